import { boxOf, magnification } from '../../app/magnified.svelte.ts';
import type { Box } from '../../table/box.ts';
import { type Flight, insteadOf, liesOpen, type Spot } from './flights.ts';

/** A card is drawn so wide where it comes out of a heap or goes into one. */
const SMALL = 34;

/** Where a spot is, if it can be seen; of several, as a player's mat and chip or two equal cards, the first that is and is not taken. */
export function find(spot: Spot, taken?: ReadonlySet<Element>): Box | null {
  const all = document.querySelectorAll<HTMLElement>(`[data-spot="${spot}"]`);
  for (const element of all) {
    if (taken?.has(element) || !(element.checkVisibility?.() ?? true)) continue;
    const { left, top, width, height } = boxOf(element);
    const by = magnification();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x > 0 && y > 0 && x * by < window.innerWidth && y * by < window.innerHeight)
      return { x, y, width, height, element };
  }
  const other = insteadOf(spot);
  return other === null ? null : find(other);
}

/** A flight with where it begins and ends. */
export interface Way extends Flight {
  readonly first: Box;
  readonly last: Box;
}

/** The keyframes of a way, for a card that is drawn `width` pixels wide with its middle at the origin. */
export function keyframesOf({ from, to, first, last }: Way): {
  readonly width: number;
  readonly keyframes: Keyframe[];
} {
  const begins = liesOpen(from) ? first.width : SMALL;
  const ends = liesOpen(to) ? last.width : SMALL;
  const width = Math.max(begins, ends);
  const lift = Math.min(60, Math.hypot(last.x - first.x, last.y - first.y) * 0.14) + 6;
  const at = (x: number, y: number, size: number): string =>
    `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%) scale(${(size / width).toFixed(3)})`;
  return {
    width,
    keyframes: [
      { transform: at(first.x, first.y, begins), opacity: liesOpen(from) ? 1 : 0.2, easing: 'ease-in' },
      {
        transform: at((first.x + last.x) / 2, (first.y + last.y) / 2 - lift, ((begins + ends) / 2) * 1.06),
        opacity: 1,
        easing: 'ease-out',
        offset: 0.5,
      },
      { transform: at(last.x, last.y, ends), opacity: liesOpen(to) ? 1 : 0.1 },
    ],
  };
}
