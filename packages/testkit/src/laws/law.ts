import type { Decision, Game, GameRecord, Notation, RngState, Seat, Told, Viewer } from '@cinderhall/kernel';

/** What a check found: `idle` when there was nothing to check here, so that counts of checks say what they seem to. */
export type Verdict = 'kept' | 'idle' | { readonly broken: string };

/** `null` says that the law was kept. */
export const verdict = (problem: string | null): Verdict => (problem === null ? 'kept' : { broken: problem });

/** A game under test at one table. */
export interface Table<Config, State, Move, Event, View> {
  readonly game: Game<Config, State, Move, Event, View>;
  readonly config: Config;
  readonly seats: readonly Seat[];
  /** Every seat, then the spectator. */
  readonly viewers: readonly Viewer[];
  readonly notation: Notation<Move>;
  /** The laws' own chance: never the game's. */
  readonly rng: RngState;
  /** The game's own count of its pieces: what is wrong, or null. */
  readonly conserve: ((state: State) => string | null) | null;
  /** A bound on decisions, over which a game counts as endless. */
  readonly most: number;
  /** Notations of moves that were made so far in this game. */
  readonly met: string[];
}

/** What a viewer sees, and a world in which they would see the same. */
export interface Glimpse<State, View> {
  readonly who: Viewer;
  readonly view: View;
  readonly world: State;
}

/** A game that waits for an answer. Checks may look at `state` and must not change it. */
export interface Question<Config, State, Move, Event, View> extends Table<Config, State, Move, Event, View> {
  readonly state: State;
  readonly decision: Decision;
  /** A copy of `state` that does not trust the game's `clone`, taken before anybody looked at it; it shares `config`. */
  readonly before: unknown;
  /** The answers open to each seat that is asked. */
  readonly answers: ReadonlyMap<Seat, readonly Move[]>;
  /** The same in notation. */
  readonly texts: ReadonlyMap<Seat, readonly string[]>;
  /** One for each viewer, made on first use. */
  glimpses(): readonly Glimpse<State, View>[];
}

/** An answer just carried out: `state` is a clone taken before it, `after` the state that was stepped. */
export interface Step<Config, State, Move, Event, View>
  extends Omit<Question<Config, State, Move, Event, View>, 'glimpses'> {
  readonly seat: Seat;
  readonly move: Move;
  readonly after: State;
  readonly told: readonly Event[];
}

/** A game played to its end. */
export interface Ending<Config, State, Move, Event, View> extends Table<Config, State, Move, Event, View> {
  readonly record: GameRecord;
  /** A copy of the configuration, taken before the game saw it. */
  readonly agreed: unknown;
  readonly state: State;
  readonly events: readonly Told<Event>[];
}

/** A law, by the moment at which it is checked. `dear` ones may be left out at some questions. */
export type Law = { readonly dear: boolean } & (
  | { readonly at: 'question'; check<C, S, M, E, V>(q: Question<C, S, M, E, V>): Verdict }
  | { readonly at: 'step'; check<C, S, M, E, V>(t: Step<C, S, M, E, V>): Verdict }
  | { readonly at: 'end'; check<C, S, M, E, V>(e: Ending<C, S, M, E, V>): Verdict }
);
