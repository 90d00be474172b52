import { expect, test } from 'vitest';
import { Hasty, type Tap } from '../src/table/hasty.ts';

const tap = (at: number, on: string | null, x = 300, y = 600): Tap => ({ at, on, x, y });

test('what has come up under a finger is not answered within a third of a second', () => {
  const hasty = new Hasty();
  hasty.turn(1000);
  expect(hasty.tells(tap(1200, 'Pass'))).toBe(true);
  expect(hasty.tells(tap(1600, 'Pass'))).toBe(false);
});

test('things that are no button are picked at once', () => {
  const hasty = new Hasty();
  hasty.turn(1000);
  expect(hasty.tells(tap(1010, null))).toBe(false);
});

test('the second of two quick taps in one place counts for the same words alone', () => {
  const hasty = new Hasty();
  expect(hasty.tells(tap(5000, 'Continue'))).toBe(false);
  expect(hasty.tells(tap(5200, 'End the turn', 310))).toBe(true);
  expect(hasty.tells(tap(5600, 'End the turn', 310))).toBe(false);
  expect(hasty.tells(tap(5700, 'End the turn', 310))).toBe(false);
  // Somewhere else a quick tap is meant.
  expect(hasty.tells(tap(5800, 'List', 200))).toBe(false);
});
