import { join } from 'node:path';
import { below, type RngState, seedRng } from '@cinderhall/kernel';
import { type LiveQuestion, LONGEST_MESSAGE, parseLiveLetter } from '@cinderhall/protocol';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { inspected, lookInto } from './inspector.ts';
import { nonsense } from './nonsense.ts';
import { type Live, meet, type Person, request } from './people.ts';
import { isOver, looking, playOn, savedIn, seated } from './play.ts';
import { makePage, serve } from './serving.ts';

const { page, data, remove } = makePage();
afterAll(remove);

/** How many messages: `FUZZ=100000` for all of them. */
const MESSAGES = Number(process.env.FUZZ ?? '4000');
/** Messages of a connection that wait for an answer at once. */
const AT_ONCE = 32;
/** Bytes by which the memory in use may differ, before and after: a few buffers and compiled functions. */
const GROWTH = 4 * 1024 * 1024;

/** Whether a message would change something, or say something to people: chance has made it too good. */
function isSound(message: string | Buffer, at: Sound): boolean {
  const question = typeof message === 'string' ? parseLiveLetter(message)?.question : undefined;
  if (question?.ask === 'submit') return question.decision === at.decision;
  if (question?.ask === 'undo') return question.revision === at.revision;
  return question?.ask === 'say' || question?.ask === 'leave' || question?.ask === 'concede';
}
interface Sound {
  readonly decision: number;
  readonly revision: number;
}

test(`${MESSAGES} messages that are none end nothing, fill nothing and change nothing`, {
  timeout: 60_000 + MESSAGES * 10,
}, async () => {
  const server = await serve({ PAGE: page, DATA: data, LIMITS: '1000', ...inspected });
  const people = [await meet(server.url, 'Ann'), await meet(server.url, 'Bo')] as const;
  const { table } = await seated(people);
  const players = await Promise.all(people.map((person) => looking(person, table)));
  const enough = () => players.some((live) => live.last(table).sight.step >= 20);
  await Promise.all(players.map((live, i) => playOn(live, table, seedRng(String(i)), { enough })));
  const { revision, sight } = await settled(players);
  const decision = sight.decision?.id ?? 0;
  const kept = async () => {
    const db = openSqlite(join(data, 'cinderhall.db'));
    const saved = await savedIn(db, table);
    await db.close();
    return saved;
  };
  const before = await kept();
  await Promise.all(players.map((live) => live.close()));

  const questions: [LiveQuestion, ...LiveQuestion[]] = [
    { ask: 'enter', table, since: { revision, step: sight.step } },
    { ask: 'enter', table, since: null },
    { ask: 'offered', table },
    { ask: 'submit', table, decision: decision + 1, move: 'place gold', id: 'answer-0001' },
    { ask: 'submit', table, decision, move: 'place gold', id: 'answer-0002' },
    { ask: 'undo', table, revision: revision + 1 },
    { ask: 'concede', table, id: 'concede-01' },
    { ask: 'past', table, eyes: 'everybody', step: 3 },
    { ask: 'say', table, id: 'line-0001', text: 'x' },
    { ask: 'plan', table, id: 'plan-0001', after: 'plan-0000', steps: [{ kind: 'turn', moves: ['place gold'] }] },
  ];
  const luck = seedRng('41');
  const inside = await lookInto(server);
  let sent = 0;
  /** Sends so many messages, over one connection after the other, each of which is answered unless it ends its connection. */
  async function pester(person: Person, many: number): Promise<void> {
    let live = await looking(person, table);
    for (let done = 0; done < many; ) {
      if (live.code !== null || live.reports.length > 2000) {
        await live.close();
        live = await looking(person, table);
      }
      const batch = Array.from({ length: AT_ONCE }, () => nonsense(questions, luck)).filter(
        (message) => !isSound(message, { decision, revision }) && message.length <= LONGEST_MESSAGE,
      );
      if (below(luck, 40) === 0) batch.push('x'.repeat(LONGEST_MESSAGE + 1));
      await answered(live, batch);
      if (below(luck, 20) === 0) await pesterByHttp(person, batch[0] ?? '', luck);
      done += batch.length;
      sent += batch.length;
    }
    await live.close();
  }
  await Promise.all(people.map((person) => pester(person, MESSAGES / 20)));
  const heap = await inside.heap();
  await Promise.all(people.map((person) => pester(person, (MESSAGES * 9) / 20)));
  const grown = (await inside.heap()) - heap;
  inside.close();
  expect(sent).toBeGreaterThanOrEqual(MESSAGES);
  expect(grown).toBeLessThan(GROWTH);

  expect(await kept()).toEqual(before);
  const back = await Promise.all(people.map((person) => looking(person, table)));
  for (const [i, live] of back.entries())
    expect(live.last(table).sight.view).toEqual(players[i]?.last(table).sight.view);
  await Promise.all(back.map((live, i) => playOn(live, table, seedRng(String(i)))));
  await back[0]?.until(() => back.every((live) => isOver(live, table)));
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, signal: null });

  async function settled(lives: readonly Live[]) {
    const [one] = lives;
    if (!one) throw new Error('nobody plays');
    const last = Math.max(...lives.map((live) => live.last(table).revision));
    for (const live of lives) await live.until(() => live.last(table).revision === last);
    return one.last(table);
  }
});

/** Sends messages, and waits until each has been answered or the connection has ended. */
async function answered(live: Live, batch: readonly (string | Buffer)[]): Promise<void> {
  const count = () => live.reports.filter(({ tell }) => tell === 'reply' || tell === 'malformed').length;
  const wanted = count() + batch.length;
  for (const message of batch) live.socket.send(message);
  await live.until(() => live.code !== null || count() >= wanted);
}

/** The same where requests go; whatever the answer is, it is one of refusal. */
async function pesterByHttp(person: Person, body: string | Buffer, luck: RngState): Promise<void> {
  const paths = [
    '/api/tables',
    '/api/me',
    `/api/tables/${'0'.repeat(16)}/members`,
    '/api/tables/x/seats/9',
    '/api/%00',
  ];
  const method = below(luck, 2) === 0 ? 'POST' : 'PUT';
  const headers = { cookie: person.cookie, 'content-type': 'application/json' };
  const response = await fetch(person.url + (paths[below(luck, paths.length)] ?? ''), {
    method,
    headers,
    body: Uint8Array.from(Buffer.from(body)),
  });
  await response.arrayBuffer();
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  if (below(luck, 10) === 0) expect((await request(person.url, '/healthz')).status).toBe(200);
}
