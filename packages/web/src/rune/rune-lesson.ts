import { loadRuneLesson } from '@cinderhall/words/rune-age';
import type { Course } from '../lesson/course.ts';
import { script } from './lesson/script.ts';

/** The first game, with what is said in it. */
export const course: Course = {
  ...script,
  key: 'cinderhall.rune-age.lesson',
  // A turn is made of many answers.
  pace: 0.6,
  lines: 5,
  beside: '(min-width: 1280px)',
  text: loadRuneLesson,
};
