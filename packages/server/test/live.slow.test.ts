import { join } from 'node:path';
import { crownOfAsh } from '@cinderhall/crown-of-ash';
import { parseRecord, seedRng } from '@cinderhall/kernel';
import type { FinishedGame } from '@cinderhall/protocol';
import { type Flaw, type Heard, saltBy, seedPledge, verify } from '@cinderhall/referee/pledges';
import { afterAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openSqlite } from '../src/store/sqlite.ts';
import { expectLively, expectManners } from './live.ts';
import { meet } from './people.ts';
import { heardBy, isOver, looking, playOn, seated } from './play.ts';
import { makePage, serve } from './serving.ts';

const { page, data, remove } = makePage();
afterAll(remove);

const keep = async () => ({ env: { PAGE: page, DATA: data }, open: () => openSqlite(join(data, 'cinderhall.db')) });
expectLively('SQLite', keep, ['1', '2']);
expectManners(keep);

describe('a connection', () => {
  const connecting = (url: string, headers: Record<string, string>) =>
    new Promise<number | 'open'>((resolve) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers });
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
      socket.on('open', () => {
        resolve('open');
        socket.close();
      });
    });

  test('is for guests of this site, and ends when somebody sends nonsense, too much or too long', async () => {
    const server = await serve({ PAGE: page, DATA: data });
    const ann = await meet(server.url, 'Ann');
    const { cookie } = ann;
    expect(await connecting(server.url, {})).toBe(401);
    expect(await connecting(server.url, { cookie, origin: 'https://elsewhere.example' })).toBe(403);
    expect(await connecting(server.url, { cookie, origin: server.url })).toBe('open');
    const sending: readonly (readonly [string, number, number])[] = [
      ['nonsense', 20, 1008],
      [JSON.stringify({ number: 1, question: { ask: 'leave', table: '0'.repeat(16) } }), 200, 1008],
      ['x'.repeat(5000), 1, 1009],
    ];
    for (const [text, times, code] of sending) {
      const live = await ann.connect();
      for (let i = 0; i < times; i++) live.socket.send(text);
      await live.until(() => live.code !== null);
      expect(live.code).toBe(code);
    }
    server.child.kill('SIGTERM');
    await server.ended;
  });
});

describe('whoever keeps the server', () => {
  const file = join(data, 'cinderhall.db');
  const OTHER = 'f'.repeat(32);

  /** Puts another seed under a game that has begun; with `thorough` its hash as well. */
  async function tamper(table: string, { thorough }: { thorough: boolean }): Promise<void> {
    const db = openSqlite(file);
    const [kept] = await db.read('SELECT record, salts FROM games JOIN pledges ON game = id WHERE id = ?', table);
    const saved = JSON.parse(String(kept?.record));
    expect(parseRecord(saved.record).ok).toBe(true);
    saved.record.seed = OTHER;
    await db.write('UPDATE games SET record = ? WHERE id = ?', JSON.stringify(saved), table);
    const hash = seedPledge(table, saltBy(String(kept?.salts), 'seed'), OTHER);
    if (thorough) await db.write('UPDATE pledges SET seed = ? WHERE game = ?', hash, table);
    await db.close();
  }

  test.each<[string, boolean, Flaw]>([
    ['the seed', false, { flaw: 'seed' }],
    ['the seed and its hash', true, { flaw: 'changed', seed: true, steps: [] }],
  ])('cannot change %s under a game without being found out', async (_what, thorough, flaw) => {
    const server = await serve({ PAGE: page, DATA: data, LIMITS: '100' });
    const people = [await meet(server.url, 'Ann'), await meet(server.url, 'Bo')] as const;
    const { table } = await seated(people);
    const before = heardBy(await looking(people[0], table), table);
    server.child.kill('SIGTERM');
    await server.ended;
    await tamper(table, { thorough });

    const again = await serve({ PAGE: page, DATA: data, LIMITS: '100' });
    const lives = await Promise.all(people.map((person) => looking(person.at(again.url), table)));
    await Promise.all(lives.map((live, i) => playOn(live, table, seedRng(String(i)))));
    const [ann] = lives;
    await ann?.until(() => isOver(ann, table));
    if (!ann) throw new Error('nobody plays');
    const { body } = await people[0].at(again.url).ask<FinishedGame>('GET', `/api/tables/${table}/record`);
    const now = heardBy(ann, table);
    const heard: Heard = {
      ...now,
      pledge: { seed: before.pledge?.seed ?? '', answers: now.pledge?.answers ?? [] },
    };
    expect(verify(crownOfAsh, body, heard).flaws).toEqual([flaw]);
    again.child.kill('SIGTERM');
    await again.ended;
  });
});
