import type { Language } from '../words.ts';
import type { TutorText } from './catalog.ts';

export { ACCOUNTS, type AccountPart, type ReviewText, type TutorText } from './catalog.ts';

/** Loads what a computer says that helps, which whoever asks for nothing does without. */
export function loadTutor(language: Language): Promise<TutorText> {
  return language === 'ru'
    ? import('./tutor.ru.ts').then((m) => m.tutor)
    : import('./tutor.en.ts').then((m) => m.tutor);
}
