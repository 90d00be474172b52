import type { Piece } from './beats.ts';
import type { Box } from './measure.ts';

/** What is drawn over the table for a while; never anything that can be chosen. Times are in milliseconds from now. */
interface Shown {
  readonly id: number;
  readonly at: number;
  readonly lasts: number;
}
export interface Flight extends Shown {
  readonly ghost: 'flight';
  readonly piece: Piece;
  readonly from: Box;
  readonly to: Box;
  readonly turned: boolean;
}
export interface Roll extends Shown {
  readonly ghost: 'roll';
  readonly die: number;
  readonly box: Box;
}
export interface Tally extends Shown {
  readonly ghost: 'tally';
  readonly numbers: readonly number[];
  readonly box: Box;
}
/** Draws the eye to where something is. */
export interface Ring extends Shown {
  readonly ghost: 'ring';
  readonly box: Box;
}
export type Ghost = Flight | Roll | Tally | Ring;

/** How wide a piece is drawn where its spot is a heap or an area: smallest, largest. */
const WIDTHS: { readonly [P in Piece['piece']]: readonly [number, number] } = {
  minion: [12, 40],
  fighter: [18, 130],
  covered: [18, 60],
  tile: [40, 130],
  loot: [18, 30],
};

const widthAt = (piece: Piece['piece'], { own, width }: Box): number => {
  const [least, most] = WIDTHS[piece];
  return Math.max(least, Math.min(own ? most : most * 0.45, width));
};

/** The way of a flight, as keyframes of its ghost, which is drawn `width` pixels wide with its middle at the origin. */
export function wayOf({ piece, from, to }: Flight): { readonly width: number; readonly keyframes: Keyframe[] } {
  const first = widthAt(piece.piece, from);
  const last = widthAt(piece.piece, to);
  const width = Math.max(first, last);
  const lift = Math.min(70, Math.hypot(to.x - from.x, to.y - from.y) * 0.16) + 6;
  const at = (x: number, y: number, size: number): string =>
    `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%) scale(${(size / width).toFixed(3)})`;
  const middle = at((from.x + to.x) / 2, (from.y + to.y) / 2 - lift, ((first + last) / 2) * 1.08);
  const lands = to.own || piece.piece === 'loot' || piece.piece === 'minion';
  return {
    width,
    keyframes: [
      { transform: at(from.x, from.y, first), opacity: from.own ? 1 : 0, easing: 'ease-in' },
      { transform: middle, opacity: 1, easing: 'ease-out', offset: 0.5 },
      { transform: at(to.x, to.y, last), opacity: lands ? 1 : 0.2 },
    ],
  };
}

/** Numbers from one to another, both ends included; not more of them than are read on the way. */
export function numbersBetween(from: number, to: number): readonly number[] {
  const steps = Math.min(Math.abs(to - from), 12);
  return Array.from({ length: steps + 1 }, (_, i) => Math.round(from + ((to - from) * i) / Math.max(1, steps)));
}
