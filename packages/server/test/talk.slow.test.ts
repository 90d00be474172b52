import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { makePage } from './serving.ts';
import { expectTalkative } from './talk.ts';

const { page, data, remove } = makePage();
afterAll(remove);

expectTalkative('SQLite', async () => ({
  env: { PAGE: page, DATA: data },
  open: () => openSqlite(join(data, 'cinderhall.db')),
}));
