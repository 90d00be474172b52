import { type BotId, type NetFile, opponents } from '@cinderhall/bots';
import { appraisal, features, fetchNets, game } from '../games.ts';
import type { Thought } from './opponents.ts';

/** Milliseconds that a search may think about one question. */
const PATIENCE = 1000;

/** Those whose judgement is a net's. */
const SEARCHING: ReadonlySet<BotId> = new Set(['shrewd', 'cunning', 'master']);

let until = 0;
/** What has been learned; nothing before {@link learn}. */
export const nets = new Map<number, NetFile>();
const bots = opponents(game, { appraisal, features, nets }, { hurry: () => performance.now() > until });

/** Loads what has been learned. */
export async function learn(): Promise<void> {
  if (nets.size === 0) for (const [players, net] of await fetchNets()) nets.set(players, net);
}

/** Thinks for a computer opponent, and gives a position in `moves`. It is told what its seat may know, and nothing else. */
export async function think({ bot, view, seat, moves, rng }: Thought): Promise<number> {
  if (SEARCHING.has(bot)) await learn();
  until = performance.now() + PATIENCE;
  const { write } = game.notation(view.config);
  const chosen = write(bots[bot].choose(view, seat, moves, [...rng]));
  return moves.findIndex((move) => write(move) === chosen);
}
