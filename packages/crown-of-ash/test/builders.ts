import { below } from '@cinderhall/kernel';
import { type Choose, pickAny } from '@cinderhall/testkit';
import type { Move } from '../src/types.ts';

/**
 * Plays like somebody who saves for structures: mostly on the gold and build spaces, which are the first on the list, and
 * mostly without raising, which is the last. Players at random build once in a game and never see the end of the stack.
 */
export const pickBuilding: Choose<Move> = (moves, rng) => {
  const [first] = moves;
  const mostly = below(rng, 4) > 0;
  if (mostly && first?.kind === 'turn') return moves[below(rng, Math.min(2, moves.length))];
  if (mostly && first?.kind === 'raise') return moves.at(-1);
  return pickAny(moves, rng);
};
