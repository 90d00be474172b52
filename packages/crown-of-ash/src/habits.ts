import { below, type RngState } from '@cinderhall/kernel';
import type { Move } from './types.ts';

/** Chooses one of several moves, by chance alone; the list is never empty. */
type Habit = (moves: readonly Move[], rng: RngState) => Move | undefined;

const pickAny: Habit = (moves, rng) => moves[below(rng, moves.length)];

/**
 * Plays like somebody who saves for structures: mostly on the gold and build spaces, which are the first on the list, and
 * mostly without raising, which is the last. Players at random build once in a game and never see the end of the stack.
 */
export const pickBuilding: Habit = (moves, rng) => {
  const [first] = moves;
  const mostly = below(rng, 4) > 0;
  if (mostly && first?.kind === 'turn') return moves[below(rng, Math.min(2, moves.length))];
  if (mostly && first?.kind === 'raise') return moves.at(-1);
  return pickAny(moves, rng);
};

/** Whom the laws let play, by name: those who play at random, and those who see what random players hardly find. */
export const habits: { readonly [name: string]: Habit } = { any: pickAny, builders: pickBuilding };
