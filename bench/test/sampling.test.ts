import { expect, test } from 'vitest';
import { asTable, written } from '../src/figures.ts';
import { compete, quantile } from '../src/sampling.ts';

test.each([
  { sorted: [1, 2, 3], share: 0.5, value: 2 },
  { sorted: [1, 2, 3, 4], share: 0.5, value: 2.5 },
  { sorted: [5], share: 0.95, value: 5 },
  { sorted: [0, 10], share: 0.95, value: 9.5 },
  { sorted: [1, 2, 9], share: 1, value: 9 },
])('the value at $share of $sorted is $value', ({ sorted, share, value }) => {
  expect(quantile(sorted, share)).toBeCloseTo(value);
});

test('contestants take turns, after one round that does not count', () => {
  const turns: string[] = [];
  const contestant = (label: string, units: number) => ({
    label,
    batch: () => {
      turns.push(label);
      return units;
    },
  });
  const [one, ten] = compete([contestant('one', 1), contestant('ten', 10)], { rounds: 2, milliseconds: 3 });
  expect(turns.filter((label, i) => label !== turns[i - 1])).toEqual(['one', 'ten', 'one', 'ten', 'one', 'ten']);
  expect(one?.samples).toBe(2);
  expect(one?.median).toBeGreaterThan(0);
  expect(ten?.most).toBeGreaterThanOrEqual(ten?.median ?? Number.NaN);
});

test('numbers are written for people', () => {
  expect([0.12345, 5, 99.96, 1234.5, 1234567].map(written)).toEqual(['0.123', '5', '100', '1 235', '1 234 567']);
});

test('ratios tell their goal and their floor', () => {
  const ratio = { what: 'tic-tac-toe', of: 'us', to: 'them', ratio: 250, goal: 600, floor: 100 };
  expect(asTable({ figures: [], ratios: [ratio], notes: ['so'] })).toBe(
    'tic-tac-toe  us : them  250  times    goal 600, floor 100\n* so\n',
  );
});
