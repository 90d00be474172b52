import { crownAhead } from '@cinderhall/crown-of-ash/foresight';
import { type Seat, seedRng } from '@cinderhall/kernel';
import type { PlanCard, PlanStep, TableCard } from '@cinderhall/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, GameStore } from '../src/store/index.ts';
import type { Kept } from './live.ts';
import { type Live, meet, type Person, request } from './people.ts';
import { expectNoSecrets, looking, newId, savedIn, seated, someAnswer } from './play.ts';
import { type Serving, serve } from './serving.ts';

/** A turn that can be had at any time. */
const GOLD: readonly PlanStep[] = [
  { kind: 'turn', moves: ['place gold'] },
  { kind: 'raise', moves: ['raise nobody'] },
];

/** Two people, one of whom has a turn while the other waits for theirs. */
export interface Waiting {
  readonly table: string;
  readonly asked: Live;
  readonly waits: Live;
  readonly seat: Seat;
  /** Whoever waits. */
  readonly person: Person;
}

/** Answers as the asked one likes, and waits until both have heard of it. */
async function answer(table: string, live: Live, move: string): Promise<void> {
  const decision = live.last(table).sight.decision?.id ?? 0;
  const verdict = await live.ask<'submit'>({ ask: 'submit', table, decision, move, id: newId() });
  expect(verdict).toMatchObject({ ok: true });
}

/** Ends a turn that has just begun, in the plainest way. */
export async function haveTurn({ table, asked }: Pick<Waiting, 'table' | 'asked'>, place = 'place gold') {
  await answer(table, asked, place);
  await asked.until(() => asked.last(table).sight.decision?.kind !== 'turn');
  while (asked.last(table).sight.decision?.kind !== 'raise') await answer(table, asked, moveOf(asked, table));
  await answer(table, asked, 'raise nobody');
}

/** The first answer that somebody is offered, in the game's notation. */
function moveOf(live: Live, table: string): string {
  const answer = someAnswer(live, table, seedRng('7'));
  if (answer === null) throw new Error('nobody is asked');
  return answer.move;
}

/** Two people play until one of them has a turn and the other waits for one in the same round. */
export async function untilOneWaits(table: string, two: readonly [Live, Live], people: readonly Person[]) {
  for (const luck = seedRng('3'); ; ) {
    const steps = two.map((live) => live.last(table).revision);
    for (const live of two) await live.until(() => live.last(table).revision >= Math.max(...steps));
    const at = two.findIndex((live) => live.last(table).sight.moves.length > 0);
    const [asked, waits] = at === 0 ? two : [two[1], two[0]];
    const seat: Seat = at === 0 ? 1 : 0;
    const { view, decision } = waits.last(table).sight;
    const world = crownAhead.sample(view, seat, seedRng('1'));
    const person = people[seat];
    if (decision?.kind === 'turn' && person && crownAhead.ahead?.(world, seat))
      return { table, asked, waits, seat, person };
    const given = someAnswer(asked, table, luck);
    if (given === null) throw new Error('nobody is asked');
    await asked.ask<'submit'>({ ask: 'submit', table, ...given });
    await waits.until(() => waits.last(table).revision >= asked.last(table).revision);
  }
}

/** Prepares something in the place of what was prepared before. */
export const prepare = (live: Live, table: string, steps: readonly PlanStep[], id = newId()) =>
  live.ask<'plan'>({ ask: 'plan', table, id, after: live.plan(table)?.id ?? null, steps });

/** Waits until nothing more comes of what somebody has prepared, and says why. */
export async function ended(live: Live, table: string): Promise<PlanCard['ended']> {
  await live.until(() => (live.plan(table)?.ended ?? null) !== null);
  return live.plan(table)?.ended ?? null;
}

/** What comes of choices that are prepared in advance, whatever the tables are kept in. */
export function expectPrepared(name: string, keep: () => Promise<Kept>): void {
  let server: Serving;
  let start: () => Promise<Serving>;
  let db: Database;
  let people: Person[];

  beforeAll(async () => {
    const kept = await keep();
    start = () => serve({ ...kept.env, LIMITS: '100', METRICS: '1' });
    server = await start();
    people = [await meet(server.url, 'Ann'), await meet(server.url, 'Bo'), await meet(server.url, 'Cy')];
    db = kept.open();
  });
  afterAll(async () => {
    await db.close();
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  async function waiting(terms: object = {}): Promise<Waiting> {
    const [ann, bo] = people;
    if (!ann || !bo) throw new Error('nobody is there');
    const { table } = await seated([ann, bo], { terms });
    return untilOneWaits(table, [await looking(ann, table), await looking(bo, table)], people);
  }
  const close = (...lives: Live[]) => Promise.all(lives.map((live) => live.close()));
  /** What of a plan has become answers. */
  const givenBy = async (table: string, plan: string) =>
    (await savedIn(db, table)).ids.filter((id) => id.startsWith(`${plan}:`));
  /** A space that both could take, which one alone can have. */
  function contested({ table, asked, waits, seat }: Waiting): string {
    const { view } = waits.last(table).sight;
    const then = crownAhead.ahead?.(crownAhead.sample(view, seat, seedRng('1')), seat);
    const { write } = crownAhead.notation(view.config);
    const theirs = asked.last(table).sight.moves.map(write);
    const found = (then ? crownAhead.moves(then, seat) : []).map(write).find((move) => {
      return theirs.includes(move) && /gather/.test(move);
    });
    if (found === undefined) throw new Error('there is no such space');
    return found;
  }

  describe(`choices prepared in advance in ${name}`, () => {
    test('are given when they are asked for, each once, and nobody else hears of them before', async () => {
      const at = await waiting();
      const { table, asked, waits, seat, person } = at;
      const watcher = await meet(server.url, 'Eve');
      const { invite } = (await person.ask<TableCard>('GET', `/api/tables/${table}`)).body;
      await watcher.join({ table, invite });
      const eve = await looking(watcher, table);
      const { step } = waits.last(table).sight;
      const id = newId();
      const card = { id, steps: GOLD, given: 0, ended: null };
      expect(await prepare(waits, table, GOLD, id)).toEqual({ ok: true, value: card });
      expect(waits.plan(table)).toEqual(card);
      const tab = await looking(person, table);
      await tab.until(() => tab.plan(table) !== null);
      expect(tab.plan(table)).toEqual(card);
      expect(waits.last(table).sight.step).toBe(step);

      await haveTurn(at);
      expect(await ended(waits, table)).toBe('given');
      expect(waits.plan(table)).toMatchObject({ id, given: 2 });
      expect(await ended(tab, table)).toBe('given');
      const { record, ids, revision } = await savedIn(db, table);
      expect(record.moves.slice(-2)).toEqual([`${seat} place gold`, `${seat} raise nobody`]);
      expect(ids.slice(-2)).toEqual([`${id}:0`, `${id}:1`]);
      expect(new Set(ids).size).toBe(ids.length);
      for (const live of [asked, eve]) await live.until(() => live.last(table).revision === revision);
      for (const live of [asked, eve]) {
        expect(live.plan(table)).toBe(null);
        expect(live.texts.join().includes(id)).toBe(false);
      }
      const eyes = [seat === 0 ? 1 : 0, seat, seat, 'spectator'] as const;
      for (const [i, live] of [asked, waits, tab, eve].entries())
        expectNoSecrets(live, eyes[i] ?? 'spectator', record, i % 3 === 0 ? [id] : []);
      const metrics = await (await fetch(`${server.url}/metrics`)).text();
      expect(metrics).toContain('ask="submit"');
      expect(metrics).not.toContain('plan');
      expect(server.said()).not.toContain(id);
      await close(asked, waits, tab, eve);
    });

    test('are the first of several that can be given, or are dropped and asked as usual', async () => {
      for (const otherwise of [['place gold'], []]) {
        const at = await waiting();
        const { table, asked, waits, seat } = at;
        const space = contested(at);
        await prepare(waits, table, [{ kind: 'turn', moves: [space, ...otherwise] }]);
        await haveTurn(at, space);
        const given = otherwise.length > 0;
        expect(await ended(waits, table)).toBe(given ? 'given' : 'no-move');
        await waits.until(() => waits.last(table).sight.moves.length > 0);
        const { moves } = (await savedIn(db, table)).record;
        expect(moves.at(-1)).toBe(given ? `${seat} place gold` : `${1 - seat} raise nobody`);
        expect(waits.last(table).sight.decision?.kind).toBe(given ? 'raise' : 'turn');
        await close(asked, waits);
      }
    });

    test('are dropped, all of them, when another question comes', async () => {
      const at = await waiting();
      const { table, asked, waits } = at;
      await prepare(waits, table, [{ kind: 'raise', moves: ['raise nobody'] }, ...GOLD]);
      await haveTurn(at);
      expect(await ended(waits, table)).toBe('other-question');
      expect(waits.plan(table)).toMatchObject({ given: 0 });
      // Nothing of it comes back when its question does.
      await answer(table, waits, 'place gold');
      await waits.until(() => waits.last(table).sight.decision?.kind === 'raise');
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(waits.last(table).sight.decision?.kind).toBe('raise');
      await close(asked, waits);
    });

    test('are changed and withdrawn until they are used, and an old message brings nothing back', async () => {
      const at = await waiting();
      const { table, asked, waits } = at;
      const first = { ask: 'plan', table, id: newId(), after: null, steps: GOLD } as const;
      const twice = await Promise.all([waits.ask<'plan'>(first), waits.ask<'plan'>(first)]);
      expect(twice).toMatchObject([{ ok: true }, { ok: true }]);
      const otherSteps = await waits.ask<'plan'>({ ...first, steps: [] });
      expect(otherSteps).toMatchObject({ refusal: { refused: 'malformed', path: 'id' } });
      const changed = await prepare(waits, table, [{ kind: 'turn', moves: ['place refresh', 'place gold'] }]);
      expect(changed).toMatchObject({ ok: true, value: { steps: [{}] } });
      const withdrawn = await prepare(waits, table, []);
      expect(withdrawn).toMatchObject({ ok: true, value: { ended: 'withdrawn' } });
      const latest = waits.plan(table)?.id ?? '';
      expect(await waits.ask<'plan'>(first)).toEqual({ ok: false, refusal: { refused: 'plan-passed', plan: latest } });
      await haveTurn(at);
      await waits.until(() => waits.last(table).sight.moves.length > 0);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(waits.last(table).sight.decision?.kind).toBe('turn');
      expect((await savedIn(db, table)).ids.filter((id) => id.includes(':'))).toEqual([]);
      await close(asked, waits);
    });

    test('are those of whoever sits there and waits, in words of the game', async () => {
      const { table, asked, waits, seat, person } = await waiting();
      expect(await prepare(asked, table, GOLD)).toEqual({
        ok: false,
        refusal: { refused: 'asked', seat: seat === 0 ? 1 : 0 },
      });
      const wrong = await prepare(waits, table, [...GOLD, { kind: 'turn', moves: ['place gold', 'fly away'] }]);
      expect(wrong).toMatchObject({ refusal: { refused: 'malformed', path: 'steps[2].moves[1]' } });
      const watcher = await meet(server.url, 'Eve');
      const { invite } = (await person.ask<TableCard>('GET', `/api/tables/${table}`)).body;
      await watcher.join({ table, invite });
      const eve = await looking(watcher, table);
      expect(await prepare(eve, table, GOLD)).toMatchObject({ refusal: { refused: 'not-seated' } });
      expect(await db.read('SELECT id FROM plans WHERE game = ?', table)).toEqual([]);
      await close(asked, waits, eve);
    });

    test('take no time of a clock', async () => {
      const at = await waiting({ clock: { per: 'game', seconds: 600, increment: 0 } });
      const { table, asked, waits, seat, person } = at;
      /** What is left as whoever comes now is told. */
      const left = async () => {
        const live = await looking(person, table);
        await live.until(() => live.clocks(table).length === 2);
        await live.close();
        return live.clocks(table).find((clock) => clock.seat === seat)?.left;
      };
      const before = await left();
      await prepare(waits, table, GOLD);
      await haveTurn(at);
      expect(await ended(waits, table)).toBe('given');
      expect(await left()).toBe(before);
      await close(asked, waits);
    });

    test('go when the seat changes hands, and do not come back with whoever had them', async () => {
      const at = await waiting();
      const { table, asked, waits, seat, person } = at;
      const id = newId();
      await prepare(waits, table, GOLD, id);
      expect((await person.seat(table, seat, 'open')).status).toBe(200);
      const cy = people[2];
      const { invite } = (await person.ask<TableCard>('GET', `/api/tables/${table}`)).body;
      await cy?.join({ table, invite });
      expect((await cy?.seat(table, seat, 'me'))?.status).toBe(200);
      const stranger = cy && (await looking(cy, table));
      expect(await ended(waits, table)).toBe('risen');
      await haveTurn(at);
      await stranger?.until(() => stranger.last(table).sight.moves.length > 0);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(await givenBy(table, id)).toEqual([]);
      expect(stranger?.plan(table)).toBe(null);
      expect(stranger?.texts.join().includes(id)).toBe(false);
      await close(asked, waits, ...(stranger ? [stranger] : []));
    });

    test('wait through a taking back by others, are not given again after one of their own, and go with where they began', async () => {
      const at = await waiting();
      const { table, asked, waits, seat, person } = at;
      const other = people[1 - seat];
      const id = newId();
      await prepare(waits, table, GOLD, id);
      await answer(table, asked, 'place gold');
      await asked.until(() => asked.last(table).sight.canUndo);
      const { revision } = asked.last(table);
      expect(await asked.ask<'undo'>({ ask: 'undo', table, revision })).toMatchObject({ ok: true });
      expect(waits.plan(table)).toMatchObject({ id, ended: null });
      await haveTurn(at);
      expect(await ended(waits, table)).toBe('given');

      const back = async (by: Person | undefined, voter: Person | undefined, after: number) => {
        const wish = { what: 'take-back', revision: after };
        const asking = await by?.ask<TableCard>('POST', `/api/tables/${table}/motions`, wish);
        const motion = asking?.body.motion?.id ?? '';
        expect((await voter?.ask('PUT', `/api/tables/${table}/motions/${motion}`, { yes: true }))?.status).toBe(200);
      };
      // Their own choice of nobody to raise, then that of the place.
      for (const kind of ['raise', 'turn']) {
        await back(person, other, (await savedIn(db, table)).revision);
        await waits.until(() => waits.last(table).sight.decision?.kind === kind);
        await waits.until(() => waits.last(table).sight.moves.length > 0);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(await givenBy(table, id)).toEqual([]);
      expect(waits.last(table).sight.decision?.kind).toBe('turn');

      // What is prepared after a turn goes when that turn is taken back.
      await answer(table, waits, 'place gold');
      await waits.until(() => waits.last(table).sight.decision?.kind === 'raise');
      await answer(table, waits, 'raise nobody');
      const next = newId();
      const more = await prepare(waits, table, [{ kind: 'raise', moves: ['raise nobody'] }], next);
      if (more.ok) {
        await back(person, other, (await savedIn(db, table)).revision);
        expect(await ended(waits, table)).toBe('taken-back');
        await waits.until(() => waits.last(table).sight.decision?.kind === 'raise');
        expect(await givenBy(table, next)).toEqual([]);
      }
      expect(more).toMatchObject({ ok: true });
      await close(asked, waits);
    });

    test('are given though the server has died after the question had been put, and nobody looks', async () => {
      const at = await waiting();
      const { table, asked, waits, seat } = at;
      const id = newId();
      await prepare(waits, table, GOLD, id);
      await answer(table, asked, 'place gold');
      await asked.until(() => asked.last(table).sight.decision?.kind === 'raise');
      server.child.kill('SIGKILL');
      await server.ended;
      // What it had written last, and had come no further.
      const { revision } = await savedIn(db, table);
      const entry = { line: `${1 - seat} raise nobody`, id: newId() };
      const turn = { by: seat === 0 ? 1 : 0, asked: [seat] } as const;
      expect(await new GameStore(db, () => {}).append(table, revision, entry, turn)).toBe(true);
      server = await start();
      people = people.map((one) => one.at(server.url));
      for (let i = 0; (await givenBy(table, id)).length < 2; i++) {
        expect(i).toBeLessThan(100);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      expect(await givenBy(table, id)).toEqual([`${id}:0`, `${id}:1`]);
      const again = await looking(people[seat] ?? at.person, table);
      expect(await ended(again, table)).toBe('given');
      await again.close();
      expect((await request(server.url, '/healthz')).status).toBe(200);
    });
  });
}
