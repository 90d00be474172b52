import { USUAL_GAME } from '../usual.ts';
import type { Course } from './course.ts';

const crown = (): Promise<Course> => import('../crown/lesson/index.ts').then(({ course }) => course);

/** By game. */
const courses: ReadonlyMap<string, () => Promise<Course>> = new Map([
  [USUAL_GAME, crown],
  ['rune-age', () => import('../rune/rune-lesson.ts').then(({ course }) => course)],
]);

/** The first game of a game. */
export const courseOf = (game: string): Promise<Course> => (courses.get(game) ?? crown)();
