import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { at, packages, ROOT, readJson } from './places.mjs';
import { remembered } from './remembered.mjs';
import ts from './typescript.mjs';

// What the compiler is told to believe: casts (`as const` is none), `!`, `any`, and what silences a check. None in the
// packages that any game rests on; elsewhere no more than strictness.json allows.

/** Written apart, so that this file does not count itself. */
const SILENCERS = new RegExp(
  ['@ts-', '(ignore|expect-error|nocheck)|', 'biome-', 'ignore|', 'svelte-', 'ignore'].join(''),
);

/** What stands in comments for documentation is not parsed: nothing is taken on trust there. */
const READING = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };

/**
 * @typedef {object} Finding
 * @property {string} what such as `cast` or `!`
 * @property {number} line from 1
 */

/**
 * What a TypeScript source takes on trust.
 * @param {string} text
 * @returns {Finding[]}
 */
export function findInTypeScript(text) {
  const source = ts.createSourceFile('source.ts', text, READING);
  /** @type {Finding[]} */
  const found = findSilencers(text);
  const lineOf = (/** @type {import('typescript').Node} */ node) =>
    source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    const what = trusted(node);
    if (what) found.push({ what, line: lineOf(node) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.sort((a, b) => a.line - b.line);
}

/**
 * @param {import('typescript').Node} node
 * @returns {string | null}
 */
function trusted(node) {
  if (ts.isAsExpression(node)) return ts.isConstTypeReference(node.type) ? null : 'cast';
  if (ts.isTypeAssertionExpression(node)) return 'cast';
  if (ts.isNonNullExpression(node)) return '!';
  if (ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node)) return node.exclamationToken ? '!' : null;
  return node.kind === ts.SyntaxKind.AnyKeyword ? 'any' : null;
}

/** Nodes of Svelte's tree that take something on trust. @type {Readonly<Record<string, string>>} */
const IN_SVELTE = { TSAsExpression: 'cast', TSTypeAssertion: 'cast', TSNonNullExpression: '!', TSAnyKeyword: 'any' };

/**
 * What a Svelte component takes on trust, in its script and in its markup.
 * @param {string} text
 * @param {(text: string, options: { modern: true }) => unknown} parse Svelte's own parser
 * @returns {Finding[]}
 */
export function findInSvelte(text, parse) {
  const found = findSilencers(text);
  /** @param {any} node */
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(visit);
    const what = IN_SVELTE[node.type];
    const isConst = node.typeAnnotation?.typeName?.name === 'const';
    if (what && !isConst) found.push({ what, line: text.slice(0, node.start).split('\n').length });
    Object.values(node).forEach(visit);
  };
  visit(parse(text, { modern: true }));
  return found.sort((a, b) => a.line - b.line);
}

/**
 * @param {string} text
 * @returns {Finding[]}
 */
const findSilencers = (text) =>
  text
    .split('\n')
    .flatMap((line, index) => (SILENCERS.test(line) ? [{ what: 'silenced check', line: index + 1 }] : []));

/**
 * Compares what was found with what is allowed.
 * @param {Readonly<Record<string, readonly string[]>>} found places by folder
 * @param {Readonly<Record<string, number>>} allowed by folder; a folder that is not named is allowed none
 * @returns {string[]} what is wrong, in words
 */
export function judge(found, allowed) {
  const folders = Object.keys({ ...allowed, ...found }).sort();
  return folders.flatMap((folder) => {
    const places = found[folder] ?? [];
    const most = allowed[folder] ?? 0;
    if (places.length > most) {
      return [`${folder}: ${places.length} taken on trust, ${most} allowed\n${places.map((p) => `  ${p}`).join('\n')}`];
    }
    const less = `${folder}: only ${places.length} taken on trust; lower its ${most} in scripts/strictness.json`;
    return places.length < most ? [less] : [];
  });
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sources(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|mts|svelte)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('node_modules'))
    .sort();
}

/**
 * @param {string} folder
 * @param {(path: string) => Finding[]} find
 */
const placesIn = (folder, find) =>
  sources(at(folder)).flatMap((path) => find(path).map(({ what, line }) => `${relative(ROOT, path)}:${line}  ${what}`));

/**
 * Checks the whole workspace; returns what is wrong.
 * @param {string} [kept] where what was found is kept, for the next time
 */
function check(kept) {
  const { parse, VERSION } = createRequire(at('packages', 'web', 'package.json'))('svelte/compiler');
  const by = [readFileSync(at('scripts', 'strictness.mjs'), 'utf8'), ts.version, VERSION].join();
  const memory = {
    svelte: remembered(kept && `${kept}/svelte.json`, by),
    typescript: remembered(kept && `${kept}/typescript.json`, by),
  };
  const find = (/** @type {string} */ path) => {
    const text = readFileSync(path, 'utf8');
    if (!path.endsWith('.svelte')) return memory.typescript.of(text, findInTypeScript);
    return memory.svelte.of(text, () => findInSvelte(text, parse));
  };
  const folders = [...packages().flatMap((name) => [`packages/${name}/src`, `packages/${name}/test`]), 'e2e', 'bench'];
  const found = Object.fromEntries(folders.map((folder) => [folder, placesIn(folder, find)]));
  for (const each of Object.values(memory)) each.keep();
  return judge(found, readJson(at('scripts', 'strictness.json')));
}

if (process.argv[1] === at('scripts', 'strictness.mjs')) {
  const wrong = check(process.argv[2]);
  process.stdout.write(
    wrong.length > 0 ? `${wrong.join('\n')}\n` : 'Nothing is taken on trust beyond what is allowed.\n',
  );
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
