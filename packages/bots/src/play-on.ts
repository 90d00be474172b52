import type { Game, RngState } from '@cinderhall/kernel';
import type { Appraisal } from './appraisal.ts';

/** Answers in which a piece of business that never gets quiet is given up. */
const PATIENCE = 100;

/** Plays on with quick answers until the business at hand is done or the game is over. Writes to `s`, advances `luck`. */
export function playOn<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  appraisal: Appraisal<State, Move>,
  s: State,
  luck: RngState,
): void {
  for (let left = PATIENCE; left > 0 && !appraisal.quiet(s); left--) {
    const seat = game.pending(s)?.seats[0];
    if (seat === undefined) return;
    game.step(s, seat, appraisal.reply(s, seat, game.moves(s, seat), luck));
  }
}
