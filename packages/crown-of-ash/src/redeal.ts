import { type Seed, seedRng } from '@cinderhall/kernel';
import { sample } from './sample.ts';
import { peopleOf } from './table.ts';
import { together } from './together.ts';
import type { State } from './types.ts';
import { view } from './view.ts';

/**
 * The same table with decks, stack and the AI's covered cards in another order, and other dice to come: all that nobody
 * who plays here knows. Hands, fates and what is laid covered belong to somebody, and stay.
 */
export function redeal(s: State, seed: Seed): State {
  const rng = seedRng(seed);
  const [first, ...others] = peopleOf(s).map((seat) => view(s, seat));
  return first === undefined ? s : { ...sample(together([first, ...others]), 'spectator', rng), rng };
}
