import { createHmac } from 'node:crypto';
import type { RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { mayBeCalled, publicLookup } from './addresses.ts';

/** Milliseconds that a call may take from beginning to end. */
const PATIENCE = 5000;

/** Something that is to be told to a place of somebody's choice. */
export interface Call {
  readonly url: string;
  /** What it is signed with. */
  readonly secret: string;
  readonly body: object;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What came of it. `gone`: nobody wants to be called there any more. */
export type Called = 'taken' | 'failed' | 'gone';

export type Caller = (call: Call) => Promise<Called>;

type Request = typeof httpsRequest;

/** Something that is sent to an address: what HTTP answers; 0: nothing; null: nothing may be sent there. */
export type Poster = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array,
) => Promise<number | null>;

/** Sends by https, once: no redirect is followed, nothing that comes back is read, and only public addresses are connected to. */
export const posterBy =
  (request: Request, may: (url: string) => boolean, options: RequestOptions): Poster =>
  (url, headers, body) => {
    if (!may(url)) return Promise.resolve(null);
    const all = { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Cinderhall' };
    return new Promise((resolve) => {
      const signal = AbortSignal.timeout(PATIENCE);
      const asked = request(url, { ...options, method: 'POST', headers: all, signal, agent: false }, (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      });
      asked.on('error', () => resolve(0));
      asked.end(body);
    });
  };

/** What an answer comes to, where these mean that nobody is there any more. */
export function calledBy(status: number | null, gone: readonly number[]): Called {
  if (status === null || gone.includes(status)) return 'gone';
  return status >= 200 && status < 300 ? 'taken' : 'failed';
}

/**
 * Calls somebody. The signature is of the second and the body, `HMAC-SHA-256(secret, "SECOND.BODY")`: whoever gets the call can
 * tell that it is ours, and not an old one.
 */
export const callerBy =
  (post: Poster): Caller =>
  async ({ url, secret, body, now }) => {
    const text = JSON.stringify(body);
    const second = Math.floor(now / 1000);
    const signature = createHmac('sha256', secret).update(`${second}.${text}`).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'cinderhall-signature': `t=${second},v1=${signature}`,
    };
    return calledBy(await post(url, headers, text), [410]);
  };

/** Sends into the open Internet. */
export const postOutside: Poster = posterBy(httpsRequest, mayBeCalled, { lookup: publicLookup });

/** Calls the open Internet. */
export const callOutside: Caller = callerBy(postOutside);
