import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shelf } from '../src/games.ts';
import { type Shelf, shelve } from '../src/title.ts';
import { jsonOf, run } from './run.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'cinderhall-laws-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

describe('laws', { timeout: 60_000 }, () => {
  it('draws a table for each game by its seed, and counts what it has drawn', async () => {
    const report = jsonOf(await run('laws --games 3 --deep 60 --json'));
    expect(report).toMatchObject({ games: 3, violation: null });
    const heads = new Map<string, number>();
    for (const [sort, count] of Object.entries(Object(report.sorts))) {
      const head = /^(people alone|AI)/.test(sort) ? 'AI' : (sort.split(' ')[0] ?? '');
      heads.set(head, (heads.get(head) ?? 0) + Number(count));
    }
    const options = ['turnOrder', 'openHands', 'openDiscards', 'strictMemory', 'powers', 'targetedCard'];
    expect([...heads.keys()].sort()).toEqual(['AI', 'edition', 'habit', 'players', ...options].sort());
    expect([...new Set(heads.values())]).toEqual([3]);
  });

  it('keeps to what flags fix', async () => {
    const report = jsonOf(await run('laws --games 2 --deep 60 --edition env-4.1 --players 3 --habit builders --json'));
    expect(report.sorts).toMatchObject({ 'edition env-4.1': 2, 'players 3': 2, 'habit builders': 2 });
  });

  it('plays the games it was asked for and says that every law was kept', async () => {
    const { code, out } = await run('laws --players 2,3 --games 2 --deep 10');
    expect(code).toBe(0);
    expect(out).toMatch(/^2 games, \d+ decisions/);
    expect(out).toContain('every law was kept');
  });

  it('gives the report as JSON', async () => {
    const report = jsonOf(await run('laws --players 2 --games 1 --deep 20 --json'));
    expect(report).toMatchObject({ games: 1, violation: null });
  });

  it('names a broken law and writes the game that shows it', async () => {
    const record = join(dir, 'broken.json');
    const games = forgetful();
    const { code, out } = await run(`laws --players 2 --games 1 --record ${record}`, { games });
    expect(code).toBe(1);
    expect(out).toContain('BROKEN: conserves, seed 1');
    expect(out).toContain('a tile is missing');
    expect(out).toMatch(/^table \{"edition":"[^"]+","players":2,/m);
    expect(out).toContain('again: cinderhall laws --seed 1 --games 1 --deep 1 --players 2\n');
    const written: { moves: unknown[] } = JSON.parse(readFileSync(record, 'utf8'));
    expect(written.moves.length).toBeGreaterThan(0);
  });

  it('comes upon the same game again by its seed alone', async () => {
    const games = forgetful();
    const first = jsonOf(await run('laws --games 9 --seed 41 --deep 7 --json', { games }));
    const again = jsonOf(await run('laws --games 1 --seed 41 --deep 7 --json', { games }));
    expect(first.violation).toMatchObject({ seed: 41, law: 'conserves' });
    expect(again.violation).toEqual(first.violation);
  });

  it('refuses editions and habits that are none', async () => {
    expect(await run('laws --edition 5')).toMatchObject({ code: 2 });
    expect((await run('laws --habit none')).err).toContain("there is no habit 'none'; there are any, builders");
  });

  it('refuses player counts that are none', async () => {
    expect(await run('laws --players 2,x')).toMatchObject({ code: 2 });
    expect((await run('laws --players 5')).err).toContain('for 2, 3, 4 players, not 5');
  });
});

describe('perft', () => {
  it('counts paths, and divides them by first answer', async () => {
    const whole = jsonOf(await run('perft --players 2 --depth 4 --seed 3 --json'));
    const { out } = await run('perft --players 2 --depth 4 --seed 3 --divide');
    const rows = out.trimEnd().split('\n');
    const counts = rows.slice(0, -1).map((row) => Number(row.split(': ')[1]));
    expect(Number(rows.at(-1))).toBe(whole.paths);
    expect(counts.reduce((a, b) => a + b, 0)).toBe(whole.paths);
    expect(counts.length).toBeGreaterThan(1);
  });

  it('needs a depth', async () => {
    const { code, err } = await run('perft');
    expect(code).toBe(2);
    expect(err).toContain("'--depth <n>' not specified");
  });
});

/** The games, with components that get lost in the third decision. */
function forgetful(): Shelf {
  return new Map(
    [...shelf].map(([id, shelved]) => [
      id,
      shelved((title) =>
        shelve({ ...title, conserve: (s) => (title.game.pending(s)?.id === 3 ? 'a tile is missing' : null) }),
      ),
    ]),
  );
}
