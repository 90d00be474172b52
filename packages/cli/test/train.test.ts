import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Net } from '@cinderhall/bots';
import { features } from '@cinderhall/crown-of-ash';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from './run.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'cinderhall-train-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

/** Has a net made, and reads its file. */
async function made(name: string, flags: string): Promise<string> {
  const file = join(dir, name);
  expect(await run(`train --taught 1 --out ${file} ${flags}`)).toMatchObject({ code: 0 });
  return readFileSync(file, 'utf8');
}

describe('train', { timeout: 60_000 }, () => {
  it('makes a net that reads positions of so many players, and says how it came about', async () => {
    const text = await made('three.json', '--players 3 --games 2 --seed 4');
    const file = JSON.parse(text);
    expect(file.reads).toBe('crown-of-ash, features 1, 3 players');
    expect(file.course).toMatchObject({ game: 'crown-of-ash', players: 3, games: 2, taught: 1, seed: 4 });
    expect(file.course.log).toEqual([[2, expect.any(Number), expect.any(Number)]]);
    const net = new Net(file);
    expect(net.inputs).toBe(features.count(3));
    expect(net.outputs).toBe(features.outputs);
  });

  it('makes the same net of the same flags, and another of another seed', async () => {
    const [one, again, other] = [
      await made('one.json', '--games 2 --seed 1'),
      await made('again.json', '--games 2 --seed 1'),
      await made('other.json', '--games 2 --seed 2'),
    ];
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });

  it('wants to know where to write', async () => {
    expect(await run('train --games 1')).toMatchObject({ code: 2 });
  });
});
