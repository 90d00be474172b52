import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { givenBy, OPERATIONS, openApi } from '../src/http/openapi.ts';
import { meet, type Person, request } from './people.ts';
import { makePage, type Serving, serve } from './serving.ts';

const DOCUMENT = fileURLToPath(new URL('../../../docs/openapi.json', import.meta.url));
const { page, data, remove } = makePage();
let server: Serving;
let ann: Person;

beforeAll(async () => {
  server = await serve({ PAGE: page, DATA: data, LIMITS: '100' });
  ann = await meet(server.url, 'Ann');
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  remove();
});

describe('the description of the API', () => {
  test('is the one that is kept in docs, and the one that the server sends', async () => {
    const now = JSON.parse(JSON.stringify(openApi()));
    if (process.env.REGENERATE === '1') writeFileSync(DOCUMENT, `${JSON.stringify(now, null, 2)}\n`);
    expect(JSON.parse(readFileSync(DOCUMENT, 'utf8'))).toEqual(now);
    expect((await request(server.url, '/api/openapi.json')).body).toEqual(now);
  });

  test('names whatever it refers to', () => {
    const text = JSON.stringify(openApi());
    const { schemas } = openApi().components;
    const named = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
    expect([...new Set(named)].filter((name) => !(name && name in schemas))).toEqual([]);
  });

  test.each(OPERATIONS.filter(({ method }) => method === 'get' || method === 'put'))(
    'is true of $method $path',
    async (operation) => {
      const { table } = (await ann.lay()).body;
      const bodies: Record<string, unknown> = {
        '/me': { name: 'Ann' },
        '/me/push': {
          subscription: {
            endpoint: 'https://push.example.org/x',
            keys: { p256dh: 'B'.padEnd(87, 'x'), auth: 'x'.repeat(22) },
          },
          text: 'Your turn',
        },
        '/me/hook': { hook: { url: 'https://chat.example.org/hook', text: 'Your turn' } },
        '/tables/{table}/seats/{seat}': { player: 'greedy', name: 'Oda' },
        '/tables/{table}/vacation': { days: 0 },
        '/tables/{table}/motions/{motion}': { yes: true },
      };
      const path = `/api${operation.path.replace('{table}', table).replace('{seat}', '1').replace('{motion}', table)}`;
      const { status, body } = await ann.ask(
        operation.method.toUpperCase(),
        path,
        operation.method === 'put' ? bodies[operation.path] : undefined,
      );
      // Nothing has been asked at a new table, nor is it over, nor has it a clock: refusals are described as well.
      const refused = status >= 400;
      expect(status).not.toBe(404);
      expect(refused).toBe(/vacation|record|motions/.test(path));
      const schema = refused ? z.looseObject({ refused: z.string() }) : givenBy(operation);
      expect(z.safeParse(schema, body)).toMatchObject({ success: true });
    },
  );

  test.each(OPERATIONS.filter(({ method }) => method === 'post'))('is true of $method $path', async (operation) => {
    const { table } = (await ann.lay({ public: true })).body;
    const bodies: Record<string, unknown> = {
      '/tables': {
        title: 'Ash',
        seats: [
          { player: 'person', name: '' },
          { player: 'greedy', name: '' },
        ],
        config: { players: 2 },
        public: false,
        watchers: true,
        sit: 0,
      },
      '/me/code': {},
      '/me/device': { code: 'nonsense' },
      ...Object.fromEntries(['passkeys/begin', 'recovery', 'enter/begin'].map((path) => [`/me/${path}`, {}])),
      '/me/passkeys': { id: 'x', response: { clientDataJSON: 'x', attestationObject: 'x' } },
      '/me/passkeys/remove': { passkey: 'x' },
      '/me/enter': { id: 'x', response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' } },
      '/me/recover': { code: 'nonsense' },
      '/me/leave': { where: 'elsewhere' },
      '/me/push/remove': { endpoint: 'https://push.example.org/y' },
      '/tables/{table}/invitation': { invite: null },
      '/tables/{table}/members': { invite: null },
      '/tables/{table}/motions': { what: 'replace', seat: 1 },
      '/tables/{table}/reports': { line: 'not-there' },
      '/tables/{table}/rematch': {},
    };
    const path = `/api${operation.path.replace('{table}', table)}`;
    const { status, body } = await ann.ask('POST', path, bodies[operation.path]);
    const refused = status >= 400;
    expect(refused).toBe(/reports|rematch|motions|device|passkeys|recover|enter/.test(path));
    const schema = refused ? z.looseObject({ refused: z.string() }) : givenBy(operation);
    expect(z.safeParse(schema, body)).toMatchObject({ success: true });
  });

  test('leaves nothing out that is served', async () => {
    const known = OPERATIONS.map(
      ({ method, path }) => `${method} ${path.replace('{table}', 'x').replace('{seat}', '0').replace('{motion}', 'm')}`,
    );
    const source = readFileSync(new URL('../src/http/routes.ts', import.meta.url), 'utf8');
    const served = [...source.matchAll(/api\.(get|put|post|delete|patch)\(\s*'([^']+)'/g)].map(
      ([, method, path = '']) =>
        `${method} ${path.replace(':table', 'x').replace(':seat', '0').replace(':motion', 'm')}`,
    );
    expect(served.filter((one) => one !== 'get /openapi.json').sort()).toEqual(known.sort());
  });
});
