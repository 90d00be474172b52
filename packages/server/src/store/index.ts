import type { Database } from './database.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { type Ears, noWire, openWire, type Wire } from './wire.ts';

export type { Database, Row, Value } from './database.ts';
export { GameStore } from './game-store.ts';
export type { Ears, Wire } from './wire.ts';

/** Where everything is kept, and the way to the other processes that keep it with us. */
export interface Storage {
  readonly db: Database;
  readonly wire: Wire;
}

/** Opens the database, PostgreSQL by its address or SQLite in a file, and brings it to its newest shape. */
export async function openStorage(where: { url: string } | { file: string }, ears: Ears): Promise<Storage> {
  const db = 'url' in where ? openPostgres(where.url) : openSqlite(where.file);
  await migrate(db);
  return { db, wire: 'url' in where ? await openWire(where.url, ears) : noWire };
}
