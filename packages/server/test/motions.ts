import { seedRng } from '@cinderhall/kernel';
import type { TableCard } from '@cinderhall/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../src/store/index.ts';
import type { Kept } from './live.ts';
import { type Live, meet, type Person } from './people.ts';
import { looking, newId, playOn, savedIn, seated } from './play.ts';
import { type Serving, serve } from './serving.ts';

/** What people at a table ask of each other, whatever the tables are kept in. */
export function expectAgreeable(name: string, keep: () => Promise<Kept>): void {
  let server: Serving;
  let db: Database;
  let ann: Person;
  let bo: Person;
  let cy: Person;

  beforeAll(async () => {
    const kept = await keep();
    server = await serve({ ...kept.env, LIMITS: '100' });
    [ann, bo, cy] = [await meet(server.url, 'Ann'), await meet(server.url, 'Bo'), await meet(server.url, 'Cy')];
    db = kept.open();
  });
  afterAll(async () => {
    await db.close();
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  const propose = (person: Person, table: string, wish: object) =>
    person.ask<TableCard>('POST', `/api/tables/${table}/motions`, wish);
  const voice = (person: Person, table: string, motion: string, yes: boolean) =>
    person.ask<TableCard>('PUT', `/api/tables/${table}/motions/${motion}`, { yes });
  const close = (...lives: Live[]) => Promise.all(lives.map((live) => live.close()));
  const happened = (live: Live, table: string) =>
    live.talk(table).flatMap(({ name: by, happened: { what } }) => (what === 'sat' ? [] : `${by} ${what}`));

  /** Two of them some way into a game. */
  async function begun(terms: object = {}) {
    const { table } = await seated([ann, bo], { terms });
    const [a, b] = [await looking(ann, table), await looking(bo, table)];
    const enough = () => a.last(table).sight.step >= 16 && b.last(table).sight.step >= 16;
    await Promise.all([a, b].map((live, i) => playOn(live, table, seedRng(`${i}`), { enough })));
    await Promise.all([a, b].map((live) => live.until(enough)));
    // Either of them may have gone a step further than the other has heard of.
    const revision = Math.max(a.last(table).revision, b.last(table).revision);
    for (const live of [a, b]) await live.until(() => live.last(table).revision === revision);
    const { sight } = a.last(table);
    return { table, a, b, revision, step: sight.step };
  }

  describe(`what people agree on in ${name}`, () => {
    test('a choice is taken back when everybody agrees, and what comes of it is what it was', async () => {
      const { table, a, b, revision, step } = await begun();
      const before = await savedIn(db, table);
      const asked = await propose(ann, table, { what: 'take-back', revision });
      expect(asked.body.motion).toMatchObject({ what: 'take-back', by: 0, seat: 0, missing: [1] });
      const { id = '', answers = 0 } = asked.body.motion ?? {};
      expect(answers).toBeGreaterThan(0);
      await b.until(() => b.card(table).motion !== null);
      expect((await savedIn(db, table)).record).toEqual(before.record);
      expect((await voice(bo, table, id, true)).body.motion).toBe(null);
      await Promise.all([a, b].map((live) => live.until(() => live.last(table).sight.step === step - answers)));
      const after = await savedIn(db, table);
      expect(after.record.moves).toEqual(before.record.moves.slice(0, step - answers));
      expect(after.retired).toEqual(before.ids.slice(step - answers));
      await b.until(() => happened(b, table).length === 2);
      expect(happened(b, table)).toEqual(['Ann asks-back', 'Ann took-back']);

      // The same answer again tells the same: dice and decks have not been dealt anew.
      const next = before.record.moves[step - answers]?.slice(2) ?? '';
      const decision = a.last(table).sight.decision?.id ?? 0;
      expect(await a.ask<'submit'>({ ask: 'submit', table, decision, move: next, id: newId() })).toMatchObject({
        ok: true,
      });
      const told = (live: Live, at: number) =>
        live.sights(table).flatMap(({ sight }) => (sight.step === at ? [JSON.stringify(sight.view)] : []));
      await a.until(() => told(a, step - answers + 1).length >= 2);
      expect(new Set(told(a, step - answers + 1)).size).toBe(1);
      await close(a, b);
    });

    test('nothing is taken back when somebody declines, or the game goes on, or it is withdrawn', async () => {
      const { table, a, b, revision } = await begun();
      const { moves } = (await savedIn(db, table)).record;
      const ask = async () => (await propose(bo, table, { what: 'take-back', revision })).body.motion?.id ?? '';
      expect((await voice(ann, table, await ask(), false)).body.motion).toBe(null);
      expect((await voice(bo, table, await ask(), false)).body.motion).toBe(null);
      expect((await savedIn(db, table)).record.moves).toEqual(moves);
      const passed = await ask();
      const enough = () => a.last(table).revision > revision && b.last(table).revision > revision;
      await Promise.all([a, b].map((live) => playOn(live, table, seedRng('9'), { enough })));
      await a.until(() => a.card(table).motion === null);
      expect((await voice(ann, table, passed, true)).body).toEqual({ refused: 'no-motion', table });
      expect((await savedIn(db, table)).record.moves.slice(0, moves.length)).toEqual(moves);
      await a.until(() => happened(a, table).length === 5);
      expect(happened(a, table)).toEqual([
        'Bo asks-back',
        'Ann declined',
        'Bo asks-back',
        'Bo withdrawn',
        'Bo asks-back',
      ]);
      await close(a, b);
    });

    test('nothing is taken back once the game is over and its secrets are told, not by who is alone either', async () => {
      const seats = [
        { player: 'person', name: '' },
        { player: 'random', name: '' },
      ];
      const { table } = (await ann.lay({ seats })).body;
      const live = await looking(ann, table);
      await playOn(live, table, seedRng('4'));
      const { revision } = live.last(table);
      expect((await ann.ask('GET', `/api/tables/${table}/record`)).status).toBe(200);
      expect((await propose(ann, table, { what: 'take-back', revision })).body).toEqual({ refused: 'over' });
      expect((await savedIn(db, table)).revision).toBe(revision);
      await close(live);
    });

    test('nobody agrees for another, asks from outside, asks twice, or about what has passed', async () => {
      const { table, a, b, revision } = await begun();
      const { invite } = (await ann.ask<TableCard>('GET', `/api/tables/${table}`)).body;
      await cy.join({ table, invite });
      const wish = { what: 'take-back', revision };
      expect((await propose(cy, table, wish)).body.refused).toBe('not-seated');
      expect((await propose(ann, table, { ...wish, revision: revision - 1 })).body.refused).toBe('no-undo');
      const { motion } = (await propose(ann, table, wish)).body;
      const id = motion?.id ?? '';
      expect((await propose(bo, table, wish)).body).toEqual({ refused: 'motion-open', table });
      expect((await voice(cy, table, id, true)).body).toEqual({ refused: 'no-motion', table });
      expect((await voice(ann, table, id, true)).body.motion?.missing).toEqual([1]);
      expect((await voice(bo, table, 'another', true)).body).toEqual({ refused: 'no-motion', table });
      expect((await savedIn(db, table)).revision).toBe(revision);
      await close(a, b);
    });

    test('nobody is put out of a seat where that was not agreed on', async () => {
      const { table, a, b } = await begun();
      expect((await propose(ann, table, { what: 'replace', seat: 1 })).body).toEqual({ refused: 'not-agreed', table });
      expect((await propose(ann, table, { what: 'replace', seat: 0 })).body.refused).toBe('not-your-seat');
      await close(a, b);
    });

    test.each([true, false])('all others together put somebody out, who may come back: %j', async (back) => {
      const seats = {
        seats: Array.from({ length: 3 }, () => ({ player: 'person', name: '' })),
        config: { players: 3 },
      };
      const { table } = await seated([ann, bo, cy], { ...seats, terms: { vote: true, back, standIn: 'gentle' } });
      const c = await looking(cy, table);
      const { motion } = (await propose(ann, table, { what: 'replace', seat: 2 })).body;
      expect(motion).toMatchObject({ what: 'replace', by: 0, seat: 2, missing: [1] });
      expect((await voice(cy, table, motion?.id ?? '', false)).body.refused).toBe('no-motion');
      expect((await voice(bo, table, motion?.id ?? '', true)).body.seats[2]).toMatchObject({
        player: 'gentle',
        name: 'Cy',
      });
      await c.until(() => c.card(table).you === null);
      expect(happened(c, table)).toEqual(['Ann asks-computer', 'Cy computer']);
      const again = await cy.seat(table, 2, 'me');
      if (back) expect(again.body).toMatchObject({ you: 2 });
      else expect(again.body).toEqual({ refused: 'put-out', seat: 2 });
      await close(c);
    });

    test('one of the others is enough when a time is up, if that was agreed on, and not before', async () => {
      const { table } = await seated([ann, bo], { terms: { clock: { per: 'turn', seconds: 2 }, timeUp: 'others' } });
      const [a, b] = [await looking(ann, table), await looking(bo, table)];
      const late = a.last(table).sight.moves.length > 0 ? 0 : 1;
      const other = late === 0 ? bo : ann;
      expect((await propose(other, table, { what: 'replace', seat: late })).body).toEqual({
        refused: 'not-late',
        seat: late,
      });
      await new Promise((resolve) => setTimeout(resolve, 2200));
      const put = await propose(other, table, { what: 'replace', seat: late });
      expect(put.body.seats[late]).toMatchObject({ player: 'greedy' });
      await close(a, b);
    });
  });
}
