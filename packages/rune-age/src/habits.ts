import { below, type RngState } from '@cinderhall/kernel';
import type { Move } from './types.ts';

/** Chooses one of several moves, by chance alone; the list is never empty. */
type Habit = (moves: readonly Move[], rng: RngState) => Move | undefined;

const pickAny: Habit = (moves, rng) => moves[below(rng, moves.length)];

/** Whether a move ends something that could go on: a turn, an assault, an offer. */
function isIdle(move: Move): boolean {
  switch (move.kind) {
    case 'turn':
      return move.act === 'end';
    case 'battle':
    case 'siege':
    case 'spare':
      return move.card < 0;
    case 'pay':
      return move.with === 'none';
    case 'use':
    case 'reroll':
      return !move.use;
    default:
      return false;
  }
}

/** Plays like somebody who wants to do it all: gold first, then whatever else there is, and an end only now and then. */
const pickEagerly: Habit = (moves, rng) => {
  if (below(rng, 8) === 0) return pickAny(moves, rng);
  const gold = moves.find((move) => move.kind === 'turn' && move.act === 'gold');
  if (gold !== undefined && below(rng, 2) === 0) return gold;
  const busy = moves.filter((move) => !isIdle(move));
  return pickAny(busy.length === 0 ? moves : busy, rng);
};

/** Whom the laws let play, by name: those who play at random, and those who see what random players hardly find. */
export const habits: { readonly [name: string]: Habit } = { any: pickAny, eager: pickEagerly };
