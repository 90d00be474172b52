import { describe, expect, test } from 'vitest';
import { RULEBOOK, RULES } from '../src/rulebook/index.ts';
import { keptText } from './kept.ts';
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
} from './rule-index.ts';
import { rulesPage } from './rules-page.ts';

/** Suites that are about something else than one rule at a time. */
const OTHERS = [
  'appraise',
  'features',
  'conserve',
  'ids',
  'laws',
  'laws.slow',
  'perft',
  'golden',
  'corpus',
  'corpus.slow',
  'content',
  'configure',
  'notation',
  'scenarios',
  'desk',
].map((name) => `packages/crown-of-ash/test/${name}.test.ts`);

const named = ruleSuites()
  .filter((path) => !OTHERS.includes(path))
  .flatMap((path) => testsOf(path).map((name) => ({ path, name })));
const pinned = new Set(named.map(({ path, name }) => ruleTest(path, name)?.id));
const unknown = <M extends { readonly id: string; readonly path: string }>(mentions: readonly M[]) =>
  mentions.filter((mention) => !isRule(mention)).map(({ path, id }) => `${path} names ${id}`);

test('rules are numbered from 1 in each part', () => {
  for (const { prefix, rules } of RULEBOOK)
    expect(Object.keys(rules)).toEqual(Object.keys(rules).map((_id, i) => `${prefix}-${i + 1}`));
  expect(RULES.size).toBe(RULEBOOK.flatMap(({ rules }) => Object.keys(rules)).length);
});

test('rules, rulings and reasons are sentences', () => {
  const sentences = [...RULES.values()].flatMap(({ rule, rulings = [] }) => [
    rule,
    ...rulings.flatMap(({ we, because }) => [we, because]),
  ]);
  expect(sentences.filter((text) => !/^[A-Z].*[^.]\.$/.test(text))).toEqual([]);
});

describe('every rule', () => {
  test('has a test', () => {
    expect([...RULES.keys()].filter((id) => !pinned.has(id))).toEqual([]);
  });

  test('is named where it lives in the code', () => {
    const living = new Set(codeMentions().map(({ id }) => id));
    expect([...RULES.keys()].filter((id) => !living.has(id))).toEqual([]);
  });
});

describe('every rule that is named is known', () => {
  test('in the tests of rules, whose names begin with one', () => {
    const astray = named.filter(({ path, name }) => !RULES.has(ruleTest(path, name)?.id ?? ''));
    expect(astray).toEqual([]);
    expect(named.length).toBeGreaterThan(200);
  });

  test('in the tests of other packages', () => {
    expect(unknown(ruleTests())).toEqual([]);
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
    expect(ruleTest('a.test.ts', 'AI-2 b')).toBe(null);
  });

  test('or not at all, which is said', () => {
    expect(() => testNamesIn('test(name, f);')).toThrow('1 tests, 0 names found');
  });
});

test('RULES.md is up to date', () => {
  const page = rulesPage();
  expect(keptText('../../../RULES.md', page), 'npm run rules writes RULES.md anew').toBe(page);
});
