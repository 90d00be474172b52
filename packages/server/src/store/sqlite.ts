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

/** A statement that is carried out again and again, and whether it has rows to read. */
interface Prepared {
  readonly statement: Libsql.Statement;
  readonly reads: boolean;
}

/** A transaction that is under way. */
interface Transaction {
  readonly jobs: Job[];
  readonly told: (() => void)[];
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
  readonly #prepared = new Map<string, Prepared>();
  #waiting: Job[] = [];
  /** What has been carried out since the last commit, and who is told how it went after the next one; null: nothing. */
  #open: Transaction | null = null;
  /** Whether this turn of the event loop ends with a commit. */
  #due = false;
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
      this.#commitSoon();
      this.#waiting.push({ statements, resolve, reject });
    });
  }

  async atOnce(queries: readonly string[]): Promise<readonly (readonly Row[])[]> {
    this.#flush();
    this.#commit();
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

  /**
   * Writes what was to be written soon, so that whoever reads here finds it. It reaches the disk at the end of this turn of the
   * event loop, with what is written then: nobody waits for it alone.
   */
  #flush(): void {
    if (this.#patience) clearTimeout(this.#patience);
    this.#patience = null;
    if (this.#later.size === 0) return;
    const jobs = [...this.#later.values()];
    this.#later.clear();
    this.#carryOut(jobs);
    this.#commitSoon();
  }

  #commitSoon(): void {
    if (this.#due) return;
    this.#due = true;
    setImmediate(() => {
      this.#due = false;
      this.#commit();
    });
  }

  #commit(): void {
    const jobs = this.#waiting;
    this.#waiting = [];
    this.#carryOut(jobs);
    const open = this.#open;
    if (!open) return;
    try {
      this.#db.exec('COMMIT');
    } catch (error) {
      this.#giveUp(open, error);
      return;
    }
    this.#open = null;
    for (const tell of open.told) tell();
  }

  /** Does work within the transaction under way, or a new one. */
  #carryOut(jobs: readonly Job[]): void {
    if (jobs.length === 0) return;
    const open = this.#open ?? { jobs: [], told: [] };
    open.jobs.push(...jobs);
    try {
      if (!this.#open) this.#db.exec('BEGIN IMMEDIATE');
      this.#open = open;
      for (const job of jobs) open.told.push(this.#attempt(job));
    } catch (error) {
      this.#giveUp(open, error);
    }
  }

  #giveUp({ jobs }: Transaction, error: unknown): void {
    this.#open = null;
    if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
    for (const job of jobs) job.reject(error);
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
    const { statement, reads } = this.#prepare(sql);
    // As one list: it takes those that come one by one for lists of their own.
    if (!reads) return { rows: [], written: statement.run(values).changes };
    const rows = statement.all(values).filter(isRow);
    return { rows, written: rows.length };
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#db.prepare(sql);
    const prepared = { statement, reads: statement.reader };
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}

const NOTHING: Done = { rows: [], written: 0 };

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
