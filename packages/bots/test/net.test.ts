import { describe, expect, it } from 'vitest';
import { Net } from '../src/index.ts';

/** Two inputs, two hidden units, two outputs. */
const file = {
  reads: 'a toy',
  sizes: [2, 2, 2],
  layers: [
    { scale: 0.5, weights: [2, -2, 4, 0], biases: [0, 1] },
    { scale: 1, weights: [1, 0, 0, 3], biases: [0.25, 0] },
  ],
};

describe('a net', () => {
  it('sums up what is told, cuts off what is below 0, and sums up again', () => {
    // Hidden: 1·1 + 2·2 = 5 and 1 − 1 = 0; then 1·1 = 1 and 1 + 1 = 2 with the first input turned round.
    const net = new Net(file);
    expect([...net.run(Float32Array.of(1, 2))]).toEqual([5.25, 0]);
    expect([...net.run(Float32Array.of(-1, 1))]).toEqual([1.25, 6]);
    expect([...net.run(Float32Array.of(-3, 0))]).toEqual([0.25, 12]);
  });

  it('gives the first output alone just as it gives all of them', () => {
    const net = new Net(file);
    for (const inputs of [Float32Array.of(1, 2), Float32Array.of(-1, 1), Float32Array.of(0, 0)])
      expect(net.first(inputs)).toBe(net.run(inputs)[0]);
  });

  it('is not made of a file whose numbers do not fit', () => {
    expect(() => new Net({ ...file, sizes: [3, 2, 2] })).toThrow(RangeError);
    expect(() => new Net({ ...file, sizes: [2, 2] })).toThrow(RangeError);
    expect(() => new Net({ ...file, sizes: [2, 2, 2, 1] })).toThrow(RangeError);
  });
});
