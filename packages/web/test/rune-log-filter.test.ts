import type { Event } from '@cinderhall/rune-age';
import { expect, test } from 'vitest';
import { NO_FILTER, toggled } from '../src/app/log-filter.ts';
import { turnsOf } from '../src/rune/viewmodel/log.ts';
import { filtered } from '../src/rune/viewmodel/log-filter.ts';

const force = (seat: number) => ({ seat, units: [], tactics: [], strength: 1 });
const EVENTS: readonly Event[] = [
  { kind: 'turn-began', seat: 0, round: 1 },
  { kind: 'bought', seat: 0, card: 7, price: 2 },
  { kind: 'attacked', seat: 0, target: 5, defender: 1, mode: 1, strength: 4 },
  {
    kind: 'fought',
    target: 5,
    mode: 1,
    attack: force(0),
    defence: force(1),
    winner: 1,
    verdict: 'repelled',
  },
  { kind: 'turn-began', seat: 1, round: 1 },
  { kind: 'used', seat: 1, card: 3 },
  { kind: 'event-drawn', card: 9 },
  { kind: 'turn-began', seat: 0, round: 2 },
  { kind: 'bought', seat: 0, card: 8, price: 1 },
];
const turns = turnsOf(
  EVENTS.map((event, step) => ({ step, event })),
  (event) => JSON.stringify(event),
);
const kinds = (filter: Parameters<typeof filtered>[1]): readonly string[] =>
  filtered(turns, filter).flatMap(({ lines }) => lines.map(({ event }) => event.kind));

test('a log of Rune Age is whole when nothing is asked for', () => {
  expect(filtered(turns, NO_FILTER)).toEqual(turns);
});

test('it shows a siege to both sides of it, and of a seat nothing but what it is about', () => {
  expect(kinds({ ...NO_FILTER, seats: new Set([1] as const) })).toEqual(['used', 'attacked', 'fought']);
  expect(kinds({ ...NO_FILTER, seats: new Set([0] as const) })).not.toContain('used');
});

test('it shows purchases alone, or one round, and leaves out turns of which nothing is left', () => {
  expect(kinds({ ...NO_FILTER, topics: new Set(['market'] as const) })).toEqual(['bought', 'bought']);
  const second = filtered(turns, { ...NO_FILTER, rounds: toggled(new Set<number>(), 2) });
  expect(second.map(({ round, seat }) => ({ round, seat }))).toEqual([{ round: 2, seat: 0 }]);
  expect(kinds({ ...NO_FILTER, topics: new Set(['events'] as const) })).toEqual(['event-drawn']);
});
