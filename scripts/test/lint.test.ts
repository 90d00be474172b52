import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../child.mjs';
import { at, program } from '../places.mjs';

// Our own rules of biome.json and scripts/lint, each against a line that breaks it.

const folder = mkdtempSync(join(tmpdir(), 'cinderhall-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PURE = ['kernel', 'crown-of-ash', 'rune-age', 'testkit', 'bots', 'referee', 'words'];

/** Lines that nothing pure may hold, and a word of what is said about each. */
const BROKEN = {
  'Math.random()': 'No Math.random here',
  'new Date()': 'global variable Date',
  'Date.now()': 'global variable Date',
  'new Intl.NumberFormat()': 'global variable Intl',
  "'a'.localeCompare('b')": 'No locale here: compare',
  '(1).toLocaleString()': 'No locale here: write numbers',
  "'a'.toLocaleLowerCase()": 'toLowerCase',
  "'a'.toLocaleUpperCase()": 'toUpperCase',
  globalThis: 'global variable globalThis',
  'process.env': 'global variable process',
  window: 'global variable window',
  document: 'global variable document',
  'performance.now()': 'global variable performance',
  'crypto.randomUUID()': 'global variable crypto',
  'console.log(1)': "Don't use console",
} as const;

/** What is said of each file, by its path in the folder. */
let said: Map<string, string>;

const plant = (path: string, line: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), `export const planted = () => ${line};\n`);
};

beforeAll(async () => {
  cpSync(at('scripts', 'lint'), join(folder, 'scripts', 'lint'), { recursive: true });
  cpSync(at('biome.json'), join(folder, 'biome.json'));
  for (const [i, line] of Object.keys(BROKEN).entries()) {
    for (const name of PURE) plant(`packages/${name}/src/planted-${i}.ts`, line);
    plant(`packages/cli/src/planted-${i}.ts`, line);
  }
  plant('packages/words/src/edition.ts', "(s: { ruleset: { id: string } }) => s.ruleset.id === 'final'");
  plant('packages/web/src/edition.ts', "(ruleset: { id: string }) => ruleset.id !== 'final'");
  plant('packages/web/src/property.ts', "(ruleset: { zeroLoser: string }) => ruleset.zeroLoser === 'casualty'");
  const args = ['lint', '--reporter=json', '--vcs-enabled=false', '--max-diagnostics=none', '.'];
  const { output } = await run(process.execPath, [program('@biomejs/biome', 'biome'), ...args], { cwd: folder });
  const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  const { diagnostics }: { diagnostics: { message: unknown; location: { path: unknown } }[] } = JSON.parse(json);
  said = new Map();
  for (const { message, location } of diagnostics) {
    const path = JSON.stringify(location.path).replace(/^.*?(packages\/[^"]+).*$/, '$1');
    said.set(path, `${said.get(path) ?? ''}${JSON.stringify(message)}\n`);
  }
});

describe.each(PURE)('%s', (name) => {
  test.each(Object.entries(BROKEN).map(([line, words], i) => ({ line, words, i })))('may not say $line', (each) => {
    expect(said.get(`packages/${name}/src/planted-${each.i}.ts`)).toContain(each.words);
  });
});

test('a composition root may', () => {
  for (const i of Object.keys(BROKEN).keys()) expect(said.get(`packages/cli/src/planted-${i}.ts`)).toBeUndefined();
});

test('nobody asks for the name of an edition', () => {
  expect(said.get('packages/words/src/edition.ts')).toContain('Ask for a property of the ruleset');
  expect(said.get('packages/web/src/edition.ts')).toContain('Ask for a property of the ruleset');
  expect(said.get('packages/web/src/property.ts')).toBeUndefined();
});
