import type { RuneTutorText } from '@cinderhall/words/tutor';
import { figure } from '../../table/advice.ts';
import type { Advice } from '../session.ts';

/** In points: a game that is won or lost is worth so much (`rune-age/src/appraise/worth.ts`). */
const DECIDED = 40;

/** What an answer is worth, in a sentence. */
export function worthOf(points: number, { measure }: Advice, text: RuneTutorText, together: boolean): string {
  if (measure === 'chance') return text.chance(figure(measure, points));
  if (Math.abs(points) >= DECIDED) return text.chance(points > 0 ? 100 : 0);
  return text[together ? 'together' : 'rivals'](figure(measure, points));
}

/** The same beside an answer, in a few words. */
export const briefWorth = (points: number, { measure }: Advice, text: RuneTutorText): string =>
  text[measure === 'chance' ? 'percent' : 'lead'](figure(measure, points));
