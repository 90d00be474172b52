import type { Game } from '@cinderhall/kernel';
import { type Bot, nth } from './bot.ts';
import { rollOut } from './roll-out.ts';

/**
 * Flat Monte Carlo, a yardstick: tries the answers in turn, each time in another world, plays on at random to the end of the
 * game, and takes the answer after which it won most.
 */
export function flat<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  { iterations }: { readonly iterations: number },
): Bot<View, Move> {
  return {
    id: 'flat',
    choose(view, seat, moves, rng) {
      if (moves.length === 1) return nth(moves, 0);
      const won = moves.map(() => 0);
      const rounds = Math.max(1, Math.floor(iterations / moves.length));
      for (let round = 0; round < rounds; round++)
        moves.forEach((move, i) => {
          const s = game.sample(view, seat, rng);
          game.step(s, seat, move);
          won[i] = (won[i] ?? 0) + (rollOut(game, s, rng)[seat] ?? 0);
        });
      return nth(moves, won.indexOf(Math.max(...won)));
    },
  };
}
