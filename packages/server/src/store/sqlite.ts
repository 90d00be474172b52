import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import type { Database, Row, Statement, Value } from './database.ts';

/** Milliseconds for which another process may hold the file before a write is given up. */
const PATIENCE = 5000;

/** Something to be written, and who waits for it. */
interface Job {
  readonly statements: Iterable<Statement>;
  readonly resolve: (done: Done) => void;
  readonly reject: (error: unknown) => void;
}

/** What came of a statement. */
interface Done {
  readonly rows: readonly Row[];
  readonly written: number;
}

/** Milliseconds for which what is to be written soon waits for more of its kind. */
const SOON = 200;

/** A database in one file, which is made if it is not there. A folder made for it is nobody else's: games have secrets. */
export function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  return new Sqlite(file);
}

/**
 * Everything that is to be written within one turn of the event loop becomes one transaction, so that many tables share
 * the price of reaching the disk; each piece of work in it stands or falls by itself.
 */
class Sqlite implements Database {
  readonly #db: Libsql.Database;
  readonly #prepared = new Map<string, Libsql.Statement>();
  #waiting: Job[] = [];
  /** What waits for more of its kind, by what it is about. */
  readonly #later = new Map<string, Job>();
  #patience: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(file: string) {
    this.#db = new Libsql(file);
    this.#db.exec(`PRAGMA busy_timeout = ${PATIENCE}`);
    this.#db.exec('PRAGMA journal_mode = WAL');
    this.#db.exec('PRAGMA synchronous = FULL');
    this.#db.exec('PRAGMA foreign_keys = ON');
  }

  async read(sql: string, ...values: Value[]): Promise<readonly Row[]> {
    this.#expectOpen();
    this.#flush();
    return this.#run({ sql, values }).rows;
  }

  write(sql: string, ...values: Value[]): Promise<readonly Row[]> {
    return this.atomically([{ sql, values }]);
  }

  async count(sql: string, ...values: Value[]): Promise<number> {
    return (await this.#inTurn([{ sql, values }])).written;
  }

  soon(about: string, sql: string, ...values: Value[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#expectOpen();
      this.#patience ??= setTimeout(() => this.#flush(), SOON).unref();
      const before = this.#later.get(about);
      this.#later.set(about, {
        statements: [{ sql, values }],
        resolve(done) {
          before?.resolve(done);
          resolve();
        },
        reject(error) {
          before?.reject(error);
          reject(error);
        },
      });
    });
  }

  async atomically(statements: Iterable<Statement>): Promise<readonly Row[]> {
    return (await this.#inTurn(statements)).rows;
  }

  #inTurn(statements: Iterable<Statement>): Promise<Done> {
    return new Promise((resolve, reject) => {
      this.#expectOpen();
      if (this.#waiting.length === 0) setImmediate(() => this.#commit());
      this.#waiting.push({ statements, resolve, reject });
    });
  }

  async atOnce(queries: readonly string[]): Promise<readonly (readonly Row[])[]> {
    this.#flush();
    this.#db.exec('BEGIN');
    try {
      return queries.map((sql) => this.#run({ sql, values: [] }).rows);
    } finally {
      this.#db.exec('COMMIT');
    }
  }

  async close(): Promise<void> {
    this.#flush();
    this.#commit();
    this.#closed = true;
    this.#db.close();
  }

  /** What works with a file that is closed ends the whole process. */
  #expectOpen(): void {
    if (this.#closed) throw new Error('the database is closed');
  }

  /** Writes what was to be written soon. */
  #flush(): void {
    if (this.#patience) clearTimeout(this.#patience);
    this.#patience = null;
    if (this.#later.size === 0) return;
    this.#waiting.push(...this.#later.values());
    this.#later.clear();
    this.#commit();
  }

  #commit(): void {
    const jobs = this.#waiting;
    if (jobs.length === 0) return;
    this.#waiting = [];
    const told: (() => void)[] = [];
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      for (const job of jobs) told.push(this.#attempt(job));
      this.#db.exec('COMMIT');
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      for (const job of jobs) job.reject(error);
      return;
    }
    for (const tell of told) tell();
  }

  /** Does one piece of work within the transaction; what is given back tells how it went, once all is on the disk. */
  #attempt({ statements, resolve, reject }: Job): () => void {
    // One statement that fails undoes itself; most work is of one.
    const several = !(Array.isArray(statements) && statements.length === 1);
    if (several) this.#db.exec('SAVEPOINT job');
    try {
      let done: Done = NOTHING;
      for (const statement of statements) done = this.#run(statement);
      if (several) this.#db.exec('RELEASE job');
      return () => resolve(done);
    } catch (error) {
      // A full disk ends the whole transaction, and with it everybody's work.
      if (!this.#db.inTransaction) throw error;
      if (several) this.#db.exec('ROLLBACK TO job');
      if (several) this.#db.exec('RELEASE job');
      return () => reject(error);
    }
  }

  #run({ sql, values }: Statement): Done {
    const prepared = this.#prepared.get(sql) ?? this.#db.prepare(sql);
    this.#prepared.set(sql, prepared);
    if (!prepared.reader) return { rows: [], written: prepared.run(...values).changes };
    const rows = prepared.all(...values).filter(isRow);
    return { rows, written: rows.length };
  }
}

const NOTHING: Done = { rows: [], written: 0 };

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
