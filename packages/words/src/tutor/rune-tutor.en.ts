import type { RuneTutorText } from './catalog.ts';
import { hint } from './hint.en.ts';

/** The helper’s words on Rune Age in English. */
export const runeTutor: RuneTutorText = {
  ...hint,
  rivals(n) {
    if (n === 0) return 'By a rough estimate nobody is then stronger than you.';
    return `By a rough estimate you are then ${n > 0 ? 'stronger' : 'weaker'} than your rivals, by about\u00a0${Math.abs(n)}.`;
  },
  together(n) {
    if (n === 0) return 'By a rough estimate you are then as strong as what threatens you.';
    return `By a rough estimate you are then ${n > 0 ? 'stronger' : 'weaker'} than what threatens you, by about\u00a0${Math.abs(n)}.`;
  },
  lead: (n) => (n === 0 ? 'even' : `${n > 0 ? 'stronger' : 'weaker'} by\u00a0${Math.abs(n)}`),
  source:
    'Judged by what you can see; what is hidden was guessed, many times over. Gold, influence and cards in play count like strength in hand.',
};
