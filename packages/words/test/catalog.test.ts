import { house } from '@cinderhall/crown-of-ash';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, languageFor, load, loadLate, nounOf, placeNounOf } from '../src/index.ts';
import { en, ru } from './catalogs.ts';
import { sayings } from './samples.ts';
import { names } from './table.ts';
import { faults } from './typography.ts';

const catalogs = [en, ru] as const;

/** Every leaf of a catalog: its path, and its text unless it is a function. */
function leaves(value: unknown, path = ''): { path: string; text: string | null }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'function') return [{ path, text: null }];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`));
}

/** The same catalog; the paths of all its functions that are called go into `called`. */
function watched<T extends object>(catalog: T, called: Set<string>, path = ''): T {
  return new Proxy(catalog, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      const inner = path === '' ? String(key) : `${path}.${String(key)}`;
      if (typeof value === 'function') {
        return (...given: unknown[]): unknown => {
          called.add(inner);
          return Reflect.apply(value, undefined, given);
        };
      }
      return typeof value === 'object' && value !== null ? watched(value, called, inner) : value;
    },
  });
}

describe('catalogs', () => {
  it('have the same entries in every language', () => {
    const shape = (words: typeof en): string[] => leaves(words).map(({ path, text }) => `${path} ${text === null}`);
    expect(shape(ru).sort()).toEqual(shape(en).sort());
  });

  it.each(catalogs)('are typographically right: $language', (words) => {
    const texts = leaves(words).flatMap(({ path, text }) => (text === null || path === 'language' ? [] : [text]));
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.flatMap((text) => faults(words.language, text))).toEqual([]);
  });

  it.each(catalogs)('say everything right that has something in it: $language', (words) => {
    expect(sayings(words).flatMap((text) => faults(words.language, text))).toEqual([]);
  });

  it.each(catalogs)('are sampled whole: $language', (words) => {
    const called = new Set<string>();
    sayings(watched(words, called));
    const functions = leaves(words).flatMap(({ path, text }) => (text === null ? [path] : []));
    expect(functions.filter((path) => !called.has(path))).toEqual([]);
  });
});

describe.each(catalogs)('names of the house pack: $language', (words) => {
  const fighters = house.fighters.map(({ id, kind, attack, tier }) => ({ id, kind, attack, tier }));
  const tiles = house.structures.map(({ id }, i) => ({ ...names.tile(i), id, name: undefined }));

  it('every fighter has its own', () => {
    const found = fighters.map((f) => nounOf(words.nouns, 'fighter', f).name);
    expect(found.filter((name) => fighters.some((f) => f.id === name))).toEqual([]);
    expect(new Set(found).size).toBe(40);
    expect(Object.keys(words.nouns.fighters).sort()).toEqual(fighters.map((f) => f.id).sort());
  });

  it('every structure has its own', () => {
    const found = tiles.map((tile) => nounOf(words.nouns, 'tile', tile).name);
    expect(found.filter((name) => tiles.some((tile) => tile.id === name))).toEqual([]);
    expect(new Set(found).size).toBe(27);
    expect(Object.keys(words.nouns.tiles).sort()).toEqual(tiles.map((tile) => tile.id).sort());
  });

  it('every region has its own', () => {
    const found = [0, 1, 2, 3, 4, 5, 6].map((place) => placeNounOf(words.nouns, names.place(place)).name);
    expect(new Set(found).size).toBe(7);
    expect(found.some((name) => /[a-z]-|^[a-z]/.test(name))).toBe(false);
  });

  it('a pack of one’s own names its things itself, or their ids do', () => {
    const own = { id: 'ash-3', name: 'Grim', kind: 'ash', attack: 3, tier: 1 } as const;
    expect(nounOf(words.nouns, 'fighter', own).name).toBe('Grim');
    expect(nounOf(words.nouns, 'fighter', { ...own, id: 'toString', name: undefined }).name).toBe('toString');
    expect(placeNounOf(words.nouns, { id: 'moor', name: 'Moor' }).at).toContain('Moor');
  });
});

it.each(catalogs)('each level of a computer has a word of its own: $language', ({ lobby }) => {
  const { random, gentle, casual, sensible, greedy, shrewd, cunning, master } = lobby;
  const labels = [random, gentle, casual, sensible, greedy, shrewd, cunning, master].map(({ label }) => label);
  const levels = labels.map(lobby.level);
  expect(new Set(levels).size).toBe(labels.length);
  expect(levels.filter((level) => level === '' || level.includes(' '))).toEqual([]);
});

describe('languages', () => {
  it('are loaded by their id', async () => {
    const loaded = await Promise.all(LANGUAGES.map(load));
    const late = await Promise.all(LANGUAGES.map(loadLate));
    expect(late.map((words) => words.language)).toEqual([...LANGUAGES]);
    expect(loaded.map((words) => words.language)).toEqual([...LANGUAGES]);
  });

  it.each([
    [['ru-RU', 'en'], 'ru'],
    [['de', 'RU'], 'ru'],
    [['en-GB', 'ru'], 'en'],
    [['russian-sign'], 'en'],
    [[], 'en'],
  ])('%j is read in %s', (wishes, language) => {
    expect(languageFor(wishes)).toBe(language);
  });
});
