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

/** A title whose types nobody outside needs to know: it is used by handing over what works with any title. */
export type Shelved = <R>(use: <C, S, M, E, V>(title: Title<C, S, M, E, V>) => R) => R;

export const shelve =
  <C, S, M, E, V>(title: Title<C, S, M, E, V>): Shelved =>
  (use) =>
    use(title);

/** The games there are, by id. The first one is meant where none is named. */
export type Shelf = ReadonlyMap<string, Shelved>;

/** Which game is meant where none is named: by older pages, and at tables that were laid while there was one. */
export const usualOf = (shelf: Shelf): string => [...shelf.keys()][0] ?? '';
