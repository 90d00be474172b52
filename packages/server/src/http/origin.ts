import type { FastifyRequest } from 'fastify';

/**
 * Whether a request may come from the page that this server sends, or from a program that is no browser. Browsers say of
 * whatever changes something, and of every WebSocket, which page it comes from; others have no cookie to be misused.
 */
export function isOurs({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
