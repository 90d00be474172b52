import fastify from 'fastify';
import { expect, test } from 'vitest';
import { Metrics } from '../src/metrics.ts';
import type { Database } from '../src/store/index.ts';

/** A database that takes nothing whose text says so. */
const db: Database = {
  read: async (sql) => answer(sql),
  write: async (sql) => answer(sql),
  count: async (sql) => answer(sql).length,
  soon: async (_about, sql) => void answer(sql),
  atomically: async (statements) => [...statements].flatMap(({ sql }) => answer(sql)),
  atOnce: async (queries) => queries.map(answer),
  close: async () => {},
};
const answer = (sql: string) => {
  if (sql === 'FAIL') throw new Error('the disk is full');
  return [{ sql }];
};

test('what the server does is counted, in the words of Prometheus', async () => {
  const app = fastify();
  const metrics = new Metrics();
  metrics.tell(app, { tables: () => 3, sockets: () => 7 });
  metrics.answered('submit', 'ok');
  metrics.answered('submit', 'ok');
  metrics.answered('submit', 'stale');
  const measured = metrics.measured(db);
  expect(await measured.read('A')).toEqual([{ sql: 'A' }]);
  expect(await measured.write('B')).toEqual([{ sql: 'B' }]);
  expect(await measured.count('B')).toBe(1);
  await measured.soon('b', 'B');
  expect(await measured.atomically([{ sql: 'C', values: [] }])).toEqual([{ sql: 'C' }]);
  expect(await measured.atOnce(['D'])).toEqual([[{ sql: 'D' }]]);
  for (const failing of [measured.read('FAIL'), measured.write('FAIL')]) await expect(failing).rejects.toThrow('disk');

  const { headers, payload } = await app.inject('/metrics');
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^text\/plain; version=0\.0\.4/),
    'cache-control': 'no-store',
  });
  for (const line of [
    'cinderhall_open_tables 3',
    'cinderhall_sockets 7',
    'cinderhall_answers_total{ask="submit",verdict="ok"} 2',
    'cinderhall_answers_total{ask="submit",verdict="stale"} 1',
    'cinderhall_commit_seconds_count 4',
    'cinderhall_store_errors_total 2',
  ])
    expect(payload.split('\n')).toContain(line);
  expect(payload).toMatch(/^process_resident_memory_bytes \d+$/m);
  await app.close();
});
