import { get, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { LONG, launch, makePage, raw, type Serving, serve } from './serving.ts';

const { page, data, remove } = makePage();
const started: Serving[] = [];

async function start(env: Record<string, string> = {}): Promise<Serving> {
  const server = await serve({ PAGE: page, DATA: data, ...env });
  started.push(server);
  return server;
}

afterEach(() => {
  for (const { child } of started.splice(0)) child.kill('SIGKILL');
});
afterAll(remove);

/** A request whose answer has begun and cannot end, since nobody reads on. */
const beginLong = (server: Serving) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(`${server.url}/assets/long-77aa.bin`, (response) => resolve(response.pause())).on('error', reject);
  });

/** Bytes of the rest of an answer. */
async function readOn(response: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const chunk of response) bytes += chunk.length;
  return bytes;
}

const until = async (what: () => boolean | Promise<boolean>) => {
  while (!(await what())) await new Promise((resolve) => setTimeout(resolve, 20));
};

const saying = (server: Serving, words: string) => until(() => server.log().some(({ msg }) => msg === words));

const refuses = (server: Serving) =>
  raw(server.port, 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n').then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED',
  );

describe('asked to stop', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('by %s, it ends well at once when nothing runs', async (signal) => {
    const server = await start();
    await fetch(`${server.url}/`).then((response) => response.text()); // leaves a connection open and idle
    const asked = performance.now();
    server.child.kill(signal);
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - asked).toBeLessThan(2000);
    expect(server.log().map(({ msg }) => msg)).toEqual(expect.arrayContaining(['stopping', 'stopped']));
  });

  test.each([0, 3])('after whoever read its log has gone and %i more lines, it ends as well', async (lines) => {
    const server = await start({ LOG_LEVEL: 'trace' });
    server.child.stdout?.destroy();
    for (let i = 0; i < lines; i++) expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  test('while a request runs, it takes no new one and finishes that one', async () => {
    const server = await start();
    const response = await beginLong(server);
    server.child.kill('SIGTERM');
    await saying(server, 'stopping');
    await until(() => refuses(server));
    expect(await readOn(response)).toBe(LONG);
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  test('it does not wait longer than its grace for a request that never ends', async () => {
    const server = await start({ GRACE: '1' });
    const response = await beginLong(server);
    const asked = performance.now();
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - asked).toBeGreaterThan(900);
    expect(performance.now() - asked).toBeLessThan(4000);
    expect(server.log().map(({ msg }) => msg)).toContain('cutting off requests that did not finish');
    await expect(readOn(response)).rejects.toThrow('aborted');
  });

  test('twice, it ends at once', async () => {
    const server = await start({ GRACE: '60' });
    await beginLong(server).then((response) => response.on('error', () => {}));
    server.child.kill('SIGTERM');
    await saying(server, 'stopping');
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 1, signal: null });
  });
});

describe('a start that cannot be', () => {
  test('says everything that is wrong with the environment', async () => {
    const { ended, output } = launch({ PORT: '99999', LOG_LEVEL: 'loud', PAGE: '/no/such/folder' });
    expect(await ended).toEqual({ code: 1, signal: null });
    expect(output().trim().split('\n')).toEqual([
      'PORT must be a whole number from 0 to 65535; it is "99999".',
      'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace; it is "loud".',
      'PAGE must be a folder with the built page in it (an index.html); `npm start` builds it; it is "/no/such/folder".',
    ]);
  });

  test('says why there is no database, and nothing of its address', async () => {
    const { ended, output } = launch({ PAGE: page, DATABASE_URL: 'postgres://ann:secret@localhost:1/cinderhall' });
    expect(await ended).toEqual({ code: 1, signal: null });
    expect(output()).toMatch(/^Cannot open the tables: connect ECONNREFUSED/m);
    expect(output()).not.toContain('secret');
    const wrong = launch({ PAGE: page, DATABASE_URL: 'mysql://ann:secret@localhost/cinderhall' });
    expect(await wrong.ended).toEqual({ code: 1, signal: null });
    expect(wrong.output()).toMatch(/^DATABASE_URL must be the address of a PostgreSQL/);
    expect(wrong.output()).not.toContain('secret');
  });

  test('says that the port is taken', async () => {
    const server = await start();
    const { ended, output } = launch({ PAGE: page, DATA: data, HOST: '127.0.0.1', PORT: String(server.port) });
    expect(await ended).toEqual({ code: 1, signal: null });
    expect(output()).toMatch(/^Cannot listen: .*address already in use/m);
  });
});
