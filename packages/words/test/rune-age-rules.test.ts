import { RULEBOOK } from '@cinderhall/rune-age';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/index.ts';
import { loadRuneAgeRules, RUNE_AGE_CHAPTERS } from '../src/rune-age/index.ts';
import { faults } from './typography.ts';

const pages = await Promise.all(
  LANGUAGES.map(async (language) => ({ language, rules: await loadRuneAgeRules(language) })),
);

describe.each(pages)('the rules of Rune Age for players: $language', ({ language, rules }) => {
  const chapters = RUNE_AGE_CHAPTERS.map((id) => ({ id, ...rules.chapters[id] }));

  it('tell every rule there is, and no other, with all our rulings', () => {
    expect([...RUNE_AGE_CHAPTERS].sort()).toEqual(RULEBOOK.map(({ prefix }) => prefix).sort());
    for (const { prefix, rules: known } of RULEBOOK) {
      const told = chapters.find(({ id }) => id === prefix)?.rules ?? {};
      const counts = (of: { readonly [id: string]: { readonly rulings?: readonly unknown[] } }) =>
        Object.entries(of).map(([id, { rulings = [] }]) => [id, rulings.length]);
      expect(counts(told)).toEqual(counts(known));
    }
  });

  it('are typographically right, and sentences', () => {
    const texts = chapters.flatMap(({ about, rules: told }) => [
      about,
      ...Object.values(told).flatMap(({ text, rulings = [] }) => [text, ...rulings]),
    ]);
    const all = [...rules.overview, ...texts];
    expect(all.filter((text) => !/^[\p{Lu}«].*\.$/u.test(text))).toEqual([]);
    expect([...all, ...chapters.map(({ title }) => title)].flatMap((text) => faults(language, text))).toEqual([]);
  });

  it('have right words around them', () => {
    const { page, reference } = rules;
    const { heads, icons, die, realm, start, copies, ...around } = reference;
    const { found, ...words } = page;
    const counted = [1, 2, 5, 21].flatMap((n) => [found(n), die(n, n, n), realm(n), start(n, n, n), copies(n)]);
    const named = Object.values(icons).flatMap(({ name, note }) => [name, note]);
    const all = [...Object.values(words), ...Object.values(heads), ...Object.values(around), ...named, ...counted];
    expect(all.flatMap((text) => faults(language, text))).toEqual([]);
  });

  it('point to rules that there are', () => {
    const known = RULEBOOK.flatMap(({ rules: all }) => Object.keys(all));
    const named = JSON.stringify(rules.chapters).match(/\bR[A-Z]{2}-\d+\b/g) ?? [];
    expect(named.filter((id) => !known.includes(id))).toEqual([]);
  });
});
