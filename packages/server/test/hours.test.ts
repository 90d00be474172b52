import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { counted, countsAt, endOf, isZone, without } from '../src/clock/hours.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (text: string): number => Date.parse(text);
const both = { nights: true, weekends: true };
const nights = { nights: true, weekends: false };
const weekends = { nights: false, weekends: true };

/** Hours that count between two instants. */
const hours = (from: string, to: string, zone: string, rests = both): number =>
  counted({ from: at(from), to: at(to) }, zone, rests) / HOUR;

describe('the hours that count', () => {
  test.each([
    // A Wednesday noon to Thursday noon: the night is ten hours long.
    ['2026-07-01T12:00Z', '2026-07-02T12:00Z', 'UTC', both, 14],
    // 21:00 to 9:00: an hour before the night and one after it, whichever wall the clock hangs on.
    ['2026-07-01T18:00Z', '2026-07-02T06:00Z', 'Europe/Riga', both, 2],
    ['2026-07-01T15:30Z', '2026-07-02T03:30Z', 'Asia/Kolkata', both, 2],
    ['2026-07-01T15:15Z', '2026-07-02T03:15Z', 'Asia/Kathmandu', both, 2],
    // Friday noon to Monday noon: on a weekend nothing counts.
    ['2026-07-03T12:00Z', '2026-07-06T12:00Z', 'UTC', both, 14],
    ['2026-07-03T12:00Z', '2026-07-06T12:00Z', 'UTC', weekends, 24],
    ['2026-07-03T12:00Z', '2026-07-06T12:00Z', 'UTC', nights, 42],
    // Saturday begins in Auckland while it is Friday in London.
    ['2026-07-03T12:00Z', '2026-07-03T13:00Z', 'Pacific/Auckland', weekends, 0],
    ['2026-07-03T12:00Z', '2026-07-03T13:00Z', 'Europe/London', weekends, 1],
    // The night in which clocks are put forward has nine hours, the one in which they are put back eleven.
    ['2026-03-28T21:00Z', '2026-03-29T08:00Z', 'Europe/Berlin', nights, 2],
    ['2026-10-24T20:00Z', '2026-10-25T09:00Z', 'Europe/Berlin', nights, 2],
    // Half an hour forward, on Lord Howe Island.
    ['2026-10-03T10:30Z', '2026-10-03T22:00Z', 'Australia/Lord_Howe', nights, 2],
    ['2026-07-01T12:00Z', '2026-07-08T12:00Z', 'UTC', { nights: false, weekends: false }, 168],
  ] as const)('from %s to %s in %s', (from, to, zone, rests, expected) => {
    expect(hours(from, to, zone, rests)).toBe(expected);
  });

  test('are none when the end is not after the beginning', () => {
    expect(counted({ from: 5, to: 5 }, 'UTC', both)).toBe(0);
    expect(counted({ from: 7, to: 5 }, 'UTC', both)).toBe(0);
  });

  const zones = fc.constantFrom('UTC', 'Europe/Riga', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe');
  const rests = fc.record({ nights: fc.boolean(), weekends: fc.boolean() });
  const instants = fc.integer({ min: at('2026-02-01T00:00Z'), max: at('2026-12-01T00:00Z') });

  test('end when as many have been counted, and not a moment before', () => {
    const lengths = fc.integer({ min: 1, max: 4 * DAY });
    fc.assert(
      fc.property(instants, lengths, zones, rests, (from, left, zone, rest) => {
        const end = endOf(from, left, zone, rest) ?? Number.NaN;
        expect(counted({ from, to: end }, zone, rest)).toBe(left);
        expect(counted({ from, to: end - 1 }, zone, rest)).toBe(left - 1);
      }),
      { numRuns: 60 },
    );
  });

  test('add up, wherever one cuts', () => {
    const cuts = fc.tuple(instants, fc.nat(3 * DAY), fc.nat(3 * DAY));
    fc.assert(
      fc.property(cuts, zones, rests, ([from, first, second], zone, rest) => {
        const [middle, to] = [from + first, from + first + second];
        const parts = counted({ from, to: middle }, zone, rest) + counted({ from: middle, to }, zone, rest);
        expect(parts).toBe(counted({ from, to }, zone, rest));
      }),
      { numRuns: 60 },
    );
  });

  test('are those in which a clock runs', () => {
    expect(countsAt(at('2026-07-01T21:59Z'), 'UTC', both)).toBe(true);
    expect(countsAt(at('2026-07-01T22:00Z'), 'UTC', both)).toBe(false);
    expect(countsAt(at('2026-07-02T07:59Z'), 'UTC', both)).toBe(false);
    expect(countsAt(at('2026-07-02T08:00Z'), 'UTC', both)).toBe(true);
    expect(countsAt(at('2026-07-04T12:00Z'), 'UTC', both)).toBe(false);
    expect(countsAt(at('2026-07-04T12:00Z'), 'UTC', nights)).toBe(true);
  });
});

test.each([
  ['Europe/Riga', true],
  ['UTC', true],
  ['Middle/Earth', false],
  ['', false],
])('%j is a time zone: %j', (zone, is) => {
  expect(isZone(zone)).toBe(is);
});

test('a stretch loses the holes in it', () => {
  const stretch = { from: 10, to: 50 };
  expect(without(stretch, [])).toEqual([stretch]);
  expect(
    without(stretch, [
      { from: 0, to: 12 },
      { from: 20, to: 30 },
      { from: 25, to: 40 },
      { from: 60, to: 70 },
    ]),
  ).toEqual([
    { from: 12, to: 20 },
    { from: 40, to: 50 },
  ]);
  expect(without(stretch, [{ from: 0, to: 90 }])).toEqual([]);
  expect(without({ from: 5, to: 5 }, [])).toEqual([]);
});
