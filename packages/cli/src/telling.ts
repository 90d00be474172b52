import type { Seat, Told } from '@cinderhall/kernel';

/** A game told in words, in one language, to whoever holds a view. Everything is plain text without a final newline. */
export interface Telling<Move, Event, View> {
  /** The whole table. */
  board(view: View, names: SeatNames): string;
  /** What the viewer alone holds. */
  own(view: View): string;
  /** The question, and in a second sentence what it is about. */
  question(view: View, asked: readonly Seat[]): { readonly title: string; readonly why: string };
  /** An answer, as one picks it from a list. */
  move(view: View, move: Move): string;
  /**
   * The log, a chapter for each move. `told` is everything that the viewer has been told: what happened later decides
   * what is still told of earlier things.
   */
  story(view: View, told: readonly Told<Event>[]): readonly Chapter[];
  /** The score sheet of a finished game. */
  sheet(view: View): string;
  /** Whether a question of this kind begins a turn, so that whoever is asked will want to look around first. */
  beginsTurn(kind: string): boolean;
  /** Who sits in a seat, as the game calls them. */
  seat(view: View, seat: Seat): string;
}

/** Who plays, by seat: `you`, `greedy`. */
export type SeatNames = readonly string[];

/** What the log says of one move; 0 is the setup. */
export interface Chapter {
  readonly step: number;
  readonly lines: readonly string[];
}
