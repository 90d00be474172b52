import type { Seat } from '@cinderhall/kernel';
import type { PlanCard, PlanEnd, PlanStep } from '@cinderhall/protocol';
import type { Standing } from '../live/play.ts';

/** What somebody has prepared, as it is kept. */
export interface Plan {
  readonly id: string;
  readonly guest: string;
  readonly seat: Seat;
  readonly steps: readonly PlanStep[];
  /** How many answers had been given when it was made. */
  readonly base: number;
  /** Under which id the last of them had come; empty: there was none. */
  readonly anchor: string;
  /** Null: it waits. */
  readonly ended: PlanEnd | null;
}

/** What is to be done about a plan that waits. */
export type Judgement =
  | { readonly what: 'wait' }
  | { readonly what: 'end'; readonly because: PlanEnd }
  | { readonly what: 'answer'; readonly decision: number; readonly move: string; readonly id: string };

/** What stands between a plan and the number of its step. No id that a client may choose has it. */
const BETWEEN = ':';

/** The id of the answer to a step: it is what tells that the step has been taken, and has it count once. */
const answerId = (plan: string, step: number): string => `${plan}${BETWEEN}${step}`;

/** Whether an answer came of a plan. */
export const isPrepared = (id: string | null): boolean => id?.includes(BETWEEN) ?? false;

/** How many steps of a plan stand in the record. */
const givenOf = ({ id, steps }: Pick<Plan, 'id' | 'steps'>, { ids }: Standing['saved']): number =>
  steps.filter((_step, i) => ids.includes(answerId(id, i))).length;

/** Whether this plan's name has been used at this table already. */
export const isUsed = (id: string, { ids, retired }: Standing['saved']): boolean =>
  [...ids, ...retired].some((known) => known.startsWith(id + BETWEEN));

/** Where a plan begins: after the answers that have been given by now. */
export const beginning = ({ ids }: Standing['saved']): Pick<Plan, 'base' | 'anchor'> => ({
  base: ids.length,
  anchor: ids.at(-1) ?? '',
});

/** What its owner is told of a plan. */
export const planCardOf = (plan: Plan, { saved }: Pick<Standing, 'saved'>): PlanCard => ({
  ...{ id: plan.id, steps: plan.steps, ended: plan.ended },
  given: givenOf(plan, saved),
});

/** Whether the moment at which a plan was made, or what came of it, has been taken back. */
const isTakenBack = ({ id, base, anchor }: Plan, { ids, retired }: Standing['saved']): boolean =>
  retired.some((known) => known.startsWith(id + BETWEEN)) || ids.length < base || (ids[base - 1] ?? '') !== anchor;

/** Whether its seat has answered otherwise since a plan was made. */
const hasAnswered = ({ id, seat, base }: Plan, { record, ids }: Standing['saved']): boolean =>
  record.moves.some((line, i) => i >= base && line.startsWith(`${seat} `) && !ids[i]?.startsWith(id + BETWEEN));

/**
 * What follows for a plan from how its table stands, and from nothing else: whoever judges, whenever, and how often, finds the
 * same. How far it has come is told by the answers themselves.
 */
export function judge(plan: Plan, standing: Standing): Judgement {
  const { saved, decision, conceded, admits } = standing;
  if (isTakenBack(plan, saved)) return { what: 'end', because: 'taken-back' };
  if (conceded.includes(plan.seat)) return { what: 'end', because: decision === null ? 'over' : 'risen' };
  if (hasAnswered(plan, saved)) return { what: 'end', because: 'answered' };
  const given = givenOf(plan, saved);
  const step = plan.steps[given];
  if (step === undefined) return { what: 'end', because: 'given' };
  if (decision === null) return { what: 'end', because: 'over' };
  if (!decision.seats.includes(plan.seat)) return { what: 'wait' };
  if (decision.kind !== step.kind) return { what: 'end', because: 'other-question' };
  const move = step.moves.find((wish, i) => admits(plan.seat, wish, step.about?.[i]));
  if (move === undefined) return { what: 'end', because: 'no-move' };
  return { what: 'answer', decision: decision.id, move, id: answerId(plan.id, given) };
}
