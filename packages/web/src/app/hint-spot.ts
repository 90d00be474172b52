/** Edges of something on the page. */
export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where a hint lies: its left and lower edge, and how high it may be. */
export interface HintSpot {
  readonly left: number;
  readonly bottom: number;
  readonly height: number;
}

/** So far it stays from what it speaks of, and from the edges of its room. */
const GAP = 8;

/**
 * Where a hint covers nothing of what it speaks of: low before high, on the right before the left; where it fits nowhere
 * whole, it is lower where there is most room, and scrolls.
 */
export function hintSpot(things: readonly Edges[], room: Edges, width: number, height: number): HintSpot {
  const spots = [room.right - width, room.left].flatMap((left) => {
    const below = things.filter((thing) => thing.right + GAP > left && thing.left - GAP < left + width);
    const floors = [room.bottom, ...below.map(({ top }) => Math.min(top - GAP, room.bottom))];
    return floors.map((bottom): HintSpot => {
      // What reaches above its lower edge limits it.
      const roofs = below.filter((thing) => thing.top < bottom).map((thing) => thing.bottom + GAP);
      return { left, bottom, height: Math.min(height, bottom - Math.max(room.top, ...roofs)) };
    });
  });
  spots.sort((a, b) => b.height - a.height || b.bottom - a.bottom);
  return spots[0] ?? { left: room.left, bottom: room.bottom, height };
}
