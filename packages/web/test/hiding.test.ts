import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hiding } from '../src/table/hiding.ts';

/** An element that has nothing but a style. */
function drawn(): { readonly element: ElementCSSInlineStyle; readonly said: Map<string, string> } {
  const said = new Map<string, string>();
  const style = {
    setProperty: (name: string, value: string) => said.set(name, value),
    removeProperty: (name: string) => said.delete(name),
  };
  return { element: Object.assign(Object.create(null), { style }), said };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is hidden is shown again when its time is up, and does not fade', () => {
  const { element, said } = drawn();
  new Hiding().hide(element, 500);
  vi.advanceTimersByTime(499);
  expect([...said]).toEqual([
    ['transition', 'none'],
    ['opacity', '0'],
  ]);
  vi.advanceTimersByTime(1);
  expect([...said]).toEqual([['transition', 'none']]);
  vi.advanceTimersByTime(50);
  expect([...said]).toEqual([]);
});

test('the latest says how long something is hidden', () => {
  const { element, said } = drawn();
  const hiding = new Hiding();
  hiding.hide(element, 100);
  vi.advanceTimersByTime(90);
  hiding.hide(element, 100);
  vi.advanceTimersByTime(90);
  expect(said.get('opacity')).toBe('0');
  vi.advanceTimersByTime(10);
  expect(said.has('opacity')).toBe(false);
  hiding.hide(element, 100);
  vi.advanceTimersByTime(60);
  expect(said.get('opacity')).toBe('0');
});

test('all of it can be shown at once', () => {
  const [one, other] = [drawn(), drawn()];
  const hiding = new Hiding();
  hiding.hide(one.element, 1000);
  hiding.hide(other.element, 2000);
  hiding.end();
  expect([one.said.has('opacity'), other.said.has('opacity')]).toEqual([false, false]);
  vi.advanceTimersByTime(50);
  expect([one.said.size, other.said.size]).toEqual([0, 0]);
  vi.advanceTimersByTime(5000);
  expect([one.said.size, other.said.size]).toEqual([0, 0]);
});
