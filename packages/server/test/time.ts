import { seedRng } from '@cinderhall/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Kept } from './live.ts';
import { type Live, meet, type Person } from './people.ts';
import { isOver, looking, playOn, seated, someAnswer } from './play.ts';
import { type Serving, serve } from './serving.ts';

const turns = (seconds: number, terms: object = {}) => ({ clock: { per: 'turn', seconds }, ...terms });
const DAY = 24 * 60 * 60 * 1000;

/** What clocks keep over real connections, whatever the tables are kept in. */
export function expectTimely(name: string, keep: () => Promise<Kept>): void {
  let kept: Kept;
  let server: Serving;
  let ann: Person;
  let bo: Person;
  const start = () => serve({ ...kept.env, LIMITS: '100' });

  beforeAll(async () => {
    kept = await keep();
    server = await start();
    [ann, bo] = [await meet(server.url, 'Ann'), await meet(server.url, 'Bo')];
  });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  /** The two of them at a table with these terms, both looking; first whoever is asked. */
  async function pair(terms: object) {
    const { table } = await seated([ann, bo], { terms });
    const both: [Live, Live] = [await looking(ann, table), await looking(bo, table)];
    for (const live of both) await live.until(() => live.clocks(table).length === 2);
    const first = both.findIndex((live) => live.last(table).sight.moves.length > 0);
    const [asked, other] = first === 0 ? both : [both[1], both[0]];
    const persons: readonly [Person, Person] = first === 0 ? [ann, bo] : [bo, ann];
    return { table, asked, other, first, persons };
  }
  const close = (...lives: Live[]) => Promise.all(lives.map((live) => live.close()));
  /** What is left to a seat, in seconds. */
  const left = (live: Live, table: string, seat: number): number =>
    (live.clocks(table).find((clock) => clock.seat === seat)?.left ?? Number.NaN) / 1000;

  describe(`clocks in ${name}`, () => {
    test('are told to everybody, run for whoever is asked, and are none where none was agreed on', async () => {
      const { table, asked, other, first } = await pair({ clock: { per: 'game', seconds: 600, increment: 5 } });
      const answer = someAnswer(asked, table, seedRng('1'));
      if (answer) await asked.ask<'submit'>({ ask: 'submit', table, ...answer });
      await other.until(() => left(other, table, first) !== 600);
      for (const { left: rest } of other.clocks(table)) {
        expect(rest).toBeGreaterThan(590_000);
        expect(rest).toBeLessThanOrEqual(605_000);
      }
      expect(other.clocks(table).some(({ runs, ends }) => runs && ends !== null)).toBe(true);

      const without = await seated([ann, bo]);
      const live = await looking(ann, without.table);
      await live.until(() => live.reports.some((report) => report.tell === 'table'));
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(live.clocks(without.table)).toEqual([]);
      await close(asked, other, live);
    });

    test.each([
      ['of a turn without time', { clock: { per: 'turn', seconds: 0 } }],
      ['of a game without end', { clock: { per: 'game', seconds: 1e9, increment: 0 } }],
      ['of another kind', { clock: { per: 'week', seconds: 60 } }],
      ['with more vacation than time', { vacation: 100 }],
      ['with a rule that nobody knows', { timeUp: 'explode' }],
    ])('are not agreed on %s', async (_what, terms) => {
      const { status, body } = await ann.lay({ terms });
      expect([status, body.refused]).toEqual([400, 'malformed']);
    });

    test('give the seat to a computer when the time is up, and the person may come back', async () => {
      const { table, asked, other, first, persons } = await pair(turns(1, { timeUp: 'computer', standIn: 'random' }));
      await other.until(() => other.card(table).seats[first]?.player === 'random');
      expect(other.card(table).seats[first]).toMatchObject({ open: false, name: persons[0].name });
      const enough = () => other.last(table).sight.step > 3;
      await playOn(other, table, seedRng('2'), { enough });
      const back = await persons[0].seat(table, first, 'me');
      expect(back.body.seats[first]).toMatchObject({ player: 'person' });
      await asked.until(() => asked.last(table).sight.viewer === first && left(asked, table, first) > 0);
      await close(asked, other);
    });

    test('that are up change nothing where so agreed: whoever is late may still answer', async () => {
      const { table, asked, other, first } = await pair(turns(1, { timeUp: 'nothing' }));
      await new Promise((resolve) => setTimeout(resolve, 3500));
      const answer = someAnswer(asked, table, seedRng('1'));
      if (!answer) throw new Error('nobody is asked');
      const again = await looking(bo, table);
      await again.until(() => left(again, table, first) < 0);
      expect(await asked.ask<'submit'>({ ask: 'submit', table, ...answer })).toMatchObject({ ok: true });
      expect(other.card(table).seats.map(({ player }) => player)).toEqual(['person', 'person']);
      await close(asked, other, again);
    });

    test('stand as they stood after the server was killed', async () => {
      const { table, asked, other, first, persons } = await pair({
        clock: { per: 'game', seconds: 600, increment: 0 },
      });
      const enough = () => asked.last(table).sight.step > 20 || isOver(asked, table);
      await Promise.all([asked, other].map((live, i) => playOn(live, table, seedRng(String(i)), { enough })));
      const before = await persons[0].connect();
      await before.enter(table);
      await before.until(() => before.clocks(table).length > 0);
      server.child.kill('SIGKILL');
      await server.ended;
      server = await start();
      [ann, bo] = [ann.at(server.url), bo.at(server.url)];
      const after = await looking(first === 0 ? ann : bo, table);
      await after.until(() => after.clocks(table).length > 0);
      for (const seat of [0, 1]) {
        const spent = left(before, table, seat) - left(after, table, seat);
        expect(spent).toBeGreaterThanOrEqual(0);
        expect(spent).toBeLessThan(10);
      }
      await close(after);
    });

    test('stand still on a vacation, as long as agreed and for nobody else', async () => {
      const { table, asked, other, first, persons } = await pair(turns(3600, { vacation: 2 }));
      const rest = (person: Person, days: number) => person.ask('PUT', `/api/tables/${table}/vacation`, { days });
      expect((await rest(persons[0], 3)).body).toEqual({ refused: 'no-vacation', left: 2 });
      expect((await rest(persons[0], 1)).status).toBe(200);
      await other.until(() => other.clocks(table).some(({ vacation }) => vacation !== null));
      const clock = other.clocks(table).find(({ seat }) => seat === first);
      expect(clock).toMatchObject({ runs: false });
      expect(clock?.vacation ?? 0).toBeGreaterThan(Date.now() + DAY - 60_000);
      expect((await rest(persons[0], 0)).status).toBe(200);
      await other.until(() => other.clocks(table).every(({ vacation }) => vacation === null));
      expect(other.clocks(table).find(({ seat }) => seat === first)?.vacationLeft).toBeGreaterThan(2 * DAY - 60_000);

      const eve = await meet(server.url, 'Eve');
      const { invite } = (await ann.ask<{ invite: string }>('GET', `/api/tables/${table}`)).body;
      await eve.join({ table, invite });
      expect((await rest(eve, 1)).body.refused).toBe('not-seated');
      const strict = await ann.lay({ terms: turns(60) });
      const asking = await ann.ask('PUT', `/api/tables/${strict.body.table}/vacation`, { days: 1 });
      expect(asking.body.refused).toBe('not-agreed');
      await close(asked, other);
    });
  });
}
