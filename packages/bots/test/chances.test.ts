import { expect, it } from 'vitest';
import { chancesOf } from '../src/index.ts';

it('of two, what one may expect the other does not', () => {
  expect(chancesOf([0, 0], 9)).toEqual([0.5, 0.5]);
  const [one, other] = chancesOf([0.4, -0.4], 9);
  expect(one).toBeCloseTo(0.7, 12);
  expect(other).toBeCloseTo(0.3, 12);
  expect(chancesOf([3, -3], 9)).toEqual([1, 0]);
});

it('of more, whoever leads has more, the more a lead decides', () => {
  expect(chancesOf([0.2, 0.2, 0.2, 0.2], 4)).toEqual([0.25, 0.25, 0.25, 0.25]);
  const chances = (steepness: number): readonly number[] => chancesOf([0.5, 0, -0.5], steepness);
  expect(chances(4).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
  // e² to 1 to e⁻²
  expect(chances(4)[0]).toBeCloseTo(0.8668, 4);
  expect(chances(1)[0]).toBeLessThan(chances(4)[0] ?? 0);
});
