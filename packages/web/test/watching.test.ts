import type { Event } from '@cinderhall/crown-of-ash';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { comeOf, scenesOf } from '../src/crown/viewmodel/battle.ts';
import { marksRound } from '../src/crown/viewmodel/round.ts';
import { Watching } from '../src/crown/watching.svelte.ts';
import { fighter, log, situation, TOLD } from './situation.ts';

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

test('more has come of a battle once it is reckoned, and once somebody decides in it whom a 0 costs', () => {
  const until = TOLD.findIndex((e) => e.kind === 'battle' && e.place === 3);
  const told = (...events: Event[]) => comeOf(scenesOf(log([...TOLD.slice(0, until), ...events])).at(-1) ?? null);
  const reckoned = TOLD.slice(until, until + 3);
  const known = told(...reckoned);
  expect(told()).toBe(0);
  expect(told(...TOLD.slice(until, until + 1))).toBeGreaterThan(0);
  const lost = { kind: 'casualty', seat: 1, fighter: fighter('sulphur-2'), place: 3 } as const;
  expect(told(...reckoned, lost)).toBeGreaterThan(known);
  expect(comeOf(null)).toBe(0);
});
