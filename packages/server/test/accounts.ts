import type { AccountCard, PasskeyOptions, TableCard } from '@cinderhall/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../src/store/index.ts';
import { Authenticator, type Wrong } from './authenticator.ts';
import type { Kept } from './live.ts';
import { meet, Person, request } from './people.ts';
import { type Serving, serve } from './serving.ts';

type Named = { readonly name: string | null };

/** Passkeys and recovery codes, whatever they are kept in. */
export function expectAccounts(name: string, keep: () => Promise<Kept>): void {
  let server: Serving;
  let db: Database;
  let origin: string;

  beforeAll(async () => {
    const kept = await keep();
    server = await serve({ ...kept.env, LIMITS: '100' });
    // A name instead of a number: passkeys belong to names.
    origin = `http://localhost:${server.port}`;
    db = kept.open();
  });
  afterAll(async () => {
    await db.close();
    server.child.kill('SIGTERM');
    await server.ended;
  });

  /** Asks as the page does in a browser, which says where it comes from. */
  const send = <T>(path: string, body: unknown, { cookie = '' } = {}) =>
    request<T>(origin, `/api/me/${path}`, {
      method: 'POST',
      body,
      headers: { origin, ...(cookie === '' ? {} : { cookie }) },
    });
  const options = async (path: string, cookie?: string): Promise<PasskeyOptions['options']> =>
    (await send<PasskeyOptions>(path, {}, { cookie: cookie ?? '' })).body.options;

  /** A guest with a table, a passkey and recovery codes. */
  async function known(who = 'Ann') {
    const person = await meet(server.url, who);
    const { table } = (await person.lay({ title: who })).body;
    const key = new Authenticator(origin);
    const made = await send<AccountCard>('passkeys', key.make(await options('passkeys/begin', person.cookie)), person);
    return { person, table, key, made, codes: made.body.fresh ?? [] };
  }
  const enter = async (key: Authenticator, wrong: Wrong = {}) =>
    send<Named>('enter', key.show(await options('enter/begin'), wrong));
  const cookieOf = ({ headers }: { readonly headers: Headers }): string =>
    headers.get('set-cookie')?.split(';')[0] ?? '';
  const tablesOf = async (cookie: string) => {
    const { body } = await new Person(server.url, cookie, '').ask<{ tables: TableCard[] }>('GET', '/api/tables');
    return body.tables.map(({ table, you }) => [table, you]);
  };

  describe(`accounts in ${name}`, () => {
    test('a guest who makes a passkey keeps all games, and has them on another device', async () => {
      const { person, table, key, made } = await known();
      expect(made).toMatchObject({ status: 200, body: { passkeys: [{ id: key.id, used: null }], codes: 10 } });
      expect(await tablesOf(person.cookie)).toEqual([[table, 0]]);
      const entered = await enter(key);
      expect(entered).toMatchObject({ status: 200, body: { name: 'Ann' } });
      expect(cookieOf(entered)).not.toBe(person.cookie);
      expect(await tablesOf(cookieOf(entered))).toEqual([[table, 0]]);
      const { body } = await person.ask<AccountCard>('GET', '/api/me/account');
      expect(body).toMatchObject({ passkeys: [{ used: expect.any(Number) }], codes: 10, fresh: null });
    });

    test('an answer counts for the challenge that was asked, once, and for nothing else', async () => {
      const { person, key } = await known();
      const asked = await options('enter/begin');
      const shown = key.show(asked);
      const both = await Promise.all([send('enter', shown), send('enter', shown)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const begun = await options('passkeys/begin', person.cookie);
      expect((await send('enter', key.show(begun))).body.refused).toBe('no-passkey');
      const mal = await meet(server.url, 'Mal');
      const stolen = new Authenticator(origin).make(await options('passkeys/begin', person.cookie));
      expect((await send('passkeys', stolen, mal)).body.refused).toBe('no-passkey');
      const late = await options('enter/begin');
      await db.write('UPDATE challenges SET until = until - 400000');
      expect((await send('enter', key.show(late))).body.refused).toBe('no-passkey');
    });

    test.each<[string, Wrong]>([
      ['comes from another site’s page', { origin: 'https://elsewhere.example' }],
      ['was made for another host', { host: 'elsewhere.example' }],
      ['answers a challenge of its own', { challenge: 'AAAA' }],
      ['does not say who is there', { unverified: true }],
      ['was copied: its counter goes back', { counter: 1 }],
    ])('nobody is let in when what is shown %s', async (_what, wrong) => {
      const { key } = await known();
      expect((await enter(key)).status).toBe(200);
      const refused = await enter(key, wrong);
      expect([refused.status, refused.body.refused, refused.headers.get('set-cookie')]).toEqual([
        409,
        'no-passkey',
        null,
      ]);
    });

    test('no passkey is kept that was made wrongly, for somebody else, or twice', async () => {
      const { person, key } = await known();
      const make = async (authenticator: Authenticator, wrong: Wrong, who = person) =>
        (await send('passkeys', authenticator.make(await options('passkeys/begin', who.cookie), wrong), who)).body
          .refused;
      expect(await make(new Authenticator(origin), { origin: 'https://elsewhere.example' })).toBe('no-passkey');
      expect(await make(new Authenticator(origin), { host: 'elsewhere.example' })).toBe('no-passkey');
      expect(await make(new Authenticator(origin), { unverified: true })).toBe('no-passkey');
      expect(await make(key, {}, await meet(server.url, 'Mal'))).toBe('no-passkey');
      expect((await send('passkeys', { id: 'x' }, person)).status).toBe(400);
      expect((await send('passkeys/begin', {})).status).toBe(401);
      expect((await enter(new Authenticator(origin))).body.refused).toBe('no-passkey');
    });

    test('a recovery code lets in once, as it is written by hand, and new ones make the old void', async () => {
      const { person, table, codes } = await known();
      const [first = '', second = ''] = codes;
      expect(new Set(codes).size).toBe(10);
      const written = first.toUpperCase().replace(/(.{4})/g, '$1-');
      const back = await send<Named>('recover', { code: written });
      expect(back).toMatchObject({ status: 200, body: { name: 'Ann' } });
      expect(await tablesOf(cookieOf(back))).toEqual([[table, 0]]);
      expect((await send('recover', { code: first })).body.refused).toBe('no-code');
      expect((await person.ask<AccountCard>('GET', '/api/me/account')).body.codes).toBe(9);
      const { body } = await send<AccountCard>('recovery', {}, person);
      expect([body.codes, body.fresh?.length]).toEqual([10, 10]);
      expect((await send('recover', { code: second })).body.refused).toBe('no-code');
      const kept = JSON.stringify(await db.read('SELECT * FROM recovery'));
      for (const code of [...codes, ...(body.fresh ?? [])]) expect(kept).not.toContain(code);
    });

    test('a passkey that was taken away lets nobody in, and with the last one the codes go', async () => {
      const { person, key, codes } = await known();
      const other = new Authenticator(origin);
      const second = await send<AccountCard>(
        'passkeys',
        other.make(await options('passkeys/begin', person.cookie)),
        person,
      );
      expect([second.body.passkeys.length, second.body.fresh]).toEqual([2, null]);
      const mal = await meet(server.url, 'Mal');
      expect((await send('passkeys/remove', { passkey: key.id }, mal)).body.refused).toBe('no-passkey');
      await send('passkeys/remove', { passkey: key.id }, person);
      expect([(await enter(key)).status, (await enter(other)).status]).toEqual([409, 200]);
      expect((await send<AccountCard>('passkeys/remove', { passkey: other.id }, person)).body).toMatchObject({
        codes: 0,
      });
      expect((await send('recover', { code: codes[0] })).body.refused).toBe('no-code');
      expect((await send('recovery', {}, person)).body.refused).toBe('no-passkey');
    });

    test('whoever signs out is not known any more, here or everywhere else', async () => {
      const { person, key } = await known();
      const [there, gone] = [cookieOf(await enter(key)), cookieOf(await enter(key))];
      const nameBy = async (cookie: string) =>
        (await new Person(server.url, cookie, '').ask<Named>('GET', '/api/me')).body.name;
      const left = await send('leave', { where: 'here' }, { cookie: gone });
      expect(left.headers.get('set-cookie')).toMatch(/^cinderhall=;.*Max-Age=0/);
      expect([await nameBy(gone), await nameBy(there), await nameBy(person.cookie)]).toEqual([null, 'Ann', 'Ann']);
      await send('leave', { where: 'elsewhere' }, { cookie: there });
      expect([await nameBy(there), await nameBy(person.cookie)]).toEqual(['Ann', null]);
    });

    test('whoever signs out everywhere else is connected there no longer, and no browser there is told', async () => {
      const { person, table, key } = await known();
      const here = new Person(server.url, cookieOf(await enter(key)), 'Ann');
      const [there, own] = await Promise.all([person.connect(), here.connect()]);
      for (const live of [there, own]) expect(await live.enter(table)).toMatchObject({ ok: true });
      const keys = { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) };
      const tell = async (who: Person, browser: string) => {
        const subscription = { endpoint: `https://push.example.org/${browser}-${table}`, keys };
        return (await who.ask('PUT', '/api/me/push', { subscription, text: 'Go' })).body;
      };
      expect([await tell(person, 'phone'), await tell(here, 'laptop')]).toMatchObject([
        { browsers: 1 },
        { browsers: 2 },
      ]);

      await send('leave', { where: 'elsewhere' }, here);
      await there.until(() => there.code !== null);
      expect(there.code).toBe(1008);
      expect(there.reports.at(-1)).toEqual({ tell: 'lost', table, refusal: { refused: 'no-guest' } });
      expect(await own.ask<'offered'>({ ask: 'offered', table })).toMatchObject({ ok: true });
      expect((await here.ask('GET', '/api/me/push')).body).toMatchObject({ browsers: 1 });
      const told = await db.read('SELECT endpoint FROM pushes WHERE endpoint LIKE ?', `%-${table}`);
      expect(told).toEqual([{ endpoint: `https://push.example.org/laptop-${table}` }]);
      await own.close();
    });
  });
}
