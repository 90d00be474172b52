import { next, type RngState } from '@cinderhall/kernel';

const SQRT3 = 1.7320508075688772;

/** A number drawn around 0 with a standard deviation of 1: near enough to normal, in + and × alone. */
export function normal(rng: RngState): number {
  let sum = -2;
  for (let i = 0; i < 4; i++) sum += next(rng) / 2 ** 32;
  return sum * SQRT3;
}
