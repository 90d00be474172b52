import type {
  AboutWords,
  AccountWords,
  AutomaPanelWords,
  FormWords,
  NounWords,
  PastWords,
  PlayWords,
  PowerPanelWords,
  SettingsWords,
  ShareWords,
  SheetWords,
  ShellWords,
  TextBoardWords,
} from './catalog/index.ts';
import type { PowerWords } from './catalog/powers.ts';
import type { LogWords, MoveWords, PromptWords } from './catalog/telling.ts';

export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const LANGUAGE_NAMES: { readonly [L in Language]: string } = { en: 'English', ru: 'Русский' };

/** What is said in one language before a board can be played on. A catalog with a missing entry does not compile. */
export interface Words extends ShellWords, PlayWords {
  readonly language: Language;
  readonly nouns: NounWords;
  readonly moves: MoveWords;
  readonly prompts: PromptWords;
  readonly powers: PowerWords;
}

/** What is said only where something comes late: the log, the past, the end of a game, long forms, settings. */
export interface LateWords {
  readonly language: Language;
  readonly log: LogWords;
  readonly sheet: SheetWords;
  readonly past: PastWords;
  readonly share: ShareWords;
  readonly accounts: AccountWords;
  readonly textBoard: TextBoardWords;
  readonly automa: AutomaPanelWords;
  readonly powering: PowerPanelWords;
  readonly form: FormWords;
  readonly settings: SettingsWords;
  readonly about: AboutWords;
}

/** Loads one language; a page need not carry the others. */
export function load(language: Language): Promise<Words> {
  return language === 'ru' ? import('./ru/index.ts').then((m) => m.ru) : import('./en/index.ts').then((m) => m.en);
}

/** Loads what of it is said late. */
export function loadLate(language: Language): Promise<LateWords> {
  return language === 'ru'
    ? import('./ru/late.ru.ts').then((m) => m.late)
    : import('./en/late.en.ts').then((m) => m.late);
}

/** The first wish that is a language we have: `ru-RU` is `ru`. English if none is. */
export function languageFor(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}
