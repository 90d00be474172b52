import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { expectPrepared } from './plans.ts';
import { makePage } from './serving.ts';

const { page, data, remove } = makePage();
afterAll(remove);

expectPrepared('SQLite', async () => ({
  env: { PAGE: page, DATA: data },
  open: () => openSqlite(join(data, 'cinderhall.db')),
}));
