import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { at } from '../places.mjs';
import { findInSvelte, findInTypeScript, judge } from '../strictness.mjs';

const { parse } = createRequire(at('packages', 'web', 'package.json'))('svelte/compiler');
const what = (text: string) => findInTypeScript(text).map((each) => each.what);
const silencer = ['// biome-', 'ignore lint: because'].join('');

describe('what TypeScript takes on trust', () => {
  test.each([
    ['const a = b as C;', ['cast']],
    ['const a = b as unknown as C;', ['cast', 'cast']],
    ['const a = <C>b;', ['cast']],
    ['const a = b!.c;', ['!']],
    ['let a!: string;', ['!']],
    ['class A { b!: string; }', ['!']],
    ['const a: any = b;', ['any']],
    ['type A = Record<string, any>;', ['any']],
    [`${silencer}\nconst a = 1;`, ['silenced check']],
  ])('is found in %j', (text, found) => {
    expect(what(text)).toEqual(found);
  });

  test.each([
    'const a = [1, 2] as const;',
    'const a = { b: 1 } satisfies C;',
    "import { a as b } from './a.ts';",
    'const a = !b && b !== c;',
    "// as any text says: b as C, d!\nconst any = 'as any';",
  ])('is not found in %j', (text) => {
    expect(what(text)).toEqual([]);
  });

  test('is found with its line', () => {
    expect(findInTypeScript('const a = 1;\n\nconst b = c as D;')).toEqual([{ what: 'cast', line: 3 }]);
  });
});

test('what Svelte takes on trust is found in the script and in the markup', () => {
  const text = [
    '<script lang="ts">',
    '  const a = b as C;',
    '  const d = [1] as const;',
    '</script>',
    '<p>{(a as string).length}</p>',
    '{#each d as e}{e!}{/each}',
  ].join('\n');
  expect(findInSvelte(text, parse)).toEqual([
    { what: 'cast', line: 2 },
    { what: 'cast', line: 5 },
    { what: '!', line: 6 },
  ]);
});

describe('the judgement', () => {
  const found = { a: ['a.ts:1  cast', 'a.ts:2  any'], b: [] };

  test('is silent when there is as much as is allowed', () => {
    expect(judge(found, { a: 2 })).toEqual([]);
  });

  test('names what is over, and allows nothing where nothing is said', () => {
    expect(judge(found, {})).toEqual(['a: 2 taken on trust, 0 allowed\n  a.ts:1  cast\n  a.ts:2  any']);
  });

  test('asks to lower what is no longer needed', () => {
    expect(judge(found, { a: 2, b: 1 })).toEqual(['b: only 0 taken on trust; lower its 1 in scripts/strictness.json']);
  });
});
