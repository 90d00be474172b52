import type { Facet, Origin } from './card.ts';

/** A card known from public sources; `ours` is what of it they do not tell. */
export const known = (sure: 'high' | 'medium' | 'low', ours: readonly Facet[] = [], why?: string): Origin => ({
  origin: 'known',
  sure,
  ...(ours.length === 0 ? {} : { ours }),
  ...(why === undefined ? {} : { why }),
});

/** A card of our own. */
export const house = (why: string): Origin => ({ origin: 'house', why });
