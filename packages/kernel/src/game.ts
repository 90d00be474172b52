/** The four chairs of a table. A game with fewer players uses the first ones. */
export const SEATS = [0, 1, 2, 3] as const;
export type Seat = (typeof SEATS)[number];

/** A total map over the seats: indexing it never yields `undefined`. */
export type BySeat<T> = { [S in Seat]: T };

/** Builds a total map by asking `f` once for each seat, in seat order. */
export const bySeat = <T>(f: (seat: Seat) => T): BySeat<T> => [f(0), f(1), f(2), f(3)];

/** Whoever looks at a table: one of its seats, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

/**
 * The seed of a game, as text. Up to ten decimal digits (`'1'`) are an open seed: fast, for tests, tools and bots.
 * 32 hexadecimal digits are a hosted seed of 128 bits, expanded by a keyed generator that nobody can sweep.
 */
export type Seed = string;

/** The generator's whole state: a few integers that live in a game's state. Only `rng.ts` reads them. */
export type RngState = number[];

/**
 * A question that the game waits on. Its `id` grows by one when a question has been answered in full, so that an
 * answer names the question it belongs to and a simultaneous answer of somebody else never makes it stale.
 */
export interface Decision {
  readonly id: number;
  readonly kind: string;
  /** Who still owes an answer; never empty. */
  readonly seats: readonly Seat[];
}

/** How a finished game ended. Both lists are indexed by seat and as long as there are players. */
export interface Outcome {
  readonly kind: 'ranking' | 'shared' | 'lost-together';
  /** Share of the win, summing to 1 (0 for everybody when all lost together). */
  readonly share: readonly number[];
  /** Points at the end. */
  readonly score: readonly number[];
}

/** What is at stake in a game. */
export interface Contest {
  readonly players: number;
  readonly together: boolean;
}

/** Hears what happens while a step is carried out. */
export type Tell<Event> = (event: Event) => void;

/** Moves as text and back. `read` returns `null` for text that is no move of this game. */
export interface Notation<Move> {
  write(move: Move): string;
  read(text: string): Move | null;
}

/** Which rule stands against something, and why. */
export interface Ban {
  /** Id of the rule in the rules page, such as `BLD-2`. */
  readonly rule: string;
  /** A key into the word catalogs, such as `space-taken`. */
  readonly reason: string;
}

/** Something on the table that cannot be chosen now. */
export interface Barred extends Ban {
  /** The part (see {@link Game.parts}) that is not offered. */
  readonly part: string;
}

/** Why something from outside could not be read. `path` points into the input, `message` says what would be right. */
export interface Malformed {
  readonly refused: 'malformed';
  readonly path: string;
  readonly message: string;
}

/** A refusal is a value: people are refused, programmers get an exception. */
export type Refusal =
  | Malformed
  | { readonly refused: 'over' }
  | { readonly refused: 'stale'; readonly decision: number; readonly pending: number }
  | { readonly refused: 'not-asked'; readonly seat: Seat; readonly asked: readonly Seat[] }
  | {
      readonly refused: 'not-offered';
      readonly move: string;
      /** The rule that forbids it, when the game can name one. */
      readonly rule: string | null;
      readonly reason: string | null;
      /** Some moves that would be right, in notation; at most eight. */
      readonly offered: readonly string[];
    };

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/**
 * What every game gives. States are mutable JSON; nobody outside a game writes to them, except through `step`.
 * `moves`, `view`, `barred`, `forbids`, `sample` and `pending` never change the state.
 */
export interface Game<Config, State, Move, Event, View> {
  readonly id: string;
  /** Version of the behaviour; grows when an old record would play differently. */
  readonly rules: number;
  /** Parses the configuration of a table from outside. */
  configure(input: unknown): Result<Config>;
  /** Who plays, in seat order. */
  seats(config: Config): readonly Seat[];
  setup(config: Config, seed: Seed, tell?: Tell<Event>): State;
  clone(s: State): State;
  /** The question that is waited on; `null`: the game is over. */
  pending(s: State): Decision | null;
  /** Every answer this seat may give; empty if it is not asked. Values, not copies: no two are equal. */
  moves(s: State, seat: Seat): readonly Move[];
  /** Carries a move out in place. The caller vouches that it is one of `moves(s, seat)`. */
  step(s: State, seat: Seat, m: Move, tell?: Tell<Event>): void;
  /** What a viewer may see, built up from nothing. */
  view(s: State, who: Viewer): View;
  /** The same for one event; `null` when the viewer does not learn of it at all. */
  see(e: Event, who: Viewer): Event | null;
  /** Whether this event told anybody something that was hidden before it (dice, drawn cards, reveals). */
  reveals(e: Event): boolean;
  /** Some state that this viewer cannot rule out. `rng` is the sampler's own generator and is advanced. */
  sample(v: View, who: Viewer, rng: RngState): State;
  outcome(s: State): Outcome | null;
  notation(config: Config): Notation<Move>;
  /**
   * The parts of a move, as the things on the table that one picks to make it: `space:12`, `fighter:7`, `fighter:7`.
   * A multiset: two moves with the same parts are the same move.
   */
  parts(m: Move): readonly string[];
  /** What a seat that is asked might expect to choose and cannot, with the rule. Knows no more than the seat's view. */
  barred(s: State, seat: Seat): readonly Barred[];
  /**
   * Which rule forbids a whole move none of whose parts is barred, such as one with too many of them; `null`: none can be
   * named, or the move is offered. Left out by a game whose refusals all come of parts. Knows no more than the seat's
   * view, and takes whatever the notation reads.
   */
  forbids?(s: State, seat: Seat, m: Move): Ban | null;
  /**
   * The same game with everything that no seat knows dealt anew, and a generator that this seed starts. Whatever any seat
   * sees, and may answer, stays. Left out by a game that cannot be continued from within.
   */
  redeal?(s: State, seed: Seed): State;
  /**
   * The table as it would stand if this seat's next turn began now, and nothing came after that turn: what it asks first, and
   * whatever follows from own answers, may be prepared before it is asked. Nothing that nobody knows happens there without
   * an event that `reveals`. Whoever looks at a world sampled for this seat foresees the same. Null: it is asked now or its
   * turn goes on, or nothing can be foreseen. A new state, to look at and to play on in, never to be kept as the game:
   * pieces may be missing. Left out by a game without turns.
   */
  ahead?(s: State, seat: Seat): State | null;
  /**
   * What lies where a move points by place alone, such as the card on a space of a display: with something else there the same
   * text would mean another thing. Empty: nothing. Left out by a game whose moves name everything.
   */
  about?(s: State, m: Move): string;
  /**
   * Who is in the order of finish, with opponents that the game itself plays, and whether all of them win or lose together.
   * Left out where it is those who play, each for themselves.
   */
  contest?(config: Config): Contest;
  /** Whether people here must remember what they have seen, so that nobody may look at a past moment again. */
  forgets?(s: State): boolean;
}
