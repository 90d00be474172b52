import { type BotId, type NetFile, opponents } from '@cinderhall/bots';
import { appraisal, features, fetchNets, game } from '../games.ts';
import type { Decided, Thought } from './opponents.ts';

/** Milliseconds that a search may think about one question. */
const PATIENCE = 1000;

/** Those whose judgement is a net's. */
const SEARCHING: ReadonlySet<BotId> = new Set(['shrewd', 'cunning', 'master']);

let until = 0;
const nets = new Map<number, NetFile>();
const bots = opponents(game, { appraisal, features, nets }, { hurry: () => performance.now() > until });

/** Thinks for a computer opponent. It is told what its seat may know, and nothing else. */
export async function think({ number, bot, view, seat, moves, rng }: Thought): Promise<Decided> {
  if (SEARCHING.has(bot) && nets.size === 0) for (const [players, net] of await fetchNets()) nets.set(players, net);
  until = performance.now() + PATIENCE;
  const { write } = game.notation(view.config);
  const chosen = write(bots[bot].choose(view, seat, moves, [...rng]));
  return { number, choice: moves.findIndex((move) => write(move) === chosen) };
}
