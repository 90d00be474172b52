/** Two sides at one table, in the order of their seats. */
export interface Meeting {
  readonly first: string;
  readonly second: string;
}

/** How one game between them went; shares by seat, all 0 where nobody won. */
export interface Outcome extends Meeting {
  readonly share: readonly number[];
}

/** Every two sides in both orders. */
export const meetings = (sides: readonly string[]): Meeting[] =>
  sides.flatMap((first) => sides.filter((other) => other !== first).map((second) => ({ first, second })));

/** Games of some kind, and how many of them were won; a shared win counts in parts. */
export interface Score {
  readonly games: number;
  readonly won: number;
}

export interface Balance {
  /** By side, of the games that anybody won. */
  readonly sides: ReadonlyMap<string, Score>;
  /** By two sides in the order of their list, what the former won of the games that anybody won. */
  readonly pairs: readonly (Meeting & Score)[];
  /** Of the seat that begins. */
  readonly first: Score;
  /** Games in which both won or lost together are nobody's. */
  readonly nobody: number;
  readonly games: number;
}

const none: Score = { games: 0, won: 0 };
const plus = (sum: Score, won: number): Score => ({ games: sum.games + 1, won: sum.won + won });

/** What the seat that begins had of this game; null where both had the same. */
function decided({ share: [first = 0, second = 0] }: Outcome): number | null {
  return first === second ? null : first / (first + second);
}

/** Adds games up: those that somebody won count for their sides, their pair and the first seat. */
export function weigh(names: readonly string[], outcomes: readonly Outcome[]): Balance {
  const sides = new Map(names.map((name) => [name, none]));
  const pairs = new Map<string, Meeting & Score>();
  let [first, nobody] = [none, 0];
  for (const outcome of outcomes) {
    const won = decided(outcome);
    if (won === null) {
      nobody++;
      continue;
    }
    first = plus(first, won);
    sides.set(outcome.first, plus(sides.get(outcome.first) ?? none, won));
    sides.set(outcome.second, plus(sides.get(outcome.second) ?? none, 1 - won));
    const [a, b, part] =
      names.indexOf(outcome.first) < names.indexOf(outcome.second)
        ? [outcome.first, outcome.second, won]
        : [outcome.second, outcome.first, 1 - won];
    const key = `${a} ${b}`;
    pairs.set(key, { first: a, second: b, ...plus(pairs.get(key) ?? none, part) });
  }
  return { sides, pairs: [...pairs.values()], first, nobody, games: outcomes.length };
}
