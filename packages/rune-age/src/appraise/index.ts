import type { State } from '../types.ts';
import { featuresOf, writeFeatures } from './features.ts';
import { consider, likely, quiet, reply } from './script.ts';
import { allied, value } from './worth.ts';

/**
 * How well a seat stands, and quick answers: for bots that look ahead. Everything in this folder may read the whole state,
 * because it is only ever shown states that were sampled from the view of the bot's own seat: what such a state holds of
 * other people's secrets is a guess. Scenarios are told apart by their rules, never by name.
 */

export { buyer } from './script.ts';

/**
 * The judgement of Rune Age, for any bot that looks ahead. No further than its own turn: what is drawn in the next ones changes
 * more than most answers differ by.
 */
export const appraisal = { value, quiet, reply, likely, consider, horizon: 0 };

/** Rune Age in numbers, for evaluations that learn. No move has an output of its own. */
export const features = {
  players: (s: State): number => s.config.players,
  count: featuresOf,
  write: writeFeatures,
  version: 1,
  outputs: 1,
  output: (): number => -1,
  /** A game that is won counts as much here as {@link value} counts it. */
  lead: 60,
  allied,
  /** Every question is one seat's. */
  reopen: (): null => null,
};
