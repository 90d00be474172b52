import { createPrivateKey, createSign, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import * as z from 'zod';
import type { Database } from '../store/index.ts';

/** Seconds for which a push service may take a signature; it may be 24 hours at most. */
const LASTS = 12 * 60 * 60;
const NAME = 'push';

const jwk = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string(), d: z.string() });
const keyRow = z.object({ value: z.string() });

const json64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tells push services who sends (RFC 8292): browsers let themselves be told by this key alone. */
export class Vapid {
  /** As browsers want it. */
  readonly key: string;
  readonly #jwk: JsonWebKey;

  constructor(text: string) {
    const { x, y, ...rest } = jwk.parse(JSON.parse(text));
    this.#jwk = { x, y, ...rest };
    const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    this.key = Buffer.concat(point).toString('base64url');
  }

  /** What the header `Authorization` says to whoever carries messages to this address. `contact`: of whoever runs the server. */
  authorization(endpoint: string, contact: string, now: number): string {
    const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + LASTS, sub: contact };
    const signed = `${json64({ typ: 'JWT', alg: 'ES256' })}.${json64(claims)}`;
    const key = createPrivateKey({ key: this.#jwk, format: 'jwk' });
    const signature = createSign('sha256').update(signed).sign({ key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${signed}.${signature.toString('base64url')}, k=${this.key}`;
  }
}

/** The key that the database keeps; whichever process comes first makes it, once and for all. */
export async function vapidOf(db: Database): Promise<Vapid> {
  const made = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  await db.write('INSERT INTO keys (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING', NAME, JSON.stringify(made));
  const [row] = await db.read('SELECT value FROM keys WHERE name = ?', NAME);
  return new Vapid(keyRow.parse(row).value);
}
