import type { Language } from '../words.ts';

/** Says what a content pack is refused or doubted for, from the game’s English. */
export type Slip = (message: string) => string;

/** Loads what is said of faults in content packs, which hardly anybody brings along. */
export function loadSlips(language: Language): Promise<Slip> {
  return language === 'ru' ? import('./slips.ru.ts').then((m) => m.slip) : import('./slips.en.ts').then((m) => m.slip);
}
