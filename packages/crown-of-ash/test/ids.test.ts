import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULE_IDS, UNTESTED } from './rule-ids.ts';

const here = new URL('.', import.meta.url);

/** Suites that are about something else than one rule at a time. */
const OTHERS = [
  'appraise',
  'conserve',
  'ids',
  'laws',
  'laws.slow',
  'perft',
  'golden',
  'content',
  'configure',
  'notation',
].map((name) => `${name}.test.ts`);

const chapters = readdirSync(here).filter((file) => file.endsWith('.test.ts') && !OTHERS.includes(file));

/** Names of the tests in a file as they are written: a test's name is always a literal, in its call or in `test.each`. */
function namesIn(file: string): string[] {
  const text = readFileSync(new URL(file, here), 'utf8');
  const calls = [
    ...text.matchAll(
      /\btest(?:\.each(?:<[^>]*>)?\((?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*\))?\(\s*(['"`])(.*?)\1/gs,
    ),
  ];
  const tests = text.match(/^\s*test[.(]/gm) ?? [];
  if (calls.length !== tests.length) throw new Error(`${file}: ${tests.length} tests, ${calls.length} names found`);
  return calls.map(([, , name = '']) => name);
}

const named = chapters.flatMap((file) => namesIn(file).map((name) => ({ file, name })));
const ruleOf = (name: string): string => /^([A-Z]{3}-\d+): ./.exec(name)?.[1] ?? '';

test('every test of a chapter begins with the rule it pins', () => {
  const astray = named.filter(({ name }) => !RULE_IDS.includes(ruleOf(name)));
  expect(astray).toEqual([]);
  expect(named.length).toBeGreaterThan(200);
});

test('every rule has a test, or a reason why not', () => {
  const pinned = new Set(named.map(({ name }) => ruleOf(name)));
  const missing = RULE_IDS.filter((id) => !pinned.has(id) && UNTESTED[id] === undefined);
  expect(missing).toEqual([]);
});

test('a rule with a reason has no test, and is a rule', () => {
  const pinned = new Set(named.map(({ name }) => ruleOf(name)));
  for (const [id, reason] of Object.entries(UNTESTED)) {
    expect(RULE_IDS).toContain(id);
    expect(pinned.has(id)).toBe(false);
    expect(reason).not.toBe('');
  }
});
