import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../src/store/postgres.ts';
import { openWire } from '../src/store/wire.ts';
import { expectAccounts } from './accounts.ts';
import { expectBackedUp } from './backups.ts';
import { expectConceding } from './conceding.ts';
import { expectDelayed } from './delays.ts';
import { expectRinging } from './hooks.ts';
import { expectLively } from './live.ts';
import { expectAgreeable } from './motions.ts';
import { expectPrepared } from './plans.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { expectPushing } from './pushes.ts';
import { makePage } from './serving.ts';
import { expectKept } from './stores.ts';
import { expectHospitable } from './tables.ts';
import { expectTalkative } from './talk.ts';
import { expectTimely } from './time.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

let url = '';
const { page, data, remove } = makePage();
afterAll(remove);

expectHospitable('PostgreSQL', async () => ({ PAGE: page, DATABASE_URL: await postgres.fresh(), LIMITS: '10' }));

const keep = async () => {
  const database = await postgres.fresh();
  return { env: { PAGE: page, DATABASE_URL: database }, open: () => openPostgres(database) };
};
expectLively('PostgreSQL', keep, ['3']);
expectTimely('PostgreSQL', keep);
expectDelayed('PostgreSQL', keep);
expectConceding('PostgreSQL', keep);
expectAccounts('PostgreSQL', keep);
expectTalkative('PostgreSQL', keep);
expectAgreeable('PostgreSQL', keep);
expectPrepared('PostgreSQL', keep);
expectRinging('PostgreSQL', async () => openPostgres(await postgres.fresh()));
expectPushing('PostgreSQL', async () => openPostgres(await postgres.fresh()));

expectKept('PostgreSQL', {
  open: async () => {
    url = await postgres.fresh();
    return openPostgres(url);
  },
  reopen: async () => openPostgres(url),
});

const anEmpty = async () => ({ PAGE: page, DATABASE_URL: await postgres.fresh() });
expectBackedUp('PostgreSQL to PostgreSQL', { from: anEmpty, to: anEmpty });
let files = 0;
expectBackedUp('SQLite to PostgreSQL', { from: async () => ({ PAGE: page, DATA: `${data}-${++files}` }), to: anEmpty });

describe('the wire', () => {
  const until = async (what: () => boolean) => {
    while (!what()) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  /** One end, and what it has heard. */
  async function anEnd(at: string) {
    const heard: string[] = [];
    const wire = await openWire(at, { hear: (note) => heard.push(note), missed: () => heard.push('(missed)') });
    return { heard, wire };
  }

  test('tells everybody else, of each topic the last note of a moment', async () => {
    const at = await postgres.fresh();
    const [here, there] = [await anEnd(at), await anEnd(at)];
    here.wire.tell('ash', 'ash 1');
    here.wire.tell('bone', 'bone 7');
    here.wire.tell('ash', 'ash 2');
    await until(() => there.heard.length === 2);
    there.wire.tell('ash', 'ash 3');
    await until(() => here.heard.length > 0);
    expect([here.heard, there.heard]).toEqual([['ash 3'], ['ash 2', 'bone 7']]);
    await Promise.all([here.wire.close(), there.wire.close()]);
  });

  test('cut, it is mended, and says that something may have been missed', async () => {
    const at = await postgres.fresh();
    const [here, there] = [await anEnd(at), await anEnd(at)];
    const db = openPostgres(at);
    await db.read(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await until(() => here.heard.length > 0 && there.heard.length > 0);
    expect([here.heard, there.heard]).toEqual([['(missed)'], ['(missed)']]);
    here.wire.tell('ash', 'ash 1');
    await until(() => there.heard.length > 1);
    expect(there.heard[1]).toBe('ash 1');
    await Promise.all([here.wire.close(), there.wire.close(), db.close()]);
  });
});
