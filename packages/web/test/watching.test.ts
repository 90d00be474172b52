import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { marksRound } from '../src/crown/viewmodel/round.ts';
import { Watching } from '../src/crown/watching.svelte.ts';
import { situation } from './situation.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('no battle comes over what is to be read, until it has been read or its time is over', () => {
  const watching = new Watching(() => ({ situation: situation(), back: false, others: true }));
  const shown = (): boolean => watching.shown !== null;
  expect(shown()).toBe(true);
  watching.rest(1000);
  watching.rest(4200);
  vi.advanceTimersByTime(4000);
  expect(shown()).toBe(false);
  vi.advanceTimersByTime(200);
  expect(shown()).toBe(true);
  watching.rest(4200);
  watching.rest(0);
  vi.advanceTimersByTime(0);
  expect(shown()).toBe(true);
});

test('the beginning of a round is marked before its first battle, and after the last one of the round before', () => {
  const begun = { round: 2, known: 1, over: false, quiet: false, battle: null, waits: true };
  expect(marksRound(begun)).toBe(true);
  expect(marksRound({ ...begun, known: 2 })).toBe(false);
  expect(marksRound({ ...begun, over: true })).toBe(false);
  expect(marksRound({ ...begun, quiet: true, battle: { round: 2 } })).toBe(true);
  expect(marksRound({ ...begun, quiet: true, battle: { round: 1 } })).toBe(false);
  // A moment of the past, or the board in words.
  expect(marksRound({ ...begun, quiet: true })).toBe(false);
  expect(marksRound({ ...begun, quiet: true, battle: { round: 2 }, waits: false })).toBe(false);
});
