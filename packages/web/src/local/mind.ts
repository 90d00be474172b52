import { type BotId, type NetFile, type Nets, opponents, type Wits } from '@cinderhall/bots';
import type { Game } from '@cinderhall/kernel';
import type { Thought } from './opponents.ts';

/** Milliseconds that a search may think about one question. */
const PATIENCE = 1000;

/** Those whose judgement is a net's. */
const SEARCHING: ReadonlySet<BotId> = new Set(['shrewd', 'cunning', 'master']);

/** A game and what computers must know to think about it. */
interface Subject<Config, State, Move, Event, View> extends Omit<Wits<State, Move>, 'nets'> {
  readonly game: Game<Config, State, Move, Event, View>;
  /** What has been learned about its positions: only those who need it load it. */
  readonly fetchNets: () => Promise<Nets>;
  /** A move as text. */
  readonly write: (view: View, move: Move) => string;
}

/** Somebody who can think about a game. */
export interface Mind<Move = unknown, View = unknown> {
  /** What has been learned; nothing before {@link Mind.learn}. */
  readonly nets: Nets;
  /** Loads what has been learned. */
  learn(): Promise<void>;
  /** Thinks for a computer opponent, and gives a position in `moves`. It is told what its seat may know, and nothing else. */
  think(thought: Thought<Move, View>): Promise<number>;
}

export function mindOf<C, S, M, E, V>({ game, fetchNets, write, ...wits }: Subject<C, S, M, E, V>): Mind<M, V> {
  const nets = new Map<number, NetFile>();
  let until = 0;
  const bots = opponents(game, { ...wits, nets }, { hurry: () => performance.now() > until });
  const learn = async (): Promise<void> => {
    if (nets.size === 0) for (const [players, net] of await fetchNets()) nets.set(players, net);
  };
  return {
    nets,
    learn,
    async think({ bot, view, seat, moves, rng }) {
      if (SEARCHING.has(bot)) await learn();
      until = performance.now() + PATIENCE;
      const chosen = write(view, bots[bot].choose(view, seat, moves, [...rng]));
      return moves.findIndex((move) => write(view, move) === chosen);
    },
  };
}
