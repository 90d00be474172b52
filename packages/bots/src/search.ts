import type { Game, RngState, Seat } from '@cinderhall/kernel';
import { type Bot, type BotId, nth } from './bot.ts';
import { imagining, type Question, worthy } from './imagining.ts';
import type { Insight } from './insight.ts';
import { drawn } from './sealed.ts';
import { type Budgeting, type Finding, Thought } from './thought.ts';
import type { Edge, Knot } from './tree.ts';

/** What a search found out about a question. */
export interface Findings<Move> {
  /** Whether it is answered at once with somebody else, so that good play is a mixture. */
  readonly sealed: boolean;
  /** The best first; in a mixture whatever is given most. */
  readonly answers: readonly Finding<Move>[];
  /** Worlds of earlier questions that it could go on from. */
  readonly carried: number;
}

/** Somebody who thinks about a question without answering it. There are two moves or more. */
export type Ponder<View, Move> = (view: View, seat: Seat, moves: readonly Move[], rng: RngState) => Findings<Move>;

/**
 * Information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): each iteration walks down one
 * open-loop tree in a world drawn from the bot's own view. Every seat chooses there what serves itself (max^n), by PUCT with
 * the insight's priors, until a question comes that was not met before; that one the insight judges. What is asked within a piece of
 * business is answered at sight, but for the question that the bot is to answer now. A choice sealed at once with somebody
 * else's is no matter for a tree: the small matrix of both is solved, and the mixture played.
 */
export function search<Config, State, Move, Event, View>(
  id: BotId,
  game: Game<Config, State, Move, Event, View>,
  insight: Insight<State, Move>,
  budget: Budgeting,
): Bot<View, Move> {
  const find = ponder(game, insight, budget);
  return {
    id,
    choose(view, seat, moves, rng) {
      if (moves.length === 1) return nth(moves, 0);
      const among = worthy(game, insight, { view, seat, moves, rng });
      return among.length === 1 ? nth(among, 0) : answerOf(find(view, seat, among, rng), rng);
    },
  };
}

/** What is answered after such findings: the best, or one out of the mixture. */
export function answerOf<Move>({ sealed, answers }: Findings<Move>, rng: RngState): Move {
  const choice = sealed
    ? drawn(
        answers.map(({ share }) => share),
        rng,
      )
    : 0;
  return nth(answers, choice).move;
}

/** The thinking of {@link search}, for those who want to know what it found. */
export function ponder<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  insight: Insight<State, Move>,
  budget: Budgeting,
): Ponder<View, Move> {
  return (view, seat, moves, rng) => inquire(game, insight, budget, { view, seat, moves, rng }, null).findings;
}

/** Thinks about a question, on from an `old` tree; `race` are the answers in the tree that has grown, if one has. */
export function inquire<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  insight: Insight<State, Move>,
  budget: Budgeting,
  question: Question<View, Move>,
  old: Knot<Move> | null,
): { readonly findings: Findings<Move>; readonly race: readonly Edge<Move>[] } {
  const imagine = imagining(game, insight, question);
  const world = imagine();
  const due = typeof budget === 'function' ? budget(insight.learned(world)) : budget;
  const rival = insight.reopen(world, question.seat);
  const thought = new Thought(game, insight, question);
  if (rival !== null)
    return { findings: { sealed: true, carried: 0, answers: thought.mix(imagine, rival, due) }, race: [] };
  const race = thought.climb(imagine, due, old);
  return { findings: { sealed: false, carried: old?.visits ?? 0, answers: race.map(findingOf) }, race };
}

const findingOf = <Move>({ move, worth, visits }: Edge<Move>, rank: number): Finding<Move> => ({
  move,
  worth: worth / visits,
  tries: visits,
  share: rank === 0 ? 1 : 0,
});
