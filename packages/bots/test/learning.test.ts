import { below, seedRng } from '@cinderhall/kernel';
import { describe, expect, it } from 'vitest';
import { Net } from '../src/index.ts';
import { lesson, School } from '../src/learning/index.ts';
import { Memory } from '../src/learning/memory.ts';
import type { Sample } from '../src/learning/pupil.ts';
import { bidFeatures, bids, worth } from './bids.ts';

/** What cannot be learned without a hidden layer: whether exactly one of two is there; and which output goes with it. */
const EXAMPLES: readonly Sample[] = [0, 1, 2, 3].map((n) => {
  const [a, b] = [n & 1, n >> 1];
  return {
    inputs: Float32Array.of(a, b),
    worth: a === b ? -1 : 1,
    odds: new Map([
      [1, a === b ? 1 : 0],
      [2, a === b ? 0 : 1],
    ]),
  };
});

const LESSON = EXAMPLES.flatMap((sample) => Array.from({ length: 20 }, () => sample));

function taught(seed: string, rounds: number): School {
  const school = new School([2, 16, 3], seed);
  for (let i = 0; i < rounds; i++) school.attend(LESSON, 0);
  return school;
}

describe('learning', () => {
  it('finds out what each position is worth, and which move goes with it', () => {
    const school = taught('1', 1);
    const before = school.attend(LESSON, 0);
    for (let i = 0; i < 100; i++) school.attend(LESSON, 0);
    const after = school.attend(LESSON, 0);
    expect(after.worth).toBeLessThan(before.worth / 4);
    expect(after.odds).toBeLessThan(before.odds / 4);
    const net = new Net(school.file('a toy', 2 ** 20));
    for (const { inputs, worth: right } of EXAMPLES) {
      const [said = 0, same = 0, other = 0] = net.run(inputs);
      expect(said).toBeCloseTo(right, 0);
      expect(same > other).toBe(right < 0);
    }
  });

  it('is the same for the same seed, and another for another', () => {
    const file = (seed: string) => JSON.stringify(taught(seed, 3).file('a toy', 100));
    expect(file('7')).toBe(file('7'));
    expect(file('7')).not.toBe(file('8'));
  });

  it('keeps weights as whole numbers within bounds', () => {
    const { layers } = taught('2', 3).file('a toy', 100);
    const weights = layers.flatMap((layer) => [...layer.weights]);
    expect(weights.every((w) => Number.isInteger(w) && Math.abs(w) <= 100)).toBe(true);
    expect(Math.max(...weights.map(Math.abs))).toBe(100);
  });
});

describe('a game to learn from', () => {
  const net = new Net(new School([bidFeatures.count(2), 4, bidFeatures.outputs], '1').file('bids', 1000));
  const subject = { game: bids, judge: worth, features: bidFeatures, net, heat: 1 };

  it('tells of every quiet question to every seat, what it was worth to it', () => {
    const samples = lesson(subject, null, '5');
    expect(samples.length).toBeGreaterThan(4);
    expect(samples.length % 2).toBe(0);
    for (const { inputs, worth: said, odds } of samples) {
      expect(inputs.length).toBe(bidFeatures.count(2));
      expect(Math.abs(said)).toBeLessThanOrEqual(1);
      if (odds !== null) expect([...odds.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 6);
    }
    expect(samples.some(({ odds }) => odds !== null)).toBe(true);
  });

  it('ends in what the game ended in', () => {
    // The samples of a seat come last first.
    const samples = lesson(subject, null, '5');
    const half = samples.length / 2;
    expect((samples[0]?.worth ?? 0) + (samples[half]?.worth ?? 0)).toBeCloseTo(0, 6);
    expect(samples[0]?.worth).not.toBe(0);
  });

  it('is the same for the same seed', () => {
    expect(lesson(subject, null, '6')).toEqual(lesson(subject, null, '6'));
  });
});

describe('a memory', () => {
  it('keeps the last things and forgets the oldest', () => {
    const memory = new Memory<number>(3);
    for (let i = 0; i < 5; i++) memory.add(i);
    const rng = seedRng(String(below(seedRng('1'), 9)));
    expect([...new Set(memory.some(100, rng))].sort()).toEqual([2, 3, 4]);
    expect(new Memory<number>(3).some(4, rng)).toEqual([]);
  });
});
