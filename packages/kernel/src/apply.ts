import type { Decision, Game, Refusal, Result, Seat, Tell } from './game.ts';
import { accepted, malformed, refused } from './refusal.ts';

/** Somebody's answer to a question, as it arrives. */
export interface Answer<Move> {
  readonly seat: Seat;
  /** Id of the question it answers. */
  readonly decision: number;
  readonly move: Move;
}

/** How many right moves a refusal names. */
const SHOWN = 8;

/**
 * The public door to a game: the state after this answer, or why it is refused. `state` itself never changes. `tell`
 * hears what happens, and nothing when the answer is refused.
 */
export function apply<Config, State, Move, Event>(
  game: Game<Config, State, Move, Event, unknown>,
  config: Config,
  state: State,
  answer: Answer<Move>,
  tell?: Tell<Event>,
): Result<State> {
  return carriedOut(game, state, answer.seat, admit(game, config, state, answer), tell);
}

/** The same for an answer in notation, such as `'clash 3'`. */
export function applyText<Config, State, Move, Event>(
  game: Game<Config, State, Move, Event, unknown>,
  config: Config,
  state: State,
  answer: Answer<string>,
  tell?: Tell<Event>,
): Result<State> {
  return carriedOut(game, state, answer.seat, admitText(game, config, state, answer), tell);
}

function carriedOut<Config, State, Move, Event>(
  game: Game<Config, State, Move, Event, unknown>,
  state: State,
  seat: Seat,
  move: Result<Move>,
  tell?: Tell<Event>,
): Result<State> {
  if (!move.ok) return move;
  const after = game.clone(state);
  game.step(after, seat, move.value, tell);
  return accepted(after);
}

/**
 * The move of the list that this answer means, or why there is none. For whoever owns the state and will `step` it in
 * place: everybody else comes through {@link apply}. Moves are compared by their notation; only one that is itself in the
 * list need not be written out.
 */
export function admit<Config, State, Move, Event>(
  game: Game<Config, State, Move, Event, unknown>,
  config: Config,
  state: State,
  answer: Answer<Move>,
): Result<Move> {
  const closed = closedDoor(game.pending(state), answer);
  if (closed) return refused(closed);
  const moves = game.moves(state, answer.seat);
  if (moves.includes(answer.move)) return accepted(answer.move);
  const { write } = game.notation(config);
  const text = write(answer.move);
  const same = moves.find((m) => write(m) === text);
  if (same !== undefined) return accepted(same);

  const parts = new Set(game.parts(answer.move));
  const bar = game.barred(state, answer.seat).find((b) => parts.has(b.part));
  const ban = bar ?? game.forbids?.(state, answer.seat, answer.move);
  return refused({
    refused: 'not-offered',
    move: text,
    rule: ban?.rule ?? null,
    reason: ban?.reason ?? null,
    offered: moves.slice(0, SHOWN).map(write),
  });
}

/** The same for an answer in notation. Text that is no move of the game is malformed. */
export function admitText<Config, State, Move, Event>(
  game: Game<Config, State, Move, Event, unknown>,
  config: Config,
  state: State,
  answer: Answer<string>,
): Result<Move> {
  const closed = closedDoor(game.pending(state), answer);
  if (closed) return refused(closed);
  const notation = game.notation(config);
  const move = notation.read(answer.move);
  if (move !== null) return admit(game, config, state, { ...answer, move });

  const right = game.moves(state, answer.seat).slice(0, SHOWN);
  const examples = right.map((m) => `'${notation.write(m)}'`).join(', ');
  return malformed('move', `'${answer.move.slice(0, 40)}' is no move of ${game.id}; right would be ${examples}`);
}

function closedDoor(pending: Decision | null, answer: Answer<unknown>): Refusal | null {
  if (pending === null) return { refused: 'over' };
  if (pending.id !== answer.decision) return { refused: 'stale', decision: answer.decision, pending: pending.id };
  if (!pending.seats.includes(answer.seat)) return { refused: 'not-asked', seat: answer.seat, asked: pending.seats };
  return null;
}
