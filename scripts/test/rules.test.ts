import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { at } from '../places.mjs';
import {
  codeMentions,
  idsIn,
  isRule,
  otherMentions,
  ruleSuites,
  ruleTest,
  ruleTests,
  scenarioMentions,
  testNamesIn,
  testsOf,
} from './rulebooks/rule-index.ts';
import { idsOf, RULEBOOKS, RULES } from './rulebooks/rulebooks.ts';
import { rulesPage } from './rulebooks/rules-page.ts';

const unknown = <M extends { readonly id: string; readonly path: string }>(mentions: readonly M[]) =>
  mentions.filter((mention) => !isRule(mention)).map(({ path, id }) => `${path} names ${id}`);

const living = new Set(codeMentions().map(({ id }) => id));

describe.each(RULEBOOKS)('the rules of $title', (book) => {
  const { parts, room, others } = book;
  const ids = idsOf(book);
  const named = ruleSuites(room)
    .filter((path) => !others.some((name) => path.endsWith(`/${name}.test.ts`)))
    .flatMap((path) => testsOf(path).map((name) => ({ path, name })));
  const pinned = new Set(named.map(({ path, name }) => ruleTest(path, name)?.id));

  test('are numbered from 1 in each part', () => {
    for (const { prefix, rules } of parts)
      expect(Object.keys(rules)).toEqual(Object.keys(rules).map((_id, i) => `${prefix}-${i + 1}`));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('are sentences, and so are rulings and reasons', () => {
    const sentences = ids
      .flatMap((id) => RULES.get(id) ?? [])
      .flatMap(({ rule, rulings = [] }) => [rule, ...rulings.flatMap(({ we, because }) => [we, because])]);
    expect(sentences.filter((text) => !/^[A-Z].*[^.]\.$/.test(text))).toEqual([]);
  });

  test('have a test each', () => {
    expect(ids.filter((id) => !pinned.has(id))).toEqual([]);
  });

  test('are named where they live in the code', () => {
    expect(ids.filter((id) => !living.has(id))).toEqual([]);
  });

  test('are what the names of their tests begin with', () => {
    const astray = named.filter(({ path, name }) => !RULES.has(ruleTest(path, name)?.id ?? ''));
    expect(astray).toEqual([]);
  });
});

describe('every rule that is named is known', () => {
  test('in tests', () => {
    expect(unknown(ruleTests())).toEqual([]);
    expect(ruleTests().length).toBeGreaterThan(200);
  });

  test('in code', () => {
    const mentions = codeMentions();
    expect(unknown(mentions)).toEqual([]);
    expect(mentions.length).toBeGreaterThan(100);
  });

  test('in everything else that is written', () => {
    expect(unknown(otherMentions())).toEqual([]);
  });

  test('in scenarios', () => {
    expect(unknown(scenarioMentions())).toEqual([]);
  });
});

describe('rules are found', () => {
  test('by id, in ranges and once each', () => {
    expect(idsIn('/** GAT-1 to GAT-3, AI-12: SHA-256, AIR-1. GAT-2 */')).toEqual(['GAT-1', 'GAT-2', 'GAT-3', 'AI-12']);
  });

  test('in the name of a test, however it is called', () => {
    const text = ["  test('one', f);", 'test.each([[f(1)], [2]])("two (%s)", f);', '  test.each<X>(x)(\n', '`three`);'];
    expect(testNamesIn(text.join('\n'))).toEqual(['one', 'two (%s)', 'three']);
    expect(ruleTest('a.test.ts', 'AI-2: b')).toEqual({ path: 'a.test.ts', id: 'AI-2', says: 'b' });
    expect(ruleTest('a.test.ts', 'AI-2 b')).toEqual({ path: 'a.test.ts', id: 'AI-2', says: 'b' });
    expect(ruleTest('a.test.ts', 'AI-2, b')).toBe(null);
  });

  test('or not at all, which is said', () => {
    expect(() => testNamesIn('test(name, f);')).toThrow('1 tests, 0 names found');
  });
});

test('RULES.md is up to date', () => {
  const page = rulesPage();
  if (process.env.REGENERATE === '1') writeFileSync(at('RULES.md'), page);
  expect(readFileSync(at('RULES.md'), 'utf8'), 'npm run rules writes RULES.md anew').toBe(page);
});
