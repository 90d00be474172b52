import { perft } from '@cinderhall/testkit';
import { describe, expect, test } from 'vitest';
import { crownOfAsh } from '../src/index.ts';
import { keptJson } from './kept.ts';
import { AUTOMA, UNUSUAL, USUAL } from './tables.ts';

const SEEDS = ['1', '2', '0123456789abcdeffedcba9876543210'];
const DEPTHS = [2, 4, 6, 7] as const;

/**
 * How many ways there are to answer the first questions: house content, so it moves when values are tuned, and when a
 * rule changes silently. `REGENERATE=1` writes the table anew.
 */
describe('paths of decisions', () => {
  const counted = Object.fromEntries(
    [...USUAL, ...UNUSUAL, ...AUTOMA.slice(0, 1)].map(({ name, config }) => {
      const paths = SEEDS.map((seed) => {
        const { byDepth } = perft(crownOfAsh, config, seed, Math.max(...DEPTHS));
        return DEPTHS.map((depth) => byDepth[depth]);
      });
      return [name, Object.fromEntries(SEEDS.map((seed, i) => [seed, paths[i]]))];
    }),
  );
  const kept = keptJson('perft.json', counted);

  test.each(Object.keys(counted))('%s', (name) => {
    expect({ [name]: counted[name] }).toEqual(
      Object.fromEntries(Object.entries(Object(kept)).filter(([k]) => k === name)),
    );
  });

  test('the table holds nothing else', () => {
    expect(Object.keys(Object(kept))).toEqual(Object.keys(counted));
  });
});
