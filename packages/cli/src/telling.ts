import type { Seat } from '@cinderhall/kernel';

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
  /** Lines of the log for the events of one move. */
  story(view: View, events: readonly Event[]): readonly string[];
  /** The score sheet of a finished game. */
  sheet(view: View): string;
  /** Whether a question of this kind begins a turn, so that whoever is asked will want to look around first. */
  beginsTurn(kind: string): boolean;
  /** Who sits in a seat, as the game calls them. */
  seat(view: View, seat: Seat): string;
}

/** Who plays, by seat: `you`, `greedy`. */
export type SeatNames = readonly string[];
