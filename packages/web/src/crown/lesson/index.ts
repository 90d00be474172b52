import { loadLesson } from '@cinderhall/words/lesson';
import type { Course } from '../../lesson/course.ts';
import { script } from './script.ts';

/** The first game, with what is said in it. */
export const course: Course = {
  ...script,
  key: 'cinderhall.lesson',
  pace: 1,
  lines: 4,
  text: loadLesson,
};
