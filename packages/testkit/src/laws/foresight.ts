import type { Game, Seat } from '@cinderhall/kernel';
import { difference, firstOf } from '../difference.ts';
import { type Law, type Question, verdict } from './law.ts';

/** Answers that are prepared one after the other, at most. */
const LONGEST = 12;

/** Who may foresee their next turn now, and the table as it would stand then. */
function foreseen<C, S, M, E, V>({ game, state, seats }: Question<C, S, M, E, V>): (readonly [Seat, S])[] {
  return seats.flatMap((seat) => {
    const then = game.ahead?.(state, seat) ?? null;
    return then === null ? [] : [[seat, then] as const];
  });
}

/** What is foreseen is a question to this seat alone that it can answer, and not one that it is asked already. */
export const foreseesOwn: Law = {
  at: 'question',
  dear: true,
  check(q) {
    const found = foreseen(q);
    const problem = firstOf(found, ([seat, then]) => {
      if (q.decision.seats.includes(seat)) return `seat ${seat} is asked, and foresees another turn`;
      const seats = q.game.pending(then)?.seats ?? [];
      if (seats.join() !== `${seat}`)
        return `seat ${seat} foresees a turn in which ${seats.join() || 'nobody'} is asked`;
      return q.game.moves(then, seat).length === 0 ? `seat ${seat} foresees a turn without a move` : null;
    });
    return found.length === 0 ? 'idle' : verdict(problem);
  },
};

/**
 * Whoever looks ahead learns nothing: in a world that they cannot tell from the real one, their next turn begins alike, and goes
 * on alike through answers of their own for as long as nothing is revealed.
 */
export const foreseesAlike: Law = {
  at: 'question',
  dear: true,
  check(q) {
    const { game } = q;
    if (game.ahead === undefined) return 'idle';
    let some = false;
    const problem = firstOf(q.glimpses(), ({ who, world }) => {
      if (who === 'spectator') return null;
      const [here, there] = [game.ahead?.(q.state, who) ?? null, game.ahead?.(world, who) ?? null];
      if (here === null || there === null)
        return here === there ? null : `seat ${who} foresees a turn in one of two worlds that look alike`;
      some = true;
      return parted(game, who, here, there, q.decision.id);
    });
    return some ? verdict(problem) : 'idle';
  },
};

/** Where two worlds part that a seat goes on in with the same answers; null: nowhere. */
function parted<C, S, M, E, V>(game: Game<C, S, M, E, V>, seat: Seat, here: S, there: S, from: number): string | null {
  for (let i = 0; i < LONGEST; i++) {
    const what = `${i} answers ahead of seat ${seat}`;
    const apart =
      difference(game.pending(here), game.pending(there), `question ${what}`) ??
      difference(game.moves(here, seat), game.moves(there, seat), `moves ${what}`) ??
      difference(game.barred(here, seat), game.barred(there, seat), `barred ${what}`) ??
      difference(game.view(here, seat), game.view(there, seat), `view ${what}`);
    if (apart !== null || game.pending(here)?.seats.join() !== `${seat}`) return apart;
    const moves = game.moves(here, seat);
    const move = moves[(from + i) % moves.length];
    if (move === undefined) return null;
    let revealed = false;
    for (const world of [here, there]) game.step(world, seat, move, (e) => (revealed ||= game.reveals(e)));
    if (revealed) return null;
  }
  return null;
}
