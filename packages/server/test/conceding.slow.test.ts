import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { expectConceding } from './conceding.ts';
import { makePage } from './serving.ts';

const { page, data, remove } = makePage();
afterAll(remove);

expectConceding('SQLite', async () => ({
  env: { PAGE: page, DATA: data },
  open: () => openSqlite(join(data, 'cinderhall.db')),
}));
