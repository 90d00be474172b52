import type { Language } from '../words.ts';
import type { ConcedingText } from './catalog.ts';

export type { ConcedingText } from './catalog.ts';

/** Loads what is said before somebody gives up, which most games do without. */
export function loadConceding(language: Language): Promise<ConcedingText> {
  return language === 'ru'
    ? import('./conceding.ru.ts').then((m) => m.conceding)
    : import('./conceding.en.ts').then((m) => m.conceding);
}
