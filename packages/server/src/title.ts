import type { Wits } from '@cinderhall/bots';
import type { Game } from '@cinderhall/kernel';

/** A game and what the server must know of it beside its rules. */
export interface Title<Config, State, Move, Event, View> {
  readonly game: Game<Config, State, Move, Event, View>;
  /** For opponents that look ahead. */
  readonly wits: Wits<State, Move>;
  /** What all who played see together, once nothing is secret any more. */
  readonly together: (views: readonly [View, ...View[]]) => View;
  /** A move as text. */
  readonly write: (view: View, move: Move) => string;
  /** How far a game has come, for a list of games. */
  readonly round: (view: View) => number;
}

/** Finds out the types of a title. */
export const titled = <C, S, M, E, V>(title: Title<C, S, M, E, V>): Title<C, S, M, E, V> => title;
