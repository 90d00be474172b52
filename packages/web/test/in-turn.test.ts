import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurn, isComing } from '../src/crown/in-turn.svelte.ts';

let now = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 16));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A frame is drawn, and then somebody is let in. */
const paint = (): void => void vi.advanceTimersToNextTimer().advanceTimersToNextTimer();

test('lets things in one after the other, and has drawn what came once that has taken long', () => {
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
  paint();
  expect([came, isComing()]).toEqual([['quick', 'slow'], true]);
  paint();
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

test('lets in what is wanted first before all that waits', () => {
  const came: string[] = [];
  inTurn(() => came.push('board'));
  inTurn(() => came.push('hand'));
  inTurn(() => came.push('question'), true);
  vi.runAllTimers();
  expect(came).toEqual(['question', 'board', 'hand']);
});
