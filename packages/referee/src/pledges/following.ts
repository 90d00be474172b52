import type { Pledge } from './pledge.ts';

/** What has been told of a table's pledge, and up to which moment. */
export interface Bound extends Pledge {
  readonly revision: number;
  readonly step: number;
}

/** What a sight tells of it: its answers are those from step `from` on. */
export interface Bond {
  readonly revision: number;
  readonly step: number;
  readonly from: number;
  readonly pledge: Pledge;
}

/**
 * What was told up to now, and what a sight tells. The first word counts, on the seed and on every answer that stands: another
 * one later does not make it unsaid. Only when answers were taken back, so that there are fewer steps than changes, is
 * what was told of the last ones void. A sight of an earlier moment says nothing new.
 */
export function following(before: Bound | null, { revision, step, from, pledge }: Bond): Bound {
  if (before === null) return { ...pledge, revision, step };
  // Whoever gets up where watchers are shown the game later sees it as it was, and has been told more than that.
  if (revision < before.revision) return before;
  const first = Math.max(1, from);
  const undone = revision - before.revision !== step - before.step;
  const stands = undone ? first - 1 : before.step;
  const known = before.answers.slice(0, stands);
  const news = pledge.answers.slice(Math.max(0, stands + 1 - first));
  return { seed: before.seed, answers: [...known, ...news], revision, step };
}
