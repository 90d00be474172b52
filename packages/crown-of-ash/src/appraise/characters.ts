import type { Necromancer } from '../types.ts';
import { WEIGHTS, type Weights } from './worth.ts';

/**
 * What each of the necromancers is fond of, as weights beside the usual ones: enough to be noticed, little enough that
 * nobody plays much better or worse for it.
 */
export const CHARACTERS: { readonly [N in Necromancer]: Weights } = {
  /** Wants the Citadel. */
  visio: { ...WEIGHTS, citadel: 1.25 },
  /** Raids: thinks much of fighters, and of the chances in battle. */
  nox: { ...WEIGHTS, hand: 0.95, grave: 0.8, even: 0.45 },
  /** Hoards. */
  mors: { ...WEIGHTS, good: 0.5, gold: 0.55 },
  /** Builds, and keeps what is built. */
  fortis: { ...WEIGHTS, rent: 0.6, guard: 0.45 },
};
