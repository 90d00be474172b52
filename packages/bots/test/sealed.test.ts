import { next, seedRng } from '@cinderhall/kernel';
import { describe, expect, it } from 'vitest';
import { exploitability, mixedPlay } from '../src/index.ts';
import { drawn } from '../src/sealed.ts';

const ROUNDS = 1000;
const lost = (matrix: readonly (readonly number[])[]): number[][] => matrix.map((row) => row.map((worth) => -worth));

describe('choices sealed at once', () => {
  it('are mixed as theory says: half and half when pennies are matched', () => {
    const matrix = [
      [1, -1],
      [-1, 1],
    ];
    const { first, second } = mixedPlay(matrix, lost(matrix), ROUNDS);
    for (const chance of [...first, ...second]) expect(chance).toBeCloseTo(0.5, 1);
  });

  it('leave a choice alone that another one always beats', () => {
    const matrix = [
      [3, 2],
      [1, 0],
    ];
    const { first, second } = mixedPlay(matrix, lost(matrix), ROUNDS);
    expect(first[0]).toBeGreaterThan(0.99);
    expect(second[1]).toBeGreaterThan(0.99);
  });

  it('can hardly be exploited: less than 1 % of the stake in matrices of five cards each', () => {
    const rng = seedRng('1');
    for (let n = 0; n < 30; n++) {
      const matrix = Array.from({ length: 5 }, () => Array.from({ length: 5 }, () => next(rng) / 2 ** 31 - 1));
      const all = matrix.flat();
      const stake = Math.max(...all) - Math.min(...all);
      expect(exploitability(matrix, lost(matrix), mixedPlay(matrix, lost(matrix), ROUNDS)) / stake).toBeLessThan(0.01);
    }
  });

  it('can be exploited where they are not mixed', () => {
    const matrix = [
      [1, -1],
      [-1, 1],
    ];
    expect(exploitability(matrix, lost(matrix), { first: [1, 0], second: [1, 0] })).toBe(2);
  });

  it('are drawn as often as the mixture says', () => {
    const rng = seedRng('2');
    const counts = [0, 0, 0];
    for (let i = 0; i < 4000; i++) {
      const choice = drawn([0.5, 0, 0.5], rng);
      counts[choice] = (counts[choice] ?? 0) + 1;
    }
    expect(counts[1]).toBe(0);
    expect(counts[0]).toBeGreaterThan(1850);
    expect(counts[2]).toBeGreaterThan(1850);
  });
});
