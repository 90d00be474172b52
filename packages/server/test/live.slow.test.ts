import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openSqlite } from '../src/store/sqlite.ts';
import { expectLively, expectManners } from './live.ts';
import { meet } from './people.ts';
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
