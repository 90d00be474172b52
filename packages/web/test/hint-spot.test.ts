import { describe, expect, test } from 'vitest';
import { type Edges, hintSpot } from '../src/app/hint-spot.ts';

const at = (left: number, top: number, width: number, height: number): Edges => ({
  ...{ left, top, right: left + width, bottom: top + height },
});
/** The room above a question of a wide page. */
const WIDE = at(0, 8, 900, 592);
/** And of a phone. */
const PHONE = at(0, 8, 360, 400);
const RIGHT = { left: 500, bottom: 600, height: 300 };

describe('a hint', () => {
  test.each([
    ['speaks of nothing', [], RIGHT],
    ['speaks of something elsewhere', [at(100, 400, 40, 40)], RIGHT],
    ['speaks of something in a corner of its own', [at(700, 450, 40, 40)], { ...RIGHT, left: 0 }],
    ['speaks of what lies below it', [at(700, 605, 40, 40)], RIGHT],
    [
      'would cover something on either side',
      [at(700, 450, 40, 40), at(100, 500, 40, 40)],
      { left: 0, bottom: 492, height: 300 },
    ],
  ])('that %s has a place of its own', (_what, things, spot) => {
    expect(hintSpot(things, WIDE, 400, 300)).toEqual(spot);
  });

  test.each([
    [[at(100, 40, 40, 40)], { left: 0, bottom: 408, height: 250 }],
    [[at(100, 330, 40, 40)], { left: 0, bottom: 322, height: 250 }],
    [[at(100, 180, 40, 40)], { left: 0, bottom: 408, height: 180 }],
    [[at(100, 220, 40, 40)], { left: 0, bottom: 212, height: 204 }],
    [[at(10, 60, 40, 40), at(300, 300, 40, 40)], { left: 0, bottom: 292, height: 184 }],
  ])('is lower on a phone where it would cover something, %j', (things, spot) => {
    expect(hintSpot(things, PHONE, 360, 250)).toEqual(spot);
  });
});
