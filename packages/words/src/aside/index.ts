import type { Language } from '../words.ts';
import type { AsideText } from './catalog.ts';

export type { KeysText } from './catalog.ts';

/** Loads what is said beside a table, which no question waits for. */
export function loadAside(language: Language): Promise<AsideText> {
  return language === 'ru'
    ? import('./aside.ru.ts').then((m) => m.aside)
    : import('./aside.en.ts').then((m) => m.aside);
}
