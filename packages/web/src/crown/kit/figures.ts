import type { FighterEntry, Kind } from '@cinderhall/crown-of-ash';
import { ASH } from './figures/ash.ts';
import { AUTOMATONS } from './figures/automatons.ts';
import { BLOOD } from './figures/blood.ts';
import { BONE } from './figures/bone.ts';
import type { Figure, Figures } from './figures/figure.ts';
import { SULPHUR } from './figures/sulphur.ts';

const FIGURES: { readonly [K in Kind]: Figures } = { sulphur: SULPHUR, blood: BLOOD, ash: ASH, bone: BONE };

/**
 * The figure on a fighter card. It follows from what the card says, not from its name, so that packs of one's own have
 * figures too: of its kind and tier the one with the nearest attack value, else the nearest tier.
 */
export function figureOf({ kind, tier, attack, returns }: FighterEntry): Figure {
  if (returns) return AUTOMATONS[kind];
  const distance = ([t, a]: Figures[number]) => Math.abs(t - tier) * 10 + Math.abs(a - attack);
  const [nearest] = FIGURES[kind].toSorted((one, other) => distance(one) - distance(other));
  return nearest?.[2] ?? AUTOMATONS[kind];
}
