import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { meet, persons, request } from './people.ts';
import { makePage, serve } from './serving.ts';

const BOT = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url));
const { page, data, remove } = makePage();
afterAll(remove);

/** Runs the example to its end. */
function bot(...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [BOT, ...args], { stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

test.each([
  ['crown-of-ash', 2, []],
  ['rune-age', 3, [{ player: 'greedy', name: 'Oda' }]],
] as const)('programs that know the protocol alone play a whole game of %s', async (game, players, computers) => {
  const server = await serve({ PAGE: page, DATA: data, LIMITS: '100' });
  const host = await meet(server.url, 'Ann');
  const seats = [...persons(2), ...computers];
  const { table, invite } = (await host.lay({ game, config: { players }, seats, sit: null })).body;
  const link = `${server.url}/#/online/${table}/${invite}`;
  const [one, other] = await Promise.all([bot(link, 'Ash'), bot(link, 'Bone')]);
  expect(one).toEqual({ code: 0, said: expect.stringMatching(/^The game is over: \d+( : \d+)+\n$/) });
  expect(other).toEqual(one);
  const { body } = await host.ask('GET', `/api/tables/${table}`);
  expect(body).toMatchObject({ game, over: true, seats: [{ open: false }, { open: false }, ...computers] });
  expect(await bot(link, 'Cinder')).toMatchObject({ code: 1, said: expect.stringContaining('no seat is open') });
  expect((await request(server.url, '/healthz')).status).toBe(200);
  server.child.kill('SIGTERM');
  await server.ended;
});
