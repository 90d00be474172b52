/** A stretch of a line. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * Moves places on a line apart until each is `apart` from the next at least, as far as there is room for that.
 * @param places from the least to the greatest
 * @returns as many, in the same order
 */
export function spreadOut(places: readonly number[], apart: number, { from, to }: Stretch): readonly number[] {
  const gap = places.length > 1 ? Math.min(apart, (to - from) / (places.length - 1)) : apart;
  const there = places.map((place) => Math.min(Math.max(place, from), to));
  for (const [i, place] of there.entries()) there[i] = Math.max(place, i === 0 ? from : (there[i - 1] ?? from) + gap);
  for (const [back, place] of there.toReversed().entries()) {
    const i = there.length - 1 - back;
    there[i] = Math.min(place, i === there.length - 1 ? to : (there[i + 1] ?? to) - gap);
  }
  return there;
}
