import { below, type Game, type RngState } from '@cinderhall/kernel';
import { nth } from './bot.ts';

/** Plays a game to its end with any answers, and says how the win was shared, by seat. Writes to `s`, advances `luck`. */
export function rollOut<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  s: State,
  luck: RngState,
): readonly number[] {
  for (let d = game.pending(s); d !== null; d = game.pending(s)) {
    const seat = nth(d.seats, 0);
    const moves = game.moves(s, seat);
    game.step(s, seat, nth(moves, below(luck, moves.length)));
  }
  return game.outcome(s)?.share ?? [];
}
