import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
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
