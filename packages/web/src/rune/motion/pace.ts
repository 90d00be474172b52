import type { Settings } from '../../app/settings.svelte.ts';

/** Milliseconds that a card is under way, and those until the next one is. */
const LASTS = 380;
const APART = 110;
/** Of a way of showing movements: what times are multiplied by, and how long all of a change may take. */
const TEMPOS = { full: { scale: 1, most: 2200 }, quick: { scale: 0.5, most: 900 } } as const;

/** When a flight begins, in milliseconds from now, and how long it lasts. */
export interface Timing {
  readonly at: number;
  readonly lasts: number;
}

/** The times of so many flights, one after the other; many of them hurry. */
export function timings(count: number, motion: Exclude<Settings['motion'], 'off'>): readonly Timing[] {
  const { scale, most } = TEMPOS[motion];
  const lasts = LASTS * scale;
  const apart = Math.min(APART * scale, (most - lasts) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, i) => ({ at: i * apart, lasts }));
}
