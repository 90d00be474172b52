import { type Seed, seedRng } from '@cinderhall/kernel';
import { sample } from './sample.ts';
import { playersOf } from './table.ts';
import { together } from './together.ts';
import type { State } from './types.ts';
import { view } from './view.ts';

/**
 * The same table with decks and events in another order, and another die to come: all that nobody who plays here knows.
 * Hands belong to somebody, and stay; so does what was seen on top of a deck.
 */
export function redeal(s: State, seed: Seed): State {
  const rng = seedRng(seed);
  const [first, ...others] = playersOf(s).map((seat) => view(s, seat));
  return first === undefined ? s : { ...sample(together([first, ...others]), 'spectator', rng), rng };
}
