import type { Barred, Concession, Decision, Viewer } from '@cinderhall/kernel';
import type { Finish, SeatInfo, Trouble, Verdict } from '@cinderhall/referee';
import type { Advice } from '../local/tutor-messages.ts';
import type { Sorts } from './sorts.ts';

/** One event as this viewer learned of it. `step` counts moves: events of one move share it. */
export interface LogEntry<G extends Sorts = Sorts> {
  readonly step: number;
  readonly event: G['event'];
}

/** Everything the page knows about a table at one moment, for one pair of eyes. Holds no secret of anybody else. */
export interface Situation<G extends Sorts = Sorts> {
  /** Id of the game. */
  readonly game: string;
  readonly table: string;
  readonly viewer: Viewer;
  readonly seats: readonly SeatInfo[];
  readonly view: G['view'];
  /** What the table waits on; null: the game is over. */
  readonly decision: Decision | null;
  /** The answers the viewer may give; empty when the viewer is not asked. */
  readonly moves: readonly G['move'][];
  readonly barred: readonly Barred[];
  readonly log: readonly LogEntry<G>[];
  readonly outcome: Finish | null;
  /** Who has conceded, in this order. */
  readonly concessions: readonly Concession[];
  /** Answers carried out. */
  readonly step: number;
  /** The step that this viewer had seen when the page began to show the table: what is later in the log is news. */
  readonly since: number;
  /** Whether the viewer may take back their last answer: nobody has learned anything since. */
  readonly canUndo: boolean;
}

/** The way to prepare the next turn of whoever waits. */
export interface Preparing {
  /** What the button says that leads there. */
  readonly label: string;
  begin(): void;
}

/** How a thing on the table looks to whoever is choosing. */
export type Standing = 'can' | 'chosen' | 'barred' | 'quiet';

/**
 * The table as its drawings use it: what is there, what is chosen so far, what can be chosen next. A thing registers
 * what it is (its part, such as `space:12` or `fighter:7`) and draws itself by `standing(part)`.
 */
export interface Session<G extends Sorts = Sorts> {
  readonly situation: Situation<G>;
  /** Parts picked so far of a move of several parts; with repetitions. */
  readonly picked: readonly string[];
  /** The move that the picked parts are, if they are a whole one. */
  readonly exact: G['move'] | null;
  /** The moves still possible with what is picked. */
  readonly open: readonly G['move'][];
  /** The thing under the pointer or focus, for previews. */
  readonly regarded: string | null;
  /** The same at this very moment, for what acts on it: `regarded` follows once the page has rest. Not reactive. */
  readonly regarding: string | null;
  standing(part: string): Standing;
  /** How often the part is picked, and how often it could be in all. */
  count(part: string): { readonly picked: number; readonly most: number };
  why(part: string): Barred | null;
  /** Whether an answer has been sent and the table has not moved on yet: nothing can be picked meanwhile. */
  readonly sending: boolean;
  /** Why the last answer was not taken, until the next attempt; null: nothing was wrong. */
  readonly refusal: Trouble | null;
  /**
   * Picks a part. Of a sort of which a move holds only one (a space, a card), another one takes the place of the one
   * picked before; picking the picked one again sends the move if it is whole. Of the others (fighters) it takes the
   * part back when it is picked as often as can be. A whole move to which nothing can be added is sent at once, unless
   * the question is a weighty one and the person wants to confirm those.
   */
  pick(part: string): void;
  unpick(part: string): void;
  /** Does this once the table shows what has been picked: at once, where it does. */
  whenShown(act: () => void): void;
  /** Drops the last part picked; true if there was one. */
  back(): boolean;
  regard(part: string | null): void;
  /**
   * Regards something that cannot be picked, which somebody has tapped. A whole answer loses its last part if none goes with
   * another of its sort, so that no button speaks of one thing while the words speak of another; sets stay as they are.
   */
  turnTo(part: string): void;
  /** Sends this move, or `exact`. */
  send(move?: G['move']): void;
  undo(): void;
  /** Gives up, for good; null where that cannot be done. */
  readonly concede: (() => void) | null;
  /** Asks a computer for advice on the question; null where none is to be had. */
  readonly advise: (() => Promise<Verdict<Advice<G>>>) | null;
  /** Leads to preparing one's next turn; null where that is not to be had. */
  readonly preparing: Preparing | null;
}
