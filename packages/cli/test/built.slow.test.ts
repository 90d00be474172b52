import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonOf, run } from './run.ts';

let dir: string;
let built: string;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'cinderhall-built-'));
  built = join(dir, 'cinderhall.mjs');
  await build({
    entryPoints: [new URL('../src/main.ts', import.meta.url).pathname],
    outfile: built,
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'error',
  });
});
afterAll(() => rmSync(dir, { recursive: true }));

describe('the built program', { timeout: 120_000 }, () => {
  it('gives the same results with threads as without', () => {
    const report = (workers: number): Record<string, unknown> => {
      const line = `sim --players 3 --bots greedy,random,random --games 6 --rotate --digest --json --workers ${workers}`;
      const { stdout, stderr } = spawnSync(process.execPath, [built, ...line.split(' ')], { encoding: 'utf8' });
      expect(stderr).toBe('');
      const { seconds, cpuSeconds, decisionsPerSecond, gamesPerSecond, workers: _, ...rest } = JSON.parse(stdout);
      expect([seconds, cpuSeconds, decisionsPerSecond, gamesPerSecond]).not.toContain(undefined);
      return rest;
    };
    expect(report(2)).toEqual(report(1));
  });

  it('learns the same with threads as without', () => {
    const net = (workers: number): string => {
      const file = join(dir, `net-${workers}.json`);
      const line = `train --games 8 --taught 4 --workers ${workers} --out ${file}`;
      expect(spawnSync(process.execPath, [built, ...line.split(' ')], { encoding: 'utf8' }).stderr).toBe('');
      return readFileSync(file, 'utf8');
    };
    expect(net(2)).toBe(net(1));
  });

  it('tries the same laws with threads as without', () => {
    const report = (workers: number): Record<string, unknown> => {
      const line = `laws --games 10 --deep 40 --json --workers ${workers}`;
      const { stdout, stderr } = spawnSync(process.execPath, [built, ...line.split(' ')], { encoding: 'utf8' });
      expect(stderr).toBe('');
      const { seconds, ...rest } = JSON.parse(stdout);
      expect(seconds).toBeGreaterThan(0);
      return rest;
    };
    expect(report(2)).toEqual(report(1));
  });

  it('ends quietly when nobody reads any more', () => {
    const line = `"${process.execPath}" "${built}" play --seats random,random --seed 3 | head -n 1`;
    expect(spawnSync('sh', ['-c', line], { encoding: 'utf8' })).toMatchObject({ stdout: 'Seed 3\n', stderr: '' });
  });

  it('hands its exit code to the shell', () => {
    expect(spawnSync(process.execPath, [built, 'sim', '--games', 'x']).status).toBe(2);
  });
});

describe('the greedy bot', { timeout: 120_000 }, () => {
  it('beats random play (a small sample of what `sim` measures)', async () => {
    const report = jsonOf(await run('sim --players 2 --bots greedy,random --games 20 --rotate --seed 9 --json'));
    expect(report.byBot).toMatchObject({ greedy: { games: 20 } });
    const { greedy } = JSON.parse(JSON.stringify(report.byBot));
    expect(greedy.wins).toBeGreaterThanOrEqual(19);
  });
});
