import * as z from 'zod/mini';
import { line } from './words.ts';

const endpoint = z.string().check(z.maxLength(1000), z.regex(/^https:\/\//));
/** Bytes as the web writes them into JSON: a point of P-256, uncompressed, and sixteen bytes. */
const point = z.string().check(z.regex(/^[\w-]{87}=?$/));
const secret = z.string().check(z.regex(/^[\w-]{22}(==)?$/));

/** A browser that wants to be told when it is its owner's turn, in these words. */
export const pushRequest = z.strictObject({
  subscription: z.strictObject({ endpoint, keys: z.strictObject({ p256dh: point, auth: secret }) }),
  text: line(200),
  /** What it is told when a game is over; left out: nothing. */
  ended: z.optional(line(200)),
});
export type PushRequest = z.infer<typeof pushRequest>;

export const pushRemoval = z.strictObject({ endpoint });
export type PushRemoval = z.infer<typeof pushRemoval>;

/** What browsers are told by. */
export interface PushCard {
  /** The key by which a browser knows that it is this server who tells. */
  readonly key: string;
  /** How many browsers of this guest are told. */
  readonly browsers: number;
}
