import { type Barred, type Decision, type Seat, seedRng } from '@cinderhall/kernel';
import type { AnyGame, Title } from '../games.ts';

/** An answer in notation, and what it means by a place that something lies on; empty: nothing. */
export interface Choice {
  readonly move: string;
  readonly about: string;
}

/** A question of the coming turn, as it would be asked. */
export interface Foretold {
  readonly view: unknown;
  readonly decision: Decision;
  readonly moves: readonly unknown[];
  /** What each of them means by a place. */
  readonly abouts: readonly string[];
  readonly barred: readonly Barred[];
}

/** How the next turn of somebody who waits would go. */
export interface Foreseen {
  /** One for each answer that could be given, and the next, if it comes of them alone; empty: nothing can be foreseen. */
  readonly questions: readonly Foretold[];
  /** The table after all the answers, where no next question can be foreseen; null: there is one, or an answer does not fit. */
  readonly after: { readonly view: unknown } | null;
}

const NOTHING: Foreseen = { questions: [], after: null };

/**
 * Plays the coming turn in a world imagined from what a seat is shown, by the first answer of each step that is offered there, for as
 * long as nothing is revealed and nobody else is asked.
 */
export async function foresee(
  asked: { readonly view: unknown; readonly seat: Seat; readonly steps: readonly (readonly Choice[])[] },
  title: Title | null,
): Promise<Foreseen> {
  const { view, seat, steps } = asked;
  const game = (await title?.foreseeing?.()) ?? title?.game;
  const world = game?.ahead?.(game.sample(view, seat, seedRng('1')), seat) ?? null;
  if (!title || !game || world === null) return NOTHING;
  const questions: Foretold[] = [];
  for (const choices of [...steps, []]) {
    const question = questionOf(game, world, seat);
    if (question === null) return { questions, after: { view: game.view(world, seat) } };
    questions.push(question);
    const at = chosenOf(title, question, choices);
    if (at < 0) break;
    let revealed = false;
    game.step(world, seat, question.moves[at], (event) => {
      revealed ||= game.reveals(event);
    });
    // What would be revealed is not to be seen: the table is shown as it was before.
    if (revealed) return { questions, after: { view: question.view } };
  }
  return { questions, after: null };
}

/** What is asked of this seat alone; null: nothing is. */
function questionOf(game: AnyGame, world: unknown, seat: Seat): Foretold | null {
  const decision = game.pending(world);
  if (decision === null || decision.seats.some((other) => other !== seat)) return null;
  const moves = [...game.moves(world, seat)];
  return {
    ...{ view: game.view(world, seat), decision, moves, barred: game.barred(world, seat) },
    abouts: moves.map((move) => game.about?.(world, move) ?? ''),
  };
}

/** Which of the moves is the first of these choices that is offered; -1: none of them is. */
function chosenOf({ write }: Title, { view, moves, abouts }: Foretold, choices: readonly Choice[]): number {
  for (const choice of choices) {
    const at = moves.findIndex((move, i) => write(view, move) === choice.move && abouts[i] === choice.about);
    if (at >= 0) return at;
  }
  return -1;
}
