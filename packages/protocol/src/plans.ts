import * as z from 'zod/mini';

/** Choices that one plan holds, ways out of each, and letters of one answer: what fits into a message, and then some. */
export const LARGEST_PLAN = { steps: 24, moves: 6, letters: 200 } as const;

const about = z.readonly(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(LARGEST_PLAN.moves)));

/**
 * One choice prepared in advance: to which kind of question, and the answers in the game's notation, the dearest first. `about`:
 * for each of them what it means by a place that something lies on, as the game's own `about` says; nothing else may lie there
 * when it is given.
 */
const planStep = z.strictObject({
  about: z.optional(about),
  kind: z.string().check(z.regex(/^[a-z][a-z-]{0,23}$/)),
  moves: z.readonly(
    z
      .array(z.string().check(z.minLength(1), z.maxLength(LARGEST_PLAN.letters)))
      .check(z.minLength(1), z.maxLength(LARGEST_PLAN.moves)),
  ),
});
export type PlanStep = z.infer<typeof planStep>;

/** What somebody means to answer when they are asked next. None: nothing any more. */
export const planSteps = z.readonly(z.array(planStep).check(z.maxLength(LARGEST_PLAN.steps)));

/**
 * Why nothing more comes of a plan: all of it was answered, or its owner took it back; none of the answers fitted, or
 * another question came; its owner answered first, or the moment where it began was taken back; the seat went to somebody
 * else, or the game ended.
 */
export type PlanEnd =
  | 'given'
  | 'withdrawn'
  | 'no-move'
  | 'other-question'
  | 'answered'
  | 'taken-back'
  | 'risen'
  | 'over';

/** The latest plan of one guest at one table, told to them alone. */
export interface PlanCard {
  readonly id: string;
  readonly steps: readonly PlanStep[];
  /** How many of the steps have been answered. */
  readonly given: number;
  /** Null: it waits. */
  readonly ended: PlanEnd | null;
}
