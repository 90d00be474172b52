import type { Wits } from '@cinderhall/bots';
import type { Game, Result, RngState, Seat } from '@cinderhall/kernel';
import type { Choose, Desk } from '@cinderhall/testkit';
import type { Language } from '@cinderhall/words';
import type { Telling } from './telling.ts';

/** A game and what the commands need beside its rules. */
export interface Title<Config, State, Move, Event, View> {
  readonly game: Game<Config, State, Move, Event, View>;
  /** For the bots that judge positions; null: this game has none yet, and is played at random alone. */
  readonly wits: Wits<State, Move> | null;
  /** What is missing or doubled in this state, in words; null when every component is in exactly one place. */
  readonly conserve: (s: State) => string | null;
  /** How scenario files speak of it; null: they do not yet. */
  readonly desk: Desk<Config, State, Event, View> | null;
  /** The first one is the default. */
  readonly editions: readonly string[];
  readonly players: readonly number[];
  /** The table as `game.configure` reads it. */
  readonly table: (wish: TableWish) => unknown;
  /** Opponents that the game itself plays, by name: what a table for one of them and one other agrees on. */
  readonly own: Readonly<Record<string, Setting>>;
  /** Those who play this game alone by a script, by name: yardsticks for the bots. */
  readonly scripts: Readonly<Record<string, Script<State, Move>>>;
  /** What players are told apart by at a table, each at most once; null: nothing. */
  readonly sides: Sides | null;
  /** What its points are called where they are counted. */
  readonly points: string;
  /** How its laws are tried. */
  readonly trial: Trial<Move>;
  /** Reads a content pack on its own. */
  readonly pack: (input: unknown) => Result<PackFacts>;
  readonly tell: (config: Config, language: Language) => Promise<Telling<Move, Event, View>>;
}

/** Sides that players choose between, and where a table lists them by seat. */
export interface Sides {
  readonly path: readonly string[];
  readonly names: readonly string[];
}

/** A quick answer of a seat. The state it is shown was sampled from what that seat sees. */
export type Script<State, Move> = (s: State, seat: Seat, moves: readonly Move[], rng: RngState) => Move;

/** One more thing that a table agrees on: a path into its configuration, and the value there. */
export interface Setting {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** What there is to say of a content pack. */
export interface PackFacts {
  readonly id: string;
  readonly name: string;
  /** How many of each sort are in the box. */
  readonly counts: Readonly<Record<string, number>>;
  /** What is odd in it, though no rule forbids it. */
  readonly warnings: readonly string[];
}

/** What flags say about a table. */
export interface TableWish {
  readonly edition: string;
  readonly players: number;
  /** A content pack as parsed JSON; undefined: the house pack. */
  readonly pack: unknown;
}

/** A title whose types nobody outside needs to know: it is used by handing over what works with any title. */
export type Shelved = <R>(use: <C, S, M, E, V>(title: Title<C, S, M, E, V>) => R) => R;

export const shelve =
  <C, S, M, E, V>(title: Title<C, S, M, E, V>): Shelved =>
  (use) =>
    use(title);

/** The games there are, by id. */
export type Shelf = ReadonlyMap<string, Shelved>;

/** Tables and players for games in which laws are tried. */
interface Trial<Move> {
  /** A table out of all that there may be. All chance is the generator's. */
  draw(wish: TrialWish, rng: RngState): DrawnTable;
  /** Ways to choose moves, by name. */
  readonly habits: Readonly<Record<string, Choose<Move>>>;
}

/** What is fixed of the tables to draw; what is left out is drawn. */
export interface TrialWish {
  readonly edition?: string | undefined;
  /** One of these. */
  readonly players?: readonly number[] | undefined;
  readonly pack?: unknown;
}

export interface DrawnTable {
  /** As the game's `configure` reads it. */
  readonly table: unknown;
  /** What it counts as in a report, such as `players 3`. */
  readonly sorts: readonly string[];
}
