import { describe, expect, test } from 'vitest';
import { conserve } from '../src/conserve.ts';
import type { State } from '../src/types.ts';
import { Position } from './position.ts';

/** What is wrong with an ordinary table after this has been done to it. */
function spoiled(change: (s: State, p: Position) => void): string | null {
  const p = new Position().hand(0, 'gold-1', 'daqan-knight').deck(0, 'gold-2').inPlay(1, 'forge');
  change(p.state, p);
  return conserve(p.state);
}

describe('every card is in one place', () => {
  test('at an ordinary table', () => {
    expect(spoiled(() => {})).toBe(null);
  });

  test('and it is seen when one is missing', () => {
    expect(spoiled((s) => s.hands[0]?.pop())).toBe('gold-1: 13 instead of 14');
  });

  test('or doubled', () => {
    expect(spoiled((s) => s.hands[0]?.unshift(s.hands[0][0] ?? 0))).toContain('instead of');
  });

  test('or a city that was not drawn is there', () => {
    expect(spoiled((s) => s.ready[1]?.pop())).toBe('2 cities instead of 3');
  });

  test('or a pile holds fewer than none', () => {
    expect(spoiled((s, p) => (s.supply[p.card('gold-1')] = -1))).toBe('gold-1: fewer than none');
  });

  test('or a list is out of order', () => {
    expect(spoiled((s) => s.hands[0]?.reverse())).toBe('seat 0: a list is out of order');
  });

  test('or more is known than there is', () => {
    expect(spoiled((s, p) => s.shown[0]?.push(p.card('gold-3')))).toContain('is not in hand');
    expect(spoiled((s) => (s.tops[0] = 2))).toContain('more seen than there is');
  });

  test('or somebody spent what they had not', () => {
    expect(spoiled((s) => (s.gold[1] = -1))).toContain('less than nothing');
  });
});
