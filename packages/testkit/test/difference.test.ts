import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference, notJson } from '../src/index.ts';

/** JSON text with the keys of objects in order: two values are equal if these are. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

describe('difference', () => {
  test.each([
    [{ a: [1, 2] }, { a: [1, 3] }, 'a[1]: 2 ≠ 3'],
    [{ a: 1 }, { a: 1, b: 2 }, 'b: only on the right'],
    [{ a: 1, b: undefined }, { a: 1 }, 'b: only on the left'],
    [[1, 2], [1], '[1,2] ≠ [1]'],
    [{ a: [] }, { a: {} }, 'a: [] ≠ {}'],
    [0, -0, '0 ≠ -0'],
    [null, {}, 'null ≠ {}'],
    [{ a: { b: 1 } }, { a: { b: 1 } }, null],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, null],
  ])('of %j and %j', (a, b, found) => {
    expect(difference(a, b)).toBe(found);
  });

  test('names what it compares', () => {
    expect(difference({ a: 1 }, { a: 2 }, 'state')).toBe('state.a: 1 ≠ 2');
    expect(difference([1], [2], 'moves')).toBe('moves[0]: 1 ≠ 2');
    expect(difference(1, 2, 'id')).toBe('id: 1 ≠ 2');
  });

  test('is null exactly for equal values', () => {
    const few = fc.jsonValue({ maxDepth: 2, noUnicodeString: true });
    fc.assert(
      fc.property(few, few, (a, b) => {
        expect(difference(a, structuredClone(a))).toBeNull();
        expect(difference(a, b) === null).toBe(canonical(a) === canonical(b));
      }),
    );
  });
});

describe('notJson', () => {
  test('finds nothing in what comes from JSON', () => {
    fc.assert(fc.property(fc.json(), (text) => notJson(JSON.parse(text.replaceAll('-0', '0')), 'x') === null));
  });

  const circle: unknown[] = [];
  circle.push(circle);
  test.each([
    [undefined, 'x: undefined'],
    [{ a: [1, undefined] }, 'x.a[1]: undefined'],
    [{ a: Number.NaN }, 'x.a: NaN'],
    [[Number.POSITIVE_INFINITY], 'x[0]: Infinity'],
    [[-0], 'x[0]: -0'],
    [{ f: () => 1 }, 'x.f: function'],
    [{ big: 1n }, 'x.big: bigint'],
    [new Map(), 'x: an object of a class'],
    [{ [Symbol('s')]: 1 }, 'x: has a key that is a symbol'],
    // biome-ignore lint/suspicious/noSparseArray: the hole is what is tested
    [[1, , 2], 'x[1]: undefined'],
  ])('finds what JSON would bend (%#)', (value, found) => {
    expect(notJson(value, 'x')).toBe(found);
  });

  test('finds a circle', () => {
    expect(notJson(circle, 'x')).toMatch(/too deep, or a circle$/);
  });
});
