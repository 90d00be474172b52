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

/**
 * Calls by https, once: no redirect is followed, nothing that comes back is read, and only public addresses are connected to.
 * The signature is of the second and the body, `HMAC-SHA-256(secret, "SECOND.BODY")`: whoever gets the call can tell that it
 * is ours, and not an old one.
 */
export const callerBy =
  (request: Request, may: (url: string) => boolean, options: RequestOptions): Caller =>
  ({ url, secret, body, now }) => {
    if (!may(url)) return Promise.resolve('gone');
    const text = JSON.stringify(body);
    const second = Math.floor(now / 1000);
    const signature = createHmac('sha256', secret).update(`${second}.${text}`).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      'user-agent': 'Cinderhall',
      'cinderhall-signature': `t=${second},v1=${signature}`,
    };
    return new Promise((resolve) => {
      const signal = AbortSignal.timeout(PATIENCE);
      const asked = request(url, { ...options, method: 'POST', headers, signal, agent: false }, (response) => {
        const status = response.statusCode ?? 0;
        response.destroy();
        resolve(status >= 200 && status < 300 ? 'taken' : status === 410 ? 'gone' : 'failed');
      });
      asked.on('error', () => resolve('failed'));
      asked.end(text);
    });
  };

/** Calls the open Internet. */
export const callOutside: Caller = callerBy(httpsRequest, mayBeCalled, { lookup: publicLookup });
