import { bySeat, type RngState, type Seat } from '@cinderhall/kernel';
import { NOBODY, type Move, type State } from '../types.ts';
import { at, isAutoma, seatOf } from '../table.ts';
import { belief } from './belief.ts';
import { CHARACTERS } from './characters.ts';
import { featuresOf, OUTPUTS, outputOf, writeAllFeatures, writeFeatures } from './features.ts';
import { quiet, reply } from './glance.ts';
import { sight, standing, value, values, WEIGHTS, type Weights } from './worth.ts';

/**
 * How well a seat stands, and quick answers: for bots that look ahead. Everything in this folder may read the whole state,
 * because it is only ever shown states that were sampled from the view of the bot's own seat: what such a state holds of
 * other people's secrets is a guess.
 */

export { WEIGHTS, type Weights };

/** A judgement of Crown of Ash by these weights. */
export const appraisalBy = (w: Weights) => ({
  value: (s: State, seat: Seat): number => value(w, s, seat),
  quiet,
  reply: (s: State, seat: Seat, moves: readonly Move[], rng: RngState): Move => reply(w, s, seat, moves, rng),
});

const plain = appraisalBy(WEIGHTS);

/** The judgement of Crown of Ash, for any bot that looks ahead; and the same with what a seat's necromancer is fond of. */
export const appraisal = {
  ...plain,
  character: {
    ...plain,
    value: (s: State, seat: Seat): number => value(CHARACTERS[at(s.necromancers, seat)], s, seat),
  },
};

/** What a seat's standing is made of, in VP by rules of thumb, for those who explain: points had, and points to come. */
export interface Account {
  readonly vp: number;
  readonly places: number;
  readonly goods: number;
  readonly fighters: number;
  /** All of it, and what has no part of its own. */
  readonly total: number;
}

export function accountOf(s: State, seat: Seat): Account {
  const vp = at(s.vp, seat);
  if (s.over) return { vp, places: 0, goods: 0, fighters: 0, total: vp };
  return { ...standing(sight(WEIGHTS, s), seat), vp };
}

/** CBT-4: covered cards of two people are chosen at once. The King has none, and the AI's is drawn. */
function reopen(s: State, seat: Seat): Seat | null {
  const battle = s.stack.at(-1);
  if (battle?.kind !== 'clash') return null;
  const rival = battle.attacker === seat ? battle.defender : battle.attacker;
  if (rival === NOBODY || isAutoma(s, rival)) return null;
  const other = seatOf(rival);
  battle.sealed = bySeat((owner) => (owner === other ? null : battle.sealed[owner]));
  return other;
}

/** Leaves a world as it was drawn. */
const evenly = (): void => {};

/** Crown of Ash in numbers, for evaluations that learn. */
export const features = {
  players: (s: State): number => s.config.players,
  count: featuresOf,
  write: writeFeatures,
  writeAll: writeAllFeatures,
  version: 1,
  outputs: OUTPUTS,
  output: outputOf,
  lead: 20,
  leads: (s: State): number[] => values(WEIGHTS, s),
  reopen,
  // With more players no gain could be measured.
  belief: (s: State, seat: Seat) => (s.config.players === 2 ? belief(s, seat) : evenly),
};
