import type { Language } from '../words.ts';
import type { RulesText } from './catalog.ts';

export type { ChapterId, EditionKey, ReadingText, RulesText } from './catalog.ts';
export { chapterOf, chaptersFor, isIn, type Reader, type ShownChapter, type ShownRule, search } from './reading.ts';
export { type Query, queryOf, type Span, spansOf } from './search.ts';

/** Loads the rules pages in one language: they are long, and most visits do without them. */
export function loadRules(language: Language): Promise<RulesText> {
  return language === 'ru'
    ? import('./ru/rules.ts').then((m) => m.rules)
    : import('./en/rules.ts').then((m) => m.rules);
}
