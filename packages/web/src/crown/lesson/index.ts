import { loadLesson } from '@cinderhall/words/lesson';
import type { Course } from '../../lesson/course.ts';
import { script } from './script.ts';

/** The first game, with what is said in it. */
export const course: Course = {
  ...script,
  key: 'cinderhall.lesson',
  pace: 1,
  lines: 4,
  beside: '(min-width: 1280px), (min-width: 960px) and (min-height: 734px)',
  text: loadLesson,
};
