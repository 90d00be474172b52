import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { remembered } from '../remembered.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cinderhall-remembered-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Asks how long each text is, and says which of them had to be measured. */
function measured(
  file: string | undefined,
  by: string,
  texts: readonly string[],
): { lengths: number[]; anew: string[] } {
  const anew: string[] = [];
  const memory = remembered<number>(file, by);
  const find = (text: string) => {
    anew.push(text);
    return text.length;
  };
  const lengths = texts.map((text) => memory.of(text, find));
  memory.keep();
  return { lengths, anew };
}

test('only a text that has changed is looked through again', () => {
  const file = join(folder, 'deep', 'changed.json');
  expect(measured(file, 'a', ['one', 'three'])).toEqual({ lengths: [3, 5], anew: ['one', 'three'] });
  expect(measured(file, 'a', ['one', 'three!', 'one'])).toEqual({ lengths: [3, 6, 3], anew: ['three!'] });
  expect(measured(file, 'a', ['three'])).toEqual({ lengths: [5], anew: ['three'] });
});

test('nothing holds that another has found', () => {
  const file = join(folder, 'by.json');
  measured(file, 'a', ['one']);
  expect(measured(file, 'b', ['one']).anew).toEqual(['one']);
});

test('a file that is broken is none', () => {
  const file = join(folder, 'broken.json');
  writeFileSync(file, '{');
  expect(measured(file, 'a', ['one']).anew).toEqual(['one']);
});

test('without a file nothing is kept', () => {
  expect(measured(undefined, 'a', ['one', 'one']).anew).toEqual(['one', 'one']);
});
