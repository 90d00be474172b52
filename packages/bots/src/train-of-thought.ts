import { bySeat, type Game, type RngState, type Seat } from '@cinderhall/kernel';
import { type Bot, type BotId, nth } from './bot.ts';
import type { Insight } from './insight.ts';
import { answerOf, type Findings, inquire } from './search.ts';
import type { Budgeting } from './thought.ts';
import { type Knot, knot } from './tree.ts';

/** Worlds of the last question in which one looks whether this one had to follow. */
const LOOKS = 3;

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
  readonly #budget: Budgeting;
  #reached: Reached<View, Move> | null = null;
  #standpoint: Standpoint<View, Move> | null = null;

  constructor(game: Game<Config, State, Move, Event, View>, insight: Insight<State, Move>, budget: Budgeting) {
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
    const question = { view, seat, moves, rng };
    const { findings, race } = inquire(this.#game, this.#insight, this.#budget, question, old);
    this.#reached = { view, seat, answers: new Map(race.map(({ move, below }) => [this.#name(move), below])) };
    return findings;
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

/** A search that goes on from one question to the next of the same turn. It may play one game at a time. */
export function remembering<Config, State, Move, Event, View>(
  id: BotId,
  game: Game<Config, State, Move, Event, View>,
  insight: Insight<State, Move>,
  budget: Budgeting,
): Bot<View, Move> {
  const trains = bySeat(() => new TrainOfThought(game, insight, budget));
  return {
    id,
    choose(view, seat, moves, rng) {
      const move = answerOf(trains[seat].ponder(view, seat, moves, rng), rng);
      trains[seat].answer(move);
      return move;
    },
  };
}
