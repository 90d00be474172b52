import { type Bot, type BotId, greedy, random } from '@cinderhall/bots';
import type { Move, View } from '@cinderhall/crown-of-ash';
import type { RngState } from '@cinderhall/kernel';
import { appraisal, game } from '../games.ts';
import type { Decided, Thought } from './opponents.ts';

const bots: { readonly [B in BotId]: Bot<View, Move> } = { random: random(), greedy: greedy(game, appraisal) };

/** Thinks for a computer opponent. It is told what its seat may know, and nothing else. */
export function think({ number, bot, view, seat, moves, rng }: Thought): Decided {
  const luck: RngState = [...rng];
  const { write } = game.notation(view.config);
  const chosen = write(bots[bot].choose(view, seat, moves, luck));
  return { number, choice: moves.findIndex((move) => write(move) === chosen) };
}
