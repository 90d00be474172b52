import type { Database } from './database.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { type Ears, noWire, openWire, type Wire } from './wire.ts';

export { type Counted, exported, NoRestore, restored } from './backup.ts';
export type { Database, Row, Statement, Value } from './database.ts';
export { GameStore } from './game-store.ts';
export type { Ears, Wire } from './wire.ts';

/** Where everything is kept, and the way to the other processes that keep it with us. */
export interface Storage {
  readonly db: Database;
  readonly wire: Wire;
}

/** A database as it is, whatever its shape. */
export const openDatabase = (where: { url: string } | { file: string }): Database =>
  'url' in where ? openPostgres(where.url) : openSqlite(where.file);

/** Opens the database, PostgreSQL by its address or SQLite in a file, and brings it to its newest shape. */
export async function openStorage(where: { url: string } | { file: string }, ears: Ears): Promise<Storage> {
  const db = openDatabase(where);
  await migrate(db);
  return { db, wire: 'url' in where ? await openWire(where.url, ears) : noWire };
}
