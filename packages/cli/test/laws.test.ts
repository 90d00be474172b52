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

describe('laws', () => {
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
    const written: { moves: unknown[] } = JSON.parse(readFileSync(record, 'utf8'));
    expect(written.moves.length).toBeGreaterThan(0);
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
