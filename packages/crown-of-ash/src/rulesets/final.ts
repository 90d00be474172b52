import type { Ruleset } from '../ruleset.ts';
import { env41 } from './env-4.1.ts';

/** The published game, English and Russian: what it changed against the last prototype. */
export const final: Ruleset = {
  ...env41,
  id: 'final',
  sets: ['base', 'final'],
  zeroLoser: 'casualty-or-graveyard',
  resurrection: 'all',
  kingToken: true,
  removesMarkedFighters: true,
  powers: true,
  mixedCitadel: 'king',
  targetedCard: true,
};
