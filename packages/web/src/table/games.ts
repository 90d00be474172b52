import { notation, parts, type View } from '@cinderhall/crown-of-ash';

/** What is needed of the game to pick moves and to write them, so that a page can do so without its rules. */
export const answers = { notation, parts };

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
