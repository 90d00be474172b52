import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newName } from '../chance.ts';
import type { Guest, Registry } from '../tables/registry.ts';

const COOKIE = 'cinderhall';
const TOKEN = /^[0-9a-f]{64}$/;
/** Seconds for which a browser keeps it: a game may last long. */
const KEPT = 400 * 24 * 60 * 60;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What a browser proves itself with: a secret in a cookie that no script can read. Only its hash is stored. */
function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split('=');
    if (name === COOKIE && TOKEN.test(value)) return value;
  }
  return null;
}

/** Knows guests by their cookies. */
export class Door {
  readonly #registry: Registry;
  readonly #now: () => number;

  constructor(registry: Registry, now: () => number) {
    this.#registry = registry;
    this.#now = now;
  }

  async guest(request: Pick<FastifyRequest, 'headers'>): Promise<Guest | null> {
    const token = tokenOf(request);
    return token === null ? null : this.#registry.guest(hashOf(token));
  }

  /** Takes a name: that of a new guest, who gets a cookie, or another one of a guest who is known. */
  async name(request: FastifyRequest, reply: FastifyReply, name: string): Promise<Guest> {
    const known = await this.guest(request);
    if (known) {
      const renamed = { ...known, name };
      await this.#registry.renameGuest(renamed);
      return renamed;
    }
    const token = randomBytes(32).toString('hex');
    const guest = { id: newName(), name };
    await this.#registry.addGuest(guest, hashOf(token), this.#now());
    // The browser itself says by its origin whether the page came by https, whoever ended that in front of us.
    const secure = (request.headers.origin ?? '').startsWith('https:') ? '; Secure' : '';
    reply.header('set-cookie', `${COOKIE}=${token}; Path=/api; HttpOnly; SameSite=Strict; Max-Age=${KEPT}${secure}`);
    return guest;
  }
}
