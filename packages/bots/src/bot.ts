import type { RngState, Seat } from '@cinderhall/kernel';

/**
 * A computer opponent. It learns what its seat may see and what its seat may answer, and nothing else: there is no
 * way to hand it a state. The same view, moves and generator give the same answer; of one that remembers, the same
 * questions one after the other.
 */
export interface Bot<View, Move> {
  readonly id: BotId;
  /** One of `moves`, which must not be empty. Advances `rng`, the bot's own generator. */
  choose(view: View, seat: Seat, moves: readonly Move[], rng: RngState): Move;
  /** `choose` of a bot that never looks at the table, so that nobody need draw up a view for it. */
  readonly blind?: (moves: readonly Move[], rng: RngState) => Move;
}

/** The opponents that people may choose, weakest first. A new one is added to the referee's `COMPUTERS`, too. */
export const LEVELS = ['random', 'gentle', 'casual', 'sensible', 'greedy', 'shrewd', 'cunning', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** Searches as they stand in the literature, with nothing of ours in them: to measure levels by. */
export const YARDSTICKS = ['flat', 'ismcts'] as const;
export type Yardstick = (typeof YARDSTICKS)[number];

export const BOTS = [...LEVELS, ...YARDSTICKS] as const;
export type BotId = Level | Yardstick;

/** The `i`-th of some moves. Throws when there is none: nobody is asked an empty question. */
export function nth<Move>(moves: readonly Move[], i: number): Move {
  const move = moves[i];
  if (move === undefined) throw new RangeError(`there is no move ${i} of ${moves.length}`);
  return move;
}
