import { below, type Game, type RngState, type Seat } from '@cinderhall/kernel';

/** Plays a state to its end at random, in place, listing every legal move at each decision. Returns the decisions. */
export function playOut<C, S, M, E, V>(
  game: Game<C, S, M, E, V>,
  state: S,
  rng: RngState,
  see?: (state: S, seat: Seat, moves: readonly M[], move: M) => void,
): number {
  let decisions = 0;
  for (let d = game.pending(state); d !== null; d = game.pending(state)) {
    const seat = d.seats[d.seats.length === 1 ? 0 : below(rng, d.seats.length)] ?? 0;
    const moves = game.moves(state, seat);
    const move = moves[below(rng, moves.length)];
    if (move === undefined) throw new Error(`nothing to choose for seat ${seat}`);
    see?.(state, seat, moves, move);
    game.step(state, seat, move);
    decisions++;
  }
  return decisions;
}

/** A configuration that is known to be right. */
export function configured<C, S, M, E, V>(game: Game<C, S, M, E, V>, input: unknown): C {
  const config = game.configure(input);
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return config.value;
}
