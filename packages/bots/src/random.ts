import { below, type RngState } from '@cinderhall/kernel';
import { type Bot, nth } from './bot.ts';

/** Gives any answer, all equally likely. */
export function random<View, Move>(): Bot<View, Move> {
  const blind = (moves: readonly Move[], rng: RngState): Move => nth(moves, below(rng, moves.length));
  return { id: 'random', choose: (_view, _seat, moves, rng) => blind(moves, rng), blind };
}
