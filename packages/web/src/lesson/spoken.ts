import type { LessonText, StepText } from '@cinderhall/words/lesson';
import type { Lesson } from './lesson.svelte.ts';

/** What is said now: of a finger what fingers do, and once all is done that the battle is to be put away. */
export function spoken({ step, waits }: Lesson, text: LessonText): StepText | null {
  const said = step ? text.steps[step.id] : undefined;
  if (!said) return null;
  if (waits) return { ...said, text: text.closing };
  return matchMedia('(pointer: coarse)').matches ? { ...said, text: said.touch ?? said.text } : said;
}
