import { crownOfAsh } from '@cinderhall/crown-of-ash';
import { seedRng } from '@cinderhall/kernel';
import type { FinishedGame, TableCard } from '@cinderhall/protocol';
import { verify } from '@cinderhall/referee/pledges';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../src/store/index.ts';
import type { Kept } from './live.ts';
import { type Live, meet, type Person } from './people.ts';
import { expectNoSecrets, heardBy, isOver, looking, newId, playOn, savedIn, seated } from './play.ts';
import { type Serving, serve } from './serving.ts';

const refusedBy = (refused: string, more: object = {}) => ({ ok: false, refusal: { refused, ...more } });

/** People who give up, whatever the tables are kept in. */
export function expectConceding(name: string, keep: () => Promise<Kept>): void {
  let env: Record<string, string>;
  let server: Serving;
  let db: Database;
  let people: readonly [Person, Person, Person, Person];

  beforeAll(async () => {
    const kept = await keep();
    env = { ...kept.env, LIMITS: '100' };
    server = await serve(env);
    const [ann, bo] = [await meet(server.url, 'Ann'), await meet(server.url, 'Bo')];
    people = [ann, bo, await meet(server.url, 'Cy'), await meet(server.url, 'Dee')];
    db = kept.open();
  });
  afterAll(async () => {
    await db.close();
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  const concede = (live: Live, table: string, id = newId()) => live.ask<'concede'>({ ask: 'concede', table, id });
  const close = (...lives: Live[]) => Promise.all(lives.map((live) => live.close()));
  const linesOf = async (table: string) => (await savedIn(db, table)).record.moves;
  const recordOf = (person: Person, table: string) => person.ask<FinishedGame>('GET', `/api/tables/${table}/record`);
  const cardOf = async (person: Person, table: string) =>
    (await person.ask<TableCard>('GET', `/api/tables/${table}`)).body;

  /** Some of them at a table, each looking at it live. */
  async function begun(n: 2 | 3 | 4, wish: object = {}) {
    const [host, ...others] = people;
    const { table } = await seated([host, ...others.slice(0, n - 1)], { terms: { standIn: 'random' }, ...wish });
    const lives = await Promise.all(people.slice(0, n).map((person) => looking(person, table)));
    const [a, b, c = a, d = a] = lives;
    if (!a || !b || !c || !d) throw new Error('nobody looks');
    return { table, lives, a, b, c, d };
  }

  /** They play until this is so, or the game is over. */
  const play = (lives: readonly Live[], table: string, enough: () => boolean) =>
    Promise.all(lives.map((live, i) => playOn(live, table, seedRng(String(i + 3)), { enough })));
  /** Whoever conceded plays on by a computer, until a game of the others has come so far. */
  const playTo = (lives: readonly Live[], table: string, step: number) =>
    play(lives, table, () => lives.some((live) => live.last(table).sight.step >= step));

  describe(`conceding in ${name}`, () => {
    test('ends a game of two at once, out of turn as well, and all that was told of it holds', async () => {
      const { table, lives, a, b } = await begun(2);
      await playTo(lives, table, 20);
      await a.until(() => a.last(table).revision === b.last(table).revision);
      const out = a.last(table).sight.moves.length > 0 ? 1 : 0;
      const [loser, winner] = out === 1 ? [b, a] : [a, b];
      expect(await concede(loser, table)).toMatchObject({ ok: true });
      for (const live of lives) {
        await live.until(() => isOver(live, table) && live.card(table).over);
        expect(live.last(table).sight).toMatchObject({
          moves: [],
          canUndo: false,
          concessions: [{ seat: out, ends: true }],
        });
        expect(live.last(table).sight.outcome).toMatchObject({ share: out === 1 ? [1, 0] : [0, 1], score: null });
        expect(live.card(table)).toMatchObject({
          winners: [1 - out],
          conceded: [out],
          asked: [],
          you: live === a ? 0 : 1,
        });
      }
      expect((await linesOf(table)).at(-1)).toBe(`${out} concede ends`);
      const answer = { ask: 'submit' as const, table, decision: 1, move: 'place gold', id: newId() };
      expect(await winner.ask(answer)).toMatchObject(refusedBy('over'));
      expect(await concede(winner, table)).toMatchObject(refusedBy('over'));
      expect(await loser.ask({ ask: 'undo', table, revision: loser.last(table).revision })).toMatchObject({
        ok: false,
      });
      const { body: game } = await recordOf(people[0], table);
      for (const [seat, live] of lives.entries()) {
        expect(verify(crownOfAsh, game, heardBy(live, table))).toMatchObject({ heard: true, flaws: [] });
        expectNoSecrets(
          live,
          seat === 0 ? 0 : 1,
          game.record,
          people.map(({ cookie }) => cookie.slice(-64)),
        );
      }
      await close(...lives);
    });

    test('is open while a choice is sealed and another one is missing, and uncovers neither', async () => {
      const { table, lives, a, b } = await begun(2);
      const sealing = () => (a.last(table).sight.decision?.seats.length ?? 0) === 2;
      await play(lives, table, sealing);
      expect(isOver(a, table)).toBe(false);
      const { decision, moves, view } = a.last(table).sight;
      const [sealed] = moves;
      if (!decision || !sealed) throw new Error('nothing is asked');
      const move = crownOfAsh.notation(view.config).write(sealed);
      expect(await a.ask({ ask: 'submit', table, decision: decision.id, move, id: newId() })).toMatchObject({
        ok: true,
      });
      const before = JSON.stringify(b.last(table).sight.view);
      await b.until(() => b.last(table).sight.decision?.seats.length === 1);
      expect(await concede(b, table)).toMatchObject({ ok: true });
      await b.until(() => isOver(b, table));
      expect(JSON.stringify(b.last(table).sight.view)).not.toContain(JSON.stringify(sealed));
      expect(before).not.toContain(JSON.stringify(sealed));
      const { body: game } = await recordOf(people[1], table);
      expectNoSecrets(b, 1, game.record, []);
      expect(verify(crownOfAsh, game, heardBy(b, table)).flaws).toEqual([]);
      await close(...lives);
    });

    test('counts once, whatever arrives again, late, from elsewhere, or damaged', async () => {
      const { table, lives, a, b } = await begun(3);
      await playTo(lives, table, 8);
      const eve = people[3];
      await eve.join(await cardOf(people[0], table));
      const watching = await looking(eve, table);
      const lines = await linesOf(table);
      const { ids } = await savedIn(db, table);
      const id = newId();
      expect(await concede(watching, table, id)).toEqual(refusedBy('not-seated', { table }));
      expect(await concede(watching, '0123456789abcdef', id)).toMatchObject(refusedBy('no-table'));
      expect(await concede(b, table, ids[0])).toMatchObject(refusedBy('malformed', { path: 'id' }));
      const heard = (live: Live) => live.reports.filter(({ tell }) => tell === 'malformed').length;
      for (const more of [{ seat: 0 }, { id: '' }, { id: 7 }, { table: 7 }, { revision: 3 }])
        b.socket.send(JSON.stringify({ number: 900, question: { ask: 'concede', table, id, ...more } }));
      await b.until(() => heard(b) === 5);
      expect(await linesOf(table)).toEqual(lines);

      const other = await looking(people[1], table);
      const [one, two, again] = await Promise.all([
        concede(b, table, id),
        concede(other, table, id),
        concede(b, table, id),
      ]);
      expect(one).toMatchObject({ ok: true });
      expect([two, again]).toEqual([one, one]);
      expect(await concede(b, table)).toEqual(refusedBy('conceded', { seat: 1 }));
      expect(await concede(a, table, id)).toMatchObject(refusedBy('malformed', { path: 'id' }));
      expect((await linesOf(table)).filter((line) => line.includes('concede'))).toEqual(['1 concede']);
      await close(...lives, watching, other);
    });

    test('leaves a seat to a computer for good, and its place in the room to whoever sat there', async () => {
      const { table, lives, a, b, c } = await begun(3, { terms: { standIn: 'random', vote: true } });
      await playTo(lives, table, 6);
      const motion = { what: 'replace', seat: 2 };
      await people[0].ask('POST', `/api/tables/${table}/motions`, motion);
      await b.until(() => b.card(table).motion !== null);
      const { step } = b.last(table).sight;
      expect(await concede(b, table)).toMatchObject({ ok: true });
      // Nobody is asked what was asked of whoever has gone.
      await a.until(() => a.card(table).conceded.length === 1 && a.card(table).motion === null);
      await playTo([a, c], table, step + 25);
      expect((await linesOf(table)).filter((line) => line.startsWith('1 ')).at(-1)).not.toBe('1 concede');
      await b.until(() => b.last(table).sight.step >= step + 25);
      for (const { sight } of b.sights(table).filter((told) => told.sight.step > step))
        expect(sight).toMatchObject({ viewer: 1, moves: [], barred: [], canUndo: false });

      const refused = refusedBy('conceded', { seat: 1 });
      const { decision } = b.last(table).sight;
      const answer = { decision: decision?.id ?? 0, move: 'place gold', id: newId() };
      expect(await b.ask({ ask: 'submit', table, ...answer })).toEqual(refused);
      expect(await b.ask({ ask: 'offered', table })).toEqual(refused);
      expect(await b.ask({ ask: 'undo', table, revision: b.last(table).revision })).toEqual(refused);
      const steps = [{ kind: 'turn', moves: ['place gold'] }];
      expect(await b.ask({ ask: 'plan', table, id: newId(), after: null, steps })).toEqual(refused);
      for (const player of ['me', 'open', 'greedy'])
        expect((await people[1].seat(table, 1, player)).body).toMatchObject({ refused: 'conceded' });
      expect((await people[0].seat(table, 1, 'open')).body).toMatchObject({ refused: 'conceded' });
      expect(
        (await people[0].ask('POST', `/api/tables/${table}/motions`, { what: 'replace', seat: 1 })).body,
      ).toMatchObject({
        refused: 'conceded',
      });
      expect((await people[1].ask('POST', `/api/tables/${table}/motions`, motion)).body).toMatchObject({
        refused: 'conceded',
      });
      // One of two who play wants the other out: whoever has conceded has no voice in it, and the computer needs none.
      const asked = await people[0].ask<TableCard>('POST', `/api/tables/${table}/motions`, motion);
      expect(asked.body).toMatchObject({ motion: null, seats: [{}, {}, { player: 'random' }] });
      expect(await b.ask({ ask: 'say', table, id: newId(), text: 'Well played' })).toMatchObject({ ok: true });
      await close(...lives);
    });

    test('survives kills, and of those who concede the later one is the higher', async () => {
      const first = await begun(4);
      const { table } = first;
      await playTo(first.lives, table, 12);
      const id = newId();
      expect(await concede(first.b, table, id)).toMatchObject({ ok: true });
      server.child.kill('SIGKILL');
      await server.ended;
      server = await serve(env);
      people = [people[0].at(server.url), people[1].at(server.url), people[2].at(server.url), people[3].at(server.url)];
      const lives = await Promise.all(people.map((person) => looking(person, table)));
      const [a, b, c, d] = lives;
      if (!a || !b || !c || !d) throw new Error('nobody looks');
      expect(b.last(table).sight).toMatchObject({ viewer: 1, moves: [], concessions: [{ seat: 1, ends: false }] });
      const { step } = a.last(table).sight;
      expect(await concede(b, table, id)).toMatchObject({ ok: true });
      await playTo([a, c, d], table, step + 20);
      expect(await concede(d, table)).toMatchObject({ ok: true });
      expect(isOver(a, table)).toBe(false);
      await playTo([a, c], table, step + 30);
      expect(await concede(c, table)).toMatchObject({ ok: true });
      await a.until(() => isOver(a, table) && a.card(table).over);
      expect(a.last(table).sight.outcome).toEqual({
        ...{ kind: 'ranking', share: [1, 0, 0, 0], score: null },
      });
      expect(a.card(table)).toMatchObject({ winners: [0], conceded: [1, 3, 2] });
      const { body: game } = await recordOf(people[1], table);
      expect(verify(crownOfAsh, game, heardBy(b, table))).toMatchObject({ heard: true, flaws: [] });
      for (const [seat, live] of ([0, 1, 2, 3] as const).map((seat, i) => [seat, lives[i]] as const))
        if (live)
          expectNoSecrets(
            live,
            seat,
            game.record,
            people.map(({ cookie }) => cookie.slice(-64)),
          );

      // They play again, all of them, in their own seats.
      const again = await people[1].ask<TableCard>('POST', `/api/tables/${table}/rematch`, {});
      expect(again.body).toMatchObject({
        over: false,
        conceded: [],
        you: 1,
        seats: people.map(({ name: who }) => ({ name: who, player: 'person' })),
      });
      await close(...lives);
    });

    test('goes on to the end of a game, where whoever has conceded is last whatever the points', async () => {
      const { table, lives, a, b, c } = await begun(3);
      expect(await concede(c, table)).toMatchObject({ ok: true });
      await play([a, b], table, () => false);
      const { outcome } = a.last(table).sight;
      expect(outcome?.share[2]).toBe(0);
      expect(outcome?.score).toHaveLength(3);
      const { body: game } = await recordOf(people[2], table);
      expect(game.record.moves.filter((line) => line.includes('concede'))).toEqual(['2 concede']);
      await c.until(() => isOver(c, table));
      expect(verify(crownOfAsh, game, heardBy(c, table))).toMatchObject({ heard: true, flaws: [] });
      await close(...lives);
    });

    test('of the only person ends a game against computers', async () => {
      const seats = [
        { player: 'person', name: '' },
        ...['Oda', 'Ilse'].map((who) => ({ player: 'random', name: who })),
      ];
      const { table } = (await people[0].lay({ seats, config: { players: 3 } })).body;
      const live = await looking(people[0], table);
      expect(await concede(live, table)).toMatchObject({ ok: true });
      await live.until(() => isOver(live, table) && live.card(table).over);
      expect(live.card(table)).toMatchObject({ winners: [1, 2], conceded: [0] });
      await close(live);
    });

    test('loses a game that all play together when the last of them does', async () => {
      const wish = { game: 'rune-age', config: { players: 2, scenario: 'cataclysm' } };
      const { table, lives, a, b } = await begun(2, wish);
      expect(await concede(a, table)).toMatchObject({ ok: true });
      await b.until(() => b.card(table).conceded.length === 1);
      expect(isOver(b, table)).toBe(false);
      expect(await concede(b, table)).toMatchObject({ ok: true });
      await a.until(() => isOver(a, table) && a.card(table).over);
      expect(a.card(table)).toMatchObject({ winners: [], conceded: [0, 1] });
      await close(...lives);
    });

    test('stops a clock, which nobody is late by any more', async () => {
      const clock = { per: 'turn', seconds: 2 };
      const { table, lives, a, b } = await begun(3, { terms: { clock, timeUp: 'computer', standIn: 'random' } });
      const seatOf = (live: Live) => lives.indexOf(live);
      const asked = lives.find((live) => live.last(table).sight.moves.length > 0) ?? a;
      expect(await concede(asked, table)).toMatchObject({ ok: true });
      const other = asked === a ? b : a;
      await other.until(() => other.clocks(table).length === 2);
      expect(other.clocks(table).map(({ seat }) => seat)).not.toContain(seatOf(asked));
      const { vacation } = {
        vacation: await people[seatOf(asked)]?.ask('PUT', `/api/tables/${table}/vacation`, { days: 1 }),
      };
      expect(vacation?.body).toMatchObject({ refused: 'conceded' });
      await new Promise((resolve) => setTimeout(resolve, 4500));
      const card = await cardOf(people[seatOf(asked)] ?? people[0], table);
      expect(card.seats[seatOf(asked)]?.player).toBe('person');
      await close(...lives);
    });

    test('is heard of by those who see the table later when it is their time', async () => {
      const { table, lives, a, b } = await begun(2, { terms: { delay: 3600 }, public: true });
      const eve = people[3];
      await eve.join(await cardOf(people[0], table));
      await playTo(lives, table, 10);
      const watching = await looking(eve, table);
      expect(await concede(b, table)).toMatchObject({ ok: true });
      await a.until(() => a.card(table).over);
      const early = async () => {
        expect(await cardOf(eve, table)).toMatchObject({ over: false, conceded: [], winners: [] });
        expect((await recordOf(eve, table)).body).toMatchObject({ refused: 'not-over' });
        for (const text of watching.texts) {
          expect(text).not.toContain('"ends"');
          expect(text).not.toContain('"conceded":[1]');
        }
      };
      await early();
      const last = a.last(table).revision;
      await db.write('UPDATE changes SET at = at - 4000000 WHERE game = ? AND seq < ?', table, last);
      await watching.until(() => watching.last(table).sight.step === last - 1);
      await early();
      await db.write('UPDATE changes SET at = at - 4000000 WHERE game = ?', table);
      await db.write('UPDATE cards SET at = at - 4000000 WHERE game = ?', table);
      await watching.until(() => isOver(watching, table) && watching.card(table).over);
      expect(watching.last(table).sight).toMatchObject({ viewer: 'spectator', concessions: [{ seat: 1, ends: true }] });
      expect(watching.card(table)).toMatchObject({ winners: [0], conceded: [1] });
      await close(...lives, watching);
    });
  });
}
