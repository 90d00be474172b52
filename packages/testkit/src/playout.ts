import { below, type Game, type RngState, type Seat } from '@cinderhall/kernel';
import { notJson } from './difference.ts';

/**
 * Chooses one of several moves; the list is never empty. A game whose rare paths a random player hardly finds gives its
 * tests a chooser that goes for them.
 */
export type Choose<Move> = (moves: readonly Move[], rng: RngState) => Move | undefined;

/** All alike. */
export const pickAny = <Move>(moves: readonly Move[], rng: RngState): Move | undefined =>
  moves[below(rng, moves.length)];

/** Somebody who is asked, at random. */
export const pickSeat = (seats: readonly Seat[], rng: RngState): Seat => seats[below(rng, seats.length)] ?? 0;

/**
 * Plays a state on at random, in place, to its end; tells what went wrong, or null. Stops after `most`
 * decisions and finds no fault in that: whether games end is for the real one to show.
 */
export function playOn<C, S, M, E, V>(
  { game, conserve }: { game: Game<C, S, M, E, V>; conserve: ((state: S) => string | null) | null },
  state: S,
  rng: RngState,
  most: number,
): string | null {
  for (let decisions = 0; decisions <= most; decisions++) {
    const problem = conserve?.(state) ?? null;
    if (problem !== null) return problem;
    const decision = game.pending(state);
    if (decision === null) return notJson(state, 'state');
    const seat = pickSeat(decision.seats, rng);
    const moves = game.moves(state, seat);
    if (moves.length === 0) return `seat ${seat} is asked ${decision.kind} and has no move`;
    const move = pickAny(moves, rng);
    if (move !== undefined) game.step(state, seat, move);
  }
  return null;
}
