import { bySeat, type Game, type RngState, type Seat } from '@cinderhall/kernel';
import { type Bot, type BotId, nth } from './bot.ts';
import { imagining } from './imagining.ts';
import type { Insight } from './insight.ts';
import { drawn } from './sealed.ts';
import { type Budget, type Finding, Thought } from './thought.ts';
import { type Edge, type Knot, knot } from './tree.ts';

/** Worlds of the last question in which one looks whether this one had to follow. */
const LOOKS = 3;

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
  budget: Budget,
): Bot<View, Move> {
  const trains = bySeat(() => new TrainOfThought(game, insight, budget));
  return {
    id,
    choose(view, seat, moves, rng) {
      const train = budget.remembers === true ? trains[seat] : new TrainOfThought(game, insight, budget);
      const { sealed, answers } = train.ponder(view, seat, moves, rng);
      const choice = sealed
        ? drawn(
            answers.map(({ share }) => share),
            rng,
          )
        : 0;
      const { move } = nth(answers, choice);
      train.answer(move);
      return move;
    },
  };
}

/** The thinking of {@link search}, for those who want to know what it found. */
export function ponder<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  insight: Insight<State, Move>,
  budget: Budget,
): Ponder<View, Move> {
  return (view, seat, moves, rng) => new TrainOfThought(game, insight, budget).ponder(view, seat, moves, rng);
}

/** A question that was pondered, and what its answer led to in the tree. */
interface Reached<View, Move> {
  readonly view: View;
  readonly seat: Seat;
  readonly answers: ReadonlyMap<string, Knot<Move>>;
}

/** Where a train of thought stands after an answer. */
interface Standpoint<View, Move> {
  readonly view: View;
  readonly seat: Seat;
  readonly move: Move;
  readonly below: Knot<Move>;
}

/**
 * Questions one after the other. When the next one comes of nothing but the answer to the last, as within a turn, every answer
 * to it begins with the tree that had grown below that one: what others will do afterwards is thought about no less for having
 * been thought about already. As soon as anything else was learned, the old tree is dropped.
 */
export class TrainOfThought<Config, State, Move, Event, View> {
  readonly #game: Game<Config, State, Move, Event, View>;
  readonly #insight: Insight<State, Move>;
  readonly #budget: Budget;
  #reached: Reached<View, Move> | null = null;
  #standpoint: Standpoint<View, Move> | null = null;

  constructor(game: Game<Config, State, Move, Event, View>, insight: Insight<State, Move>, budget: Budget) {
    this.#game = game;
    this.#insight = insight;
    this.#budget = budget;
  }

  /** What there is to find out about a question; about one with a single answer, that. */
  ponder(view: View, seat: Seat, moves: readonly Move[], rng: RngState): Findings<Move> {
    const old =
      this.#standpoint !== null && this.#follows(this.#standpoint, view, seat, rng) ? this.#standpoint.below : null;
    this.#standpoint = null;
    this.#reached = null;
    const carried = old?.visits ?? 0;
    if (moves.length === 1) {
      const move = nth(moves, 0);
      this.#reached = { view, seat, answers: new Map([[this.#name(move), knot(old)]]) };
      return { sealed: false, carried, answers: [{ move, worth: 0, tries: 0, share: 1 }] };
    }
    const game = this.#game;
    const imagine = imagining(game, this.#insight, { view, seat, rng });
    const rival = this.#insight.reopen(imagine(), seat);
    const thought = new Thought(game, this.#insight, { seat, moves, rng });
    if (rival !== null) return { sealed: true, carried: 0, answers: thought.mix(imagine, rival, this.#budget) };
    const race = thought.climb(imagine, this.#budget, old);
    this.#reached = { view, seat, answers: new Map(race.map(({ move, below }) => [this.#name(move), below])) };
    return { sealed: false, carried, answers: race.map(findingOf) };
  }

  /** Which answer was given to the question pondered last. */
  answer(move: Move): void {
    const below = this.#reached?.answers.get(this.#name(move));
    this.#standpoint =
      this.#reached === null || below === undefined
        ? null
        : { view: this.#reached.view, seat: this.#reached.seat, move, below };
    this.#reached = null;
  }

  /** Whether whatever the seat could expect after its answer is what it sees now, so that it has learned nothing else. */
  #follows(from: Standpoint<View, Move>, view: View, seat: Seat, rng: RngState): boolean {
    if (from.seat !== seat) return false;
    const luck = rng.slice();
    const now = JSON.stringify(view);
    for (let i = 0; i < LOOKS; i++) {
      const s = this.#game.sample(from.view, seat, luck);
      this.#game.step(s, seat, from.move);
      if (JSON.stringify(this.#game.view(s, seat)) !== now) return false;
    }
    return true;
  }

  #name(move: Move): string {
    return this.#game.parts(move).join(' ');
  }
}

const findingOf = <Move>({ move, worth, visits }: Edge<Move>, rank: number): Finding<Move> => ({
  move,
  worth: worth / visits,
  tries: visits,
  share: rank === 0 ? 1 : 0,
});
