import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { exported, restored } from '../src/store/backup.ts';
import { migrate, NEWEST, shapeOf } from '../src/store/migrations.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { expectKept } from './stores.ts';

const folder = mkdtempSync(join(tmpdir(), 'cinderhall-stores-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'deep', 'cinderhall.db');

expectKept('SQLite', { open: async () => openSqlite(file), reopen: async () => openSqlite(file) });

test('a folder made for SQLite is nobody else’s', () => {
  expect(statSync(join(folder, 'deep')).mode & 0o777).toBe(0o700);
});

test('SQLite writes ahead, and waits for the disk', async () => {
  const db = openSqlite(join(folder, 'modes.db'));
  expect(await db.read('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(await db.read('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
  await db.close();
});

test('SQLite has what is to be written soon for whoever reads, and writes it by itself when nothing else is', async () => {
  const file = join(folder, 'soon.db');
  const [db, other] = [openSqlite(file), openSqlite(file)];
  await db.write('CREATE TABLE notes (text TEXT)');
  const note = (about: string, text: string) => db.soon(about, 'INSERT INTO notes (text) VALUES (?)', text);
  const notes = (from = db) => from.read('SELECT text FROM notes');
  // Of two about the same the last one.
  const noted = Promise.all([note('here', 'once'), note('there', 'b'), note('here', 'a')]);
  expect(await notes()).toEqual([{ text: 'a' }, { text: 'b' }]);
  await noted;
  await note('here', 'c');
  expect(await notes(other)).toEqual([{ text: 'a' }, { text: 'b' }, { text: 'c' }]);
  for (const one of [db, other]) await one.close();
});

test('SQLite has no reader wait for the disk: what was to be written soon goes there with whatever is written in the same moment', async () => {
  const file = join(folder, 'moment.db');
  const [db, other] = [openSqlite(file), openSqlite(file)];
  await db.write('CREATE TABLE notes (text TEXT)');
  const notes = (from = db) => from.read('SELECT text FROM notes');
  const soon = db.soon('here', 'INSERT INTO notes (text) VALUES (?)', 'a');
  expect(await notes()).toEqual([{ text: 'a' }]);
  const written = db.write('INSERT INTO notes (text) VALUES (?)', 'b');
  expect(await notes(other)).toEqual([]);
  // Not to be read before it is on the disk.
  expect(await notes()).toEqual([{ text: 'a' }]);
  await Promise.all([soon, written]);
  expect(await notes(other)).toEqual([{ text: 'a' }, { text: 'b' }]);
  for (const one of [db, other]) await one.close();
});

test('an empty database is brought to the newest shape by many at once, who are in each other’s way at every step', async () => {
  const db = openSqlite(join(folder, 'many.db'));
  await Promise.all(Array.from({ length: 4 }, () => migrate(db)));
  expect(await shapeOf(db)).toBe(NEWEST);
  await db.close();
});

test('what an older program has exported is restored in the newest shape', async () => {
  const old = openSqlite(join(folder, 'old.db'));
  await migrate(old, 1);
  await old.write("INSERT INTO guests (id, name, created) VALUES ('a', 'Дана', 7)");
  const { lines, counted } = await exported(old);
  expect([counted.get('guests'), counted.has('pledges')]).toEqual([1, false]);
  const db = openSqlite(join(folder, 'new.db'));
  await restored(db, lines);
  expect(await shapeOf(db)).toBe(NEWEST);
  expect(await db.read('SELECT name, created FROM guests')).toEqual([{ name: 'Дана', created: 7 }]);
  expect(await db.read('SELECT * FROM pledges')).toEqual([]);
  await Promise.all([old.close(), db.close()]);
});
