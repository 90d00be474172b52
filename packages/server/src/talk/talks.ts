import { type Happened, type TalkLine, talkLine } from '@cinderhall/protocol';
import * as z from 'zod';
import { newName } from '../chance.ts';
import { Allowances, type Measure, times } from '../http/allowance.ts';
import type { Database, Row } from '../store/index.ts';

/** Lines of a table that are kept. */
const KEPT = 200;
/** What one person may say at one table, and what they may report anywhere. */
const SAYING: Measure = { most: 6, perSecond: 0.4 };
const REPORTING: Measure = { most: 10, perSecond: 0.01 };

const lineRow = z.object({ line: z.string() });

/** Somebody who says or does something: in a seat, or after the game anywhere at the table. */
export type Speaker = Pick<TalkLine, 'who' | 'name' | 'seat'>;

export interface TalksPorts {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How many times the usual limits hold. */
  readonly limits: number;
}

/** What is said at tables, and done there beside the game. */
export class Talks {
  readonly #db: Database;
  readonly #now: () => number;
  readonly #saying: Allowances;
  readonly #reporting: Allowances;

  constructor({ db, now, limits }: TalksPorts) {
    this.#db = db;
    this.#now = now;
    this.#saying = new Allowances(times(limits, SAYING));
    this.#reporting = new Allowances(times(limits, REPORTING));
  }

  /** Seconds after which somebody may say something again; 0: now, and then they have said it. */
  wait(table: string, who: string): number {
    return this.#saying.take(`${table} ${who}`, this.#now());
  }

  /** Writes down what has been said or done. Null: it had been already. */
  async add(table: string, speaker: Speaker, happened: Happened, id = newName()): Promise<TalkLine | null> {
    const { who, name, seat } = speaker;
    const line: TalkLine = { id, at: this.#now(), who, name, seat, happened };
    const added = await this.#db.write(
      'INSERT INTO talk (game, id, at, line) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id',
      ...[table, id, line.at, JSON.stringify(line)],
    );
    if (added.length === 0) return null;
    await this.#db.write(
      `DELETE FROM talk WHERE game = ? AND at < (SELECT at FROM talk WHERE game = ? ORDER BY at DESC LIMIT 1 OFFSET ${KEPT - 1})`,
      ...[table, table],
    );
    return line;
  }

  /** The latest lines, oldest first; `until`: those that had been said at that instant. */
  async latest(table: string, until = Number.MAX_SAFE_INTEGER): Promise<TalkLine[]> {
    const rows = await this.#db.read(
      `SELECT line FROM talk WHERE game = ? AND at <= ? ORDER BY at DESC, id DESC LIMIT ${KEPT}`,
      ...[table, until],
    );
    return rows.map(read).toReversed();
  }

  /** Puts a line before whoever runs the server. Null: there is none; otherwise the seconds to wait, 0 for done. */
  async report(table: string, id: string, guest: string): Promise<{ readonly wait: number } | null> {
    const [row] = await this.#db.read('SELECT line FROM talk WHERE game = ? AND id = ?', table, id);
    if (row === undefined) return null;
    const wait = this.#reporting.take(guest, this.#now());
    if (wait > 0) return { wait };
    await this.#db.write(
      'INSERT INTO reports (game, line, guest, at, text) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      ...[table, id, guest, this.#now(), lineRow.parse(row).line],
    );
    return { wait: 0 };
  }

  /** Forgets who has said nothing in a while. */
  sweep(): void {
    this.#saying.sweep(this.#now());
    this.#reporting.sweep(this.#now());
  }
}

const read = (row: Row): TalkLine => talkLine.parse(JSON.parse(lineRow.parse(row).line));
