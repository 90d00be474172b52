import * as z from 'zod';
import type { Database, Row, Statement } from './database.ts';
import { migrate, NEWEST, shapeOf, tablesOf } from './migrations.ts';

/** Version of the file. */
const FORMAT = 1;
/** Rows that are written by one statement. */
const AT_ONCE = 50;

const NAME = /^[a-z_]+$/;
const head = z.strictObject({ cinderhall: z.literal('backup'), format: z.literal(FORMAT), shape: z.int().min(1) });
const line = z.tuple([z.string(), z.record(z.string().regex(NAME), z.union([z.string(), z.number(), z.null()]))]);

type Filled = z.infer<typeof line>[1];

/** How many rows of each table. */
export type Counted = ReadonlyMap<string, number>;

/** Something is wrong with a file, or with where it shall go: for a person to read. */
export class NoRestore extends Error {
  override readonly name = 'NoRestore';
}

/**
 * Everything in a database, as lines of JSON: its shape, then each row with the name of its table. It is how things are at
 * one moment, whoever writes meanwhile, and is the same for every kind of database: what was kept in one may go to another.
 */
export async function exported(db: Database): Promise<{ readonly lines: Iterable<string>; readonly counted: Counted }> {
  const shape = await shapeOf(db);
  if (shape > NEWEST) throw new NoRestore(`The database has shape ${shape}; this program knows ${NEWEST}.`);
  const tables = tablesOf(shape);
  const found = await db.atOnce(tables.map((table) => `SELECT * FROM ${table}`));
  const rowsOf = (i: number): readonly Row[] => found[i] ?? [];
  return {
    lines: written(shape, tables, rowsOf),
    counted: new Map(tables.map((table, i) => [table, rowsOf(i).length])),
  };
}

function* written(shape: number, tables: readonly string[], rowsOf: (i: number) => readonly Row[]): Iterable<string> {
  yield JSON.stringify({ cinderhall: 'backup', format: FORMAT, shape } satisfies z.infer<typeof head>);
  for (const [i, table] of tables.entries()) for (const row of rowsOf(i)) yield JSON.stringify([table, row]);
}

/**
 * Puts what was exported into an empty database: all of it or nothing. What an older program has exported is brought to the
 * newest shape as the database of such a program would be.
 */
export async function restored(db: Database, lines: Iterable<string>): Promise<Counted> {
  const rest = lines[Symbol.iterator]();
  const { shape } = readHead(rest.next().value);
  await expectEmpty(db);
  await migrate(db, shape);
  const counted = new Map<string, number>(tablesOf(shape).map((table) => [table, 0]));
  await db.atomically(inserts(rest, counted));
  await migrate(db);
  return counted;
}

function readHead(text: string | undefined): z.infer<typeof head> {
  const read = head.safeParse(parsed(text ?? ''));
  if (!read.success) throw new NoRestore('The file is no backup of a Cinderhall server, or one of a newer program.');
  if (read.data.shape > NEWEST)
    throw new NoRestore(
      `The backup has shape ${read.data.shape}; this program knows ${NEWEST}. Use the newer program.`,
    );
  return read.data;
}

/** Nothing may be there that people have made: no game, and no guest. */
async function expectEmpty(db: Database): Promise<void> {
  await db.write('CREATE TABLE IF NOT EXISTS shapes (version INTEGER PRIMARY KEY)');
  const tables = tablesOf(await shapeOf(db));
  for (const table of ['games', 'guests'].filter((name) => tables.includes(name))) {
    const [row] = await db.read(`SELECT 1 AS one FROM ${table} LIMIT 1`);
    if (row !== undefined) throw new NoRestore('The database is not empty. Restore into a new one.');
  }
  if (tables.length > 0)
    await db.atomically(tables.toReversed().map((table) => ({ sql: `DROP TABLE ${table}`, values: [] })));
  await db.write('DELETE FROM shapes');
}

/** The statements that write all rows. They are made while they are carried out: the file may be long. */
function* inserts(rest: Iterator<string>, counted: Map<string, number>): Iterable<Statement> {
  let rows: Filled[] = [];
  let into = '';
  for (let next = rest.next(), number = 2; !next.done; next = rest.next(), number++) {
    if (next.value === '') continue;
    const [table, row] = readRow(next.value, number, counted);
    counted.set(table, (counted.get(table) ?? 0) + 1);
    const columns = `${table} (${Object.keys(row).join(', ')})`;
    if (rows.length > 0 && (columns !== into || rows.length === AT_ONCE)) {
      yield insert(into, rows);
      rows = [];
    }
    into = columns;
    rows.push(row);
  }
  if (rows.length > 0) yield insert(into, rows);
}

function readRow(text: string, number: number, known: Counted): z.infer<typeof line> {
  const read = line.safeParse(parsed(text));
  if (!read.success || !known.has(read.data[0])) throw new NoRestore(`Line ${number} of the backup is damaged.`);
  return read.data;
}

function insert(into: string, rows: readonly Filled[]): Statement {
  const values = rows.flatMap((row) => Object.values(row));
  const places = rows.map((row) => `(${Object.keys(row).fill('?').join(', ')})`);
  return { sql: `INSERT INTO ${into} VALUES ${places.join(', ')}`, values };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
