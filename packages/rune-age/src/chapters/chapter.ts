import type { Ban, Barred, Seat } from '@cinderhall/kernel';
import type { TellEvent } from '../table.ts';
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
  answer(s: State, f: FrameOf<K>, m: MoveOf<K>): void;
  /** What one might expect to choose and cannot. */
  barred?(s: State, f: FrameOf<K>, seat: Seat): readonly Barred[];
}

/** A rule that stands against something, and the key to its words. */
export const ban = (rule: string, reason: string): Ban => ({ rule, reason });

/** What a frame holds until it is answered, and once its seat wants no more. */
export const OPEN = -1;
export const NO_MORE = -2;
