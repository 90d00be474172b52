import { join } from 'node:path';
import { seedRng } from '@cinderhall/kernel';
import type { TableCard } from '@cinderhall/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { command, expectBackedUp } from './backups.ts';
import { meet, request } from './people.ts';
import { looking, playOn, savedIn, seated } from './play.ts';
import { makePage, serve, serveWithin } from './serving.ts';

const { page, data, remove } = makePage();
afterAll(remove);

describe('whoever runs a server', () => {
  test('may load it into a program of their own, whatever words that has', async () => {
    const server = await serveWithin({ PAGE: page, DATA: data });
    expect((await request(server.url, '/healthz')).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0 });
  });

  test('reads its numbers, and no secret in them or in its log, however much is logged', async () => {
    const server = await serve({ PAGE: page, DATA: data, LIMITS: '100', LOG_LEVEL: 'trace', METRICS: '1' });
    const people = [await meet(server.url, 'Ann'), await meet(server.url, 'Bo')] as const;
    const { table, invite } = await seated(people);
    const lives = await Promise.all(people.map((person) => looking(person, table)));
    const enough = () => lives.some((live) => live.last(table).sight.step >= 12);
    await Promise.all(lives.map((live, i) => playOn(live, table, seedRng(String(i)), { enough })));
    // What is refused is logged no more than what is done.
    await request(server.url, `/api/tables/${table}/members`, { method: 'POST', body: { invite } });
    await people[0].ask('POST', `/api/tables/${table}/members`, { invite: 'f'.repeat(32) });
    await people[0].ask<TableCard>('GET', `/api/tables/${table}/record`);
    const { body: device } = await people[0].ask<{ code: string }>('POST', '/api/me/code', {});
    await request(server.url, '/api/me/device', { method: 'POST', body: { code: 'WRONG-CODE' } });
    const hook = { url: 'https://hooks.invalid/a-secret-address', text: '{table}: your turn' };
    const { body: hooked } = await people[0].ask<{ secret: string }>('PUT', '/api/me/hook', { hook });
    expect(device.code.length + hooked.secret.length).toBeGreaterThan(20);
    lives[0]?.socket.send('nonsense');
    await lives[0]?.until(() => lives[0]?.reports.at(-1)?.tell === 'malformed');

    const numbers = await (await fetch(`${server.url}/metrics`)).text();
    expect(numbers).toMatch(/^cinderhall_open_tables 1$/m);
    expect(numbers).toMatch(/^cinderhall_sockets 2$/m);
    expect(numbers).toMatch(/^cinderhall_answers_total\{ask="enter",verdict="ok"\} 2$/m);
    expect(numbers).toMatch(/^cinderhall_answers_total\{ask="submit",verdict="ok"\} 1[23]$/m);
    expect(numbers).toMatch(/^cinderhall_answers_total\{ask="",verdict="malformed"\} 1$/m);
    expect(numbers).toMatch(/^cinderhall_store_errors_total 0$/m);
    server.child.kill('SIGTERM');
    await server.ended;

    const db = openSqlite(join(data, 'cinderhall.db'));
    const { record, ids } = await savedIn(db, table);
    const [pledge] = await db.read('SELECT salts FROM pledges WHERE game = ?', table);
    const tokens = await db.read('SELECT hash FROM tokens');
    await db.close();
    const log = server.log();
    expect(log.length).toBeGreaterThan(20);
    const secrets = [
      ...[record.seed, String(pledge?.salts), String(invite), 'f'.repeat(32), ...ids],
      ...[device.code, hooked.secret, 'a-secret-address', 'WRONG-CODE'],
      ...people.map(({ cookie }) => cookie.slice(-64)),
      ...tokens.map(({ hash }) => String(hash)),
    ];
    for (const where of [numbers, JSON.stringify(log)])
      for (const secret of secrets) expect(where.includes(secret)).toBe(false);
  });

  test('tells nobody its numbers unless they say so', async () => {
    const server = await serve({ PAGE: page, DATA: data });
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    server.child.kill('SIGTERM');
    await server.ended;
  });
});

let databases = 0;
const fresh = async () => ({ PAGE: page, DATA: join(data, `backed-up-${++databases}`) });
expectBackedUp('SQLite to SQLite', { from: fresh, to: fresh });

describe('on the command line a server', () => {
  test.each([['dance'], ['backup'], ['backup', 'a', 'b']])(
    'says what it understands when it is told %j',
    async (...args) => {
      const { code, said } = await command({}, ...args);
      expect([code, said]).toEqual([1, expect.stringContaining('restore FILE')]);
    },
  );

  test('keeps nothing of a database that is not there, and makes none', async () => {
    const nowhere = { DATA: join(data, 'nowhere') };
    for (let i = 0; i < 2; i++)
      expect(await command(nowhere, 'backup', join(data, 'x.jsonl'))).toMatchObject({
        code: 1,
        said: expect.stringContaining('There is no database'),
      });
  });
});
