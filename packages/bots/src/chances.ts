/**
 * By seat: the chance to win that goes with these prospects; sums to 1. Of two, what one may win the other loses, and a net has
 * learned how much of either. Of more it is but a way to say who leads how clearly: their prospects are leads in points, and
 * `steepness` says how much a whole one decides.
 */
export function chancesOf(prospects: readonly number[], steepness: number): readonly number[] {
  const [one = 0, other = 0] = prospects;
  if (prospects.length === 2) {
    const chance = Math.min(1, Math.max(0, (1 + (one - other) / 2) / 2));
    return [chance, 1 - chance];
  }
  const weights = prospects.map((prospect) => Math.exp(steepness * prospect));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}
