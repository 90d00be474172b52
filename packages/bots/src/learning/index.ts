export { lesson, type Subject } from './lesson.ts';
export type { Loss, Sample } from './pupil.ts';
export { School } from './school.ts';
