import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sorted } from '../src/index.ts';

test('a sorted copy is ascending and holds the same values, however long it is', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -3, max: 40 }), { maxLength: 60 }), (list) => {
      const before = list.slice();
      const copy = sorted(list);
      expect(copy).toEqual(list.slice().sort((a, b) => a - b));
      expect(list).toEqual(before);
      expect(copy).not.toBe(list);
    }),
  );
});
