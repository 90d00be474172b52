import type { Position } from './position.ts';

/** Seat 0 takes gold and raises nobody, then the AI of a solo table rolls this die. */
export const acts = (p: Position, die: number): Position => p.dice(die).play(0, 'place gold', 'raise nobody');
