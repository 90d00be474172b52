import * as z from 'zod';
import { newCode } from '../chance.ts';
import type { Database } from '../store/index.ts';

/** Codes that somebody gets at once. */
const CODES = 10;

/** Codes by which somebody is let in who has lost their passkeys: each once. Only their hashes are kept. */
export class RecoveryCodes {
  readonly #db: Database;
  readonly #hash: (code: string) => string;

  constructor(db: Database, hash: (code: string) => string) {
    this.#db = db;
    this.#hash = hash;
  }

  /** How many a guest has not used. */
  async left(guest: string): Promise<number> {
    const [row] = await this.#db.read('SELECT count(*) AS n FROM recovery WHERE guest = ?', guest);
    return z.object({ n: z.number() }).parse(row).n;
  }

  /** New ones instead of those before. */
  async renew(guest: string): Promise<readonly string[]> {
    const codes = Array.from({ length: CODES }, newCode);
    await this.#db.atomically([
      { sql: 'DELETE FROM recovery WHERE guest = ?', values: [guest] },
      ...codes.map((code) => ({
        sql: 'INSERT INTO recovery (hash, guest) VALUES (?, ?)',
        values: [this.#hash(code), guest],
      })),
    ]);
    return codes;
  }

  /** Whose code this is. It is used up by that. */
  async use(code: string): Promise<string | null> {
    const [used] = await this.#db.write('DELETE FROM recovery WHERE hash = ? RETURNING guest', this.#hash(code));
    return used === undefined ? null : z.object({ guest: z.string() }).parse(used).guest;
  }

  async clear(guest: string): Promise<void> {
    await this.#db.write('DELETE FROM recovery WHERE guest = ?', guest);
  }
}
