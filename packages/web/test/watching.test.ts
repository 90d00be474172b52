import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
