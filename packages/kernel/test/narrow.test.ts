import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { narrow } from '../src/index.ts';

/** A move is its parts here. */
const game = { parts: (m: readonly string[]) => m };

describe('narrow', () => {
  const moves = [[], ['a'], ['a', 'a'], ['a', 'b'], ['b', 'c', 'c']];

  test('with nothing picked leaves everything open', () => {
    const { open, next, exact } = narrow(game, moves, []);
    expect(open).toEqual(moves);
    expect(exact).toEqual([]);
    expect(Object.fromEntries(next)).toEqual({ a: 2, b: 1, c: 2 });
  });

  test('tells what could be picked next, how often, and what is whole', () => {
    const { open, next, exact } = narrow(game, moves, ['a']);
    expect(open).toEqual([['a'], ['a', 'a'], ['a', 'b']]);
    expect(exact).toEqual(['a']);
    expect(Object.fromEntries(next)).toEqual({ a: 1, b: 1 });
  });

  test('counts what is picked more than once', () => {
    expect(narrow(game, moves, ['c', 'c']).open).toEqual([['b', 'c', 'c']]);
    expect(narrow(game, moves, ['c', 'c', 'c'])).toEqual({ open: [], next: new Map(), exact: null });
    expect(narrow(game, moves, ['b', 'c']).exact).toBeNull();
  });

  const parts = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 });
  const sorted = (xs: readonly string[]) => [...xs].sort();
  const lists = fc.uniqueArray(parts.map(sorted), { selector: (m) => m.join(), maxLength: 30 });

  test('any picks of an offered move, in any order, keep it open and end at it', () => {
    fc.assert(
      fc.property(lists, fc.infiniteStream(fc.nat()), (all, dice) => {
        const draw = (n: number) => (dice.next().value ?? 0) % n;
        const aim = all[draw(all.length || 1)];
        if (aim === undefined) return;
        const left = aim.slice();
        const picked: string[] = [];
        while (left.length > 0) {
          const { open, next } = narrow(game, all, picked);
          expect(open).toContain(aim);
          const [part = ''] = left.splice(draw(left.length), 1);
          expect(next.get(part)).toBeGreaterThan(0);
          picked.push(part);
        }
        expect(narrow(game, all, picked).exact).toBe(aim);
      }),
    );
  });

  test('following what is next never leads astray: some move stays open, and no pick beyond it does', () => {
    fc.assert(
      fc.property(lists, parts, (all, picked) => {
        const { open, next, exact } = narrow(game, all, picked);
        for (const [part, count] of next) {
          const most = [...picked, ...Array.from({ length: count }, () => part)];
          expect(narrow(game, all, most).open.length).toBeGreaterThan(0);
          expect(narrow(game, all, [...most, part]).open).toEqual([]);
        }
        expect(open.length > 0).toBe(next.size > 0 || exact !== null);
        expect(exact).toEqual(all.find((m) => m.join() === sorted(picked).join()) ?? null);
      }),
    );
  });

  test('is quick enough for every pointer move: 300 moves of three parts in well under a frame', () => {
    const names = Array.from({ length: 12 }, (_, i) => `fighter:${i}`);
    const hand = names.flatMap((a, i) => names.slice(i).flatMap((b, j) => names.slice(i + j).map((c) => [a, b, c])));
    expect(hand).toHaveLength(364);
    const began = performance.now();
    for (let i = 0; i < 100; i++) narrow(game, hand, ['fighter:3']);
    expect((performance.now() - began) / 100).toBeLessThan(5);
  });
});
