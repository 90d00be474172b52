import { below, type Game, type RngState, type Seat } from '@cinderhall/kernel';
import { type Bot, nth } from './bot.ts';
import { rollOut } from './roll-out.ts';

/** How much an answer that was tried little counts; shares of a win go from 0 to 1. */
const EXPLORATION = 0.7;

interface Child<Move> {
  readonly move: Move;
  readonly node: Node<Move>;
  visits: number;
  /** Sum over visits, to the seat that chooses here. */
  won: number;
  /** Visits to its parent in which it could be chosen. */
  offered: number;
}
interface Node<Move> {
  readonly children: Map<string, Child<Move>>;
}

/**
 * Information set Monte Carlo tree search with one observer, a yardstick, as Cowling, Powley and Whitehouse wrote it down
 * in 2012: UCB1 over the answers that the world at hand offers, one new node in each iteration, then random answers to
 * the end of the game. Answers given at once are taken as given one after the other.
 */
export function ismcts<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  { iterations }: { readonly iterations: number },
): Bot<View, Move> {
  return {
    id: 'ismcts',
    choose(view, seat, moves, rng) {
      if (moves.length === 1) return nth(moves, 0);
      const root: Node<Move> = { children: new Map() };
      for (let i = 0; i < Math.max(iterations, moves.length); i++)
        iterate(game, root, game.sample(view, seat, rng), rng);
      return mostVisited(game, root, moves);
    },
  };
}

/** Walks down in this world to an answer that was never tried, plays on from there, and lets everybody learn of it. */
function iterate<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  root: Node<Move>,
  s: State,
  rng: RngState,
): void {
  const trail: { readonly seat: Seat; readonly child: Child<Move> }[] = [];
  let at = root;
  for (let d = game.pending(s); d !== null; d = game.pending(s)) {
    const seat = nth(d.seats, 0);
    const { child, fresh } = pick(game, at, game.moves(s, seat), rng);
    game.step(s, seat, child.move);
    trail.push({ seat, child });
    if (fresh) break;
    at = child.node;
  }
  const share = rollOut(game, s, rng);
  for (const { seat, child } of trail) {
    child.visits++;
    child.won += share[seat] ?? 0;
  }
}

function pick<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  { children }: Node<Move>,
  moves: readonly Move[],
  rng: RngState,
): { readonly child: Child<Move>; readonly fresh: boolean } {
  const known: Child<Move>[] = [];
  const untried: Move[] = [];
  for (const move of moves) {
    const child = children.get(nameOf(game, move));
    if (child === undefined) untried.push(move);
    else known.push(child);
  }
  for (const child of known) child.offered++;
  if (untried.length === 0) return { child: favourite(known), fresh: false };
  const move = nth(untried, below(rng, untried.length));
  const child: Child<Move> = { move, node: { children: new Map() }, visits: 0, won: 0, offered: 1 };
  children.set(nameOf(game, move), child);
  return { child, fresh: true };
}

/** UCB1 (Auer, Cesa-Bianchi and Fischer 2002), over how often each could be chosen. */
function favourite<Move>(known: readonly Child<Move>[]): Child<Move> {
  const urge = ({ visits, won, offered }: Child<Move>): number =>
    won / visits + EXPLORATION * Math.sqrt(Math.log(offered) / visits);
  return known.reduce((best, child) => (urge(child) > urge(best) ? child : best), nth(known, 0));
}

function mostVisited<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  { children }: Node<Move>,
  moves: readonly Move[],
): Move {
  const visits = moves.map((move) => children.get(nameOf(game, move))?.visits ?? 0);
  return nth(moves, visits.indexOf(Math.max(...visits)));
}

const nameOf = <Config, State, Move, Event, View>(game: Game<Config, State, Move, Event, View>, move: Move): string =>
  game.parts(move).join(' ');
