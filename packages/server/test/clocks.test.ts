import { type TableTerms, usualTerms } from '@cinderhall/protocol';
import { describe, expect, test } from 'vitest';
import { Clocks, type Happening } from '../src/clock/clocks.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const game = (seconds: number, increment = 0): TableTerms => ({
  ...usualTerms,
  clock: { per: 'game', seconds, increment },
});
const turn = (seconds: number): TableTerms => ({ ...usualTerms, clock: { per: 'turn', seconds } });

/** What happens, its instant in seconds. */
type Told = Happening extends infer H ? (H extends Happening ? Omit<H, 'at'> : never) : never;
const ann = { what: 'sat', seat: 0, guest: 'ann', zone: 'UTC' } as const;
const bo = { what: 'sat', seat: 1, guest: 'bo', zone: 'UTC' } as const;
const begun = (...asked: (0 | 1)[]) => ({ what: 'begun', asked }) as const;
const answered = (by: 0 | 1, ...asked: (0 | 1)[]) => ({ what: 'answered', by, asked }) as const;
const back = (by: 0 | 1, keep: number, ...asked: (0 | 1)[]) => ({ what: 'taken-back', by, keep, asked }) as const;

/** The clocks after all this, at so many seconds. */
function clocks(terms: TableTerms, told: readonly (readonly [number, Told])[]): Clocks {
  const made = new Clocks(terms, [0, 1]);
  for (const [at, happening] of told) made.heed({ at: at * SECOND, ...happening });
  return made;
}
const met: readonly (readonly [number, Told])[] = [
  [0, begun(0)],
  [0, ann],
  [0, bo],
];
/** What is left to both, in seconds. */
const left = (made: Clocks, at: number): number[] => made.read(at * SECOND).map((card) => card.left / SECOND);

describe('a clock', () => {
  test('runs while its seat is asked, and no other does', () => {
    const made = clocks(game(100), [...met, [10, answered(0, 1)]]);
    expect(left(made, 30)).toEqual([90, 80]);
    expect(made.read(30 * SECOND).map(({ runs, ends }) => [runs, ends])).toEqual([
      [false, null],
      [true, 110 * SECOND],
    ]);
  });

  test('of each runs when several are asked at once', () => {
    const made = clocks(game(100), [...met, [10, answered(0, 0, 1)], [15, answered(1, 0)]]);
    expect(left(made, 30)).toEqual([70, 95]);
  });

  test('gets an increment after each turn, not after each answer of it', () => {
    const made = clocks(game(100, 5), [...met, [10, answered(0, 0)], [20, answered(0, 0)], [30, answered(0, 1)]]);
    expect(left(made, 30)).toEqual([75, 100]);
  });

  test('for a turn begins anew with each', () => {
    const made = clocks(turn(60), [...met, [10, answered(0, 0)], [30, answered(0, 1)], [40, answered(1, 0)]]);
    expect(left(made, 50)).toEqual([50, 60]);
  });

  test('of whoever has conceded is told no more, and nobody is late by it; taking back counts it as an answer', () => {
    const conceded = { what: 'conceded', by: 0, asked: [0] } as const;
    const made = clocks(game(100), [...met, [10, conceded]]);
    expect(made.read(500 * SECOND).map(({ seat }) => seat)).toEqual([1]);
    expect([made.late(500 * SECOND), made.due(500 * SECOND)]).toEqual([[], null]);
    made.heed({ at: 500 * SECOND, ...answered(0, 1) });
    expect(left(made, 520)).toEqual([80]);
    made.heed({ at: 520 * SECOND, ...answered(1, 0) });
    made.heed({ at: 530 * SECOND, ...back(1, 2, 1) });
    expect(left(made, 540)).toEqual([70]);
  });

  test('stands still until everybody has come, and waits for nobody who has been there', () => {
    const alone = clocks(game(100), [
      [0, begun(0)],
      [0, ann],
    ]);
    expect(left(alone, 50)).toEqual([100, 100]);
    expect(alone.read(50 * SECOND)[0]).toMatchObject({ runs: false, ends: null });
    alone.heed({ at: 60 * SECOND, ...bo });
    alone.heed({ at: 70 * SECOND, what: 'risen', seat: 0 });
    expect(left(alone, 80)).toEqual([80, 100]);
  });

  test('of a computer is none, and does not run', () => {
    const made = clocks(game(100), [...met, [10, { what: 'computer', seat: 0 }]]);
    expect(made.read(50 * SECOND).map(({ seat }) => seat)).toEqual([1]);
    made.heed({ at: 60 * SECOND, ...ann });
    expect(left(made, 70)).toEqual([80, 100]);
  });

  test('gives the others back what a taking back took from them', () => {
    const made = clocks(game(100, 5), [...met, [10, answered(0, 1)], [40, back(0, 0, 0)]]);
    // Ann has thought for 10 seconds and has no increment any more; Bo has spent nothing on what never was asked.
    expect(left(made, 40)).toEqual([90, 100]);
    expect(left(made, 50)).toEqual([80, 100]);
  });

  test('is not put back for whoever takes back', () => {
    const cycle: (readonly [number, Told])[] = [];
    for (let i = 0; i < 5; i++) cycle.push([i * 10 + 10, answered(0, 0)], [i * 10 + 10, back(0, 0, 0)]);
    const made = clocks(turn(60), [...met, ...cycle]);
    expect(left(made, 55)).toEqual([5, 60]);
    const long = clocks(game(100), [...met, ...cycle]);
    expect(left(long, 55)).toEqual([45, 100]);
  });

  test('taken back several times is where it was then', () => {
    const made = clocks(game(100), [
      ...met,
      ...([
        [10, answered(0, 1)],
        [20, answered(1, 0)],
        [30, answered(0, 1)],
        [50, back(0, 2, 0)],
      ] as const),
      ...([
        [55, answered(0, 1)],
        [60, back(1, 1, 1)],
      ] as const),
    ]);
    // Up to the first answer 10 for Ann; since then Bo 10 and 5 more, whose answer goes; Ann's 15 since are hers again.
    expect(left(made, 60)).toEqual([90, 85]);
  });

  test('is late when its time is up, and not before', () => {
    const made = clocks(turn(60), met);
    expect([made.late(59_999), made.due(10_000)]).toEqual([[], 60_000]);
    expect([made.late(60_000), made.due(61_000)]).toEqual([[0], 60_000]);
    made.heed({ at: 62_000, what: 'computer', seat: 0 });
    expect([made.late(63_000), made.due(63_000)]).toEqual([[], null]);
  });

  test('of whoever comes back late has a little again', () => {
    const made = clocks(game(1000), [...met, [1005, { what: 'computer', seat: 0 }], [2000, ann]]);
    expect(left(made, 2000)).toEqual([100, 1000]);
    const short = clocks(game(10), [...met, [12, { what: 'computer', seat: 0 }], [20, ann]]);
    expect(left(short, 20)).toEqual([60, 10]);
    const each = clocks(turn(30), [...met, [35, { what: 'computer', seat: 0 }], [40, ann]]);
    expect(left(each, 45)).toEqual([25, 30]);
    const early = clocks(game(1000), [...met, [500, { what: 'computer', seat: 0 }], [600, ann]]);
    expect(left(early, 600)).toEqual([500, 1000]);
  });

  test('stands still on a vacation, which is no longer than agreed', () => {
    const terms = { ...turn(3600), vacation: 3 };
    const made = clocks(terms, [...met, [100, { what: 'vacation', seat: 0, until: 100 * SECOND + DAY }]]);
    const [away] = made.read(1000 * SECOND);
    expect(away).toMatchObject({ left: 3500 * SECOND, runs: false, vacation: 100 * SECOND + DAY });
    expect(away).toMatchObject({ ends: 100 * SECOND + DAY + 3500 * SECOND, vacationLeft: 3 * DAY - 900 * SECOND });
    made.heed({ at: 1100 * SECOND, what: 'vacation', seat: 0, until: 0 });
    expect(made.read(1200 * SECOND)[0]).toMatchObject({ left: 3400 * SECOND, runs: true, vacation: null });
    expect(made.read(1200 * SECOND)[0]?.vacationLeft).toBe(3 * DAY - 1000 * SECOND);
    const after = clocks(terms, [...met, [0, { what: 'vacation', seat: 0, until: DAY }]]);
    expect(after.read(DAY + 100 * SECOND)[0]).toMatchObject({ left: 3500 * SECOND, vacationLeft: 2 * DAY });
  });

  test('does not run at night, by the wall of whoever sits there', () => {
    const terms = { ...turn(3600), nights: true };
    // 21:30 in Greenwich; in Tokyo it is half past six, and still night.
    const at = Date.UTC(2026, 6, 1, 21, 30);
    const made = new Clocks(terms, [0, 1]);
    for (const happening of [begun(0, 1), ann, { ...bo, zone: 'Asia/Tokyo' }]) made.heed({ at, ...happening });
    expect(made.read(at + 3_600_000).map((card) => [card.left / SECOND, card.runs])).toEqual([
      [1800, false],
      [3600, false],
    ]);
    expect(made.read(at).map(({ ends }) => new Date(ends ?? 0).toISOString())).toEqual([
      '2026-07-02T08:30:00.000Z',
      '2026-07-02T00:00:00.000Z',
    ]);
  });

  test('asks nobody for another night who sits down again', () => {
    const terms = { ...turn(3600), nights: true };
    const at = Date.UTC(2026, 6, 1, 12);
    const made = new Clocks(terms, [0, 1]);
    for (const happening of [begun(0), ann, bo]) made.heed({ at, ...happening });
    made.heed({ at, ...ann, zone: 'Asia/Tokyo' });
    expect([...made.zones]).toEqual([
      ['ann', 'UTC'],
      ['bo', 'UTC'],
    ]);
    made.heed({ at, ...ann, guest: 'cy', zone: 'Pacific/Auckland' });
    expect(made.zones.get('cy')).toBe('Pacific/Auckland');
    expect(made.read(at)[0]?.runs).toBe(false);
  });

  test('counts no time for which the server was away', () => {
    const made = new Clocks(game(100), [0, 1], [{ from: 20 * SECOND, to: 50 * SECOND }]);
    for (const [at, happening] of met) made.heed({ at, ...happening });
    expect(left(made, 60)).toEqual([70, 100]);
  });

  test('goes by the order of what happened though two machines disagree about the time', () => {
    const made = clocks(game(100), [...met, [10, answered(0, 1)], [9, answered(1, 0)]]);
    expect(left(made, 20)).toEqual([80, 100]);
  });
});
