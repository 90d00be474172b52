import { below, seedRng } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { perft } from '../src/index.ts';
import { type State, tithe } from './tithe.ts';

const TWO = { players: 2 } as const;

/** The same count done naively: carry everything out, ask everybody. */
function slowPaths(s: State, depth: number): number {
  if (depth === 0) return 1;
  const seat = tithe.pending(s)?.seats[0];
  if (seat === undefined) return 0;
  const counts = tithe.moves(s, seat).map((m) => {
    const after = tithe.clone(s);
    tithe.step(after, seat, m);
    return slowPaths(after, depth - 1);
  });
  return counts.reduce((a, b) => a + b, 0);
}

describe('perft', () => {
  test('counts what a plain recursion counts', () => {
    const rng = seedRng('7');
    for (let i = 0; i < 4; i++) {
      const seed = `${below(rng, 1000)}`;
      const depth = 1 + i;
      expect(perft(tithe, TWO, seed, depth).paths).toBe(slowPaths(tithe.setup(TWO, seed), depth));
    }
  });

  test('counts shorter paths on the way', () => {
    const last = { ...tithe, setup: (): State => ({ ...tithe.setup(TWO, '1'), round: 3, hands: [[1], [2]] }) };
    for (const game of [tithe, last])
      for (const depth of [0, 1, 2, 5]) {
        const { byDepth } = perft(game, TWO, '1', depth);
        expect(byDepth).toEqual(byDepth.map((_, shorter) => slowPaths(game.setup(TWO, '1'), shorter)));
        expect(byDepth).toHaveLength(depth + 1);
      }
  });

  test('divides by the first answer', () => {
    // Seed 1 deals seat 0 the cards 1 3 4 4: seven answers; seat 1 holds 1 2 2 4: seven again; then two boons.
    const { divide, paths } = perft(tithe, TWO, '1', 3);
    expect(paths).toBe(7 * 7 * 2);
    expect(divide).toEqual(
      Object.fromEntries(['1', '1 3', '1 4', '3', '3 4', '4', '4 4'].map((cards) => [`0 seal ${cards}`, 14])),
    );
  });

  test('counts one path of no answers, and none that is longer than the game', () => {
    expect(perft(tithe, TWO, '1', 0).paths).toBe(1);
    const last = { ...tithe, setup: (): State => ({ ...tithe.setup(TWO, '1'), round: 3, hands: [[1], [2]] }) };
    expect(perft(last, TWO, '1', 3).paths).toBe(2);
    expect(perft(last, TWO, '1', 4).paths).toBe(0);
  });
});
