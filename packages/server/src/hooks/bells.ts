import type { Seat } from '@cinderhall/kernel';
import { SEATS } from '@cinderhall/kernel';
import * as z from 'zod';
import type { Database, Row } from '../store/index.ts';
import type { TableEntry } from '../tables/entries.ts';
import type { Called } from './caller.ts';

const MINUTE = 60_000;
/** Whoever is asked has so long to notice by themselves. */
const NOTICING = MINUTE;
/** After how long a call that failed is tried again; after the last of them it is given up. */
const AGAIN = [1, 5, 30, 120, 600].map((minutes) => minutes * MINUTE);
/** A call that nobody has told the end of within this time is another process's to make. */
const LEASE = MINUTE;
/** Calls that are made at once. */
const AT_ONCE = 20;

const dueRow = z.object({
  game: z.string(),
  bell: z.string(),
  tries: z.int(),
  what: z.enum(['turn', 'over']),
  title: z.string(),
  card: z.string().transform((text) => z.object({ step: z.int() }).parse(JSON.parse(text))),
  seat: z.union(SEATS.map((s) => z.literal(s))),
  /** How many answers whoever is told had seen when they looked last. */
  seen: z.int().nullable(),
});
/** A call that is due: whose turn it is at which table, or which game is over, and which bell to ring. */
export type Due = z.infer<typeof dueRow>;

/** One way of telling people. Its names are those of the database; what a bell needs more is in `columns`. */
export interface BellKind {
  readonly calls: 'calls' | 'pushings';
  readonly bells: 'hooks' | 'pushes';
  /** What tells bells apart. */
  readonly by: 'guest' | 'endpoint';
  readonly columns: readonly string[];
  /** Rings; `row` has the columns. */
  readonly ring: (due: Due, row: Row) => Promise<Called>;
  /** Nobody wants to hear it any more. */
  readonly gone: (bell: string) => Promise<void>;
}

export interface BellsPorts {
  readonly db: Database;
  /** Who looks at a table now, and need not be called. */
  readonly here: (table: string) => ReadonlySet<Seat>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Tells people who are not here that it is their turn, or that the game is over: once for each, and again if they could not be
 * reached. Who has looked at the end since need not be told of it.
 */
export class Bells {
  readonly #kind: BellKind;
  readonly #ports: BellsPorts;
  /** Whether there is any bell at all: where there is none, a turn costs nothing. Looked at again with every ringing. */
  #any = true;
  /** By table: who was asked when that was looked at last. */
  readonly #asked = new Map<string, string>();

  constructor(kind: BellKind, ports: BellsPorts) {
    this.#kind = kind;
    this.#ports = ports;
  }

  /** There is a new bell. */
  added(): void {
    this.#any = true;
    this.#asked.clear();
  }

  /** People of a table are asked now, and others not any more. */
  async turn({ table, seats, card }: Pick<TableEntry, 'table' | 'seats' | 'card'>): Promise<void> {
    if (!this.#any) return;
    const called = (seat: Seat): boolean => card.over || (card.asked.includes(seat) && !card.conceded.includes(seat));
    const guests = seats.flatMap(({ seat, guest }) => (guest !== null && called(seat) ? guest : []));
    const asked = `${card.over} ${guests.join(' ')}`;
    if (this.#asked.get(table) === asked) return;
    this.#asked.set(table, asked);
    const { db, now } = this.#ports;
    if (card.over) return this.#over(table, guests);
    const { calls, bells, by } = this.#kind;
    const theirs = `SELECT ${by} FROM ${bells} WHERE ${guests.map(() => 'guest = ?').join(' OR ')}`;
    const others = `DELETE FROM ${calls} WHERE game = ?${guests.length > 0 ? ` AND ${by} NOT IN (${theirs})` : ''}`;
    await db.atomically([
      { sql: others, values: [table, ...guests] },
      ...guests.map((guest) => ({
        sql: `INSERT INTO ${calls} (game, ${by}, due, tries) SELECT ?, ${by}, ?, 0 FROM ${bells} WHERE guest = ?
          ON CONFLICT DO NOTHING`,
        values: [table, now() + NOTICING, guest],
      })),
    ]);
  }

  /** A game is over: nobody is asked any more, and everybody is told once, who wants to be. */
  async #over(table: string, guests: readonly string[]): Promise<void> {
    const { db, now } = this.#ports;
    const { calls, bells, by } = this.#kind;
    await db.atomically([
      { sql: `DELETE FROM ${calls} WHERE game = ? AND what = 'turn'`, values: [table] },
      ...guests.map((guest) => ({
        sql: `INSERT INTO ${calls} (game, ${by}, due, tries, what) SELECT ?, ${by}, ?, 0, 'over' FROM ${bells}
          WHERE guest = ? AND ended IS NOT NULL ON CONFLICT DO NOTHING`,
        values: [table, now() + NOTICING, guest],
      })),
    ]);
  }

  /** Nobody looks at a table any more. */
  forget(table: string): void {
    this.#asked.delete(table);
  }

  /** Makes the calls that are due. Of several processes one makes each. */
  async ring(): Promise<void> {
    const { db, now } = this.#ports;
    const { calls, bells, by, columns } = this.#kind;
    this.#any = (await db.read(`SELECT 1 FROM ${bells} LIMIT 1`)).length > 0;
    if (!this.#any) return;
    const due = await db.read(
      `SELECT ${calls}.game, ${calls}.${by} AS bell, ${calls}.tries, ${calls}.what, tables.title, tables.card,
        seats.seat, members.seen, ${columns.join(', ')} FROM ${calls} JOIN ${bells} ON ${bells}.${by} = ${calls}.${by} JOIN tables ON tables.id = ${calls}.game
        JOIN seats ON seats.game = ${calls}.game AND seats.guest = ${bells}.guest
        JOIN members ON members.game = ${calls}.game AND members.guest = ${bells}.guest
        WHERE ${calls}.due <= ? ORDER BY ${calls}.due LIMIT ${AT_ONCE}`,
      now(),
    );
    await Promise.all(due.map((row) => this.#ring(dueRow.parse(row), row)));
  }

  async #ring(due: Due, row: Row): Promise<void> {
    const { db, now, here } = this.#ports;
    const { calls, by, ring, gone } = this.#kind;
    const { game, bell, tries, seat, what, seen, card } = due;
    const ours = await db.write(
      `UPDATE ${calls} SET due = ?, tries = ? WHERE game = ? AND ${by} = ? AND tries = ? AND due <= ? RETURNING game`,
      ...[now() + LEASE, tries + 1, game, bell, tries, now()],
    );
    if (ours.length === 0) return;
    const knows = what === 'over' && (here(game).has(seat) || (seen ?? -1) >= card.step);
    if (!knows && here(game).has(seat)) return this.#later(due, NOTICING, tries);
    const called = knows ? 'taken' : await ring(due, row);
    const wait = AGAIN[tries];
    if (called === 'gone') await gone(bell);
    else if (called === 'failed' && wait !== undefined) await this.#later(due, wait, tries + 1);
    // What has been told, or given up, is not told again before they have answered.
    else await db.write(`UPDATE ${calls} SET due = NULL WHERE game = ? AND ${by} = ?`, game, bell);
  }

  async #later({ game, bell }: Due, wait: number, tries: number): Promise<void> {
    const { db, now } = this.#ports;
    const { calls, by } = this.#kind;
    await db.write(
      `UPDATE ${calls} SET due = ?, tries = ? WHERE game = ? AND ${by} = ?`,
      ...[now() + wait, tries, game, bell],
    );
  }
}
