import type { Seat } from '@cinderhall/kernel';
import type { GameCard } from '@cinderhall/protocol';
import * as z from 'zod';
import { risingFrom } from '../plans/rising.ts';
import type { Database, Statement, Value } from '../store/index.ts';
import { entriesWhere, gathered, type Motion, motion, type Seating, seat, type TableEntry } from './entries.ts';

/** Somebody who plays here without an account. */
export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** Who somebody is to a table. */
export interface Standing {
  /** Whether they have been let in. */
  readonly member: boolean;
  /** Where they sit now. */
  readonly sits: Seat | null;
  /** How many answers had been given when they looked last; null: they never did. */
  readonly seen: number | null;
  /** Changes of the table that are stored, whichever process made them; none before its game has begun. */
  readonly revision: number;
}

const guestRow = z.object({ id: z.string(), name: z.string() });
const standingRow = z.object({
  ...{ member: z.int().nullable(), sits: seat.nullable(), seen: z.int().nullable(), revision: z.int().nullable() },
});
/** Games in a list, at most. */
const LISTED = 100;

/** Games whose revisions are asked for by one statement. */
const ASKED_AT_ONCE = 32;
const REVISIONS = `SELECT game, max(seq) AS revision FROM changes
  WHERE game IN (${Array(ASKED_AT_ONCE).fill('?').join(', ')}) GROUP BY game`;
const revisionRow = z.object({ game: z.string(), revision: z.int() });

/** Guests and tables, who has been let in, and who sits where. */
export class Registry {
  readonly #db: Database;
  readonly #usual: string;

  /** `usual`: the game of tables that were laid while there was one. */
  constructor(db: Database, usual: string) {
    this.#db = db;
    this.#usual = usual;
  }

  /** `hash` is that of what the guest proves themselves with. */
  async addGuest({ id, name }: Guest, hash: string, now: number): Promise<void> {
    await this.#db.atomically([
      { sql: 'INSERT INTO guests (id, name, created) VALUES (?, ?, ?)', values: [id, name, now] },
      { sql: 'INSERT INTO tokens (hash, guest, created) VALUES (?, ?, ?)', values: [hash, id, now] },
    ]);
  }

  /** Lets a guest in by something more. */
  async addToken(guest: string, hash: string, now: number): Promise<void> {
    await this.#db.write('INSERT INTO tokens (hash, guest, created) VALUES (?, ?, ?)', hash, guest, now);
  }

  /** Lets a guest in by this no more, or by nothing else; and has the browsers there told nothing more. */
  async dropTokens(guest: string, hash: string, which: 'this' | 'others'): Promise<void> {
    const how = which === 'this' ? '=' : '<>';
    // Who had a browser told before it was noted by what they were let in is taken for one of the others.
    const pushes = `pushes WHERE guest = ? AND coalesce(token, '') ${how} ?`;
    await this.#db.atomically([
      {
        sql: `DELETE FROM pushings WHERE endpoint IN (SELECT endpoint FROM ${pushes})`,
        values: [guest, hash],
      },
      { sql: `DELETE FROM ${pushes}`, values: [guest, hash] },
      { sql: `DELETE FROM tokens WHERE guest = ? AND hash ${how} ?`, values: [guest, hash] },
    ]);
  }

  /** Keeps a code for another device of a guest instead of the one before. */
  async setCode(guest: string, hash: string, until: number): Promise<void> {
    await this.#db.write(
      `INSERT INTO codes (guest, hash, until) VALUES (?, ?, ?)
        ON CONFLICT (guest) DO UPDATE SET hash = excluded.hash, until = excluded.until`,
      ...[guest, hash, until],
    );
  }

  /** Whose code this is. It is used up by that. */
  async useCode(hash: string, now: number): Promise<Guest | null> {
    const [used] = await this.#db.write('DELETE FROM codes WHERE hash = ? AND until > ? RETURNING guest', hash, now);
    if (used === undefined) return null;
    const { guest } = z.object({ guest: z.string() }).parse(used);
    return { id: guest, name: await this.nameOf(guest) };
  }

  async guest(hash: string): Promise<Guest | null> {
    const found = await this.#db.read(
      'SELECT guests.id, guests.name FROM tokens JOIN guests ON guests.id = tokens.guest WHERE tokens.hash = ?',
      hash,
    );
    return found[0] === undefined ? null : guestRow.parse(found[0]);
  }

  async nameOf(guest: string): Promise<string> {
    const [found] = await this.#db.read('SELECT id, name FROM guests WHERE id = ?', guest);
    return guestRow.parse(found).name;
  }

  async renameGuest({ id, name }: Guest): Promise<void> {
    await this.#db.write('UPDATE guests SET name = ? WHERE id = ?', name, id);
  }

  /** Puts up a table whose game has been laid, and writes whatever `more` goes with it. Whoever is named in it has been let in. */
  async putUp(entry: TableEntry, more: readonly Statement[] = []): Promise<void> {
    const { table, title, host, invite, terms, card, changed, seats } = entry;
    const flags = [Number(entry.public), Number(entry.watchers)];
    const sits = (guest: string): Seat | null => seats.find((seating) => seating.guest === guest)?.seat ?? null;
    const people = [...new Set([host, ...seats.flatMap(({ guest }) => guest ?? [])])];
    await this.#db.atomically([
      {
        sql: `INSERT INTO tables (id, title, host, invite, public, watchers, terms, card, changed)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        values: [table, title, host, invite, ...flags, JSON.stringify(terms), JSON.stringify(card), changed],
      },
      ...seats.map((seating) => ({
        sql: 'INSERT INTO seats (game, seat, player, name, guest) VALUES (?, ?, ?, ?, ?)',
        values: [table, seating.seat, seating.player, seating.name, seating.guest],
      })),
      ...people.map((guest) => ({
        sql: 'INSERT INTO members (game, guest, seat) VALUES (?, ?, ?)',
        values: [table, guest, sits(guest)],
      })),
      ...more,
    ]);
  }

  async entry(table: string): Promise<TableEntry | null> {
    const [found] = await this.#entries(`WHERE tables.id = ?`, table);
    return found ?? null;
  }

  /** The tables that somebody has been let in to, the latest change first. */
  entriesOf(guest: string): Promise<readonly TableEntry[]> {
    const theirs = `SELECT members.game FROM members JOIN tables ON tables.id = members.game
      WHERE members.guest = ? ORDER BY changed DESC LIMIT ${LISTED}`;
    return this.#entries(`WHERE tables.id IN (${theirs})`, guest);
  }

  /** The tables that anybody may find, with a seat that waits for a person. */
  publicEntries(): Promise<readonly TableEntry[]> {
    const open = `SELECT tables.id FROM tables WHERE public = 1 AND EXISTS (SELECT 1 FROM seats
      WHERE seats.game = tables.id AND player = 'person' AND guest IS NULL) ORDER BY changed DESC LIMIT ${LISTED}`;
    return this.#entries(`WHERE tables.id IN (${open})`);
  }

  /** How many tables somebody has laid. */
  async laidBy(host: string): Promise<number> {
    const [row] = await this.#db.read('SELECT count(*) AS laid FROM tables WHERE host = ?', host);
    return z.object({ laid: z.number() }).parse(row).laid;
  }

  async standing(table: string, guest: string): Promise<Standing> {
    const found = await this.#db.read(
      `SELECT (SELECT 1 FROM members WHERE game = ? AND guest = ?) AS member,
        (SELECT seat FROM seats WHERE game = ? AND guest = ?) AS sits,
        (SELECT seen FROM members WHERE game = ? AND guest = ?) AS seen,
        (SELECT max(seq) FROM changes WHERE game = ?) AS revision`,
      ...[table, guest, table, guest, table, guest, table],
    );
    const { member, sits, seen, revision } = standingRow.parse(found[0]);
    return { member: member !== null, sits, seen, revision: revision ?? 0 };
  }

  /** Somebody who has been let in looks no longer, and knows the table up to this answer. */
  async saw(table: string, guest: string, step: number): Promise<void> {
    await this.#db.write('UPDATE members SET seen = ? WHERE game = ? AND guest = ?', step, table, guest);
  }

  async letIn(table: string, guest: string): Promise<void> {
    await this.#db.write('INSERT INTO members (game, guest) VALUES (?, ?) ON CONFLICT DO NOTHING', ...[table, guest]);
  }

  /** The seat whose cards a guest has seen, if any. */
  async hasSeen(table: string, guest: string): Promise<Seat | null> {
    const [row] = await this.#db.read('SELECT seat FROM members WHERE game = ? AND guest = ?', table, guest);
    return z.object({ seat: seat.nullable() }).optional().parse(row)?.seat ?? null;
  }

  /** A member sits down where nobody sits, or where a computer sits in for them. `false`: they cannot. */
  async sitDown(table: string, at: Seat, { id, name }: Guest): Promise<boolean> {
    const seated = await this.#db.atomically([
      {
        sql: `UPDATE seats SET player = 'person', guest = ?, name = ? WHERE game = ? AND seat = ? AND guest IS NULL
          AND EXISTS (SELECT 1 FROM members WHERE members.game = seats.game AND members.guest = ?
            AND members.barred = 0 AND (members.seat = seats.seat OR (members.seat IS NULL AND player = 'person')))`,
        values: [id, name, table, at, id],
      },
      {
        sql: `UPDATE members SET seat = ? WHERE game = ? AND guest = ?
          AND EXISTS (SELECT 1 FROM seats WHERE seats.game = members.game AND seats.seat = ? AND seats.guest = ?)`,
        values: [at, table, id, at, id],
      },
      { sql: 'SELECT seat FROM seats WHERE game = ? AND seat = ? AND guest = ?', values: [table, at, id] },
    ]);
    return seated.length > 0;
  }

  /** Gives a seat to a computer or leaves it open: by who sits there, or with `empty` while nobody does. */
  async giveSeat(table: string, seating: Seating, by: { readonly empty: boolean }): Promise<boolean> {
    const { seat, player, name, guest } = seating;
    const given = await this.#db.atomically([
      risingFrom(table, seat, guest),
      {
        sql: `UPDATE seats SET guest = NULL, player = ?, name = ?
          WHERE game = ? AND seat = ? AND (guest = ? OR (guest IS NULL AND ? = 1)) RETURNING seat`,
        values: [player, name, table, seat, guest, Number(by.empty)],
      },
    ]);
    return given.length > 0;
  }

  /** Puts a computer into somebody's seat, since the others want it; with `bar` they may not come back. */
  async putOut(table: string, { seat, player, name, guest }: Seating, bar: boolean): Promise<boolean> {
    const rows = await this.#db.atomically([
      risingFrom(table, seat, guest),
      {
        sql: `UPDATE members SET barred = ? WHERE game = ? AND guest = ?
          AND EXISTS (SELECT 1 FROM seats WHERE game = ? AND seat = ? AND guest = ?)`,
        values: [Number(bar), table, guest, table, seat, guest],
      },
      {
        sql: `UPDATE seats SET guest = NULL, player = ?, name = ? WHERE game = ? AND seat = ?
          AND coalesce(guest, '') = ? RETURNING seat`,
        values: [player, name, table, seat, guest ?? ''],
      },
    ]);
    return rows.length > 0;
  }

  /** Whether the others have put somebody out for good. */
  async isBarred(table: string, guest: string): Promise<boolean> {
    const [row] = await this.#db.read('SELECT barred FROM members WHERE game = ? AND guest = ?', table, guest);
    return z.object({ barred: z.int() }).optional().parse(row)?.barred === 1;
  }

  /** Changes what is being asked at a table. `false`: somebody else has, meanwhile. */
  async setMotion(table: string, before: Motion | null, after: Motion | null): Promise<boolean> {
    const text = (asked: Motion | null): string | null => asked && JSON.stringify(motion.parse(asked));
    const set = await this.#db.write(
      "UPDATE tables SET motion = ? WHERE id = ? AND coalesce(motion, '') = ? RETURNING id",
      ...[text(after), table, text(before) ?? ''],
    );
    return set.length > 0;
  }

  /**
   * Notes how far a game has come, unless something later has been noted. The game itself is on the disk by then: what a
   * process that dies has not noted any more is noted when somebody looks at the table.
   */
  async note(table: string, card: GameCard, now: number): Promise<void> {
    await this.#db.soon(
      `card of ${table}`,
      'UPDATE tables SET card = ?, changed = ? WHERE id = ? AND changed <= ?',
      ...[JSON.stringify(card), now, table, now],
    );
  }

  /** How many changes have been made to each of these games. */
  async revisions(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = new Map<string, number>();
    for (let i = 0; i < tables.length; i += ASKED_AT_ONCE) {
      // Always as many places, so that it is always the same statement.
      const asked = Array.from({ length: ASKED_AT_ONCE }, (_, at) => tables[i + at] ?? '');
      for (const row of await this.#db.read(REVISIONS, ...asked)) {
        const { game, revision } = revisionRow.parse(row);
        found.set(game, revision);
      }
    }
    return found;
  }

  /** Notes when somebody's time will be up; null: nobody's. */
  async setDeadline(table: string, at: number | null): Promise<void> {
    await this.#db.write('UPDATE tables SET deadline = ? WHERE id = ?', at, table);
  }

  /** Tables at which somebody's time was up by then. */
  async late(now: number): Promise<readonly string[]> {
    const found = await this.#db.read(
      `SELECT id FROM tables WHERE deadline <= ? ORDER BY deadline LIMIT ${ASKED_AT_ONCE}`,
      now,
    );
    return found.map((row) => z.object({ id: z.string() }).parse(row).id);
  }

  /** Names the table at which the same people play again. `false`: there is one already. */
  async setRematch(table: string, next: string): Promise<boolean> {
    const set = await this.#db.write(
      'UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL RETURNING id',
      ...[next, table],
    );
    return set.length > 0;
  }

  async #entries(where: string, ...values: Value[]): Promise<readonly TableEntry[]> {
    return gathered(await this.#db.read(entriesWhere(where), ...values), this.#usual);
  }
}
