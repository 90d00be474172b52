import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurn, isComing } from '../src/crown/in-turn.svelte.ts';

let now = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('lets things in one after the other, with pauses once they have taken long', () => {
  const came: string[] = [];
  const slow = (name: string) => (): void => {
    came.push(name);
    now += 20;
  };
  inTurn(() => came.push('quick'));
  inTurn(slow('slow'));
  const back = inTurn(slow('gone'));
  inTurn(slow('last'));
  expect([came, isComing()]).toEqual([[], true]);
  back();
  vi.advanceTimersToNextTimer();
  expect([came, isComing()]).toEqual([['quick', 'slow'], true]);
  vi.advanceTimersToNextTimer();
  expect([came, isComing()]).toEqual([['quick', 'slow', 'last'], false]);
});

test('lets in what comes with something else after all that has waited', () => {
  const came: string[] = [];
  inTurn(() => {
    came.push('board');
    inTurn(() => came.push('region'));
  });
  inTurn(() => came.push('hand'));
  vi.runAllTimers();
  expect([came, isComing()]).toEqual([['board', 'hand', 'region'], false]);
});
