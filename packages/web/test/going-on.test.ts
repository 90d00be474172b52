import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GoingOn } from '../src/app/going-on.svelte.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 16));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a button that goes on looks pressed at once, and goes on when that is on the screen, once', () => {
  const go = vi.fn();
  const going = new GoingOn(go);
  expect(going.pressed).toBe(false);
  going.press();
  going.press();
  expect([going.pressed, go.mock.calls.length]).toEqual([true, 0]);
  vi.advanceTimersByTime(15);
  expect(go).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect([going.pressed, go.mock.calls.length]).toEqual([false, 1]);
});
