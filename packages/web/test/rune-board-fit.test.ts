import { describe, expect, it } from 'vitest';
import { boardFit, type Counts } from '../src/rune/viewmodel/board-fit.ts';
import { heapsOf } from '../src/rune/viewmodel/places.ts';

const counts: Counts = { events: 6, market: 6, barracks: 5, cities: 3, realm: 6 };

/** How high a board of two columns is, cards and what is around them. */
function columnsHigh(width: number, between: number, beside: number): number {
  const high = (lines: readonly number[]) =>
    lines.reduce((sum, n) => sum + 20 + n * 1.4 * width + 6 * (n - 1), 12 + between * (lines.length - 1));
  return Math.max(high([1, 1, 1]), high([Math.ceil(counts.cities / beside), Math.ceil(counts.realm / beside)]));
}

describe('how the board lies in its room', () => {
  it('beside each other in a wide room, all of it in sight', () => {
    const room = { width: 864, height: 554 };
    const { shape, width, between } = boardFit(room, counts);
    expect(shape).toBe('columns');
    expect(width).toBeGreaterThanOrEqual(84);
    expect(9 * width + 7 * 6 + 20 + 12).toBeLessThanOrEqual(room.width);
    expect(columnsHigh(width, between, 3)).toBeLessThanOrEqual(room.height);
  });

  it('in lines in a high one', () => {
    const { shape, width } = boardFit({ width: 736, height: 630 }, counts);
    expect(shape).toBe('lines');
    expect(width).toBeGreaterThan(80);
    expect(8 * width + 6 * 6 + 20 + 12).toBeLessThanOrEqual(736);
    expect(4 * (20 + 1.4 * width) + 3 * 14 + 12).toBeLessThanOrEqual(630);
  });

  it('with larger cards in a larger room, up to a size that gains nothing', () => {
    const widths = [700, 900, 1200, 1600, 4000].map(
      (wide) => boardFit({ width: wide, height: wide * 0.6 }, counts).width,
    );
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    expect(new Set(widths.slice(0, 4)).size).toBe(4);
    expect(widths.at(-1)).toBe(136);
  });

  it('with smaller cards the more there are', () => {
    const room = { width: 864, height: 554 };
    const { width } = boardFit(room, counts);
    expect(boardFit(room, { ...counts, realm: 14 }).width).toBeLessThan(width);
  });

  it('longer than its room on a phone, where its cards lie otherwise', () => {
    expect(boardFit({ width: 348, height: 238 }, counts).shape).toBe('scroll');
    expect(boardFit({ width: 308, height: 238 }, counts).shape).toBe('scroll');
  });

  it('somehow before there is a room', () => {
    expect(boardFit({ width: 0, height: 0 }, counts).width).toBeGreaterThan(0);
  });
});

it('equal cards in front of a player are told as one, unless only some of them are exhausted', () => {
  const cards = [
    { key: 'a', card: 3, exhausted: false },
    { key: 'b', card: 3, exhausted: false },
    { key: 'c', card: 3, exhausted: true },
    { key: 'd', card: 5, exhausted: false },
  ];
  expect(heapsOf(cards).map(({ card, count, exhausted }) => [card, count, exhausted])).toEqual([
    [3, 2, false],
    [3, 1, true],
    [5, 1, false],
  ]);
});
