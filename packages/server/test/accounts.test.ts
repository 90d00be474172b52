import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { siteOf } from '../src/accounts/site.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { expectAccounts } from './accounts.ts';
import { makePage } from './serving.ts';

const { page, data, remove } = makePage();
afterAll(remove);

expectAccounts('SQLite', async () => ({
  env: { PAGE: page, DATA: data },
  open: () => openSqlite(join(data, 'cinderhall.db')),
}));

test.each<[string | undefined, string | null, string | null]>([
  ['https://games.example.org', null, 'games.example.org'],
  ['https://games.example.org:8443', null, 'games.example.org'],
  ['http://localhost:3000', null, 'localhost'],
  ['http://games.example.org', null, null],
  ['http://192.168.1.7:3000', null, null],
  ['https://192.168.1.7', null, null],
  ['https://[2001:db8::1]', null, null],
  ['null', null, null],
  [undefined, null, null],
  ['https://games.example.org', 'https://games.example.org', 'games.example.org'],
  ['https://other.example.org', 'https://games.example.org', null],
])('a page of %s, where %s is to be opened, has passkeys of %s', (origin, only, host) => {
  expect(siteOf({ headers: origin === undefined ? {} : { origin } }, only)?.host ?? null).toBe(host);
});
