import { createHash, createHmac } from 'node:crypto';
import type { Seed } from '@cinderhall/kernel';
import type { Saved, Seals } from '@cinderhall/referee';
import { answerPledge, type Digests, type Pledge, saltBy, seedPledge } from '@cinderhall/referee/pledges';
import * as z from 'zod';
import { newSalts } from '../chance.ts';
import type { Database } from '../store/index.ts';

const row = z.object({ salts: z.string(), seed: z.string() });

/** What tables have bound themselves to before it was known. */
export class Pledges {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** What binds a table. It is made when the table is laid, or first asked for, and never again. */
  async of(table: string, seed: Seed): Promise<Sealer> {
    const kept = await this.#kept(table);
    if (kept) return kept;
    const salts = newSalts();
    await this.#db.write(
      'INSERT INTO pledges (game, salts, seed) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      ...[table, salts, seedPledge(table, saltBy(salts, 'seed'), seed)],
    );
    const made = await this.#kept(table);
    if (!made) throw new Error('a pledge that was written is not there');
    return made;
  }

  async #kept(table: string): Promise<Sealer | null> {
    const [found] = await this.#db.read('SELECT salts, seed FROM pledges WHERE game = ?', table);
    if (found === undefined) return null;
    const { salts, seed } = row.parse(found);
    return new Sealer(table, salts, seed);
  }
}

/** Node's own: a tenth of the time. */
export const digests: Digests = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  hmac: (key, text) => createHmac('sha256', key).update(text).digest('hex'),
};

/** A seal and the answer that it is for. */
interface Made {
  readonly id: string;
  readonly hash: string;
}

/**
 * Seals what is answered at a table. Every answer gets a seal, covered or not: that there is one tells nothing. Its salt
 * hangs on the answer's own id, so that of two answers in the same place nobody can tell whether they are the same.
 */
export class Sealer {
  readonly #table: string;
  readonly #salts: string;
  readonly #seed: string;
  readonly #made: Made[] = [];

  /** `seed`: the hash of it, as it was told. */
  constructor(table: string, salts: string, seed: string) {
    this.#table = table;
    this.#salts = salts;
    this.#seed = seed;
  }

  /** What may be told of the seed, and of the answers of step `from` and later. */
  pledge(saved: Pick<Saved, 'record' | 'ids'>, from: number): Pledge {
    const first = Math.max(0, from - 1);
    const { record, ids } = saved;
    const answers = record.moves.slice(first).map((line, i) => this.#sealOf(first + i, ids[first + i] ?? '', line));
    return { seed: this.#seed, answers };
  }

  /** All of it, for when the game is over. */
  reveal(saved: Pick<Saved, 'record' | 'ids'>): Seals {
    const { ids } = saved;
    const { answers } = this.pledge(saved, 0);
    return {
      table: this.#table,
      seed: { salt: saltBy(this.#salts, 'seed'), hash: this.#seed },
      answers: answers.map((hash, i) => ({ salt: this.#saltOf(i + 1, ids[i] ?? ''), hash })),
    };
  }

  /** A seal that has been made is not made again. */
  #sealOf(at: number, id: string, line: string): string {
    const known = this.#made[at];
    if (known?.id === id && id !== '') return known.hash;
    const hash = answerPledge(this.#table, at + 1, this.#saltOf(at + 1, id), line, digests);
    this.#made[at] = { id, hash };
    return hash;
  }

  #saltOf(step: number, id: string): string {
    return saltBy(this.#salts, `answer ${step} ${id}`, digests);
  }
}
