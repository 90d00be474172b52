import { join } from 'node:path';
import { below, type RngState, seedRng } from '@cinderhall/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { type Live, meet, type Person } from './people.ts';
import { isOver, looking, playOn, type Sent, savedIn, seated, someAnswer } from './play.ts';
import { makePage, type Serving, serve } from './serving.ts';

const { page, data, remove } = makePage();
afterAll(remove);
const start = () => serve({ PAGE: page, DATA: data, LIMITS: '100' });

/** How often the server is killed: `KILLS=50` for the whole of it. */
const KILLS = Number(process.env.KILLS ?? '3');

/** What one player has sent: what was acknowledged, and what may or may not have arrived. */
interface Book {
  readonly person: Person;
  readonly acknowledged: { readonly sent: Sent; readonly step: number }[];
  open: Sent | null;
}

/** Kills a server soon after it has acknowledged some answers: a fast one would end its games by any clock. */
function killer(server: Serving, luck: RngState): () => void {
  let left = 1 + below(luck, 40);
  const wait = below(luck, 8);
  return () => {
    left -= 1;
    if (left === 0) setTimeout(() => server.child.kill('SIGKILL'), wait);
  };
}

/** Plays until the connection is cut; tells each answer that was acknowledged. */
async function playUntilCut(
  live: Live,
  table: string,
  book: Book,
  luck: RngState,
  acknowledged: () => void,
): Promise<void> {
  while (live.code === null && !isOver(live, table)) {
    const sent = someAnswer(live, table, luck);
    if (sent) {
      book.open = sent;
      const verdict = await live.ask<'submit'>({ ask: 'submit', table, ...sent });
      if (live.code !== null && !verdict.ok) return;
      expect(verdict).toMatchObject({ ok: true });
      book.open = null;
      if (verdict.ok) book.acknowledged.push({ sent, step: verdict.value.step });
      acknowledged();
    } else await live.until(() => live.code !== null || isOver(live, table) || live.last(table).sight.moves.length > 0);
  }
}

/** Sends once more what was under way when the server was killed: it counts once, whether it had arrived or not. */
async function sendAgain(live: Live, table: string, book: Book): Promise<void> {
  const sent = book.open;
  if (sent === null) return;
  const verdict = await live.ask<'submit'>({ ask: 'submit', table, ...sent });
  expect(verdict).toMatchObject({ ok: true });
  book.open = null;
  if (verdict.ok) book.acknowledged.push({ sent, step: verdict.value.step });
}

describe('a server that is killed', () => {
  test(`${KILLS} times in the middle of games loses nothing that it has acknowledged, and does nothing twice`, {
    timeout: 60_000 + KILLS * 15_000,
  }, async () => {
    const luck = seedRng('17');
    let server: Serving = await start();
    const people = [await meet(server.url, 'Ann'), await meet(server.url, 'Bo')] as const;
    let table = (await seated(people)).table;
    let books: Book[] = people.map((person) => ({ person, acknowledged: [], open: null }));
    let games = 0;

    for (let kill = 0; kill < KILLS; kill++) {
      const lives = await Promise.all(people.map((person) => looking(person.at(server.url), table)));
      for (const [i, live] of lives.entries()) if (books[i]) await sendAgain(live, table, books[i]);
      const acknowledged = killer(server, luck);
      await Promise.all(lives.map((live, i) => books[i] && playUntilCut(live, table, books[i], luck, acknowledged)));
      server.child.kill('SIGKILL');
      await server.ended;
      await expectKeptWhole(table, books);
      server = await start();
      if (lives[0] && isOver(lives[0], table)) {
        games += 1;
        table = (await seated([people[0].at(server.url), people[1].at(server.url)])).table;
        books = people.map((person) => ({ person, acknowledged: [], open: null }));
      }
    }
    server.child.kill('SIGTERM');
    await server.ended;
    expect(games).toBeLessThan(KILLS);
  });

  /** Everything acknowledged is there, at its place; and beyond it at most what was under way. */
  async function expectKeptWhole(table: string, books: readonly Book[]): Promise<void> {
    const db = openSqlite(join(data, 'cinderhall.db'));
    const { record, ids } = await savedIn(db, table);
    await db.close();
    expect(new Set(ids).size).toBe(ids.length);
    const acknowledged = books.flatMap((book) => book.acknowledged);
    for (const { sent, step } of acknowledged) {
      expect(ids[step - 1]).toBe(sent.id);
      expect(record.moves[step - 1]?.slice(2)).toBe(sent.move);
    }
    const known = new Set([...acknowledged.map(({ sent }) => sent.id), ...books.map(({ open }) => open?.id)]);
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  }
});

describe('a server that is asked to stop', () => {
  test('tells people, finishes what it was asked, and begins again where it was', async () => {
    const server = await start();
    const people = [await meet(server.url, 'Ann'), await meet(server.url, 'Bo')] as const;
    const { table } = await seated(people);
    const lives = await Promise.all(people.map((person) => looking(person, table)));
    const enough = () => lives.some((live) => live.last(table).sight.step >= 10);
    await Promise.all(lives.map((live) => playOn(live, table, seedRng('1'), { enough })));
    server.child.kill('SIGTERM');
    for (const live of lives) await live.until(() => live.code !== null);
    const before = lives.map((live) => live.last(table));
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(lives.map((live) => [live.code, live.reports.at(-1)?.tell])).toEqual([
      [1012, 'stopping'],
      [1012, 'stopping'],
    ]);

    const again = await start();
    const back = await Promise.all(people.map((person) => looking(person.at(again.url), table)));
    for (const [i, live] of back.entries()) {
      const { events: _events, from: _from, ...now } = live.last(table).sight;
      expect(before[i]?.sight).toMatchObject(now);
    }
    again.child.kill('SIGTERM');
    await again.ended;
  });
});
