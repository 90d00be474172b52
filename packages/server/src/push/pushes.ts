import type { PushCard, PushRequest } from '@cinderhall/protocol';
import * as z from 'zod';
import { Bells, type BellsPorts, type Due } from '../hooks/bells.ts';
import { type Called, calledBy, type Poster } from '../hooks/caller.ts';
import type { Row } from '../store/index.ts';
import type { TableEntry } from '../tables/entries.ts';
import { encrypt } from './encrypt.ts';
import type { Vapid } from './vapid.ts';

/** Browsers of one guest that are told. */
const MOST = 20;
/** Seconds for which a push service keeps what a browser is not there for. */
const KEPT = '86400';
/** Push services want to know whom to ask about messages; at home there is nobody. */
const NOWHERE = 'https://localhost';
/** What push services say when a browser does not want to be told any more. */
const GONE = [404, 410];

const pushRow = z.object({
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  text: z.string(),
  ended: z.string().nullable(),
  origin: z.string(),
});
const countRow = z.object({ n: z.number() });

export interface PushesPorts extends BellsPorts {
  readonly post: Poster;
  readonly vapid: Vapid;
}

/**
 * Tells people by their browsers that it is their turn, or that a game is over. Who carries the message there cannot read it, and
 * there is nothing in it but the name of the table and which of these it is.
 */
export class Pushes {
  readonly #ports: PushesPorts;
  readonly #bells: Bells;

  constructor(ports: PushesPorts) {
    this.#ports = ports;
    this.#bells = new Bells(
      {
        ...{ calls: 'pushings', bells: 'pushes', by: 'endpoint' },
        columns: ['pushes.endpoint', 'p256dh', 'auth', 'text', 'ended', 'origin'],
        ring: (due, row) => this.#push(due, row),
        gone: (endpoint) => this.#remove(endpoint),
      },
      ports,
    );
  }

  async of(guest: string): Promise<PushCard> {
    const [row] = await this.#ports.db.read('SELECT count(*) AS n FROM pushes WHERE guest = ?', guest);
    return { key: this.#ports.vapid.key, browsers: countRow.parse(row).n };
  }

  /**
   * Tells a browser from now on, which is this guest's and nobody else's any more, for as long as they are let in by what
   * `session` is kept of. Null: there are too many.
   */
  async add(
    guest: string,
    { subscription, text, ended }: PushRequest,
    { origin, session }: { readonly origin: string; readonly session: string },
  ): Promise<PushCard | null> {
    const { db, now } = this.#ports;
    const { endpoint, keys } = subscription;
    await db.atomically([
      { sql: 'DELETE FROM pushings WHERE endpoint = ?', values: [endpoint] },
      { sql: 'DELETE FROM pushes WHERE endpoint = ?', values: [endpoint] },
    ]);
    if ((await this.of(guest)).browsers >= MOST) return null;
    await db.write(
      `INSERT INTO pushes (endpoint, guest, p256dh, auth, text, ended, origin, created, token)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[endpoint, guest, keys.p256dh, keys.auth, text, ended ?? null, origin, now(), session],
    );
    this.#bells.added();
    return this.of(guest);
  }

  /** Tells a browser of this guest no more. */
  async remove(guest: string, endpoint: string): Promise<PushCard> {
    const { db } = this.#ports;
    const theirs = await db.read('SELECT 1 FROM pushes WHERE endpoint = ? AND guest = ?', endpoint, guest);
    if (theirs.length > 0) await this.#remove(endpoint);
    return this.of(guest);
  }

  /** People of a table are asked now, and others not any more. */
  turn(entry: Pick<TableEntry, 'table' | 'seats' | 'card'>): Promise<void> {
    return this.#bells.turn(entry);
  }

  /** Nobody looks at a table any more. */
  forget(table: string): void {
    this.#bells.forget(table);
  }

  /** Sends what is due. */
  ring(): Promise<void> {
    return this.#bells.ring();
  }

  async #push({ game, title, what }: Due, row: Row): Promise<Called> {
    const { endpoint, text: turn, ended, origin, ...keys } = pushRow.parse(row);
    const { post, vapid, now } = this.#ports;
    const text = what === 'over' ? (ended ?? '') : turn;
    const body = sealed(JSON.stringify({ title, text, table: game }), keys);
    // Its keys are none: nobody can ever read anything there.
    if (body === null) return 'gone';
    const headers = {
      ...{ 'content-type': 'application/octet-stream', 'content-encoding': 'aes128gcm' },
      ...{ ttl: KEPT, urgency: 'normal', topic: game },
      authorization: vapid.authorization(endpoint, origin.startsWith('https:') ? origin : NOWHERE, now()),
    };
    return calledBy(await post(endpoint, headers, body), GONE);
  }

  async #remove(endpoint: string): Promise<void> {
    await this.#ports.db.atomically([
      { sql: 'DELETE FROM pushings WHERE endpoint = ?', values: [endpoint] },
      { sql: 'DELETE FROM pushes WHERE endpoint = ?', values: [endpoint] },
    ]);
  }
}

function sealed(...message: Parameters<typeof encrypt>): Buffer | null {
  try {
    return encrypt(...message);
  } catch {
    return null;
  }
}
