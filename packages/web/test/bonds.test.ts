import { describe, expect, test } from 'vitest';
import { Bonds } from '../src/online/bonds.ts';
import { drawer } from './drawer.ts';

const TABLE = '0123456789abcdef';
const HASH = 'a'.repeat(64);

describe('what a table is bound to', () => {
  const bound = (step: number) => ({
    revision: step,
    step,
    seed: HASH,
    answers: Array.from({ length: step }, () => HASH),
  });

  test('is remembered from one visit to the next', () => {
    const texts = drawer();
    new Bonds(texts).keep(TABLE, bound(3));
    expect(new Bonds(texts).of(TABLE)).toEqual(bound(3));
    expect(new Bonds(texts).of('f'.repeat(16))).toBe(null);
  });

  test.each(['', '1/1', `1/2 ${HASH} ${HASH}`, `x/1 ${HASH} ${HASH}`, `1/1 ${HASH} nothing`])(
    'was never told if it reads %j',
    (text) => {
      const texts = drawer();
      new Bonds(texts).keep(TABLE, bound(0));
      const [, key = ''] = [...texts.keys()].sort().reverse();
      for (const at of [key, ...texts.keys()]) if (at.endsWith(TABLE)) texts.setItem(at, text);
      expect(new Bonds(texts).of(TABLE)).toBe(null);
    },
  );

  test('is forgotten of tables that were left long ago, and where there is no room', () => {
    const texts = drawer();
    const bonds = new Bonds(texts);
    for (let i = 0; i < 40; i++) bonds.keep(`t${i}`, bound(1));
    expect([bonds.of('t9'), bonds.of('t10')]).toEqual([null, bound(1)]);
    expect(texts.keys()).toHaveLength(31);
    const full = new Bonds({
      ...texts,
      setItem: () => {
        throw new Error('no room');
      },
    });
    expect(() => full.keep(TABLE, bound(1))).not.toThrow();
  });
});
