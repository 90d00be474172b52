import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { RULEBOOKS, RULES } from './rulebooks.ts';

// Where the workspace speaks of rules: in code, in the names of tests, in scenarios.

/** A place that names a rule, by its path from the root. */
export interface Mention {
  readonly path: string;
  readonly id: string;
}

export interface RuleTest extends Mention {
  /** What the test says of the rule. */
  readonly says: string;
}

const root = new URL('../../../', import.meta.url);
const inRoot = (path: string): URL => new URL(path, root);

const PREFIXES = RULEBOOKS.flatMap(({ parts }) => parts.map(({ prefix }) => prefix));
const ID = new RegExp(`\\b(${PREFIXES.join('|')})-(\\d+)(?: to \\1-(\\d+))?\\b`, 'g');

/** Every id in a text, known or not; `GAT-1 to GAT-3` names three. */
export function idsIn(text: string): string[] {
  const found = [...text.matchAll(ID)].flatMap(([, prefix, first = '', last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => `${prefix}-${Number(first) + i}`),
  );
  return [...new Set(found)];
}

/** The calls that make tests, with their names: a literal, in the call or after `test.each(…)`. */
const CALL = /\b(?:test|it)(?:\.each(?:<[^>]*>)?\((?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*\))?\(\s*(['"`])(.*?)\1/gs;

const namesIn = (text: string): string[] => [...text.matchAll(CALL)].map(([, , name = '']) => name);

/** Names of the tests in a file as they are written. Throws when one is no literal, and would be missed. */
export function testNamesIn(text: string): string[] {
  const names = namesIn(text);
  const tests = text.match(/^\s*(test|it)[.(]/gm) ?? [];
  if (names.length !== tests.length) throw new Error(`${tests.length} tests, ${names.length} names found`);
  return names;
}

/** The rule that a test is about: `CBT-6: the defender wins ties`, with or without the colon. Null when there is none. */
export function ruleTest(path: string, name: string): RuleTest | null {
  const [, id, says] = /^([A-Z]{2,3}-\d+):? (.+)$/s.exec(name) ?? [];
  return id === undefined || says === undefined ? null : { path, id, says };
}

/** Files under a folder, by their paths from the root, in order. */
function filesIn(folder: string, name: RegExp): string[] {
  if (!existsSync(inRoot(folder))) return [];
  return readdirSync(inRoot(folder), { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist', 'reports', '.sandbox'].includes(entry.name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesIn(path, name) : name.test(entry.name) ? [path] : [];
    })
    .sort();
}

const read = (path: string): string => readFileSync(inRoot(path), 'utf8');
const mentions = (paths: readonly string[]): Mention[] =>
  paths.flatMap((path) => idsIn(read(path)).map((id) => ({ path, id })));

const SOURCES = /\.(ts|mjs|svelte)$/;
const packages = readdirSync(inRoot('packages')).sort();
const inPackages = (folder: string, name: RegExp): string[] =>
  packages.flatMap((each) => filesIn(`packages/${each}/${folder}`, name));

/** Tests of a game: those that hold rules to their ids. */
export const ruleSuites = (room: string): string[] => filesIn(`packages/${room}/test`, /\.test\.ts$/);

/** Names of the tests in a suite. */
export function testsOf(path: string): string[] {
  try {
    return testNamesIn(read(path));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Tests of any package that begin with a rule. */
export const ruleTests = (): RuleTest[] =>
  inPackages('test', /\.test\.ts$/).flatMap((path) =>
    namesIn(read(path)).flatMap((name) => ruleTest(path, name) ?? []),
  );

/** The lists of rules, and where else they are told, not kept: the pages for players, the first game. */
const LISTS = RULEBOOKS.map(({ room }) => `packages/${room}/src/rulebook/`);
const TELLING = [
  ...['packages/words/src/rules/', 'packages/words/src/rune-age/rules/'],
  ...['packages/web/src/crown/lesson/', 'packages/web/src/rune/lesson/'],
];

/** Code that says which rule it is for; where rules are told is none. */
export const codeMentions = (): Mention[] =>
  mentions(
    inPackages('src', SOURCES).filter((path) => ![...LISTS, ...TELLING].some((folder) => path.startsWith(folder))),
  );

/** Everything else that may name a rule: tests, scripts, documents. */
export const otherMentions = (): Mention[] =>
  mentions([
    ...TELLING.flatMap((folder) => filesIn(folder.slice(0, -1), SOURCES)),
    ...inPackages('test', SOURCES),
    ...['e2e', 'scripts', 'mutation', 'docs'].flatMap((folder) => filesIn(folder, /\.(ts|mjs|json|md)$/)),
    ...readdirSync(root).filter((name) => name.endsWith('.md') && name !== 'RULES.md'),
  ]);

/** Scenarios by the rules they say they show. */
export const scenarioMentions = (): Mention[] =>
  ['scenarios', ...RULEBOOKS.map(({ room }) => `packages/${room}/scenarios`)].flatMap((folder) =>
    filesIn(folder, /\.json$/).flatMap((path) => {
      const scenario: unknown = JSON.parse(read(path));
      const rules = typeof scenario === 'object' && scenario !== null && 'rules' in scenario ? scenario.rules : [];
      return Array.isArray(rules) ? rules.map((id) => ({ path, id: String(id) })) : [];
    }),
  );

export const isRule = ({ id }: Mention): boolean => RULES.has(id);
