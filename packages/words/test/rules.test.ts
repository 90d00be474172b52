import { EDITIONS, RULEBOOK } from '@cinderhall/crown-of-ash';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/index.ts';
import { CHAPTERS, EDITIONS_OF, FIGURES, type RulesText } from '../src/rules/catalog.ts';
import { chapterOf, chaptersFor, isIn, loadRules, queryOf, search, spansOf } from '../src/rules/index.ts';
import { faults } from './typography.ts';

const pages = await Promise.all(LANGUAGES.map(async (language) => ({ language, rules: await loadRules(language) })));
const [en, ru] = await Promise.all([loadRules('en'), loadRules('ru')]);

/** Every text of the reference sheet. */
function sheetOf({
  heads,
  notes,
  columns,
  spaces,
  points,
  signs,
  mat,
  returns,
  ...around
}: RulesText['reference']): string[] {
  const { gather, combat, citadel, king, ...rest } = spaces;
  const said = [1, 2].flatMap((n) => [gather(n, 0), gather(n, 1), combat(n), king(n)]);
  const groups = [heads, notes, columns, rest, points, signs, mat, around].flatMap((group) =>
    Object.values<string>(group),
  );
  return [...groups, ...said, returns('II'), citadel(['+1', '0'], '−1')];
}

/** Every text of the pages. */
function textsOf({ page, overview, chapters, reference }: RulesText): string[] {
  const { found, tags, tagHints, figures, ...plain } = page;
  const said = [0, 1, 2, 5, 21].map(found);
  const around = [tags, tagHints, figures, plain].flatMap((group) => Object.values<string>(group));
  const told = Object.values(chapters).flatMap(({ title, about, rules }) => [
    title,
    about,
    ...Object.values(rules).flatMap(({ text, differs = {}, rulings = [] }) => [
      text,
      ...Object.values<string>(differs),
      ...rulings,
    ]),
  ]);
  return [...overview, ...sheetOf(reference), ...said, ...around, ...told];
}

describe('the chapters', () => {
  it('are those of the rulebook', () => {
    expect([...CHAPTERS].sort()).toEqual(RULEBOOK.map(({ prefix }) => prefix).sort());
  });

  it.each(pages)('tell every rule there is, and no other, with all our rulings: $language', ({ rules }) => {
    for (const { prefix, rules: known } of RULEBOOK) {
      const chapter = CHAPTERS.find((id) => id === prefix);
      const told = chapter === undefined ? {} : rules.chapters[chapter].rules;
      expect(Object.keys(told)).toEqual(Object.keys(known));
      const counts = Object.entries(told).map(([id, { rulings = [] }]) => [id, rulings.length]);
      expect(counts).toEqual(Object.entries(known).map(([id, { rulings = [] }]) => [id, rulings.length]));
    }
  });

  it('say which editions have a rule', () => {
    const known = RULEBOOK.flatMap(({ rules }) =>
      Object.entries(rules).flatMap(([id, { editions }]) => (editions === undefined ? [] : [[id, [...editions]]])),
    );
    expect(EDITIONS_OF).toEqual(Object.fromEntries(known));
  });

  it('tell the same differences in every language', () => {
    const differences = (rules: RulesText) =>
      Object.values(rules.chapters).flatMap((chapter) =>
        Object.entries(chapter.rules).map(([id, { differs = {} }]) => [id, Object.keys(differs)]),
      );
    expect(differences(ru)).toEqual(differences(en));
  });

  it.each(pages)('are typographically right: $language', ({ language, rules }) => {
    const texts = textsOf(rules);
    expect(texts.length).toBeGreaterThan(250);
    expect(texts.flatMap((text) => faults(language, text))).toEqual([]);
  });

  it.each(pages)('point to rules that there are: $language', ({ rules }) => {
    const ids = textsOf(rules).flatMap((text) => spansOf(text, []).filter(({ rule }) => rule));
    const known = RULEBOOK.flatMap((part) => Object.keys(part.rules));
    expect(ids.map(({ text }) => text).filter((id) => !known.includes(id))).toEqual([]);
  });

  it('have drawings with words', () => {
    for (const { rules } of pages) expect(Object.keys(rules.page.figures)).toEqual([...FIGURES]);
  });
});

describe('reading for an edition', () => {
  const ids = (chapters: ReturnType<typeof chaptersFor>) => chapters.flatMap(({ rules }) => rules.map(({ id }) => id));

  it('leaves out what it does not have', () => {
    const [final, second, first] = EDITIONS.map((edition) => ids(chaptersFor(en, edition)));
    expect(final).toContain('ZER-3');
    expect(final).not.toContain('ZER-2');
    expect(second).toContain('ZER-2');
    expect(second?.some((id) => id.startsWith('AUT'))).toBe(false);
    expect(first).toContain('ZER-1');
    expect(first).not.toContain('ZER-2');
    expect(ids(chaptersFor(en, 'all')).length).toBeGreaterThan(final?.length ?? 0);
    expect(isIn('ZER-1', 'final')).toBe(false);
    expect(isIn('ZER-1', 'all')).toBe(true);
    expect(chapterOf('AI-11')).toBe('AI');
    expect(chapterOf('XYZ-1')).toBeNull();
  });

  it('tells its differences alone', () => {
    const differs = (reader: 'all' | 'final' | 'env-4.0', id: string) =>
      chaptersFor(en, reader)
        .flatMap(({ rules }) => rules)
        .find((rule) => rule.id === id)
        ?.differs.map(({ edition }) => edition);
    expect(differs('final', 'AI-9')).toEqual(['final']);
    expect(differs('env-4.0', 'AI-9')).toEqual(['env-4.0']);
    expect(differs('env-4.0', 'RES-1')).toEqual(['prototypes']);
    expect(differs('all', 'AI-9')).toEqual(['final', 'env-4.1', 'env-4.0']);
  });
});

describe('searching', () => {
  const found = (rules: RulesText, typed: string) =>
    search(chaptersFor(rules, 'final'), queryOf(typed)).flatMap((chapter) => chapter.rules.map(({ id }) => id));

  it.each([
    ['ties', 'CBT-6'],
    ['tie defender', 'CBT-6'],
    ['CBT-6', 'CBT-6'],
    ['cbt 6', 'CBT-6'],
    ['gathered graveyard', 'GAT-7'],
    ['NEIGHBOUR', 'RAI-4'],
    ['reveal attackers', 'PWR-9'],
  ])('finds by beginnings, ids and without endings: %s', (typed, id) => {
    expect(found(en, typed)).toContain(id);
  });

  it.each([
    ['ничья', 'CBT-6'],
    ['кубики', 'CBT-5'],
    ['приспешников', 'TRN-1'],
    ['усилению', 'BOL-2'],
    ['берёт', 'AI-3'],
    ['берет', 'AI-3'],
    ['Королём', 'CIT-1'],
  ])('finds by any form of a Russian word, ё as е: %s', (typed, id) => {
    expect(found(ru, typed)).toContain(id);
  });

  it('looks for every word, and for whole numbers', () => {
    expect(found(en, 'tie xylophone')).toEqual([]);
    expect(found(en, 'CBT-1')).not.toContain('CBT-10');
    expect(queryOf(' , ')).toEqual([]);
  });

  it('marks what was found and the ids of rules', () => {
    expect(spansOf('Ties break (END-3) a tie.', queryOf('tied'))).toEqual([
      { text: 'Ties', rule: false, hit: true },
      { text: ' break (', rule: false, hit: false },
      { text: 'END-3', rule: true, hit: false },
      { text: ') a ', rule: false, hit: false },
      { text: 'tie', rule: false, hit: true },
      { text: '.', rule: false, hit: false },
    ]);
  });
});
