import type { Language } from '../words.ts';
import type { LessonStep, LessonText } from './catalog.ts';

export { LESSON, type LessonStep, type LessonText, type StepText } from './catalog.ts';

/** Loads what is said in the first game of Crown of Ash, which most visits do without. */
export function loadLesson(language: Language): Promise<LessonText<LessonStep>> {
  return language === 'ru'
    ? import('./lesson.ru.ts').then((m) => m.lesson)
    : import('./lesson.en.ts').then((m) => m.lesson);
}
