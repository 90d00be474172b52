import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const SRC = resolve(import.meta.dirname, '../src');
const read = (file: string): string => readFileSync(file, 'utf8');

/** Files of the page that come along with one, and those it loads without the words of what comes late. */
function reachedFrom(file: string): readonly string[] {
  const text = read(file);
  const along = text.matchAll(/^\s*(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm);
  const loaded = text.matchAll(/(?<!withLateWords\(|new Late\(\(\) => )\bimport\('(\.[^']+)'\)/g);
  return [...along, ...loaded]
    .map(([, path = '']) => join(file, '..', path))
    .filter((path) => /\.(svelte|ts)$/.test(path));
}

function everyone(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const other of reachedFrom(file)) everyone(other, found);
  return found;
}

const shows = (file: string): boolean => /import \{[^}]*\blateWords\b[^}]*\}/.test(read(file));

it('whatever shows words that come late is loaded with them', () => {
  const soon = [...everyone(join(SRC, 'main.ts'))];
  const names = soon.map((file) => relative(SRC, file));
  // What this follows is the page, and what it looks for is there.
  expect(names).toEqual(
    expect.arrayContaining(['app/App.svelte', 'app/Lobby.svelte', 'crown/panels/PromptBar.svelte']),
  );
  expect(shows(join(SRC, 'crown/panels/News.svelte'))).toBe(true);
  expect(names.filter((_name, i) => shows(soon[i] ?? ''))).toEqual([]);
});
