import { CITADEL } from '@cinderhall/crown-of-ash';

/** A point on the board, whose middle is the origin; the board is 624 wide and 648 high. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const BOARD = { width: 624, height: 648 } as const;

/** Hexagons with a flat top, 120 from the middle to a corner. */
const APOTHEM = 103.9;
const CORNER = 120;

const AROUND: readonly Point[] = [
  { x: 0, y: -216.5 },
  { x: 187.5, y: -108.25 },
  { x: 187.5, y: 108.25 },
  { x: 0, y: 216.5 },
  { x: -187.5, y: 108.25 },
  { x: -187.5, y: -108.25 },
];

/** The middle of a place: regions 0–5 clockwise from the top, the Citadel between them. */
export function middleOf(place: number): Point {
  return (place === CITADEL ? undefined : AROUND[place]) ?? { x: 0, y: 0 };
}

/** The outline of a hexagon with rounded corners around a point; `inset` makes it smaller. */
export function hexagon(inset = 0, { x, y }: Point = { x: 0, y: 0 }): string {
  const scale = (CORNER - inset * (CORNER / APOTHEM)) / CORNER;
  const corners = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (i * Math.PI) / 3;
    return { x: x + Math.cos(angle) * CORNER * scale, y: y + Math.sin(angle) * CORNER * scale };
  });
  const toward = (a: Point, b: Point): string =>
    `${(a.x + (b.x - a.x) * 0.1).toFixed(1)} ${(a.y + (b.y - a.y) * 0.1).toFixed(1)}`;
  return `${corners
    .map((corner, i) => {
      const before = corners.at(i - 1) ?? corner;
      const after = corners[(i + 1) % 6] ?? corner;
      return `${i === 0 ? 'M' : 'L'}${toward(corner, before)}Q${corner.x.toFixed(1)} ${corner.y.toFixed(1)} ${toward(corner, after)}`;
    })
    .join('')}Z`;
}

/** How far from the middle of a place its minion spaces stand below it. */
const SPACES_Y = 64;

/** Where the spaces of a place stand, from left to right, seen from its middle: two as far apart as fingers need. */
export function spots(count: number): readonly Point[] {
  const gap = count > 3 ? 150 / count : 152 - 32 * count;
  return Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * gap, y: SPACES_Y }));
}
