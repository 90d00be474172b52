import type { Seat } from '@cinderhall/kernel';
import type { HookCard, HookRequest } from '@cinderhall/protocol';
import * as z from 'zod';
import { newSecret } from '../chance.ts';
import type { Database } from '../store/index.ts';
import type { TableEntry } from '../tables/registry.ts';
import type { Caller } from './caller.ts';

const MINUTE = 60_000;
/** Whoever is asked has so long to notice by themselves. */
const NOTICING = MINUTE;
/** After how long a call that failed is tried again; after the last of them it is given up. */
const AGAIN = [1, 5, 30, 120, 600].map((minutes) => minutes * MINUTE);
/** A call that nobody has told the end of within this time is another process's to make. */
const LEASE = MINUTE;
/** Calls that are made at once. */
const AT_ONCE = 20;

const hookRow = z.object({ url: z.string() });
const callRow = z.object({
  game: z.string(),
  guest: z.string(),
  tries: z.int(),
  url: z.string(),
  secret: z.string(),
  text: z.string(),
  origin: z.string().nullable(),
  title: z.string(),
  seat: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
});

export interface HooksPorts {
  readonly db: Database;
  readonly call: Caller;
  /** Who looks at a table now, and need not be called. */
  readonly here: (table: string) => ReadonlySet<Seat>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Tells people who are not here that it is their turn, where they want to be told. */
export class Hooks {
  readonly #ports: HooksPorts;
  /** Whether there is any hook at all: where there is none, a turn costs nothing. Looked at again with every ringing. */
  #any = true;
  /** By table: who was asked when that was looked at last. */
  readonly #asked = new Map<string, string>();

  constructor(ports: HooksPorts) {
    this.#ports = ports;
  }

  async of(guest: string): Promise<HookCard> {
    const [row] = await this.#ports.db.read('SELECT url FROM hooks WHERE guest = ?', guest);
    return { url: row === undefined ? null : hookRow.parse(row).url, secret: null };
  }

  /** `origin`: of the page from which it was set, for the way back to the table. */
  async set(guest: string, { hook }: HookRequest, origin: string | null): Promise<HookCard> {
    const { db, now } = this.#ports;
    const secret = newSecret();
    const remove = { sql: 'DELETE FROM hooks WHERE guest = ?', values: [guest] };
    if (hook === null) {
      await db.atomically([{ sql: 'DELETE FROM calls WHERE guest = ?', values: [guest] }, remove]);
      return { url: null, secret: null };
    }
    await db.atomically([
      remove,
      {
        sql: 'INSERT INTO hooks (guest, url, secret, text, origin, created) VALUES (?, ?, ?, ?, ?, ?)',
        values: [guest, hook.url, secret, hook.text, origin, now()],
      },
    ]);
    this.#any = true;
    this.#asked.clear();
    return { url: hook.url, secret };
  }

  /** People of a table are asked now, and others not any more. */
  async turn({ table, seats, card }: Pick<TableEntry, 'table' | 'seats' | 'card'>): Promise<void> {
    if (!this.#any) return;
    const guests = seats.flatMap(({ seat, guest }) => (guest !== null && card.asked.includes(seat) ? guest : []));
    const asked = guests.join(' ');
    if (this.#asked.get(table) === asked) return;
    this.#asked.set(table, asked);
    const { db, now } = this.#ports;
    const others = `DELETE FROM calls WHERE game = ?${' AND guest <> ?'.repeat(guests.length)}`;
    await db.atomically([
      { sql: others, values: [table, ...guests] },
      ...guests.map((guest) => ({
        sql: `INSERT INTO calls (game, guest, due, tries) SELECT ?, guest, ?, 0 FROM hooks WHERE guest = ?
          ON CONFLICT DO NOTHING`,
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
    this.#any = (await db.read('SELECT 1 FROM hooks LIMIT 1')).length > 0;
    if (!this.#any) return;
    const due = await db.read(
      `SELECT calls.game, calls.guest, calls.tries, url, secret, text, origin, tables.title, seats.seat
        FROM calls JOIN hooks ON hooks.guest = calls.guest JOIN tables ON tables.id = calls.game
        JOIN seats ON seats.game = calls.game AND seats.guest = calls.guest
        WHERE calls.due <= ? ORDER BY calls.due LIMIT ${AT_ONCE}`,
      now(),
    );
    await Promise.all(due.map((row) => this.#ring(callRow.parse(row))));
  }

  async #ring(call: z.infer<typeof callRow>): Promise<void> {
    const { db, now, here } = this.#ports;
    const { game, guest, tries } = call;
    const ours = await db.write(
      'UPDATE calls SET due = ?, tries = ? WHERE game = ? AND guest = ? AND tries = ? AND due <= ? RETURNING game',
      ...[now() + LEASE, tries + 1, game, guest, tries, now()],
    );
    if (ours.length === 0) return;
    if (here(game).has(call.seat)) return this.#later(call, NOTICING, tries);
    const called = await this.#ports.call({ url: call.url, secret: call.secret, body: bodyOf(call), now: now() });
    const wait = AGAIN[tries];
    if (called === 'gone') await this.set(guest, { hook: null }, null);
    else if (called === 'failed' && wait !== undefined) await this.#later(call, wait, tries + 1);
    // What has been told, or given up, is not told again before they have answered.
    else await db.write('UPDATE calls SET due = NULL WHERE game = ? AND guest = ?', game, guest);
  }

  async #later({ game, guest }: z.infer<typeof callRow>, wait: number, tries: number): Promise<void> {
    const { db, now } = this.#ports;
    await db.write(
      'UPDATE calls SET due = ?, tries = ? WHERE game = ? AND guest = ?',
      now() + wait,
      tries,
      game,
      guest,
    );
  }
}

/** What is told: for programs, and in the fields that chat rooms show as a message. */
function bodyOf({ game, seat, title, text, origin }: z.infer<typeof callRow>): object {
  const link = origin === null ? null : `${origin}/#/online/${game}`;
  const message = text.replaceAll('{table}', title) + (link === null ? '' : ` ${link}`);
  return { event: 'your-turn', table: game, title, seat, link, text: message, content: message };
}
