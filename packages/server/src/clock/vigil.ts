import * as z from 'zod';
import type { Database } from '../store/index.ts';

/** Milliseconds between two signs that a server is there. */
export const BEAT = 5000;
/** Without a sign for so long, none was there. */
const SILENCE = 12_000;
/** How long people may take to come back after it. */
const RETURN = 15_000;

const beatRow = z.object({ at: z.number() });

/**
 * Keeps note of when a server is there, so that nobody's time runs while none is. Any number of processes may watch over one
 * database: it is an outage when all of them are gone.
 */
export class Vigil {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** A server is there from now on. Of several that come at once one writes the outage down. */
  async begin(now: number): Promise<void> {
    await this.#db.write('INSERT INTO beats (one, at) VALUES (1, ?) ON CONFLICT DO NOTHING', now);
    const [row] = await this.#db.read('SELECT at FROM beats WHERE one = 1');
    const { at } = beatRow.parse(row);
    if (now - at <= SILENCE) return;
    const ours = await this.#db.write('UPDATE beats SET at = ? WHERE one = 1 AND at = ? RETURNING at', now, at);
    if (ours.length === 0) return;
    await this.#db.write('INSERT INTO outages (since, until) VALUES (?, ?) ON CONFLICT DO NOTHING', at, now + RETURN);
  }

  /** It is still there. */
  async beat(now: number): Promise<void> {
    await this.#db.write('UPDATE beats SET at = ? WHERE one = 1 AND at < ?', now, now);
  }
}
