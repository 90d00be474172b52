import type { Concession, Seat, Viewer } from '@cinderhall/kernel';
import type { Trouble } from '@cinderhall/referee';
import type { Curve, Judgement } from '../local/tutor-messages.ts';
import type { LogEntry } from './session.ts';
import type { Sorts } from './sorts.ts';

/** Whose eyes look back: one viewer's, or those of all who played together. */
export type PastEyes = Viewer | 'everybody';

/** The way to a table's past moments, for its face. A moment is named by how many answers came before it. */
export interface Past<G extends Sorts = Sorts> {
  /** The moment that is shown; null: now. */
  readonly step: number | null;
  readonly last: number;
  /** Whether the game is over by now. */
  readonly over: boolean;
  readonly eyes: PastEyes;
  /** Whose eyes may be chosen: one pair while the game goes on. */
  readonly choices: readonly PastEyes[];
  /** What the viewer has been told up to now; the log of the moment shown is part of it. */
  readonly log: readonly LogEntry<G>[];
  /** Who has conceded up to now. */
  readonly concessions: readonly Concession[];
  readonly playing: boolean;
  /** The viewer whom the table waits for meanwhile; null: nobody here. */
  readonly called: Seat | null;
  /** Why the last moment asked for is not shown. */
  readonly refusal: Trouble | null;
  /** Goes to a moment; beyond either end to that end. */
  go(step: number): void;
  /** Back to now. */
  leave(): void;
  look(eyes: PastEyes): void;
  /** Goes on by itself, from the start again when it is at the end; or stops. */
  play(on: boolean): void;
  /** What a computer makes of the game; null while it goes on, and where nobody does. */
  readonly review: Reviewing<G> | null;
  /** Begins another game from the moment shown; null while this one goes on. */
  readonly branch: (() => void) | null;
}

/** A computer goes through a finished game. */
export interface Reviewing<G extends Sorts = Sorts> {
  readonly state: 'idle' | 'running' | 'done' | 'failed';
  /** 0 to 1. */
  readonly progress: number;
  readonly curve: Curve | null;
  /** The answers that cost most, the worst first; null until all are judged. */
  readonly mistakes: readonly Judgement<G>[] | null;
  /** Finds the curve alone, which is quick. */
  weigh(): void;
  start(): void;
  stop(): void;
  /** Shows the moment before an answer, to the eyes of whoever gave it. */
  look(of: Judgement<G>): void;
  go(step: number): void;
}

/** What a key does to whoever looks back; false: nothing. */
export function turnBy(past: Past, key: string): boolean {
  if (past.step === null) return false;
  if (key === 'ArrowLeft') past.go(past.step - 1);
  else if (key === 'ArrowRight') past.go(past.step + 1);
  else if (key === 'Home') past.go(0);
  else if (key === 'End') past.go(past.last);
  else if (key === 'Escape') past.leave();
  else return false;
  return true;
}
