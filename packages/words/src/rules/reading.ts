import type { EditionId } from '@cinderhall/crown-of-ash';
import { CHAPTERS, type ChapterId, EDITIONS_OF, type EditionKey, type RulesText, type RuleText } from './catalog.ts';
import { finds, type Query } from './search.ts';

/** A rule as a reader sees it who reads for one edition, or for all of them. */
export interface ShownRule {
  readonly id: string;
  readonly text: string;
  /** The editions that have it; null: all. */
  readonly only: readonly EditionId[] | null;
  readonly differs: readonly { readonly edition: EditionKey; readonly text: string }[];
  readonly rulings: readonly string[];
}

/** `Id` is what the ids of its rules begin with. */
export interface ShownChapter<Id extends string = ChapterId> {
  readonly id: Id;
  readonly title: string;
  readonly about: string;
  readonly rules: readonly ShownRule[];
}

/** What the rules pages are read for. */
export type Reader = EditionId | 'all';

/** The chapter that a rule stands in, by the rule's id; null for an id that is none. */
export const chapterOf = (rule: string): ChapterId | null =>
  CHAPTERS.find((chapter) => rule.startsWith(`${chapter}-`)) ?? null;

/** Whether this edition has the rule. */
export const isIn = (rule: string, reader: Reader): boolean => {
  const only = EDITIONS_OF[rule];
  return reader === 'all' || only === undefined || only.includes(reader);
};

const concerns = (edition: EditionKey, reader: Reader): boolean =>
  reader === 'all' || edition === reader || (edition === 'prototypes' && reader !== 'final');

const DIFFERENCES = ['final', 'prototypes', 'env-4.1', 'env-4.0'] as const satisfies readonly EditionKey[];

function shownRule(id: string, { text, differs = {}, rulings = [] }: RuleText, reader: Reader): ShownRule {
  const told = DIFFERENCES.flatMap((edition) => {
    const difference = differs[edition];
    return difference === undefined || !concerns(edition, reader) ? [] : [{ edition, text: difference }];
  });
  return { id, text, only: EDITIONS_OF[id] ?? null, differs: told, rulings };
}

/** The chapters as they are read for one edition; those without a rule in it are left out. */
export function chaptersFor(rules: RulesText, reader: Reader): readonly ShownChapter[] {
  return CHAPTERS.flatMap((id) => {
    const { title, about, rules: all } = rules.chapters[id];
    const shown = Object.entries(all).flatMap(([rule, text]) =>
      isIn(rule, reader) ? [shownRule(rule, text, reader)] : [],
    );
    return shown.length === 0 ? [] : [{ id, title, about, rules: shown }];
  });
}

/** The rules in which everything asked for is found, in their chapters. */
export function search<Id extends string>(
  chapters: readonly ShownChapter<Id>[],
  query: Query,
): readonly ShownChapter<Id>[] {
  return chapters.flatMap((chapter) => {
    const rules = chapter.rules.filter(({ id, text, differs, rulings }) =>
      finds(query, [id, chapter.title, text, ...differs.map((difference) => difference.text), ...rulings]),
    );
    return rules.length === 0 ? [] : [{ ...chapter, rules }];
  });
}
