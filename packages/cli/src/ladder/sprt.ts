/** A candidate against a base: which of two hypotheses about its lead in Elo is true, and what errors are put up with. */
export interface Question {
  /** Lead under which the candidate is refused. */
  readonly least: number;
  /** Lead over which it is taken. */
  readonly wanted: number;
  /** Chance of taking one that leads by `least` alone, and of refusing one that leads by `wanted`. */
  readonly alpha: number;
  readonly beta: number;
}

export interface Answer {
  /** Pairs of games played. */
  readonly pairs: number;
  /** Log-likelihood ratio of `wanted` over `least`; beyond a bound it is decided. */
  readonly ratio: number;
  readonly bounds: readonly [number, number];
  readonly verdict: 'taken' | 'refused' | 'open';
}

/** Fewer pairs say too little of how much they vary. */
const LEAST_PAIRS = 10;

/** What a lead in Elo is worth in points, 0 to 1. */
export const expected = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/**
 * The sequential probability ratio test (Wald 1945) over pairs of games that share a deal and change seats, in the
 * generalised form that takes the variance of a pair from the pairs themselves, so that luck of the deal does not
 * count twice. `scores` are the candidate's means of each pair, 0 to 1.
 */
export function sprt(scores: readonly number[], { least, wanted, alpha, beta }: Question): Answer {
  const pairs = scores.length;
  const bounds = [Math.log(beta / (1 - alpha)), Math.log((1 - beta) / alpha)] as const;
  const mean = scores.reduce((a, b) => a + b, 0) / Math.max(1, pairs);
  const variance = scores.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, pairs);
  const [s0, s1] = [expected(least), expected(wanted)];
  // As long as all pairs ended alike, how much they vary is not known.
  const ratio = variance === 0 ? 0 : (pairs * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
  const verdict = pairs < LEAST_PAIRS ? 'open' : ratio >= bounds[1] ? 'taken' : ratio <= bounds[0] ? 'refused' : 'open';
  return { pairs, ratio, bounds, verdict };
}
