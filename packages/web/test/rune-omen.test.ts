import type { Event } from '@cinderhall/rune-age';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../src/rune/session.ts';
import { omenIn } from '../src/rune/viewmodel/omen.ts';

const EVENTS: readonly Event[] = [
  { kind: 'turn-began', seat: 1, round: 2 },
  { kind: 'event-drawn', card: 40 },
  { kind: 'round-began', round: 3 },
  { kind: 'damaged', seat: 1, points: 5, total: 5, card: 3 },
  { kind: 'event-drawn', card: 41 },
  { kind: 'damaged', seat: 0, points: 2, total: 2, card: 41 },
  { kind: 'event-spent', card: 41 },
  { kind: 'drew', seat: 0, cards: [], count: 5, why: 'refill' },
  { kind: 'round-began', round: 4 },
  { kind: 'bought', seat: 0, card: 7, price: 2 },
];
const log: readonly LogEntry[] = EVENTS.map((event, step) => ({ event, step }));

describe('the event that came last', () => {
  it('is told with what it did, and nothing that came after it', () => {
    expect(omenIn(log, 0)).toEqual({ card: 41, at: 4, done: [EVENTS[5]] });
  });

  it('is told while it is still at it', () => {
    expect(omenIn(log.slice(0, 6), 0)?.done).toEqual([EVENTS[5]]);
    expect(omenIn(log.slice(0, 3), 0)).toEqual({ card: 40, at: 1, done: [] });
  });

  it('is none where it had come before one looked', () => {
    expect(omenIn(log, 4)).toBeNull();
    expect(omenIn(log.slice(0, 1), -1)).toBeNull();
  });
});
