import { crownOfAsh } from '@cinderhall/crown-of-ash';
import { seedRng } from '@cinderhall/kernel';
import { SharedReferee } from '@cinderhall/referee';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GameStore } from '../src/store/index.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { meet, Person, request } from './people.ts';
import { ended, haveTurn, prepare, untilOneWaits } from './plans.ts';
import { expectNoSecrets, isOver, looking, newId, playOn, savedIn, seated, someAnswer } from './play.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { makePage, serve } from './serving.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const { page, remove } = makePage();
afterAll(remove);

describe('two processes over one database', () => {
  test('end the connections of whoever has signed out through the other', async () => {
    const database = await postgres.fresh();
    const start = () => serve({ PAGE: page, DATABASE_URL: database, LIMITS: '100' });
    const [here, there] = await Promise.all([start(), start()]);
    const ann = await meet(here.url, 'Ann');
    const { code } = (await ann.ask<{ code: string }>('POST', '/api/me/code', {})).body;
    const entered = await request(here.url, '/api/me/device', { method: 'POST', body: { code } });
    const phone = new Person(there.url, entered.headers.get('set-cookie')?.split(';')[0] ?? '', 'Ann');
    const [own, other, known] = await Promise.all([ann.connect(), phone.connect(), ann.at(there.url).connect()]);
    const { table } = (await ann.lay()).body;
    for (const live of [own, other, known]) expect(await live.enter(table)).toMatchObject({ ok: true });

    await ann.ask('POST', '/api/me/leave', { where: 'elsewhere' });
    await other.until(() => other.code !== null);
    expect(other.code).toBe(1008);
    for (const live of [own, known]) expect(await live.ask({ ask: 'offered', table })).toMatchObject({ ok: true });
    for (const { child, ended } of [here, there]) {
      child.kill('SIGTERM');
      expect(await ended).toEqual({ code: 0, signal: null });
    }
  });

  test('give what was prepared through one of them when it is asked for through the other, once', async () => {
    const database = await postgres.fresh();
    const start = () => serve({ PAGE: page, DATABASE_URL: database, LIMITS: '100' });
    const [here, there] = await Promise.all([start(), start()]);
    const people = [await meet(here.url, 'Ann'), await meet(here.url, 'Bo')] as const;
    const db = openPostgres(database);
    for (const leaves of [false, true]) {
      const { table } = await seated(people);
      const two = [await looking(people[0], table), await looking(people[1], table)] as const;
      const at = await untilOneWaits(table, two, people);
      const other = people[1 - at.seat] ?? people[0];
      const away = await looking(other.at(there.url), table);
      await at.asked.close();
      const id = newId();
      await prepare(
        at.waits,
        table,
        [
          { kind: 'turn', moves: ['place gold'] },
          { kind: 'raise', moves: ['raise nobody'] },
        ],
        id,
      );
      if (leaves) await at.waits.close();
      await haveTurn({ table, asked: away });
      const whose = leaves ? await looking(at.person.at(there.url), table) : at.waits;
      expect(await ended(whose, table)).toBe('given');
      const { record, ids } = await savedIn(db, table);
      expect(ids.slice(-2)).toEqual([`${id}:0`, `${id}:1`]);
      expect(record.moves.slice(-2)).toEqual([`${at.seat} place gold`, `${at.seat} raise nobody`]);
      expect(away.texts.join().includes(id)).toBe(false);
      await Promise.all([away, whose].map((live) => live.close()));
    }
    await db.close();
    for (const { child, ended: over } of [here, there]) {
      child.kill('SIGTERM');
      expect(await over).toEqual({ code: 0, signal: null });
    }
  });

  test('agree on who has conceded, have one computer play on, and end the game whoever of them is told', async () => {
    const database = await postgres.fresh();
    const start = () => serve({ PAGE: page, DATABASE_URL: database, LIMITS: '100' });
    const [here, there] = await Promise.all([start(), start()]);
    const [ann, bo, cy] = [await meet(here.url, 'Ann'), await meet(here.url, 'Bo'), await meet(here.url, 'Cy')];
    const { table } = await seated([ann, bo, cy], { terms: { standIn: 'random' } });
    const lives = [await looking(ann, table), await looking(bo.at(there.url), table)] as const;
    const [annHere, boThere] = lives;
    const cyThere = await looking(cy.at(there.url), table);
    const everybody = [annHere, boThere, cyThere];
    const to = (step: number) => ({ enough: () => annHere.last(table).sight.step >= step });
    await Promise.all(everybody.map((live, i) => playOn(live, table, seedRng(`${i}`), to(20))));
    const id = newId();
    expect(await cyThere.ask({ ask: 'concede', table, id })).toMatchObject({ ok: true });
    await annHere.until(() => annHere.last(table).sight.concessions.length === 1);
    // The same message through the other process, and one that is too late.
    const cyHere = await looking(cy, table);
    expect(await cyHere.ask({ ask: 'concede', table, id })).toMatchObject({ ok: true });
    expect(await cyHere.ask({ ask: 'concede', table, id: newId() })).toMatchObject({
      refusal: { refused: 'conceded' },
    });
    const { step } = annHere.last(table).sight;
    await Promise.all(lives.map((live, i) => playOn(live, table, seedRng(`${i}`), to(step + 30))));
    there.child.kill('SIGKILL');
    await there.ended;
    const boHere = await looking(bo, table);
    expect(boHere.card(table).conceded).toEqual([2]);
    await Promise.all([annHere, boHere].map((live, i) => playOn(live, table, seedRng(`${i}`), to(step + 50))));
    expect(await boHere.ask({ ask: 'concede', table, id: newId() })).toMatchObject({ ok: true });
    await annHere.until(() => isOver(annHere, table) && annHere.card(table).over);
    expect(annHere.card(table)).toMatchObject({ winners: [0], conceded: [2, 1] });
    const db = openPostgres(database);
    const { record, ids } = await savedIn(db, table);
    await db.close();
    expect(record.moves.filter((line) => line.includes('concede'))).toEqual(['2 concede', '1 concede ends']);
    expect(new Set(ids).size).toBe(record.moves.length);
    for (const [viewer, live] of [annHere, boHere, cyHere].entries())
      expectNoSecrets(live, ([0, 1, 2] as const)[viewer] ?? 'spectator', record, [ann.cookie.slice(-64)]);
    here.child.kill('SIGTERM');
    expect(await here.ended).toEqual({ code: 0, signal: null });
  });

  test('show whoever comes what is stored, though whoever stored it has died before telling', async () => {
    const database = await postgres.fresh();
    const here = await serve({ PAGE: page, DATABASE_URL: database, LIMITS: '100' });
    const people = [await meet(here.url, 'Ann'), await meet(here.url, 'Bo')] as const;
    const { table } = await seated(people);
    const lives = [await looking(people[0], table), await looking(people[1], table)] as const;
    const asked = lives.findIndex((live) => live.last(table).sight.moves.length > 0);
    const [live, person] = asked === 0 ? [lives[0], people[0]] : [lives[1], people[1]];
    const db = openPostgres(database);
    const outbox = { viewers: () => [], tell: () => {} };
    const referee = new SharedReferee(crownOfAsh, { store: new GameStore(db, () => {}), outbox });
    const answer = someAnswer(live, table, seedRng('1'));
    if (answer === null) throw new Error('nobody is asked');
    const known = live.last(table).sight.step;
    expect(await referee.submit(table, { ...answer, seat: asked === 0 ? 0 : 1 })).toMatchObject({ ok: true });
    expect(live.last(table).sight.step).toBe(known);
    const again = await looking(person, table);
    expect(again.last(table).sight.step).toBe(known + 1);
    await live.until(() => live.last(table).sight.step === known + 1);
    await db.close();
    here.child.kill('SIGTERM');
    expect(await here.ended).toEqual({ code: 0, signal: null });
  });

  test('play one game together, and when one is killed the other has everything', async () => {
    const database = await postgres.fresh();
    const start = () => serve({ PAGE: page, DATABASE_URL: database, LIMITS: '100' });
    const [here, there] = await Promise.all([start(), start()]);
    const [ann, bo] = [await meet(here.url, 'Ann'), await meet(here.url, 'Bo')];
    const { table } = await seated([ann, bo]);
    const annHere = await looking(ann, table);
    const boThere = await looking(bo.at(there.url), table);
    await annHere.until(() =>
      annHere.reports.some((told) => told.tell === 'table' && told.card.seats[1]?.here === true),
    );

    const luck = seedRng('1');
    const some = { enough: () => annHere.last(table).sight.step >= 60 };
    await Promise.all([playOn(annHere, table, luck, some), playOn(boThere, table, luck, some)]);
    const known = boThere.last(table);
    there.child.kill('SIGKILL');
    await there.ended;
    await boThere.until(() => boThere.code !== null);

    const boHere = await bo.connect();
    await boHere.enter(table, { revision: known.revision, step: known.sight.step });
    expect(boHere.last(table).sight.from).toBe(known.sight.step + 1);
    await Promise.all([playOn(annHere, table, luck), playOn(boHere, table, luck)]);
    await boHere.until(() => isOver(boHere, table));
    const db = openPostgres(database);
    const { record, ids } = await savedIn(db, table);
    await db.close();
    expect(new Set(ids).size).toBe(record.moves.length);
    for (const [viewer, live] of [annHere, boThere, boHere].entries())
      expectNoSecrets(live, viewer === 0 ? 0 : 1, record, [ann.cookie.slice(-64), bo.cookie.slice(-64)]);
    here.child.kill('SIGTERM');
    expect(await here.ended).toEqual({ code: 0, signal: null });
  });
});
