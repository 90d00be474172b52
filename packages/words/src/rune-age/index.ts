import type { LessonText } from '../lesson/catalog.ts';
import type { Language } from '../words.ts';
import type { RuneAgeWords } from './catalog.ts';
import type { RuneLessonStep } from './lesson/catalog.ts';
import type { RuneAgeRules } from './rules/catalog.ts';
import type { RuneTerms } from './terms/catalog.ts';

export { type CardLine, cardLines, cardNoun, type NamedCard, originText } from './card-text.ts';
export type { RuneAgeWords } from './catalog.ts';
export { type TablePrompt, tellBarred, tellEvent, tellMove, tellPrompt } from './describe.ts';
export { LOG_TOPICS, type LogTopic } from './face.ts';
export { RUNE_LESSON, type RuneLessonStep } from './lesson/catalog.ts';
export { type FieldedFacts, namesOf, type TableNames } from './names.ts';
export type { TablePiece, TableProse } from './piece.ts';
export { RUNE_AGE_CHAPTERS, type RuneAgeRules, type RuneReferenceText } from './rules/catalog.ts';
export { HOUSE_CARDS } from './house-cards.ts';
export { type Term, TERM_RULES, termsIn } from './terms/catalog.ts';

/** Loads what is said of Rune Age in one language, which tables of other games do without. */
export function loadRuneAge(language: Language): Promise<RuneAgeWords> {
  return language === 'ru'
    ? import('./rune-age.ru.ts').then((m) => m.ru)
    : import('./rune-age.en.ts').then((m) => m.en);
}

/** Loads the rules of Rune Age for players, in one language: they are long, and most visits do without them. */
export function loadRuneAgeRules(language: Language): Promise<RuneAgeRules> {
  return language === 'ru'
    ? import('./rules/rules.ru.ts').then((m) => m.rules)
    : import('./rules/rules.en.ts').then((m) => m.rules);
}

/** Loads what terms on cards mean, for whoever looks at a card in large. */
export function loadRuneTerms(language: Language): Promise<RuneTerms> {
  return language === 'ru'
    ? import('./terms/terms.ru.ts').then((m) => m.terms)
    : import('./terms/terms.en.ts').then((m) => m.terms);
}

/** Loads what is said in the first game of Rune Age. */
export function loadRuneLesson(language: Language): Promise<LessonText<RuneLessonStep>> {
  return language === 'ru'
    ? import('./lesson/rune-lesson.ru.ts').then((m) => m.lesson)
    : import('./lesson/rune-lesson.en.ts').then((m) => m.lesson);
}
