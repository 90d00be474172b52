import type { FighterEntry } from '@cinderhall/crown-of-ash';

/** The fighters that there are figures of in every kind, by tier and attack value. */
const RANKS = [
  [0, 1],
  [0, 2],
  [1, 2],
  [1, 3],
  [2, 3],
  [2, 4],
  [2, 5],
  [3, 5],
  [3, 6],
] as const;

/**
 * The figure on a fighter card, by the name of its symbol. It follows from what the card says, not from its name, so that
 * packs of one's own have figures too: of its kind and tier the one with the nearest attack value, else the nearest tier.
 */
export function figureOf({ kind, tier, attack, returns }: FighterEntry): string {
  if (returns) return `f-${kind}-automaton`;
  const distances = RANKS.map(([t, a]) => Math.abs(t - tier) * 10 + Math.abs(a - attack));
  return `f-${kind}-${distances.indexOf(Math.min(...distances))}`;
}
