import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepted, below, drawSeed, forkRng, next, parseSeed, seedRng, shuffle } from '../src/index.ts';

const HOSTED = '9f3c00112233445566778899aabbccdd';
const SEEDS = ['1', HOSTED];

/** Pearson's statistic of counts that should all be alike; its mean is one less than there are counts. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('below', () => {
  // The 99.9 % points of chi-square with 5, 9 and 51 degrees of freedom.
  test.each([
    [6, 20.52],
    [10, 27.88],
    [52, 87.97],
  ])('%d is fair', (n, critical) => {
    for (const seed of SEEDS) {
      const rng = seedRng(seed);
      const counts = Array.from({ length: n }, () => 0);
      for (let i = 0; i < n * 1000; i++) {
        const x = below(rng, n);
        counts[x] = (counts[x] ?? 0) + 1;
      }
      expect(counts).toHaveLength(n);
      expect(chiSquare(counts)).toBeLessThan(critical);
    }
  });

  test('throws a word away when it belongs to the surplus', () => {
    // 2³² mod 3 is 1: of all words only 0 is too many. This state gives it twice before its one bit has spread.
    const rng = [0, 0, 0, 0, 1];
    const copy = rng.slice();
    expect([next(copy), next(copy)]).toEqual([0, 0]);
    const word = next(copy);
    expect(word).toBeGreaterThan(0);
    expect(below(rng, 3)).toBe(Math.floor((word * 3) / 2 ** 32));
    expect(rng).toEqual(copy);
  });

  test('is whole, in range, and repeatable from a copy of the state', () => {
    const seeds = fc.oneof(
      fc.nat({ max: 9_999_999_999 }).map(String),
      fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 }),
    );
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 2 ** 21 }), (seed, n) => {
        const rng = seedRng(seed);
        const copy: number[] = JSON.parse(JSON.stringify(rng));
        const x = below(rng, n);
        expect(Number.isInteger(x) && x >= 0 && x < n).toBe(true);
        expect(below(copy, n)).toBe(x);
        expect(copy).toEqual(rng);
        expect(rng.every(Number.isInteger)).toBe(true);
      }),
    );
  });

  test.each([0, -1, Number.NaN, 2 ** 21 + 1])('%d is a mistake of the caller', (n) => {
    expect(() => below(seedRng('1'), n)).toThrow(RangeError);
  });
});

describe('shuffle', () => {
  test('keeps what is there', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat({ max: 9 })), (seed, xs) => {
        const shuffled = xs.slice();
        shuffle(seedRng(String(seed)), shuffled);
        expect(shuffled.toSorted()).toEqual(xs.toSorted());
      }),
    );
  });

  test('gives every order alike', () => {
    const rng = seedRng('5');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const xs = ['a', 'b', 'c', 'd'];
      shuffle(rng, xs);
      counts.set(xs.join(''), (counts.get(xs.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // The 99.9 % point of chi-square with 23 degrees of freedom.
    expect(chiSquare([...counts.values()])).toBeLessThan(49.73);
  });
});

describe('seeds', () => {
  test.each([
    ['1', '1'],
    ['007', '7'],
    [' 42 ', '42'],
    ['9999999999', '9999999999'],
    [HOSTED.toUpperCase(), HOSTED],
    ['0'.repeat(32), '0'.repeat(32)],
  ])('%j is read as %s', (text, seed) => {
    expect(parseSeed(text)).toEqual(accepted(seed));
  });

  test.each(['', ' ', '-1', '1.5', '1e3', '12345678901', HOSTED.slice(1), `${HOSTED}0`, 'seed', 7, null, {}])(
    '%j is none',
    (text) => {
      expect(parseSeed(text)).toMatchObject({ ok: false, refusal: { refused: 'malformed', path: 'seed' } });
    },
  );

  test('that are none throw where a program makes them', () => {
    expect(() => seedRng('seed')).toThrow('no seed: seed');
    expect(() => next([7, 1, 2, 3, 4])).toThrow('not the state of a generator');
  });

  test('start different generators when they differ at all', () => {
    const seeds = ['0', '1', '2', '4294967296', '4294967297', '8589934592', HOSTED, `${HOSTED.slice(1)}e`];
    expect(new Set(seeds.map((seed) => next(seedRng(seed)))).size).toBe(seeds.length);
  });

  test('drawn from a generator are seeds, and forks go their own way', () => {
    for (const seed of SEEDS) {
      const rng = seedRng(seed);
      expect(parseSeed(drawSeed(rng)).ok).toBe(true);
      const [one, two] = [forkRng(rng), forkRng(rng)];
      expect(new Set([next(one), next(two), next(rng)]).size).toBe(3);
    }
  });
});
