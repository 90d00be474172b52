import type { FastifyRequest } from 'fastify';

/** Where people open the page, as far as passkeys care. */
export interface Site {
  readonly origin: string;
  /** What passkeys belong to: the name of the host. */
  readonly host: string;
}

/**
 * The site whose page a request comes from; null: passkeys cannot be had there. `only`: the one origin that is served. Without
 * it any will do: a passkey remembers the name that it was made for, and a browser shows it to no other.
 */
export function siteOf({ headers }: Pick<FastifyRequest, 'headers'>, only: string | null): Site | null {
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin) || (only !== null && origin !== only)) return null;
  const { protocol, hostname } = new URL(origin);
  // Browsers have passkeys where nobody listens in on the way: https, by a name, or this very machine.
  const isName = /[a-z]/.test(hostname) && !hostname.startsWith('[');
  return hostname === 'localhost' || (protocol === 'https:' && isName) ? { origin, host: hostname } : null;
}
