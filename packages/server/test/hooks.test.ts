import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callerBy, callOutside, posterBy } from '../src/hooks/caller.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { expectRinging } from './hooks.ts';

const folder = mkdtempSync(join(tmpdir(), 'cinderhall-hooks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

expectRinging('SQLite', async () => openSqlite(join(folder, 'hooks.db')));

describe('a call', () => {
  let server: Server;
  let url = '';
  const got: { readonly headers: IncomingMessage['headers']; readonly body: string }[] = [];

  beforeAll(async () => {
    server = createServer((asked, reply) => {
      let body = '';
      asked.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      asked.on('end', () => {
        got.push({ headers: asked.headers, body });
        const status = Number(asked.url?.slice(1));
        reply.writeHead(status, status === 302 ? { location: '/200' } : {}).end('x'.repeat(100_000));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const call = callerBy(posterBy(request, () => true, {}));
  const made = (path: string) =>
    call({ url: `${url}/${path}`, secret: 'key', body: { text: 'Ваш ход' }, now: 12_345_678 });

  test.each([
    ['200', 'taken'],
    ['204', 'taken'],
    ['410', 'gone'],
    ['404', 'failed'],
    ['500', 'failed'],
  ])('that is answered by %s is %s', async (status, what) => {
    expect(await made(status)).toBe(what);
  });

  test('is signed, and follows nobody elsewhere', async () => {
    got.length = 0;
    expect(await made('302')).toBe('failed');
    expect(got).toHaveLength(1);
    const signature = createHmac('sha256', 'key').update('12345.{"text":"Ваш ход"}').digest('hex');
    expect(got[0]?.headers['cinderhall-signature']).toBe(`t=12345,v1=${signature}`);
    expect(got[0]?.body).toBe('{"text":"Ваш ход"}');
  });

  test('to nobody fails, and one into this machine or its network is not made', async () => {
    const nobody = callerBy(posterBy(request, () => true, {}));
    expect(await nobody({ url: 'http://127.0.0.1:1/', secret: '', body: {}, now: 0 })).toBe('failed');
    got.length = 0;
    expect(await callOutside({ url: url.replace('http', 'https'), secret: '', body: {}, now: 0 })).toBe('gone');
    expect(await callOutside({ url: 'https://localhost.localdomain/', secret: '', body: {}, now: 0 })).toBe('failed');
    expect(got).toEqual([]);
  });
});
