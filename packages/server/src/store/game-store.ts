import {
  type Change,
  cutTo,
  type Entry,
  parseSaved,
  type Saved,
  type Store,
  type Turn,
  withEntry,
} from '@cinderhall/referee';
import * as z from 'zod';
import type { Database, Value } from './database.ts';

const LOAD = `SELECT games.record, changes.seq, changes.line, changes.answer, changes.keep, changes.at
  FROM games LEFT JOIN changes ON changes.game = games.id WHERE games.id = ? ORDER BY changes.seq`;
const SINCE = `SELECT changes.seq, changes.line, changes.answer, changes.keep, changes.at
  FROM games LEFT JOIN changes ON changes.game = games.id AND changes.seq > ? WHERE games.id = ? ORDER BY changes.seq`;
const CREATE = 'INSERT INTO games (id, record) VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING id';
// One statement and therefore one transaction: somebody else's change with the same number stands in its way.
const changeWhere = (from: string, of: string): string =>
  `INSERT INTO changes (game, seq, line, answer, keep, at, mover, asked) SELECT ${of}, ?, ?, ?, ?, ?, ?, ? FROM ${from}
  AND (? = 0 OR EXISTS (SELECT 1 FROM changes WHERE game = ${of} AND seq = ?)) ON CONFLICT DO NOTHING`;
const CHANGE = changeWhere('games WHERE id = ?', 'games.id');
// The same of whoever sits there: who may answer is asked where the answer is written.
const SEATED = 'seats WHERE seats.game = ? AND seats.guest = ? AND seats.seat = ?';
const CHANGE_BY_GUEST = changeWhere(SEATED, 'seats.game');
// The same of whoever prepared it, while that waits: a lock on the plan has whoever takes it back come before or after.
const LOCK_PLAN = 'UPDATE plans SET ended = ended WHERE game = ? AND id = ? AND ended IS NULL';
const WAITING = 'SELECT 1 FROM plans WHERE game = ? AND id = ? AND ended IS NULL';
const PREPARED = `seats JOIN plans ON plans.game = seats.game AND plans.guest = seats.guest AND plans.seat = seats.seat
  WHERE plans.game = ? AND plans.guest = ? AND plans.seat = ? AND plans.id = ? AND plans.ended IS NULL`;
const CHANGE_BY_PLAN = `${changeWhere(PREPARED, 'seats.game')} RETURNING seq`;
const REMOVE = 'DELETE FROM games WHERE id = ?';

const change = {
  seq: z.int().nullable(),
  line: z.string().nullable(),
  answer: z.string().nullable(),
  keep: z.int().nullable(),
  at: z.number().nullable(),
};
const changes = z.array(z.object(change));
const stored = z.array(z.object({ record: z.string(), ...change }));
const changeRow = z.object({ seq: z.int(), at: z.number().nullable() });

/** Hears of every change after it is on the disk. */
export type Written = (table: string, seq: number) => void;

/**
 * The referee's games: each one as it began and the numbered changes since. A change is written by one statement, and
 * never written over.
 */
export class GameStore implements Store {
  readonly #db: Database;
  readonly #written: Written;
  readonly #now: () => number;

  constructor(db: Database, written: Written, now: () => number = Date.now) {
    this.#db = db;
    this.#written = written;
    this.#now = now;
  }

  /** `until`: as it was at that instant; -1: as it began. */
  async load(table: string, until = Number.POSITIVE_INFINITY): Promise<unknown> {
    const rows = stored.parse(await this.#db.read(LOAD, table));
    const [first] = rows;
    if (first === undefined) return null;
    const begun = parseSaved(JSON.parse(first.record));
    if (!begun.ok) return JSON.parse(first.record);
    return changesIn(rows.slice(0, countUntil(rows, until))).reduce<Saved>(
      (saved, made) => ('keep' in made ? cutTo(saved, made.keep) : withEntry(saved, made)),
      begun.value,
    );
  }

  async since(table: string, revision: number): Promise<readonly Change[] | null> {
    const rows = changes.parse(await this.#db.read(SINCE, revision, table));
    return rows.length === 0 ? null : changesIn(rows);
  }

  /** How many changes had been made at that instant, to a table that had had `known` by then. */
  async revisionAt(table: string, until: number, known: number): Promise<number> {
    const news = await this.#db.read(
      'SELECT seq, at FROM changes WHERE game = ? AND seq > ? ORDER BY seq',
      ...[table, known],
    );
    return known + countUntil(z.array(changeRow).parse(news), until);
  }

  async create(table: string, saved: Saved): Promise<boolean> {
    const made = await this.#db.write(CREATE, table, JSON.stringify(saved));
    return made.length > 0;
  }

  append(table: string, revision: number, { line, id }: Entry, turn?: Turn): Promise<boolean> {
    return this.#change(table, revision, [line, id, null], turn);
  }

  cut(table: string, revision: number, keep: number, turn?: Turn): Promise<boolean> {
    return this.#change(table, revision, [null, null, keep], turn);
  }

  async remove(table: string): Promise<void> {
    await this.#db.write(REMOVE, table);
    this.#written(table, 0);
  }

  async #change(
    table: string,
    revision: number,
    change: readonly [line: string | null, answer: string | null, keep: number | null],
    turn: Turn | undefined,
  ): Promise<boolean> {
    const when = [this.#now(), turn?.by ?? null, turn ? JSON.stringify(turn.asked) : null];
    const sits = turn?.warrant === undefined ? [] : [turn.warrant, turn.by];
    const sql = sits.length > 0 ? CHANGE_BY_GUEST : CHANGE;
    const written =
      turn?.prepared === undefined
        ? await this.#db.count(sql, revision + 1, ...change, ...when, table, ...sits, revision, revision)
        : await this.#byPlan(table, turn.prepared, [
            ...[revision + 1, ...change, ...when, table],
            ...[...sits, turn.prepared, revision, revision],
          ]);
    if (written > 0) {
      this.#written(table, revision + 1);
      return true;
    }
    if (turn?.prepared !== undefined && (await this.#db.read(WAITING, table, turn.prepared)).length === 0)
      throw new Error('what was prepared has been taken back');
    if (sits.length > 0 && (await this.#db.read(`SELECT 1 FROM ${SEATED}`, table, ...sits)).length === 0)
      throw new Error('somebody answers for a seat that is not theirs any more');
    return false;
  }

  async #byPlan(table: string, plan: string, values: readonly Value[]): Promise<number> {
    const rows = await this.#db.atomically([
      { sql: LOCK_PLAN, values: [table, plan] },
      { sql: CHANGE_BY_PLAN, values },
    ]);
    return rows.length;
  }
}

/** The changes in these rows. A game without any is a row without one. */
const changesIn = (rows: z.infer<typeof changes>): Change[] =>
  rows.flatMap(({ line, answer, keep }): Change[] => {
    if (keep !== null) return [{ keep }];
    return line === null ? [] : [{ line, id: answer ?? '' }];
  });

/**
 * How many changes, of some that follow on each other, had been made at an instant. Machines may disagree about the time of
 * day: nothing has been made before what it follows on.
 */
function countUntil(changes: readonly { readonly at: number | null }[], until: number): number {
  const later = changes.findIndex(({ at }) => (at ?? 0) > until);
  return later < 0 ? changes.length : later;
}
