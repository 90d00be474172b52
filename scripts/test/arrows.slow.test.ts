import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from '../child.mjs';
import { compile } from '../component-imports.mjs';
import { at, readJson } from '../places.mjs';

// Each rule of .dependency-cruiser.cjs against a workspace that breaks it, and all of them against one that keeps them.

const folder = mkdtempSync(join(tmpdir(), 'cinderhall-arrows-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { forbidden } = createRequire(import.meta.url)(at('.dependency-cruiser.cjs'));
const ruleNames: string[] = forbidden.map(({ name }: { name: string }) => name);

/** Lays the files and gives what the rules say of them, as `rule: from`. */
async function judged(name: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  const workspace = join(folder, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
  writeFileSync(join(workspace, 'tsconfig.base.json'), JSON.stringify(readJson(at('tsconfig.base.json'))));
  const args = ['packages', '--config', at('.dependency-cruiser.cjs'), '--output-type', 'json'];
  const { output } = await run(process.execPath, [at('scripts', 'arrows.mjs'), ...args], { cwd: workspace });
  const violations: { rule: { name: string }; from: string }[] = JSON.parse(output).summary.violations;
  return [...new Set(violations.map(({ rule, from }) => `${rule.name}: ${from}`))].sort();
}

const doors = Object.fromEntries(
  ['kernel', 'crown-of-ash', 'rune-age', 'testkit', 'bots', 'referee', 'protocol', 'words', 'cli', 'server', 'web'].map(
    (name) => [`packages/${name}/src/index.ts`, `export const ${name.replaceAll('-', '')} = 1;`],
  ),
);
const use = (path: string) => `import * as it from '${path}';\nexport const used = it;\n`;
const useType = (path: string) => `import type * as it from '${path}';\nexport type Used = typeof it;\n`;

const kept = {
  'packages/crown-of-ash/src/a.ts': use('../../kernel/src/index.ts'),
  'packages/crown-of-ash/test/a.test.ts': use('../../testkit/src/index.ts'),
  'packages/rune-age/src/a.ts': use('../../kernel/src/index.ts'),
  'packages/rune-age/test/a.test.ts': use('../../testkit/src/index.ts'),
  'packages/bots/src/a.ts': use('../../kernel/src/index.ts'),
  'packages/bots/test/a.test.ts': use('../../crown-of-ash/src/index.ts'),
  'packages/words/src/a.ts': useType('../../crown-of-ash/src/index.ts'),
  'packages/words/test/a.test.ts': use('../../crown-of-ash/src/index.ts'),
  'packages/cli/src/games.ts': use('../../crown-of-ash/src/index.ts'),
  'packages/cli/src/crown-of-ash/a.ts': use('../../../crown-of-ash/src/index.ts'),
  'packages/cli/src/rune-age/a.ts': use('../../../rune-age/src/index.ts'),
  'packages/cli/src/a.ts': use('../../bots/src/index.ts'),
  'packages/web/src/crown/a.ts': use('../../../crown-of-ash/src/index.ts'),
  'packages/web/src/faces.ts': use('./crown/a.ts'),
  'packages/web/src/table/a.ts': useType('../../../crown-of-ash/src/index.ts'),
  'packages/web/src/local/a.ts': use('../../../referee/src/index.ts'),
  'packages/web/src/crown/b.ts': use('../../../words/src/rules/index.ts'),
  'packages/words/src/rules/index.ts': 'export const rules = 1;',
  'packages/server/src/a.ts': use('node:fs'),
  'packages/server/src/b.ts': use('../../referee/src/index.ts'),
  'packages/server/src/games.ts': use('../../crown-of-ash/src/index.ts'),
  // Types may look at each other.
  'packages/kernel/src/b.ts': "import type { C } from './c.ts';\nexport interface B { c: C }",
  'packages/kernel/src/c.ts': "import type { B } from './b.ts';\nexport interface C { b: B }",
};

/** By rule: files that break it, and no other. */
const broken: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'kernel-knows-nobody': { 'packages/kernel/src/a.ts': use('../../testkit/src/index.ts') },
  'games-know-the-kernel': { 'packages/rune-age/src/a.ts': use('../../crown-of-ash/src/index.ts') },
  'bots-know-the-kernel': { 'packages/bots/src/a.ts': use('../../crown-of-ash/src/index.ts') },
  'testkit-knows-the-kernel': { 'packages/testkit/src/a.ts': useType('../../crown-of-ash/src/index.ts') },
  'referee-knows-the-kernel': { 'packages/referee/src/a.ts': use('../../bots/src/index.ts') },
  'protocol-knows-sights': { 'packages/protocol/src/a.ts': useType('../../crown-of-ash/src/index.ts') },
  'server-keeps-tables': { 'packages/server/src/d.ts': use('../../words/src/index.ts') },
  'words-know-nouns': { 'packages/words/src/a.ts': useType('../../referee/src/index.ts') },
  'words-know-types-alone': { 'packages/words/src/b.ts': use('../../crown-of-ash/src/index.ts') },
  'roots-are-roots': { 'packages/cli/src/b.ts': use('../../server/src/index.ts') },
  'bench-is-a-root': { 'packages/kernel/test/d.test.ts': use('../../../bench/a.ts'), 'bench/a.ts': '' },
  'server-reads-the-page-from-disk': {
    'packages/server/test/c.ts': use('../../web/dist.ts'),
    'packages/web/dist.ts': '',
  },
  'a-game-is-named-in-one-place': { 'packages/web/src/local/b.ts': use('../../../crown-of-ash/src/index.ts') },
  'a-face-has-one-door': {
    'packages/web/src/table/b.ts': use('../crown/board.ts'),
    'packages/web/src/crown/board.ts': 'export const board = 1;',
  },
  'gallery-stays-outside': {
    'packages/web/src/table/c.ts': use('../gallery/boards.ts'),
    'packages/web/src/gallery/boards.ts': 'export const boards = 1;',
  },
  'a-game-tests-itself': { 'packages/crown-of-ash/test/b.test.ts': use('../../words/src/index.ts') },
  'tests-stay-outside': {
    'packages/cli/src/c.ts': use('../test/table.ts'),
    'packages/cli/test/table.ts': 'export const table = 1;',
  },
  'doors-are-used': {
    'packages/cli/src/d.ts': use('../../bots/src/inner.ts'),
    'packages/bots/src/inner.ts': 'export const inner = 1;',
  },
  'pure-knows-no-node': { 'packages/referee/src/b.ts': use('node:fs') },
  'no-cycles': {
    'packages/cli/src/e.ts': "import { f } from './f.ts';\nexport const e = () => f;",
    'packages/cli/src/f.ts': "import { e } from './e.ts';\nexport const f = () => e;",
  },
  resolvable: { 'packages/cli/src/g.ts': use('./gone.ts') },
  declared: {
    'packages/cli/src/h.ts': use('undeclared'),
    'packages/cli/package.json': '{ "name": "@cinderhall/cli", "dependencies": {} }',
    'node_modules/undeclared/package.json': '{ "name": "undeclared", "version": "1.0.0", "main": "index.js" }',
    'node_modules/undeclared/index.js': 'exports.a = 1;',
  },
};

test('every rule has a workspace that breaks it', () => {
  expect(Object.keys(broken).sort()).toEqual([...ruleNames].sort());
});

test('a workspace that keeps the rules has nothing said of it', async () => {
  expect(await judged('kept', { ...doors, ...kept })).toEqual([]);
});

test('each rule finds what breaks it', async () => {
  const files = Object.assign({}, doors, ...Object.values(broken));
  const found = await judged('broken', files);
  for (const name of ruleNames) {
    const [from] = Object.keys(broken[name] ?? {});
    expect(found).toContain(`${name}: ${from}`);
  }
});

test('components are held to the rules, by their script and by their markup', async () => {
  const script = (code: string) => `<script lang="ts">\n  ${code}\n</script>\n`;
  const files = {
    ...kept,
    'packages/web/src/table/Now.svelte': script("import { a } from '../crown/a.ts';"),
    'packages/web/src/table/Later.svelte': "{#await import('../crown/a.ts') then { used }}{used}{/await}\n",
    'packages/web/src/table/Passed.svelte': '<script module>\n  export { used } from "../crown/a.ts";\n</script>\n',
    'packages/web/src/local/Type.svelte': script("import type { Used } from '../../../crown-of-ash/src/index.ts';"),
  };
  expect(await judged('components', { ...doors, ...files })).toEqual([
    'a-face-has-one-door: packages/web/src/table/Later.svelte',
    'a-face-has-one-door: packages/web/src/table/Now.svelte',
    'a-face-has-one-door: packages/web/src/table/Passed.svelte',
  ]);
});

test('what is read of a component is what it imports when it has been compiled', () => {
  const svelte = createRequire(at('packages', 'web', 'package.json'))('svelte/compiler');
  const imported = (code: string): string[] => {
    const found = [...code.matchAll(/\b(?:from|import)\s*\(?\s*(["'])([\w@./-]+)\1/g)].map(([, , path = '']) => path);
    return [...new Set(found)].filter((path) => !path.startsWith('svelte/internal')).sort();
  };
  const folder = at('packages', 'web', 'src');
  const components = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.svelte'),
  );
  expect(components.length).toBeGreaterThan(100);
  for (const path of components) {
    const source = readFileSync(join(folder, path), 'utf8');
    expect({ [path]: imported(compile(source).js.code) }).toEqual({
      [path]: imported(svelte.compile(source, {}).js.code),
    });
  }
});
