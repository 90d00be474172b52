import type { CardIndex, Fielded } from './types.ts';

// Card in the low byte, then two flags, then the strength gained.
const CARD = 0xff;
const WOUNDED = 0x100;
const RESOLVED = 0x200;
const GAINED_FROM = 10;

/** A card as it comes into a combat. */
export const fielded = (card: CardIndex): Fielded => card;
export const cardIn = (unit: Fielded): CardIndex => unit & CARD;
export const isWounded = (unit: Fielded): boolean => (unit & WOUNDED) !== 0;
export const isResolved = (unit: Fielded): boolean => (unit & RESOLVED) !== 0;
export const gainedBy = (unit: Fielded): number => unit >> GAINED_FROM;

/** RCO-8 */
export const wounded = (unit: Fielded): Fielded => unit | WOUNDED;
export const resolved = (unit: Fielded): Fielded => unit | RESOLVED;
export const strengthened = (unit: Fielded, by: number): Fielded => unit + (by << GAINED_FROM);

/** The unit with all that has befallen it; for whoever reads one from text. */
export const fieldedWith = (card: CardIndex, isHurt: boolean, isDone: boolean, gained: number): Fielded =>
  card | (isHurt ? WOUNDED : 0) | (isDone ? RESOLVED : 0) | (gained << GAINED_FROM);
