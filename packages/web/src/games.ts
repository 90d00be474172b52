import { appraisal, crownOfAsh, together, type View } from '@cinderhall/crown-of-ash';

/**
 * The game that the page plays, and what the page must know of its questions. This and `faces.ts` are the only places
 * outside its face that name one.
 */
export const game = crownOfAsh;

/** For opponents that look ahead. */
/** What all who played see together, once nothing is secret any more. */
export { appraisal, together };

/**
 * Questions that a person answers by hand even when only one answer is left: what is chosen there stays covered, and a
 * page that answers at once would tell the others how much there was to choose from (VIS-3, CBT-4).
 */
export const COVERED_QUESTIONS: readonly string[] = ['commit', 'clash'];

/** Questions whose answer cannot be taken back for long: something is drawn, uncovered, or the turn passes on. */
export const WEIGHTY_QUESTIONS: readonly string[] = [
  ...['turn', 'build', 'raise', 'amend', 'commit', 'clash', 'order'],
  ...['unveil', 'forewarn', 'fence', 'command', 'overturn', 'reinforce', 'fortify', 'brace'],
];

/** What is picked from the start: the defenders who stand there now (AMD-1). */
export function presetOf(view: View): readonly string[] {
  const f = view.stack.at(-1);
  if (f?.kind !== 'amend') return [];
  return (view.places[f.region]?.guards ?? []).map((fighter) => `guard:${fighter}`);
}

/** How far a game has come, for a list of games. */
export const roundOf = (view: View): number => view.round;
