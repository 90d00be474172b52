import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { corpusFiles } from './corpus.ts';

let dir: string;
let script: string;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'cinderhall-corpus-'));
  const bundle = join(dir, 'ends.mjs');
  const entry = fileURLToPath(new URL('corpus-ends.ts', import.meta.url));
  await build({ entryPoints: [entry], outfile: bundle, bundle: true, platform: 'node', format: 'esm' });
  writeFileSync(join(dir, 'games.json'), JSON.stringify(corpusFiles()));
  script = [
    `import { readFileSync } from 'node:fs';`,
    `import { faultsOf, whereabouts } from ${JSON.stringify(pathToFileURL(bundle).href)};`,
    `const games = JSON.parse(readFileSync(${JSON.stringify(join(dir, 'games.json'))}, 'utf8'));`,
    'console.log(JSON.stringify({ where: whereabouts(), games: games.length, faults: faultsOf(games) }));',
  ].join('\n');
});
afterAll(() => rmSync(dir, { recursive: true }));

/** Languages that sort and change case in ways of their own, and clocks apart by half a day and odd minutes. */
describe('saved games come to the same end everywhere', () => {
  test.each([
    ['tr_TR.UTF-8', 'America/St_Johns', 'tr-TR America/St_Johns'],
    ['ru_RU.UTF-8', 'Pacific/Chatham', 'ru-RU Pacific/Chatham'],
  ])('with %s at %s', (locale, TZ, where) => {
    const env = { ...process.env, LC_ALL: locale, LANG: locale, TZ };
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      env,
    });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({ where, games: corpusFiles().length, faults: [] });
  });
});
