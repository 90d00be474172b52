import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crownOfAsh } from '@cinderhall/crown-of-ash';
import { seedRng } from '@cinderhall/kernel';
import type { FinishedGame } from '@cinderhall/protocol';
import { verify } from '@cinderhall/referee/pledges';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { meet } from './people.ts';
import { heardBy, isOver, looking, playOn, seated } from './play.ts';
import { launch, type Serving, serve } from './serving.ts';

type Env = Record<string, string>;

/** Runs a command of the server to its end. */
export async function command(env: Env, ...args: string[]): Promise<{ code: number | null; said: string }> {
  const { ended, output } = launch(env, ...args);
  const { code } = await ended;
  return { code, said: output() };
}

/** What backups keep, from one kind of database to another. `fresh` is the environment of an empty one. */
export function expectBackedUp(
  name: string,
  fresh: { readonly from: () => Promise<Env>; readonly to: () => Promise<Env> },
) {
  const folder = mkdtempSync(join(tmpdir(), 'cinderhall-backups-'));
  const file = join(folder, 'kept.jsonl');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let from: Env;
  let server: Serving;
  const end = async ({ child, ended }: Serving): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };

  beforeAll(async () => {
    from = await fresh.from();
    server = await serve({ ...from, LIMITS: '100' });
  });
  afterAll(() => end(server));

  describe(`a backup from ${name}`, () => {
    test('made while people play brings their games back, which go on', async () => {
      const people = [await meet(server.url, 'Ann'), await meet(server.url, 'Bo')] as const;
      const { table } = await seated(people);
      const lives = await Promise.all(people.map((person) => looking(person, table)));
      const [ann] = lives;
      if (!ann) throw new Error('nobody plays');
      const upTo = (step: number) => ({ enough: () => ann.last(table).sight.step >= step });
      await Promise.all(lives.map((live, i) => playOn(live, table, seedRng(String(i)), upTo(15))));
      const before = ann.last(table);
      const [kept] = await Promise.all([
        command(from, 'backup', file),
        ...lives.map((live, i) => playOn(live, table, seedRng(String(i)), upTo(40))),
      ]);
      expect(kept).toMatchObject({
        code: 0,
        said: expect.stringMatching(/^Kept in .*: games 1, changes \d+, guests 2\.$/m),
      });
      expect(statSync(file).mode & 0o777).toBe(0o600);
      await Promise.all(lives.map((live) => live.close()));

      const to = await fresh.to();
      const back = await command(to, 'restore', file);
      expect(back).toMatchObject({ code: 0, said: expect.stringContaining('games 1,') });
      expect(await command(to, 'restore', file)).toMatchObject({ code: 1, said: expect.stringContaining('not empty') });
      const again = await serve({ ...to, LIMITS: '100' });
      const returned = await Promise.all(people.map((person) => looking(person.at(again.url), table)));
      const [annAgain] = returned;
      if (!annAgain) throw new Error('nobody has come back');
      const now = annAgain.last(table);
      expect(now.sight.step).toBeGreaterThanOrEqual(before.sight.step);
      expect(now.pledge.seed).toBe(before.pledge.seed);
      expect(now.sight.events.filter(({ step }) => step <= before.sight.step)).toEqual(
        heardBy(ann, table).events.filter(({ step }) => step <= before.sight.step),
      );
      await Promise.all(returned.map((live, i) => playOn(live, table, seedRng(`${i}`))));
      await annAgain.until(() => isOver(annAgain, table));
      const { body } = await people[0].at(again.url).ask<FinishedGame>('GET', `/api/tables/${table}/record`);
      expect(verify(crownOfAsh, body, heardBy(annAgain, table))).toMatchObject({ heard: true, flaws: [] });
      await end(again);
    });

    // Which database it is makes no difference to what is wrong with a file.
    if (name !== 'SQLite to SQLite') return;
    test.each<[string, (lines: string[]) => string[], RegExp]>([
      ['is none', () => ['dear diary'], /no backup/],
      [
        'is of a newer program',
        ([, ...lines]) => ['{"cinderhall":"backup","format":1,"shape":999}', ...lines],
        /shape 999/,
      ],
      ['is damaged', (lines) => lines.with(3, '["games",{'), /Line 4 of the backup is damaged/],
      ['names what nobody knows', (lines) => lines.with(3, '["cats",{"id":1}]'), /Line 4/],
      ['holds a statement', (lines) => lines.with(3, '["games",{"id) --":1}]'), /Line 4/],
    ])('that %s is not restored, and nothing of it stays', async (_what, harm, complaint) => {
      const harmed = join(folder, 'harmed.jsonl');
      writeFileSync(harmed, harm(readFileSync(file, 'utf8').split('\n')).join('\n'));
      const to = await fresh.to();
      expect(await command(to, 'restore', harmed)).toMatchObject({ code: 1, said: expect.stringMatching(complaint) });
      expect(await command(to, 'restore', file)).toMatchObject({ code: 0 });
    });
  });
}
