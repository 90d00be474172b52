/** What a column holds. */
export type Value = string | number | null;

/** A row as it came from the database; whoever reads it parses it. */
export type Row = Readonly<Record<string, unknown>>;

/** One statement of SQL that every database of ours understands, with `?` for each of its values. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** A database. Every call may reject; a rejected write has changed nothing. What a write answers is on the disk. */
export interface Database {
  read(sql: string, ...values: Value[]): Promise<readonly Row[]>;
  /** The rows are those that the statement returns by `RETURNING`. */
  write(sql: string, ...values: Value[]): Promise<readonly Row[]>;
  /** How many rows the statement has written: less work than to have them returned. */
  count(sql: string, ...values: Value[]): Promise<number>;
  /**
   * Writes what need not be on the disk before anybody goes on, a little later and together; of several about the same only
   * the last counts. Whoever reads here finds it no later than what is written at once.
   */
  soon(about: string, sql: string, ...values: Value[]): Promise<void>;
  /** Carries out all of the statements or none. The rows are those of the last one. */
  atomically(statements: Iterable<Statement>): Promise<readonly Row[]>;
  /** The rows of each of these queries, all as they are at one moment, however much is written meanwhile. */
  atOnce(queries: readonly string[]): Promise<readonly (readonly Row[])[]>;
  close(): Promise<void>;
}
