/** A rectangle in some pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Where a tip lies within the board. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly side: 'left' | 'right' | 'above' | 'below';
  /** Where its corner points along its edge. */
  readonly point: number;
}

const GAP = 12;

const shared = (a: number, long: number, b: number, wide: number): number =>
  Math.max(0, Math.min(a + long, b + wide) - Math.max(a, b));

/** How much of either lies over the other. */
export const overlap = (a: Box, b: Box): number =>
  shared(a.left, a.width, b.left, b.width) * shared(a.top, a.height, b.top, b.height);

/**
 * A place for a tip beside a thing of the board, all of it on the board where there is room. It covers as little as
 * can be of the others, which one may want to look at next or to reach; of sides as good, that where the board ends
 * sooner comes first. All boxes are measured from the board's corner.
 */
export function spotFor(thing: Box, others: readonly Box[], board: Size, { width, height }: Size): Spot {
  const x = thing.left + thing.width / 2;
  const y = thing.top + thing.height / 2;
  const left = Math.max(4, Math.min(x - width / 2, board.width - width - 4));
  const top = Math.max(4, Math.min(y - height / 2, board.height - height - 4));
  const before: Spot = { left: thing.left - GAP - width, top, side: 'left', point: y - top };
  const after: Spot = { ...before, left: thing.left + thing.width + GAP, side: 'right' };
  const below: Spot = { left, top: thing.top + thing.height + GAP, side: 'below', point: x - left };
  const spots: readonly Spot[] = [
    ...(x < board.width / 2 ? [before, after] : [after, before]),
    { ...below, top: thing.top - GAP - height, side: 'above' },
    below,
  ];
  const cost = (spot: Spot): number => {
    const box = { ...spot, width, height };
    const outside = width * height - overlap(box, { ...board, left: 0, top: 0 });
    return others.reduce((sum, other) => sum + overlap(box, other), 1000 * outside);
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}
