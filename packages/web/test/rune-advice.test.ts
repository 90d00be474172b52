import { loadRuneTutor } from '@cinderhall/words/tutor';
import { expect, test } from 'vitest';
import { briefWorth, worthOf } from '../src/rune/viewmodel/advice.ts';

const text = await loadRuneTutor('en');
const found = (measure: 'chance' | 'points') =>
  ({ measure, best: { move: '', worth: 0 }, others: [], mixture: [], consequences: null }) as const;

test.each([
  [0.4, false, 'By a rough estimate nobody is then stronger than you.'],
  [-0.4, true, 'By a rough estimate you are then as strong as what threatens you.'],
  [6.6, false, 'By a rough estimate you are then stronger than your rivals, by about\u00a07.'],
  [-6.6, true, 'By a rough estimate you are then weaker than what threatens you, by about\u00a07.'],
  [39.6, false, 'By a rough estimate you are then stronger than your rivals, by about\u00a040.'],
  [41, true, 'You can hardly lose the game any more.'],
  [-41, false, 'You can hardly win the game any more.'],
])('%d points in all are told as what they are, together: %s', (points, together, told) => {
  expect(worthOf(points, found('points'), text, together)).toBe(told);
});

test('beside another answer a few words do', () => {
  expect([-3.2, 0, 12].map((points) => briefWorth(points, found('points'), text))).toEqual([
    'weaker by\u00a03',
    'even',
    'stronger by\u00a012',
  ]);
});

test('a chance that was learned is told as one', () => {
  expect(worthOf(0.61, found('chance'), text, false)).toBe('Your chance to win the game is then about 61%.');
  expect(briefWorth(0.61, found('chance'), text)).toBe('61%');
});
