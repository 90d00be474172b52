import { type Bot, type BotId, greedy, random } from '@cinderhall/bots';
import type { Move, View } from '@cinderhall/crown-of-ash';
import type { RngState } from '@cinderhall/kernel';
import { appraisal, game } from '../games.ts';
import type { Decided, Thought } from './opponents.ts';

const bots: { readonly [B in BotId]: Bot<View, Move> } = { random: random(), greedy: greedy(game, appraisal) };

/** Thinks for the computer opponents. It is told what their seat may know, and nothing else. */
self.onmessage = ({ data }: MessageEvent<Thought>) => {
  const rng: RngState = [...data.rng];
  const { write } = game.notation(data.view.config);
  const chosen = write(bots[data.bot].choose(data.view, data.seat, data.moves, rng));
  const choice = data.moves.findIndex((move) => write(move) === chosen);
  self.postMessage({ number: data.number, choice } satisfies Decided);
};
