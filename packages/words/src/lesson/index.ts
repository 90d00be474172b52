import type { Language } from '../words.ts';
import type { LessonText } from './catalog.ts';

export { LESSON, type LessonStep, type LessonText } from './catalog.ts';

/** Loads what is said in the first game, which most visits do without. */
export function loadLesson(language: Language): Promise<LessonText> {
  return language === 'ru'
    ? import('./lesson.ru.ts').then((m) => m.lesson)
    : import('./lesson.en.ts').then((m) => m.lesson);
}
