import { CITADEL, house } from '@cinderhall/crown-of-ash';
import { describe, expect, it } from 'vitest';
import { choosesMinion, guardPart, placeAsked, placePart, standingOn } from '../src/crown/board/context.ts';
import { hexagon, middleOf, spots } from '../src/crown/board/geometry.ts';
import { landscapeOf } from '../src/crown/board/landscapes.ts';
import { reach } from '../src/crown/board/roving.ts';
import { BUILDINGS } from '../src/crown/kit/buildings.ts';
import { figureOf } from '../src/crown/kit/figures.ts';
import { amountsOf, lootOf } from '../src/crown/kit/names.ts';
import { buildingOf } from '../src/crown/kit/structures.ts';
import { symbols } from '../src/crown/kit/symbols.ts';
import { worthOf } from '../src/crown/viewmodel/income.ts';
import { placeRow } from '../src/crown/viewmodel/places.ts';
import { fighter, situation, space, t, tile, viewOf } from './situation.ts';

describe('where things are on the board', () => {
  it('puts six regions clockwise from the top around the Citadel, side by side', () => {
    expect(middleOf(CITADEL)).toEqual({ x: 0, y: 0 });
    const apart = [0, 1, 2, 3, 4, 5].map((i) => {
      const [a, b] = [middleOf(i), middleOf((i + 1) % 6)];
      expect(a.x * b.y - a.y * b.x).toBeGreaterThan(0);
      return Math.hypot(a.x - b.x, a.y - b.y);
    });
    for (const distance of apart) expect(distance).toBeCloseTo(216.5, 0);
  });

  it('keeps the minion spaces of a place apart and inside its hexagon', () => {
    for (const count of [1, 2, 3, 4, 5]) {
      const at = spots(count);
      at.forEach(({ x, y }, i) => {
        const widest = 120 - y / Math.sqrt(3);
        expect(Math.abs(x) + 18.5).toBeLessThanOrEqual(widest + 1);
        if (i > 0) expect(x - (at[i - 1]?.x ?? 0)).toBeGreaterThanOrEqual(30);
      });
    }
  });

  it('shrinks an outline towards its middle', () => {
    const numbers = (path: string) => [...path.matchAll(/-?\d+\.\d/g)].map(Number);
    expect(Math.max(...numbers(hexagon()))).toBe(120);
    expect(Math.max(...numbers(hexagon(10)))).toBeLessThan(110);
    expect(Math.max(...numbers(hexagon(0, { x: 300, y: 0 })))).toBe(420);
  });

  it('gives regions of other packs a landscape each', () => {
    expect(house.regions.map(({ id }, i) => landscapeOf(id, i))).toEqual(house.regions.map(({ id }) => id));
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(landscapeOf)).size).toBe(6);
  });
});

describe('arrow keys', () => {
  const from = { x: 0, y: 0 };
  const right = { x: 1, y: 0 };

  it('lead ahead and never back', () => {
    expect(reach(from, { x: 50, y: 0 }, right)).toBe(50);
    expect(reach(from, { x: -50, y: 0 }, right)).toBe(Number.POSITIVE_INFINITY);
    expect(reach(from, { x: 0, y: 80 }, right)).toBe(Number.POSITIVE_INFINITY);
  });

  it('prefer what lies straight ahead to what is nearer but aside', () => {
    expect(reach(from, { x: 60, y: 0 }, right)).toBeLessThan(reach(from, { x: 40, y: 40 }, right));
  });
});

describe('what the board is asked about', () => {
  it('tells whose minions stand on a space, each of them', () => {
    expect(standingOn(viewOf(), space('build'))).toEqual([2, 3]);
    expect(standingOn(viewOf(), space('desert-gather-1'))).toEqual([]);
  });

  it('lets defenders be chosen only in the place in question', () => {
    const amending = viewOf({ stack: [{ kind: 'amend', seat: 2, region: 4, founding: false, chosen: null }] });
    expect(placeAsked(amending)).toBe(4);
    expect(guardPart(amending, 4, fighter('ash-5'), [])).toBe(`guard:${fighter('ash-5')}`);
    expect(guardPart(amending, 1, fighter('sulphur-5'), [])).toBeNull();
    expect(guardPart(viewOf(), 4, fighter('ash-5'), [])).toBeNull();
  });

  it('PWR-8 lets a defender leave once its place is picked', () => {
    const asked = { kind: 'reinforce', seat: 2, place: -1, out: -1, into: -1, from: -1 } as const;
    const reinforcing = viewOf({ stack: [asked] });
    expect(guardPart(reinforcing, 4, 7, [])).toBeNull();
    expect(guardPart(reinforcing, 4, 7, ['place:4'])).toBe('out:7');
    expect(guardPart(reinforcing, 1, 7, ['place:4'])).toBeNull();
  });

  it('PWR-6 asks for a minion before it asks for its space', () => {
    const moves = [{ kind: 'command', owner: 1, from: 2, to: 3 }] as const;
    expect(choosesMinion({ situation: situation({ moves }), picked: [] })).toBe(true);
    expect(choosesMinion({ situation: situation({ moves }), picked: ['minion:1:2'] })).toBe(false);
    expect(choosesMinion({ situation: situation({ moves: [{ kind: 'turn', space: 3 }] }), picked: [] })).toBe(false);
  });

  it('tells of each place what lies open there', () => {
    const rows = [0, 1, 2, 3, 4, 5, 6].map((place) => placeRow(t, viewOf(), place));
    const spaces = (place: number) => rows[place]?.spaces.map((at) => t.spaces[at]?.kind);
    expect(rows[0]).toMatchObject({ owner: 3, king: false, tile: tile('cathedral'), covered: 1, fortified: [] });
    expect(rows[0]?.guards).toEqual([fighter('bone-3-ii'), fighter('bone-4')]);
    expect(rows[0]?.vp).toBe(worthOf(t, [tile('start-mountains'), tile('cathedral')]));
    expect(spaces(0)).toEqual(['gather', 'gather', 'combat']);
    expect(rows[6]).toMatchObject({ owner: 1, king: false, tile: -1, covered: 0, vp: 6 });
    expect(spaces(6)).toEqual(['flank', 'flank', 'front']);
    expect(placeRow(t, viewOf({ view: { king: true } }), 6).king).toBe(true);
    expect(placeRow(t, viewOf({ view: { king: true } }), 5).king).toBe(false);
  });

  it('takes a place for where a power is used, or for where one builds', () => {
    const standing = (can: string) => ({ standing: (part: string) => (part === can ? 'can' : 'quiet') }) as const;
    expect(placePart(standing('place:2'), 2)).toBe('place:2');
    expect(placePart(standing('region:2'), 2)).toBe('region:2');
  });
});

describe('drawings', () => {
  it('are different for all structures of the house pack, and there for any other', () => {
    const names = house.structures.map(buildingOf);
    expect(new Set(names).size).toBe(house.structures.length);
    expect(new Set(Object.values(BUILDINGS).map(({ body }) => body)).size).toBe(names.length);
    const others = house.structures.map((tile) => buildingOf({ ...tile, id: 'constructor' }));
    expect(others.filter((name) => names.includes(name))).toEqual([]);
    const drawn = symbols();
    for (const name of [...names, ...others]) expect(drawn).toContain(`<symbol overflow="visible" id="${name}"`);
  });

  it('are different for all fighters of the house pack, and there for any other', () => {
    const names = house.fighters.map(figureOf);
    expect(new Set(names).size).toBe(house.fighters.length);
    const others = house.fighters.map((fighter) => figureOf({ ...fighter, attack: 9 }));
    const drawn = symbols();
    for (const name of [...names, ...others]) expect(drawn).toContain(` id="${name}"`);
  });

  it('leave out what there is none of', () => {
    expect(amountsOf(lootOf([0, 2, 0, 0, 1, 0, 3]))).toEqual([
      { good: 'blood', amount: 2 },
      { good: 'gold', amount: 1 },
      { good: 'vp', amount: 3 },
    ]);
  });
});
