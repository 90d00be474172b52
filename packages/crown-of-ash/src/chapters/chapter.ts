import type { Ban, Barred, Seat } from '@cinderhall/kernel';
import type { TellEvent } from '../table.ts';
import { ALONE, at } from '../table.ts';
import type { FrameKind, FrameOf, MoveOf, QuestionKind, State } from '../types.ts';

/** Unfinished business that asks nobody: it acts, pops itself and pushes what follows. */
export interface Step<K extends FrameKind> {
  settle(s: State, f: FrameOf<K>, tell: TellEvent): void;
}

/** A chapter of the rulebook that asks somebody. */
export interface Question<K extends QuestionKind> extends Step<K> {
  /** Who still owes an answer. Empty: `settle` is called. */
  who(s: State, f: FrameOf<K>): readonly Seat[];
  /** Every answer of this seat, each value once. */
  moves(s: State, f: FrameOf<K>, seat: Seat): readonly MoveOf<K>[];
  /** Notes the answer in the frame. */
  answer(s: State, f: FrameOf<K>, seat: Seat, m: MoveOf<K>, tell: TellEvent): void;
  /** What one might expect to choose and cannot. */
  barred?(s: State, f: FrameOf<K>, seat: Seat): readonly Barred[];
  /** Which rule forbids an answer that is none of the moves, though nothing in it is barred; null: none, or it is one. */
  forbids?(s: State, f: FrameOf<K>, seat: Seat, m: MoveOf<K>): Ban | null;
}

/** A rule that stands against something, and the key to its words. */
export const ban = (rule: string, reason: string): Ban => ({ rule, reason });

/** The one-seat list of whoever a frame asks. */
export const only = (seat: Seat): readonly Seat[] => at(ALONE, seat);
