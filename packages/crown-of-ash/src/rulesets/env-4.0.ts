import type { Ruleset } from '../ruleset.ts';

/** The first prototype. */
export const env40: Ruleset = {
  id: 'env-4.0',
  sets: ['base'],
  zeroLoser: 'casualty',
  resurrection: 'one',
  kingToken: false,
  removesMarkedFighters: false,
  powers: false,
  mixedCitadel: 'automa',
  targetedCard: false,
};
