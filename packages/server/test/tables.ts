import { type TableCard, usualTerms } from '@cinderhall/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { meet, Person, persons, request } from './people.ts';
import { type Serving, serve } from './serving.ts';

interface List {
  readonly tables: readonly TableCard[];
}

/** What the tables of a server keep, whatever they are kept in. */
export function expectHospitable(name: string, env: () => Promise<Record<string, string>>): void {
  let server: Serving;
  let ann: Person;
  let bo: Person;
  let cy: Person;

  beforeAll(async () => {
    server = await serve(await env());
    [ann, bo, cy] = await Promise.all([meet(server.url, 'Ann'), meet(server.url, 'Bo'), meet(server.url, 'Cy')]);
  });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  const mine = async (person: Person) => (await person.ask<List>('GET', '/api/tables')).body.tables;

  describe(`tables in ${name}`, () => {
    test('are what the server says that it has', async () => {
      const { body, headers } = await request(server.url, '/api/server');
      expect(body).toMatchObject({ protocol: 1, game: 'crown-of-ash', games: ['crown-of-ash', 'rune-age'] });
      expect(headers.get('cache-control')).toBe('no-store');
    });

    test('know a guest by a secret that no script and no other site gets hold of', async () => {
      const { body, headers } = await request(server.url, '/api/me', { method: 'PUT', body: { name: ' Дана ' } });
      expect(body).toEqual({ name: 'Дана' });
      const [cookie, ...rules] = (headers.get('set-cookie') ?? '').split('; ');
      expect(cookie).toMatch(/^cinderhall=[0-9a-f]{64}$/);
      expect(rules).toEqual(['Path=/api', 'HttpOnly', 'SameSite=Strict', expect.stringMatching(/^Max-Age=\d+$/)]);
      const me = await request(server.url, '/api/me', { headers: { cookie: `a=b; ${cookie}` } });
      expect(me.body).toEqual({ name: 'Дана' });
    });

    test('rename a guest without giving them another secret', async () => {
      const eve = await meet(server.url, 'Eve');
      const renamed = await eve.ask('PUT', '/api/me', { name: 'Eva' });
      expect(renamed.headers.get('set-cookie')).toBe(null);
      expect((await eve.ask('GET', '/api/me')).body).toEqual({ name: 'Eva' });
    });

    describe('let a guest in on another device', () => {
      const code = async (person: Person) =>
        (await person.ask<{ code: string; until: number }>('POST', '/api/me/code', {})).body;
      const enter = (wish: string, headers = {}) =>
        request<{ name?: string }>(server.url, '/api/me/device', { method: 'POST', body: { code: wish }, headers });

      test('by a code that is soon too old, with the same tables and seats', async () => {
        const eve = await meet(server.url, 'Eve');
        const { table } = (await eve.lay()).body;
        const made = await code(eve);
        expect(made.until - Date.now()).toBeLessThanOrEqual(600_000);
        const typed = made.code
          .toUpperCase()
          .replace(/(.{4})(?=.)/g, '$1-')
          .replaceAll('0', 'O');
        const { body, headers } = await enter(` ${typed} `);
        expect(body).toEqual({ name: 'Eve' });
        const [cookie = '', ...rules] = (headers.get('set-cookie') ?? '').split('; ');
        expect(rules).toContain('HttpOnly');
        expect(cookie).not.toBe(eve.cookie);
        const phone = new Person(server.url, cookie, 'Eve');
        expect((await mine(phone)).map((one) => [one.table, one.you])).toEqual([[table, 0]]);
        expect((await mine(eve)).length).toBe(1);
      });

      test('once, and not by the code before', async () => {
        const eve = await meet(server.url, 'Eve');
        const [first, second] = [await code(eve), await code(eve)];
        expect((await enter(first.code)).body).toEqual({ refused: 'no-code' });
        const both = await Promise.all([enter(second.code), enter(second.code)]);
        expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      });

      test.each(['', 'x', '0'.repeat(12), 'u'.repeat(12), 'a'.repeat(400)])('not by %j', async (wish) => {
        const { body, headers } = await enter(wish);
        expect([body, headers.get('set-cookie')]).toEqual([{ refused: 'no-code' }, null]);
      });

      test('not from another site’s page', async () => {
        const { code: made } = await code(ann);
        expect((await enter(made, { origin: 'https://elsewhere.example' })).status).toBe(403);
      });
    });

    test.each(['', '   ', 'x'.repeat(41), 'a\nb', 7, null, undefined])('take no name such as %j', async (name) => {
      const { status, body, headers } = await request(server.url, '/api/me', { method: 'PUT', body: { name } });
      expect([status, body.refused, headers.get('set-cookie')]).toEqual([400, 'malformed', null]);
    });

    test('are for people who have given a name', async () => {
      const asked = await request(server.url, '/api/tables');
      expect([asked.status, asked.body]).toEqual([401, { refused: 'no-guest' }]);
      const forged = { cookie: `cinderhall=${'0'.repeat(64)}` };
      expect((await request(server.url, '/api/tables', { headers: forged })).status).toBe(401);
    });

    test('are laid with whoever lays them in a seat, and found in their list', async () => {
      const { status, body } = await ann.lay({ seats: [...persons(1), { player: 'random', name: 'Oda' }] });
      expect(status).toBe(200);
      const ours = { seat: 0, name: 'Ann', player: 'person', open: false, here: false };
      const theirs = { seat: 1, name: 'Oda', player: 'random', open: false, here: true };
      expect(body).toMatchObject({
        title: 'Ash',
        you: 0,
        host: true,
        over: false,
        rematch: null,
        seats: [ours, theirs],
      });
      expect(body.invite).toMatch(/^[0-9a-f]{32}$/);
      expect((await mine(ann))[0]).toMatchObject({ table: body.table, you: 0 });
      expect((await mine(bo)).map(({ table }) => table)).not.toContain(body.table);
    });

    test.each([
      ['without a title', { title: ' ' }, 'title'],
      ['with five seats', { seats: persons(5) }, 'seats'],
      ['with more seats than players', { seats: persons(3) }, 'seats'],
      [
        'with a player that nobody knows',
        { seats: [...persons(1), { player: 'oracle', name: '' }] },
        'seats[1].player',
      ],
      ['with its host in no seat', { sit: 3 }, 'sit'],
      ['with its host in the seat of a computer', { seats: [{ player: 'random', name: '' }, ...persons(1)] }, 'sit'],
      ['by no rules', { config: { players: 9 } }, 'players'],
      ['with a seed', { seed: '7' }, ''],
    ])('are not laid %s', async (_how, wish, path) => {
      const before = (await mine(ann)).length;
      const { status, body } = await ann.lay(wish);
      expect([status, body]).toMatchObject([400, { refused: 'malformed', path: expect.stringContaining(path) }]);
      expect((await mine(ann)).length).toBe(before);
    });

    test('are private: whoever has not the link learns nothing of them', async () => {
      const { table, invite } = (await ann.lay()).body;
      const wrong = await bo.join({ table, invite: 'f'.repeat(32) });
      expect([wrong.status, wrong.body]).toEqual([403, { refused: 'not-invited', table }]);
      expect((await bo.join({ table, invite: null })).status).toBe(403);
      expect((await bo.ask('GET', `/api/tables/${table}`)).body).toEqual({ refused: 'not-invited', table });
      expect((await bo.seat(table, 1, 'me')).body.refused).toBe('not-invited');
      expect((await bo.join({ table, invite })).body).toMatchObject({ you: null, host: false, invite });
      expect((await mine(bo))[0]).toMatchObject({ table, you: null });
    });

    test('are told of to whoever comes by the link before they give a name, and to nobody else', async () => {
      const seats = [...persons(2), { player: 'gentle', name: 'Oda' }];
      const { table, invite } = (
        await ann.lay({ seats, config: { edition: 'env-4.1', players: 3 }, terms: { hints: true } })
      ).body;
      const asked = (body: object, at = table) =>
        request(server.url, `/api/tables/${at}/invitation`, { method: 'POST', body });
      expect((await asked({ invite })).body).toEqual({
        ...{ game: 'crown-of-ash', round: 1, over: false, host: 'Ann' },
        ...{
          config: expect.objectContaining({ edition: 'env-4.1', players: 3 }),
          terms: { ...usualTerms, hints: true },
        },
        seats: [
          { seat: 0, name: 'Ann', player: 'person', open: false },
          { seat: 1, name: '', player: 'person', open: true },
          { seat: 2, name: 'Oda', player: 'gentle', open: false },
        ],
      });
      for (const wrong of [null, 'f'.repeat(32)])
        expect((await asked({ invite: wrong })).body).toEqual({ refused: 'not-invited', table });
      expect((await asked({ invite }, 'f'.repeat(16))).body).toMatchObject({ refused: 'no-table' });
      const open = (await ann.lay({ public: true })).body.table;
      expect((await asked({ invite: null }, open)).body).toMatchObject({ host: 'Ann' });
      expect((await mine(bo)).map((card) => card.table)).not.toContain(table);
    });

    test('that are public are found by anybody until their seats are taken', async () => {
      const { table } = (await ann.lay({ public: true })).body;
      const found = async () =>
        (await bo.ask<List>('GET', '/api/tables/public')).body.tables.find((t) => t.table === table);
      expect(await found()).toMatchObject({ title: 'Ash', invite: null, you: null });
      await bo.join({ table, invite: null });
      await bo.seat(table, 1, 'me');
      expect(await found()).toBe(undefined);
    });

    test('seat people once each, and nobody on another', async () => {
      const laid = (await ann.lay({ seats: persons(3), config: { players: 3 } })).body;
      const { table } = laid;
      await Promise.all([bo.join(laid), cy.join(laid)]);
      const both = await Promise.all([bo.seat(table, 1, 'me'), cy.seat(table, 1, 'me')]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [winner, loser] = both[0]?.status === 200 ? [bo, cy] : [cy, bo];
      expect((await winner.seat(table, 1, 'me')).body.you).toBe(1);
      expect((await winner.seat(table, 2, 'me')).body).toEqual({ refused: 'another-seat', seat: 1 });
      expect((await loser.seat(table, 1, 'me')).body).toEqual({ refused: 'seat-taken', seat: 1 });
      expect((await loser.seat(table, 2, 'me')).body.you).toBe(2);
      expect((await loser.seat(table, 3, 'me')).body.refused).toBe('malformed');
    });

    test('let whoever gets up come back to their own seat and to no other', async () => {
      const laid = (await ann.lay({ seats: persons(3), config: { players: 3 } })).body;
      await bo.join(laid);
      await bo.seat(laid.table, 1, 'me');
      const risen = await bo.seat(laid.table, 1, 'open');
      expect(risen.body).toMatchObject({ you: null, seats: [{}, { open: true, name: '' }, {}] });
      expect((await bo.seat(laid.table, 2, 'me')).body).toEqual({ refused: 'another-seat', seat: 1 });
      expect((await bo.seat(laid.table, 1, 'me')).body.you).toBe(1);
    });

    test('let a computer sit in, and give the seat back', async () => {
      const laid = (await ann.lay()).body;
      await bo.join(laid);
      await bo.seat(laid.table, 1, 'me');
      const given = await bo.seat(laid.table, 1, 'greedy', 'Oda');
      expect(given.body).toMatchObject({ you: null, seats: [{}, { player: 'greedy', name: 'Oda', open: false }] });
      await cy.join(laid);
      expect((await cy.seat(laid.table, 1, 'me')).body.refused).toBe('seat-taken');
      expect((await bo.seat(laid.table, 1, 'me')).body).toMatchObject({ you: 1, seats: [{}, { name: 'Bo' }] });
    });

    test('put computers into open seats for their host alone, and nobody out of theirs', async () => {
      const laid = (await ann.lay()).body;
      await Promise.all([bo.join(laid), cy.join(laid)]);
      expect((await bo.seat(laid.table, 1, 'greedy')).body).toEqual({ refused: 'not-your-seat', seat: 1 });
      expect((await ann.seat(laid.table, 1, 'greedy', 'Oda')).body.seats[1]).toMatchObject({ player: 'greedy' });
      expect((await ann.seat(laid.table, 1, 'open')).body.seats[1]).toMatchObject({ player: 'person', open: true });
      await bo.seat(laid.table, 1, 'me');
      for (const player of ['open', 'random'])
        expect((await ann.seat(laid.table, 1, player)).body).toEqual({ refused: 'not-your-seat', seat: 1 });
      expect((await cy.seat(laid.table, 0, 'open')).body).toEqual({ refused: 'not-your-seat', seat: 0 });
    });

    test('have no rematch before they are over', async () => {
      const { table } = (await ann.lay()).body;
      expect((await ann.ask('POST', `/api/tables/${table}/rematch`, {})).body).toEqual({ refused: 'not-over', table });
    });

    test('that are not there, or have no such name, are none', async () => {
      const nowhere = '0'.repeat(16);
      expect((await ann.ask('GET', `/api/tables/${nowhere}`)).body).toEqual({ refused: 'no-table', table: nowhere });
      expect((await ann.ask('GET', '/api/tables/%2e%2e')).status).toBe(404);
    });

    test('never tell a seed or a cookie', async () => {
      const laid = await ann.lay();
      const all = JSON.stringify([
        laid.body,
        await mine(ann),
        (await ann.ask('GET', `/api/tables/${laid.body.table}`)).body,
      ]);
      expect(all).not.toMatch(/seed/i);
      expect(all).not.toContain(ann.cookie.slice(-64));
    });
  });

  describe(`requests to tables in ${name}`, () => {
    test.each([
      ['another origin', { origin: 'https://elsewhere.example' }],
      ['no origin at all', { origin: 'null' }],
      ['another site', { 'sec-fetch-site': 'cross-site' }],
    ])('from a page of %s are refused', async (_what, headers) => {
      const { status, body } = await request(server.url, '/api/me', { method: 'PUT', body: { name: 'Mal' }, headers });
      expect([status, body]).toEqual([403, { refused: 'foreign-origin' }]);
    });

    test('from its own page are answered', async () => {
      const headers = { origin: server.url, 'sec-fetch-site': 'same-origin' };
      expect((await request(server.url, '/api/me', { headers })).status).toBe(200);
    });

    test('of a page that came by https get a cookie that stays there', async () => {
      const headers = { origin: server.url.replace('http', 'https') };
      const { headers: got } = await request(server.url, '/api/me', { method: 'PUT', body: { name: 'Sec' }, headers });
      expect(got.get('set-cookie')).toMatch(/; Secure$/);
    });

    test.each([
      ['plain text', { 'content-type': 'text/plain' }, '{"name":"Mal"}', 415],
      ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'name=Mal', 415],
      ['no JSON', { 'content-type': 'application/json' }, '{"name":', 400],
      ['too much', { 'content-type': 'application/json' }, `{"name":"${'x'.repeat(5000)}"}`, 413],
    ])('that hold %s are refused', async (_what, headers, body, status) => {
      const response = await fetch(`${server.url}/api/me`, { method: 'PUT', headers, body });
      expect(response.status).toBe(status);
      expect(response.headers.get('set-cookie')).toBe(null);
    });
  });
}
