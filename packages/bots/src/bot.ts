import type { RngState, Seat } from '@cinderhall/kernel';

/**
 * A computer opponent. It learns what its seat may see and what its seat may answer, and nothing else: there is no
 * way to hand it a state. The same view, moves and generator give the same answer.
 */
export interface Bot<View, Move> {
  readonly id: BotId;
  /** One of `moves`, which must not be empty. Advances `rng`, the bot's own generator. */
  choose(view: View, seat: Seat, moves: readonly Move[], rng: RngState): Move;
  /** `choose` of a bot that never looks at the table, so that nobody need draw up a view for it. */
  readonly blind?: (moves: readonly Move[], rng: RngState) => Move;
}

/** The opponents there are, weakest first. */
export const BOTS = ['random', 'greedy', 'master'] as const;
export type BotId = (typeof BOTS)[number];

/** The `i`-th of some moves. Throws when there is none: nobody is asked an empty question. */
export function nth<Move>(moves: readonly Move[], i: number): Move {
  const move = moves[i];
  if (move === undefined) throw new RangeError(`there is no move ${i} of ${moves.length}`);
  return move;
}
