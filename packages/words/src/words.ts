import type { NounWords, PlayWords, ShellWords } from './catalog/index.ts';
import type { PowerWords } from './catalog/powers.ts';
import type { LogWords, MoveWords, PromptWords } from './catalog/telling.ts';

export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const LANGUAGE_NAMES: { readonly [L in Language]: string } = { en: 'English', ru: 'Русский' };

/** Everything said in one language. A catalog with a missing entry does not compile. */
export interface Words extends ShellWords, PlayWords {
  readonly language: Language;
  readonly nouns: NounWords;
  readonly log: LogWords;
  readonly moves: MoveWords;
  readonly prompts: PromptWords;
  readonly powers: PowerWords;
}

/** Loads one language; a page need not carry the others. */
export function load(language: Language): Promise<Words> {
  return language === 'ru' ? import('./ru/index.ts').then((m) => m.ru) : import('./en/index.ts').then((m) => m.en);
}

/** The first wish that is a language we have: `ru-RU` is `ru`. English if none is. */
export function languageFor(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}
