import { type Game, SEATS, type Seed } from '@cinderhall/kernel';

/** Counts of decision paths, by the first answer. */
export interface Perft {
  readonly depth: number;
  /** Paths of exactly `depth` answers from the setup; those that end sooner do not count. */
  readonly paths: number;
  /** Paths of exactly 0, 1, … and `depth` answers, all counted in one walk. */
  readonly byDepth: readonly number[];
  /** `paths` by first answer, `'0 place gold'`, in the order of the list; they sum to `paths`. Empty at depth 0. */
  readonly divide: { readonly [answer: string]: number };
}

/**
 * Counts every way to answer `depth` questions from a seed: a silent change of rules shows as a number (the name is from
 * chess programs). Of several who are asked at once the lowest seat answers first, since their answers commute.
 */
export function perft<Config, State, Move>(
  game: Game<Config, State, Move, unknown, unknown>,
  config: Config,
  seed: Seed,
  depth: number,
): Perft {
  const start = game.setup(config, seed);
  const { write } = game.notation(config);
  const byDepth = [1, ...Array.from({ length: Math.max(depth, 0) }, () => 0)];
  if (depth <= 0) return { depth, paths: 1, byDepth, divide: {} };
  const counts = answersOf(game, start).map(({ seat, move, play }): [string, number] => {
    return [`${seat} ${write(move)}`, countPaths(game, play(), depth - 1, byDepth)];
  });
  return { depth, paths: byDepth[depth] ?? 0, byDepth, divide: Object.fromEntries(counts) };
}

/** Paths of `left` more answers; each on the way is added to those of its length. */
function countPaths<S, M>(
  game: Game<unknown, S, M, unknown, unknown>,
  state: S,
  left: number,
  byDepth: number[],
): number {
  const given = byDepth.length - 1 - left;
  byDepth[given] = (byDepth[given] ?? 0) + 1;
  if (left === 0) return 1;
  const answers = answersOf(game, state);
  if (left === 1) {
    // The last answers need not be carried out to be counted.
    byDepth[given + 1] = (byDepth[given + 1] ?? 0) + answers.length;
    return answers.length;
  }
  return answers.reduce((sum, { play }) => sum + countPaths(game, play(), left - 1, byDepth), 0);
}

/** What the lowest seat that is asked may answer, each with the state that it leads to. */
function answersOf<S, M>(game: Game<unknown, S, M, unknown, unknown>, state: S) {
  const asked = game.pending(state)?.seats ?? [];
  const seat = SEATS.find((one) => asked.includes(one));
  if (seat === undefined) return [];
  const after = (move: M) => {
    const next = game.clone(state);
    game.step(next, seat, move);
    return next;
  };
  return game.moves(state, seat).map((move) => ({ seat, move, play: () => after(move) }));
}
