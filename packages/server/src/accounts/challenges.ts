import { randomFillSync } from 'node:crypto';
import type { Database } from '../store/index.ts';

/** Milliseconds for which somebody may look for their passkey. */
const LASTS = 5 * 60 * 1000;

/** What a challenge is for: a new passkey of a guest, or somebody who shows theirs. */
export type Purpose = 'make' | 'enter';

/** Challenges that wait for an answer, each for one answer and a few minutes. The database keeps them for all processes. */
export class Challenges {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** A new one; `guest`: whose answer it wants, empty for anybody's. */
  async ask(purpose: Purpose, guest: string): Promise<Uint8Array<ArrayBuffer>> {
    const challenge = randomFillSync(new Uint8Array(32));
    const now = this.#now();
    await this.#db.atomically([
      { sql: 'DELETE FROM challenges WHERE until <= ?', values: [now] },
      {
        sql: 'INSERT INTO challenges (challenge, purpose, guest, until) VALUES (?, ?, ?, ?)',
        values: [Buffer.from(challenge).toString('base64url'), purpose, guest, now + LASTS],
      },
    ]);
    return challenge;
  }

  /** Whether this one was waiting, for this purpose and guest. It is used up by that. */
  async take(challenge: string, purpose: Purpose, guest: string): Promise<boolean> {
    const taken = await this.#db.write(
      'DELETE FROM challenges WHERE challenge = ? AND purpose = ? AND guest = ? AND until > ? RETURNING challenge',
      ...[challenge, purpose, guest, this.#now()],
    );
    return taken.length > 0;
  }
}
