import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { makePage } from './serving.ts';
import { expectTimely } from './time.ts';

const { page, data, remove } = makePage();
afterAll(remove);

expectTimely('SQLite', async () => ({
  env: { PAGE: page, DATA: data },
  open: () => openSqlite(join(data, 'cinderhall.db')),
}));
