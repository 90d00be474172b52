import { createHash, randomBytes } from 'node:crypto';
import type { CodeCard } from '@cinderhall/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newCode, newName } from '../chance.ts';
import type { Guest, Registry } from '../tables/registry.ts';

const COOKIE = 'cinderhall';
const TOKEN = /^[0-9a-f]{64}$/;
/** Seconds for which a browser keeps it: a game may last long. */
const KEPT = 400 * 24 * 60 * 60;

/** Milliseconds for which a code for another device can be used. */
const CODE_LASTS = 10 * 60 * 1000;

/** What is kept of a secret that is long enough not to be guessed. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What a browser proves itself with: a secret in a cookie that no script can read. Only its hash is stored. */
function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split('=');
    if (name === COOKIE && TOKEN.test(value)) return value;
  }
  return null;
}

export interface DoorPorts {
  readonly registry: Registry;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Somebody is not let in any more by all that let them in. */
  readonly signedOut: (guest: string) => Promise<void>;
}

/** Knows guests by their cookies. */
export class Door {
  readonly #registry: Registry;
  readonly #now: () => number;
  readonly #signedOut: (guest: string) => Promise<void>;

  constructor({ registry, now, signedOut }: DoorPorts) {
    this.#registry = registry;
    this.#now = now;
    this.#signedOut = signedOut;
  }

  /** What is kept of that by which somebody asks to be let in. */
  session(request: Pick<FastifyRequest, 'headers'>): string {
    return hashOf(tokenOf(request) ?? '');
  }

  /** Whether somebody is still let in by what was kept of it. */
  async opensTo(session: string): Promise<boolean> {
    return (await this.#registry.guest(session)) !== null;
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
    const guest = { id: newName(), name };
    const token = newToken();
    await this.#registry.addGuest(guest, hashOf(token), this.#now());
    keep(request, reply, token);
    return guest;
  }

  /** A code by which a guest is let in on another device. The one before is void. */
  async code({ id }: Guest): Promise<CodeCard> {
    const card = { code: newCode(), until: this.#now() + CODE_LASTS };
    await this.#registry.setCode(id, hashOf(card.code), card.until);
    return card;
  }

  /** Lets whoever has a code in as the guest who made it; the browser is that guest's from now on. Null: it is none. */
  async enter(request: FastifyRequest, reply: FastifyReply, code: string): Promise<Guest | null> {
    const guest = await this.#registry.useCode(hashOf(code), this.#now());
    return guest === null ? null : this.letIn(request, reply, guest.id);
  }

  /** Makes the browser that of a guest who has proved themselves. */
  async letIn(request: FastifyRequest, reply: FastifyReply, id: string): Promise<Guest> {
    const token = newToken();
    await this.#registry.addToken(id, hashOf(token), this.#now());
    keep(request, reply, token);
    return { id, name: await this.#registry.nameOf(id) };
  }

  /** Forgets the guest in this browser, or in all others, and ends what they had open there. */
  async signOut(
    request: FastifyRequest,
    reply: FastifyReply,
    guest: Guest,
    where: 'here' | 'elsewhere',
  ): Promise<void> {
    await this.#registry.dropTokens(guest.id, this.session(request), where === 'here' ? 'this' : 'others');
    await this.#signedOut(guest.id);
    if (where === 'elsewhere') return;
    reply.header('set-cookie', `${COOKIE}=; Path=/api; HttpOnly; SameSite=Strict; Max-Age=0`);
  }
}

const newToken = (): string => randomBytes(32).toString('hex');

/** Gives a browser what it proves itself with from now on. */
function keep(request: FastifyRequest, reply: FastifyReply, token: string): void {
  // The browser itself says by its origin whether the page came by https, whoever ended that in front of us.
  const secure = (request.headers.origin ?? '').startsWith('https:') ? '; Secure' : '';
  reply.header('set-cookie', `${COOKIE}=${token}; Path=/api; HttpOnly; SameSite=Strict; Max-Age=${KEPT}${secure}`);
}
