import pg from 'pg';
import type { Database, Row, Statement, Value } from './database.ts';

/** Connections of one process. A table's answers come one after the other, so few tables ever wait for each other. */
const CONNECTIONS = 10;

/** Whole numbers of 64 bits come as text, lest they be rounded; ours are times and counts, which fit. */
const BIGINT = 20;

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
};

/** A PostgreSQL database, which any number of processes may share. */
export const openPostgres = (url: string): Database => new Postgres(url);

class Postgres implements Database {
  readonly #pool: pg.Pool;
  /** By text: the statement as PostgreSQL writes it, under a name by which each connection prepares it once. */
  readonly #prepared = new Map<string, { readonly name: string; readonly text: string }>();
  /** What is under way. A pool that is closed never serves those who still wait for a connection, and tells them nothing. */
  readonly #begun = new Set<Promise<unknown>>();

  constructor(url: string) {
    this.#pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, types });
    // A connection that breaks while nobody uses it is replaced by the pool; whoever uses one gets the error.
    this.#pool.on('error', () => {});
  }

  async read(sql: string, ...values: Value[]): Promise<readonly Row[]> {
    return (await this.#apart({ sql, values })).rows;
  }

  async write(sql: string, ...values: Value[]): Promise<readonly Row[]> {
    return (await this.#apart({ sql, values })).rows;
  }

  async count(sql: string, ...values: Value[]): Promise<number> {
    return (await this.#apart({ sql, values })).rowCount ?? 0;
  }

  async soon(_about: string, sql: string, ...values: Value[]): Promise<void> {
    await this.count(sql, ...values);
  }

  atomically(statements: Iterable<Statement>): Promise<readonly Row[]> {
    return this.#within('BEGIN', async (client) => {
      let rows: readonly Row[] = [];
      for (const statement of statements) rows = await this.#run(client, statement);
      return rows;
    });
  }

  atOnce(queries: readonly string[]): Promise<readonly (readonly Row[])[]> {
    return this.#within('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', async (client) => {
      const found: (readonly Row[])[] = [];
      for (const sql of queries) found.push(await this.#run(client, { sql, values: [] }));
      return found;
    });
  }

  #within<T>(begin: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return this.#following(this.#transaction(begin, work));
  }

  async #transaction<T>(begin: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    try {
      await client.query(begin);
      const done = await work(client);
      await client.query('COMMIT');
      client.release();
      return done;
    } catch (error) {
      // Whatever state the connection is in: closing it rolls back.
      client.release(true);
      throw error;
    }
  }

  /** Ends what is under way first. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#begun);
    await this.#pool.end();
  }

  async #run(client: pg.PoolClient, statement: Statement): Promise<readonly Row[]> {
    return (await this.#query(client, statement)).rows;
  }

  /** A statement in a transaction of its own. */
  #apart(statement: Statement): Promise<pg.QueryResult<Row>> {
    return this.#following(this.#query(this.#pool, statement));
  }

  #following<T>(work: Promise<T>): Promise<T> {
    const ended = (): boolean => this.#begun.delete(work);
    this.#begun.add(work);
    work.then(ended, ended);
    return work;
  }

  #query(on: pg.Pool | pg.PoolClient, { sql, values }: Statement): Promise<pg.QueryResult<Row>> {
    const { name, text } = this.#prepare(sql);
    return on.query<Row>({ name, text, values: [...values] });
  }

  #prepare(sql: string) {
    const known = this.#prepared.get(sql);
    if (known) return known;
    let place = 0;
    const prepared = { name: `s${this.#prepared.size}`, text: sql.replace(/\?/g, () => `$${++place}`) };
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}
