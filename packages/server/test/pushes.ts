import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  createVerify,
  type ECDH,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { Seat } from '@cinderhall/kernel';
import { usualTerms } from '@cinderhall/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newName } from '../src/chance.ts';
import { posterBy } from '../src/hooks/caller.ts';
import { Pushes } from '../src/push/pushes.ts';
import { vapidOf } from '../src/push/vapid.ts';
import { type Database, GameStore } from '../src/store/index.ts';
import { migrate } from '../src/store/migrations.ts';
import type { TableEntry } from '../src/tables/entries.ts';
import { Registry } from '../src/tables/registry.ts';

const MINUTE = 60_000;
const record = { format: 1, game: 'toy', rules: 1, config: {}, seed: 'secret-seed', moves: [] };

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** A browser with keys of its own. */
class Browser {
  readonly #ecdh: ECDH;
  readonly #auth = randomBytes(16);
  readonly endpoint: string;

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#ecdh = createECDH('prime256v1');
    this.#ecdh.generateKeys();
  }

  get subscription() {
    const keys = { p256dh: this.#ecdh.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
    return { endpoint: this.endpoint, keys };
  }

  /** Reads a message, as RFC 8291 has it. */
  read(body: Buffer): string {
    const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
    const theirs = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), theirs]);
    const secret = Buffer.from(hkdfSync('sha256', this.#ecdh.computeSecret(theirs), this.#auth, info, 32));
    const part = (what: string, n: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, n));
    const open = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    open.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
    expect(plain.at(-1)).toBe(2);
    return plain.subarray(0, -1).toString();
  }
}

/** Whether a signature is of whoever has this key, and what it says. */
function claimsOf(authorization: string, key: string): Record<string, unknown> {
  const [, head = '', claims = '', signature = '', k = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  expect(k).toBe(key);
  const point = bytes(k);
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const verify = createVerify('sha256').update(`${head}.${claims}`);
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  expect(verify.verify({ key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes(signature))).toBe(true);
  expect(JSON.parse(bytes(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
  return JSON.parse(bytes(claims).toString());
}

/** How browsers are told that it is somebody's turn, whatever the tables are kept in. */
export function expectPushing(name: string, open: () => Promise<Database>): void {
  let db: Database;
  let service: Server;
  let at = '';
  let now = 0;
  let status = 201;
  let here = new Set<Seat>();
  const got: { readonly path: string; readonly headers: IncomingMessage['headers']; readonly body: Buffer }[] = [];

  beforeAll(async () => {
    db = await open();
    await migrate(db);
    service = createServer((asked, reply) => {
      const parts: Buffer[] = [];
      asked.on('data', (part: Buffer) => parts.push(part));
      asked.on('end', () => {
        got.push({ path: asked.url ?? '', headers: asked.headers, body: Buffer.concat(parts) });
        reply.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const address = service.address();
    at = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterAll(async () => {
    service.closeAllConnections();
    service.close();
    await db.close();
  });
  beforeEach(async () => {
    await db.write('DELETE FROM pushings');
    await db.write('DELETE FROM pushes');
    got.length = 0;
    status = 201;
    here = new Set();
    now = 0;
  });

  const pushesOf = async () =>
    new Pushes({
      ...{ db, here: () => here, now: () => now, vapid: await vapidOf(db) },
      post: posterBy(request, () => true, {}),
    });

  /** A table of two people, of whom the second has two browsers that are told. */
  async function laid() {
    const registry = new Registry(db, 'crown-of-ash');
    const [ann, bo, table] = [newName(), newName(), newName()];
    for (const id of [ann, bo]) await registry.addGuest({ id, name: id }, newName(), 0);
    await new GameStore(db, () => {}).create(table, { revision: 0, record, ids: [], retired: [] });
    const card = { game: 'crown-of-ash', step: 0, round: 1, asked: [], over: false, winners: [], conceded: [] };
    const entry: TableEntry = {
      ...{ table, title: 'Ash of Ann', host: ann, invite: 'secret-invite', public: false, watchers: true },
      ...{ terms: usualTerms, motion: null, card, rematch: null, changed: 0 },
      seats: [
        { seat: 0, player: 'person', name: 'Ann', guest: ann },
        { seat: 1, player: 'person', name: 'Bo', guest: bo },
      ],
    };
    await registry.putUp(entry);
    const pushes = await pushesOf();
    const browsers = [new Browser(`${at}/laptop-${table}`), new Browser(`${at}/phone-${table}`)];
    const from = { origin: 'https://play.example.org', session: newName() };
    for (const { subscription } of browsers) await pushes.add(bo, { subscription, text: 'Ваш ход' }, from);
    const turn = (...asked: Seat[]) => pushes.turn({ ...entry, card: { ...card, asked } });
    const ring = async (minute: number): Promise<number> => {
      now = minute * MINUTE;
      const before = got.length;
      await pushes.ring();
      return got.length - before;
    };
    return { table, ann, bo, pushes, browsers, turn, ring };
  }

  describe(`browsers in ${name}`, () => {
    test('are told once for a turn, in words that only they can read, and of no secret', async () => {
      const { table, pushes, browsers, turn, ring, bo } = await laid();
      await turn(0);
      expect(await ring(5)).toBe(0);
      await turn(1);
      expect([await ring(5.5), await ring(6), await ring(9)]).toEqual([0, 2, 0]);
      const { key, browsers: told } = await pushes.of(bo);
      expect(told).toBe(2);
      for (const browser of browsers) {
        const message = got.find(({ path }) => browser.endpoint.endsWith(path));
        if (!message) throw new Error('a browser was not told');
        expect(message.body.includes('Ash of Ann')).toBe(false);
        expect(JSON.parse(browser.read(message.body))).toEqual({ title: 'Ash of Ann', text: 'Ваш ход', table });
        expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: table });
        const claims = claimsOf(message.headers.authorization ?? '', key);
        expect(claims).toEqual({ aud: at, sub: 'https://play.example.org', exp: 6 * 60 + 12 * 60 * 60 });
      }
      await turn(0);
      await turn(1);
      expect(await ring(20)).toBe(2);
    });

    test('are not told what one has seen or done by oneself', async () => {
      const { turn, ring } = await laid();
      await turn(1);
      await turn(0);
      expect(await ring(5)).toBe(0);
      await turn(1);
      here = new Set([1]);
      expect(await ring(7)).toBe(0);
    });

    test.each([404, 410])('that want to hear no more, as the service says by %i, are forgotten', async (gone) => {
      const { bo, pushes, turn, ring } = await laid();
      await turn(1);
      status = gone;
      expect([await ring(2), (await pushes.of(bo)).browsers]).toEqual([2, 0]);
      await turn(0);
      await turn(1);
      expect(await ring(9)).toBe(0);
    });

    test('that could not be reached are told later, ever more seldom', async () => {
      const { bo, pushes, turn, ring } = await laid();
      await turn(1);
      status = 503;
      expect([await ring(1), await ring(1.5), await ring(2)]).toEqual([2, 0, 2]);
      status = 201;
      expect([await ring(3), await ring(7), await ring(900)]).toEqual([0, 2, 0]);
      expect((await pushes.of(bo)).browsers).toBe(2);
    });

    test('are taken away one by one by their owner alone, and go to whoever plays there now', async () => {
      const { ann, bo, pushes, browsers, turn, ring } = await laid();
      const [laptop, phone] = browsers;
      if (!laptop || !phone) throw new Error('no browsers');
      await pushes.remove(ann, laptop.endpoint);
      expect((await pushes.of(bo)).browsers).toBe(2);
      expect((await pushes.remove(bo, laptop.endpoint)).browsers).toBe(1);
      const from = { origin: 'http://localhost:3000', session: newName() };
      await pushes.add(ann, { subscription: phone.subscription, text: 'Go' }, from);
      expect([(await pushes.of(ann)).browsers, (await pushes.of(bo)).browsers]).toEqual([1, 0]);
      await turn(1);
      expect(await ring(2)).toBe(0);
      await turn(0);
      expect(await ring(9)).toBe(1);
      const claims = claimsOf(got[0]?.headers.authorization ?? '', (await pushes.of(ann)).key);
      expect(claims.sub).toBe('https://localhost');
    });

    test('whose keys are none are forgotten, and nothing is sent there', async () => {
      const { bo, pushes, turn, ring } = await laid();
      const none = { endpoint: `${at}/none`, keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) } };
      await pushes.add(
        bo,
        { subscription: none, text: 'Go' },
        { origin: 'https://play.example.org', session: newName() },
      );
      await turn(1);
      expect([await ring(2), (await pushes.of(bo)).browsers]).toEqual([2, 2]);
    });

    test('are told by one of several processes, all of which have the same key', async () => {
      const { turn } = await laid();
      await turn(1);
      now = MINUTE;
      const several = await Promise.all([pushesOf(), pushesOf(), pushesOf()]);
      await Promise.all(several.map((pushes) => pushes.ring()));
      expect(got).toHaveLength(2);
      const keys = await Promise.all(several.map(async (pushes) => (await pushes.of('nobody')).key));
      expect(new Set(keys).size).toBe(1);
    });
  });
}
