import { describe, expect, test } from 'vitest';
import { mixtureTold, runnerUp } from '../src/table/advice.ts';

/** Moves read as they are called, without the number of the place where they are found. */
const told = (move: string): string => move.replace(/ #\d/, '');
const valued = (move: string, worth: number) => ({ move, worth });
const rest = { mixture: [], consequences: null };

describe('beside the best answer', () => {
  test('the best of those that read otherwise is told', () => {
    const best = valued('raise ghoul #1', 0.62);
    const others = [valued('raise ghoul #2', 0.61), valued('raise imp', 0.57), valued('pass', 0.3)];
    expect(runnerUp({ measure: 'chance', best, others, ...rest }, told)).toEqual({
      move: 'raise imp',
      worth: 0.57,
      alike: false,
    });
  });

  test.each([
    ['chance', 0.004, 0.001],
    ['chance', 0.5049, 0.4951],
    ['points', 0.4, -0.4],
    ['points', -3.2, -3.4],
  ] as const)('one that is told with the same figure is as good, in %s', (measure, worth, other) => {
    const found = runnerUp({ measure, best: valued('gather', worth), others: [valued('build', other)], ...rest }, told);
    expect(found).toMatchObject({ move: 'build', alike: true });
  });

  test('nothing is told where all others read alike, or there is none', () => {
    const best = valued('raise ghoul #1', 0.62);
    const measured = { measure: 'chance', best, ...rest } as const;
    expect(runnerUp({ ...measured, others: [valued('raise ghoul #2', 0.6)] }, told)).toBe('same');
    expect(runnerUp({ ...measured, others: [] }, told)).toBe('none');
  });
});

test('a mixture has one line for what reads alike, and none for what is hardly played', () => {
  const mixture = [
    { move: 'send imp #1', share: 0.5 },
    { move: 'send none', share: 0.28 },
    { move: 'send imp #2', share: 0.2 },
    { move: 'send ghoul', share: 0.02 },
  ];
  expect(mixtureTold(mixture, told)).toEqual([
    { move: 'send imp #1', share: 0.7 },
    { move: 'send none', share: 0.28 },
  ]);
});
