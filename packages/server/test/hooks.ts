import type { Seat } from '@cinderhall/kernel';
import { usualTerms } from '@cinderhall/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newName } from '../src/chance.ts';
import type { Call, Called } from '../src/hooks/caller.ts';
import { Hooks } from '../src/hooks/hooks.ts';
import { type Database, GameStore } from '../src/store/index.ts';
import { migrate } from '../src/store/migrations.ts';
import type { TableEntry } from '../src/tables/entries.ts';
import { Registry } from '../src/tables/registry.ts';

const MINUTE = 60_000;
const record = { format: 1, game: 'toy', rules: 1, config: {}, seed: '7', moves: [] };

/** How people are told that it is their turn, whatever the tables are kept in. */
export function expectRinging(name: string, open: () => Promise<Database>): void {
  let db: Database;
  let now = 0;
  let answer: Called = 'taken';
  let here = new Set<Seat>();
  const calls: Call[] = [];
  const call = async (made: Call): Promise<Called> => {
    calls.push(made);
    return answer;
  };
  const hooksOf = () => new Hooks({ db, call, here: () => here, now: () => now });

  beforeAll(async () => {
    db = await open();
    await migrate(db);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.write('DELETE FROM calls');
    calls.length = 0;
    answer = 'taken';
    here = new Set();
    now = 0;
  });

  /** A table of two people, of whom the second has a hook. */
  async function laid() {
    const registry = new Registry(db, 'crown-of-ash');
    const [ann, bo, table] = [newName(), newName(), newName()];
    for (const [id, who] of [
      [ann, 'Ann'],
      [bo, 'Bo'],
    ] as const)
      await registry.addGuest({ id, name: who }, newName(), 0);
    await new GameStore(db, () => {}).create(table, { revision: 0, record, ids: [], retired: [] });
    const card = { game: 'crown-of-ash', step: 0, round: 1, asked: [], over: false, winners: [], conceded: [] };
    const entry: TableEntry = {
      ...{ table, title: 'Ash', host: ann, invite: '', public: false, watchers: true, terms: usualTerms },
      ...{ motion: null, card, rematch: null, changed: 0 },
      seats: [
        { seat: 0, player: 'person', name: 'Ann', guest: ann },
        { seat: 1, player: 'person', name: 'Bo', guest: bo },
      ],
    };
    await registry.putUp(entry);
    const hooks = hooksOf();
    const hook = { url: 'https://chat.example.org/x', text: 'Your turn: {table}', ended: 'Over: {table}' };
    const { secret } = await hooks.set(bo, { hook }, 'https://play.example.org');
    const turn = (...asked: Seat[]) => hooks.turn({ ...entry, card: { ...card, asked } });
    /** The game has ended after its ninth answer, which stands in the list of games as well. */
    const end = async (told = hooks) => {
      const ended = { ...card, step: 9, over: true, winners: [1 as const], conceded: [0 as const] };
      await registry.note(table, ended, 1);
      await told.turn({ ...entry, card: ended });
    };
    const ring = async (at: number): Promise<number> => {
      now = at;
      const before = calls.length;
      await hooks.ring();
      return calls.length - before;
    };
    const conceded = (...asked: Seat[]) => hooks.turn({ ...entry, card: { ...card, asked, conceded: [1] } });
    return { table, ann, bo, hooks, secret, turn, end, conceded, registry, ring };
  }

  describe(`hooks in ${name}`, () => {
    test('are called once for a turn, after a minute, and again for the next', async () => {
      const { table, secret, turn, ring } = await laid();
      await turn(0);
      expect(await ring(10 * MINUTE)).toBe(0);
      await turn(1);
      expect([await ring(10.5 * MINUTE), await ring(11 * MINUTE), await ring(20 * MINUTE)]).toEqual([0, 1, 0]);
      const link = `https://play.example.org/#/online/${table}`;
      const told = `Your turn: Ash ${link}`;
      expect(calls).toEqual([
        {
          ...{ url: 'https://chat.example.org/x', secret, now: 11 * MINUTE },
          body: { event: 'your-turn', table, title: 'Ash', seat: 1, link, text: told, content: told },
        },
      ]);
      await turn(0);
      await turn(0, 1);
      expect(await ring(40 * MINUTE)).toBe(1);
    });

    test('are not called when one has answered before, or while one looks', async () => {
      const { turn, ring } = await laid();
      await turn(1);
      await turn(0);
      expect(await ring(5 * MINUTE)).toBe(0);
      await turn(1);
      here = new Set([1]);
      expect(await ring(7 * MINUTE)).toBe(0);
      here = new Set();
      expect(await ring(8 * MINUTE)).toBe(1);
    });

    test('that fail are called again, ever more seldom, and then no more', async () => {
      const { turn, ring } = await laid();
      await turn(1);
      answer = 'failed';
      const rung: number[] = [];
      const looks = [1, 1.5, 2, 6, 7, 36, 37, 156, 157, 756, 757, 5000, 90_000];
      for (const minute of looks) if ((await ring(minute * MINUTE)) > 0) rung.push(minute);
      expect(rung).toEqual([1, 2, 7, 37, 157, 757]);
    });

    test('at which nobody wants to be called are forgotten', async () => {
      const { bo, hooks, turn, ring } = await laid();
      await turn(1);
      answer = 'gone';
      expect(await ring(MINUTE)).toBe(1);
      expect(await hooks.of(bo)).toEqual({ url: null, secret: null });
      await turn(0);
      await turn(1);
      expect(await ring(90 * MINUTE)).toBe(0);
    });

    test('are called when the game is over, once, though it is looked at again, and instead of for a turn', async () => {
      const { table, turn, end, ring } = await laid();
      await turn(1);
      await end();
      expect([await ring(1.5 * MINUTE), await ring(20 * MINUTE)]).toEqual([1, 0]);
      const text = `Over: Ash https://play.example.org/#/online/${table}`;
      expect(calls[0]?.body).toMatchObject({ event: 'game-over', table, seat: 1, text, content: text });
      await end(hooksOf());
      expect(await ring(40 * MINUTE)).toBe(0);
    });

    test('are not called about an end that one has seen, or sees', async () => {
      const [seen, sees] = [await laid(), await laid()];
      await seen.end();
      await seen.registry.saw(seen.table, seen.bo, 9);
      expect(await seen.ring(5 * MINUTE)).toBe(0);
      await sees.end();
      here = new Set([1]);
      expect(await sees.ring(12 * MINUTE)).toBe(0);
      expect(await db.read('SELECT due FROM calls WHERE due IS NOT NULL')).toEqual([]);
    });

    test('are called about an end that came after one had looked', async () => {
      const { table, bo, end, registry, ring } = await laid();
      await registry.saw(table, bo, 8);
      await end();
      expect(await ring(5 * MINUTE)).toBe(1);
    });

    test('are not called for a seat that has conceded, nor about the end by whoever wrote nothing for it', async () => {
      const { bo, hooks, conceded, end, ring } = await laid();
      await conceded(1);
      expect(await ring(5 * MINUTE)).toBe(0);
      await hooks.set(bo, { hook: { url: 'https://chat.example.org/x', text: 'Go' } }, null);
      await end();
      expect(await ring(9 * MINUTE)).toBe(0);
    });

    test('are noticed though another process has set them, and cost nothing where there are none', async () => {
      const { bo, table, hooks, turn, ring } = await laid();
      await db.write('DELETE FROM calls');
      await db.write('DELETE FROM hooks');
      await ring(MINUTE);
      await turn(1);
      await hooksOf().set(bo, { hook: { url: 'https://chat.example.org/x', text: 'Go' } }, null);
      expect(await ring(2 * MINUTE)).toBe(0);
      await turn(0);
      await turn(1);
      expect(await db.read('SELECT guest FROM calls WHERE game = ?', table)).toEqual([{ guest: bo }]);
      expect(await ring(9 * MINUTE)).toBe(1);
      await hooks.set(bo, { hook: null }, null);
    });

    test('are called by one of several processes', async () => {
      const { turn } = await laid();
      await turn(1);
      now = MINUTE;
      await Promise.all([hooksOf().ring(), hooksOf().ring(), hooksOf().ring()]);
      expect(calls).toHaveLength(1);
    });

    test('can be replaced and taken away, and tell their secret once', async () => {
      const { bo, hooks, secret, turn, ring } = await laid();
      expect(secret).toMatch(/^[0-9a-f]{64}$/);
      expect(await hooks.of(bo)).toEqual({ url: 'https://chat.example.org/x', secret: null });
      const other = await hooks.set(bo, { hook: { url: 'https://other.example.org', text: 'Go' } }, null);
      expect(other.secret).not.toBe(secret);
      await turn(1);
      expect(await ring(MINUTE)).toBe(1);
      expect(calls[0]).toMatchObject({ url: 'https://other.example.org', body: { text: 'Go', link: null } });
      await turn(0);
      await turn(1);
      await hooks.set(bo, { hook: null }, null);
      expect([await ring(9 * MINUTE), await hooks.of(bo)]).toEqual([0, { url: null, secret: null }]);
    });
  });
}
