import { expect, test } from 'vitest';
import { tabFor } from '../src/crown/panels/tab.ts';

test('the hand comes up with what is answered from it', () => {
  expect(tabFor('commit', false)).toBe('hand');
  expect(tabFor('turn', false)).toBe('board');
  expect(tabFor(null, false)).toBe('board');
});

test('and waits until a battle is closed that is still looked at', () => {
  expect(tabFor('amend', true)).toBe('board');
  expect(tabFor('amend', false)).toBe('hand');
});
