import { forkRng, type Game, type RngState, type Seat } from '@cinderhall/kernel';
import type { Appraisal } from './appraisal.ts';
import { type Bot, type BotId, nth } from './bot.ts';
import { worthy } from './imagining.ts';
import { normal } from './normal.ts';
import { playOn } from './play-on.ts';

/** How much a greedy bot thinks. Counted, never timed: a slow machine gives the same answer later. */
export interface Effort {
  /** Positions it looks at for one answer, about; a list longer than half of this is looked at once all the same. */
  readonly evaluations: number;
  /** Sampled worlds in which one move is tried, at most. */
  readonly worlds: number;
  /** How far off it judges an answer, in points of the appraisal (standard deviation); left out: not at all. */
  readonly error?: number;
}

export const DEFAULT_EFFORT: Effort = { evaluations: 240, worlds: 24 };

/** A world the bot cannot rule out, and luck to play on in it with: the same for every move (common random numbers). */
interface World<State> {
  readonly state: State;
  readonly luck: RngState;
}

interface Candidate<Move> {
  readonly move: Move;
  /** What it is misjudged by, in each world alike. */
  readonly error: number;
  total: number;
}

/**
 * Looks one decision ahead: tries each answer in worlds sampled from its own view, plays the business at hand to its
 * end with quick answers, and takes the answer that stands best on average. Weak answers are dropped by halves, so
 * that the worlds go to those that matter (sequential halving; Karnin, Koren and Somekh 2013).
 */
export function greedy<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  appraisal: Appraisal<State, Move>,
  effort: Effort = DEFAULT_EFFORT,
  id: BotId = 'greedy',
): Bot<View, Move> {
  const score = (world: World<State>, seat: Seat, move: Move): number => {
    const s = game.clone(world.state);
    game.step(s, seat, move);
    playOn(game, appraisal, s, world.luck.slice());
    return appraisal.value(s, seat);
  };
  return {
    id,
    choose(view, seat, moves, rng) {
      if (moves.length === 1) return nth(moves, 0);
      const { error = 0 } = effort;
      const race = worthy(game, appraisal, { view, seat, moves, rng }).map(
        (move): Candidate<Move> => ({ move, error: error > 0 ? error * normal(rng) : 0, total: 0 }),
      );
      const imagine = (): World<State> => ({ state: game.sample(view, seat, rng), luck: forkRng(rng) });
      return halve(race, effort, imagine, (world, move) => score(world, seat, move));
    },
  };
}

/** The best by mean score over worlds; all that are still in the race are tried in the same ones. */
function halve<Move, W>(
  candidates: Candidate<Move>[],
  effort: Effort,
  imagine: () => W,
  score: (world: W, move: Move) => number,
): Move {
  let race = candidates;
  // The logarithm to base 2, rounded up; in whole numbers, since engines may round the other one differently.
  const rounds = 32 - Math.clz32(race.length - 1);
  let tried = 0;
  while (race.length > 1 && tried < effort.worlds) {
    const share = Math.floor(effort.evaluations / (rounds * race.length));
    const worlds = Math.min(Math.max(share, 1), effort.worlds - tried);
    for (let i = 0; i < worlds; i++) {
      const world = imagine();
      for (const candidate of race) candidate.total += score(world, candidate.move) + candidate.error;
    }
    tried += worlds;
    // A stable sort: of equals, the one listed first stays ahead on every machine.
    race = race.sort((a, b) => b.total - a.total).slice(0, Math.ceil(race.length / 2));
  }
  return nth(race, 0).move;
}
