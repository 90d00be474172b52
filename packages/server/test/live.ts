import { crownOfAsh } from '@cinderhall/crown-of-ash';
import { below, seedRng } from '@cinderhall/kernel';
import type { FinishedGame, TableCard } from '@cinderhall/protocol';
import { verify } from '@cinderhall/referee/pledges';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { givenBy, OPERATIONS } from '../src/http/openapi.ts';
import type { Database } from '../src/store/index.ts';
import { type Live, meet, type Person } from './people.ts';
import {
  expectNoSecrets,
  heardBy,
  isOver,
  looking,
  newId,
  playOn,
  type Sent,
  savedIn,
  seated,
  someAnswer,
} from './play.ts';
import { type Serving, serve } from './serving.ts';

/** Where a server keeps its tables, and a way to look into it. */
export interface Kept {
  readonly env: Record<string, string>;
  readonly open: () => Database;
}

/** A server with four guests, for the tests of a file or a group. */
function company(keep: () => Promise<Kept>) {
  let server: Serving;
  let db: Database;
  let people: [Person, Person, Person, Person];

  beforeAll(async () => {
    const kept = await keep();
    server = await serve({ ...kept.env, LIMITS: '100' });
    people = [
      await meet(server.url, 'Ann'),
      await meet(server.url, 'Bo'),
      await meet(server.url, 'Cy'),
      await meet(server.url, 'Di'),
    ];
    db = kept.open();
  });
  afterAll(async () => {
    await db.close();
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  const tokens = () => people.map(({ cookie }) => cookie.slice(-64));

  /** Two of them at a table of their own. */
  async function pair() {
    const [ann, bo] = people;
    const { table } = await seated([ann, bo]);
    return { table, ann: await looking(ann, table), bo: await looking(bo, table) };
  }

  /** Waits until one of two is asked, and gives an answer of theirs. */
  async function nextAnswer(table: string, two: readonly [Live, Live]): Promise<{ live: Live; answer: Sent }> {
    const [one, other] = two;
    const asked = () => two.find((live) => live.last(table).sight.moves.length > 0);
    await one.until(() => asked() !== undefined);
    const live = asked() ?? other;
    const answer = someAnswer(live, table, seedRng('1'));
    if (answer === null) throw new Error('nobody is asked');
    return { live, answer };
  }

  return {
    pair,
    nextAnswer,
    tokens,
    url: () => server.url,
    db: () => db,
    people: (): readonly [Person, Person, Person, Person] => people,
  };
}

/** What live play keeps, whatever the tables are kept in. */
export function expectLively(name: string, keep: () => Promise<Kept>, seeds: readonly string[]): void {
  const { pair, nextAnswer, tokens, url, db, people } = company(keep);

  describe(`live in ${name}`, () => {
    test('four people play a whole game, and nobody is told what is not theirs to know', async () => {
      const { table, invite } = await seated(people());
      const watcher = await meet(url(), 'Eve');
      await watcher.join({ table, invite });
      const lives = await Promise.all([...people(), watcher].map((person) => looking(person, table)));
      const early = await watcher.ask('GET', `/api/tables/${table}/record`);
      expect([early.status, early.body.refused]).toEqual([409, 'not-over']);
      await Promise.all(lives.slice(0, 4).map((live, i) => playOn(live, table, seedRng(String(i)))));
      for (const live of lives) await live.until(() => isOver(live, table));

      const { record, ids } = await savedIn(db(), table);
      expect(new Set(ids).size).toBe(record.moves.length);
      expect(record.seed).toMatch(/^[0-9a-f]{32}$/);
      const told = await watcher.ask<FinishedGame>('GET', `/api/tables/${table}/record`);
      expect(told.body).toMatchObject({ title: 'Ash', seats: [{ name: 'Ann' }, {}, {}, {}], record });
      const described = OPERATIONS.find(({ gives }) => gives === 'FinishedGame');
      expect(described && z.safeParse(givenBy(described), told.body)).toMatchObject({ success: true });
      const { seals } = told.body;
      for (const live of lives)
        expect(verify(crownOfAsh, told.body, heardBy(live, table))).toMatchObject({ heard: true, flaws: [] });
      const salts = [seals.seed, ...seals.answers].map(({ salt }) => salt);
      expect(new Set(salts).size).toBe(record.moves.length + 1);
      // Nothing but a long word of such digits could hold a salt.
      for (const { texts } of lives) {
        const long = texts.flatMap((text) => text.match(/[0-9a-f]{32,}/g) ?? []).join(' ');
        for (const salt of salts) expect(long.includes(salt)).toBe(false);
      }
      const secrets = [...tokens(), watcher.cookie.slice(-64)];
      const eyes = [0, 1, 2, 3, 'spectator'] as const;
      for (const [i, live] of lives.entries()) {
        const seen = expectNoSecrets(live, eyes[i] ?? 'spectator', record, secrets);
        expect(seen).toBe(record.moves.length + 1);
      }
      expect(lives[0]?.last(table).sight.outcome).not.toBe(null);
      await Promise.all(lives.map((live) => live.close()));
    });

    test('the same answer twice, by two tabs at once, counts once and gets the same reply', async () => {
      const { table, ann, bo } = await pair();
      const { live, answer } = await nextAnswer(table, [ann, bo]);
      const [first] = people();
      const tab = await looking(live === ann ? first : people()[1], table);
      const both = await Promise.all([live, tab].map((one) => one.ask<'submit'>({ ask: 'submit', table, ...answer })));
      expect(both).toEqual([
        { ok: true, value: { step: 1 } },
        { ok: true, value: { step: 1 } },
      ]);
      await tab.until(() => tab.last(table).sight.step === 1);
      expect((await savedIn(db(), table)).ids).toEqual([answer.id]);
      await Promise.all([ann, bo, tab].map((one) => one.close()));
    });

    test('whoever comes back gets what they have missed, and no more', async () => {
      const { table, ann, bo } = await pair();
      for (let i = 0; i < 3; i++) {
        const { live, answer } = await nextAnswer(table, [ann, bo]);
        await live.ask<'submit'>({ ask: 'submit', table, ...answer });
      }
      await bo.until(() => bo.last(table).sight.step === 3);
      const { revision, sight } = bo.last(table);
      bo.socket.terminate();
      await ann.until(() => !ann.card(table).seats[1]?.here);
      const away: Sent[] = [];
      while (ann.last(table).sight.moves.length > 0 && away.length < 5) {
        const answer = someAnswer(ann, table, seedRng('2'));
        if (answer) away.push(answer);
        if (answer) await ann.ask<'submit'>({ ask: 'submit', table, ...answer });
      }
      const back = await people()[1].connect();
      await back.enter(table, { revision, step: sight.step });
      expect(back.sights(table)).toHaveLength(1);
      expect(back.last(table)).toMatchObject({ revision: 3 + away.length, sight: { from: 4, step: 3 + away.length } });
      expect(back.last(table).sight.events.every(({ step }) => step > 3)).toBe(true);
      const whole = await looking(people()[1], table);
      const { events, ...now } = whole.last(table).sight;
      expect(back.last(table).sight).toEqual({ ...now, from: 4, events: events.filter(({ step }) => step > 3) });
      await Promise.all([ann, back, whole].map((one) => one.close()));
    });

    test('whoever comes back is told up to where they had looked, on whichever device', async () => {
      const { table, ann, bo } = await pair();
      const seen = async () => (await people()[1].ask<TableCard>('GET', `/api/tables/${table}`)).body.seen;
      expect(await seen()).toBe(null);
      const { live, answer } = await nextAnswer(table, [ann, bo]);
      await live.ask<'submit'>({ ask: 'submit', table, ...answer });
      await bo.until(() => bo.last(table).sight.step === 1);
      await bo.close();
      await ann.until(() => !ann.card(table).seats[1]?.here);
      expect(await seen()).toBe(1);
      const back = await looking(people()[1], table);
      await back.until(() => back.reports.some((report) => report.tell === 'table'));
      expect(back.card(table).seen).toBe(1);
      await Promise.all([ann, back].map((one) => one.close()));
    });

    test.each(seeds)('whatever else arrives, the game is the one of its legal answers alone (%s)', async (seed) => {
      const { table, ann, bo } = await pair();
      const watcher = await meet(url(), 'Eve');
      await watcher.join({
        table,
        invite: (await people()[0].ask<{ invite: string }>('GET', `/api/tables/${table}`)).body.invite,
      });
      const eve = await looking(watcher, table);
      const luck = seedRng(seed);
      const sent: Sent[] = [];
      const noise = (live: Live): void => void makeNoise(live, table, sent, luck);
      const play = (live: Live) =>
        playOn(live, table, luck, {
          hear: (answer, step) => {
            sent[step - 1] = answer;
            for (const one of [ann, bo, eve]) if (below(luck, 3) > 0) noise(one);
          },
        });
      await Promise.all([play(ann), play(bo)]);
      for (const live of [ann, bo, eve]) await live.until(() => isOver(live, table));
      const { record, ids } = await savedIn(db(), table);
      expect(ids).toEqual(sent.map(({ id }) => id));
      expect(record.moves.map((line) => line.slice(2))).toEqual(sent.map(({ move }) => move));
      for (const [i, live] of [ann, bo, eve].entries())
        expectNoSecrets(live, ([0, 1, 'spectator'] as const)[i] ?? 0, record, tokens());
      await Promise.all([ann, bo, eve].map((one) => one.close()));
    });
  });
}

/** What people may do at a table beside answering; where tables are kept makes no difference to it. */
export function expectManners(keep: () => Promise<Kept>): void {
  const { pair, nextAnswer, tokens, db, people } = company(keep);

  describe('manners', () => {
    test('people play against computers, which go on while nobody looks', async () => {
      const [ann] = people();
      const seats = [
        { player: 'person', name: '' },
        ...['random', 'greedy'].map((player) => ({ player, name: player })),
      ];
      const { table } = (await ann.lay({ seats, config: { players: 3 } })).body;
      const live = await looking(ann, table);
      await playOn(live, table, seedRng('5'), { enough: () => live.last(table).sight.step >= 20 });
      await live.close();
      const list = async () =>
        (await ann.ask<{ tables: { table: string; asked: number[] }[] }>('GET', '/api/tables')).body;
      const entry = async () => (await list()).tables.find((one) => one.table === table);
      while (!(await entry())?.asked.includes(0)) await new Promise((resolve) => setTimeout(resolve, 50));
      const again = await looking(ann, table);
      expect(again.last(table).sight.moves.length).toBeGreaterThan(0);
      expectNoSecrets(live, 0, (await savedIn(db(), table)).record, tokens());
      await again.close();
    });

    test('two clicks on different things carry out the first, and say that the second is late', async () => {
      const { table, ann, bo } = await pair();
      const { live, answer } = await nextAnswer(table, [ann, bo]);
      const clicks = [answer, { ...answer, id: newId() }];
      const both = await Promise.all(clicks.map((click) => live.ask<'submit'>({ ask: 'submit', table, ...click })));
      expect(both).toMatchObject([{ ok: true }, { ok: false }]);
      expect((await savedIn(db(), table)).ids).toEqual([answer.id]);
      await Promise.all([ann, bo].map((one) => one.close()));
    });

    test('an answer is taken back once, however often the wish arrives', async () => {
      const { table, ann, bo } = await pair();
      const { live, answer } = await nextAnswer(table, [ann, bo]);
      await live.ask<'submit'>({ ask: 'submit', table, ...answer });
      expect(live.last(table).sight.canUndo).toBe(true);
      const { revision } = live.last(table);
      const wish = { ask: 'undo', table, revision } as const;
      const both = await Promise.all([live.ask<'undo'>(wish), live.ask<'undo'>(wish)]);
      expect(both).toMatchObject([
        { ok: true, value: { step: 0 } },
        { ok: false, refusal: { refused: 'no-undo' } },
      ]);
      const late = await live.ask<'submit'>({ ask: 'submit', table, ...answer });
      expect(late).toEqual({ ok: false, refusal: { refused: 'taken-back', id: answer.id } });
      const other = live === ann ? bo : ann;
      await other.until(() => other.last(table).revision === 2);
      expect(other.last(table).sight).toMatchObject({ step: 0, from: 1 });
      // The same choice again is sealed by another hash: nobody learns that it is the same.
      const again = await live.ask<'submit'>({
        ask: 'submit',
        table,
        ...answer,
        decision: live.last(table).sight.decision?.id ?? 0,
        id: newId(),
      });
      expect(again).toMatchObject({ ok: true });
      await other.until(() => other.last(table).revision === 3);
      const seals = other.sights(table).flatMap(({ pledge }) => pledge.answers);
      expect([seals.length, new Set(seals).size]).toEqual([2, 2]);
      await Promise.all([ann, bo].map((one) => one.close()));
    });

    test('whoever gets up sees what everybody sees, and a computer goes on in their place', async () => {
      const { table, ann, bo } = await pair();
      const [, person] = people();
      await person.seat(table, 1, 'open');
      await bo.until(() => bo.last(table).sight.viewer === 'spectator');
      expect(bo.last(table).sight).toMatchObject({ from: 0, moves: [] });
      const forged = await bo.ask<'submit'>({ ask: 'submit', table, decision: 0, move: 'place gold', id: newId() });
      expect(forged).toEqual({ ok: false, refusal: { refused: 'not-seated', table } });
      await person.seat(table, 1, 'me');
      await bo.until(() => bo.last(table).sight.viewer === 1);
      await person.seat(table, 1, 'random', 'Oda');
      await playOn(ann, table, seedRng('3'), { enough: () => ann.last(table).sight.step >= 10 });
      await person.seat(table, 1, 'me');
      await bo.until(() => bo.last(table).sight.viewer === 1 && bo.last(table).sight.step >= 10);
      await Promise.all([ann, bo].map((one) => one.close()));
    });

    test('the past is seen with one’s own eyes until the game is over, then with anybody’s', async () => {
      const { table, ann, bo } = await pair();
      const past = (eyes: 0 | 1 | 'spectator' | 'everybody') => ann.ask<'past'>({ ask: 'past', table, eyes, step: 0 });
      expect(await past(0)).toMatchObject({ ok: true, value: { viewer: 0, step: 0 } });
      for (const eyes of [1, 'spectator', 'everybody'] as const)
        expect(await past(eyes)).toEqual({ ok: false, refusal: { refused: 'not-your-eyes', table } });
      await Promise.all([playOn(ann, table, seedRng('1')), playOn(bo, table, seedRng('2'))]);
      await ann.until(() => isOver(ann, table));
      expect(await past(1)).toMatchObject({ ok: true, value: { viewer: 1 } });
      const open = await past('everybody');
      expect(open.ok && open.value.view.players.map(({ hand }) => 'known' in hand)).toEqual([true, true]);

      // As it is for whoever asks before the end has been noted on the card.
      await expect
        .poll(async () => (await people()[0].ask<TableCard>('GET', `/api/tables/${table}`)).body.over)
        .toBe(true);
      await db().write(`UPDATE tables SET card = replace(card, '"over":true', '"over":false') WHERE id = ?`, table);
      const [first, second] = people();
      const again = await Promise.all(
        [first, second].map((one) => one.ask<{ table: string }>('POST', `/api/tables/${table}/rematch`, {})),
      );
      expect(again[0]?.body.table).toBe(again[1]?.body.table);
      expect(again[0]?.body).toMatchObject({ seats: [{ name: 'Ann' }, { name: 'Bo' }], over: false });
      await ann.until(() => ann.reports.some((report) => report.tell === 'table' && report.card.rematch !== null));
      await Promise.all([ann, bo].map((one) => one.close()));
    });

    test('nobody looks who has not been let in, or may not watch', async () => {
      const [ann, bo, cy] = people();
      const closed = await seated([ann, bo], { watchers: false });
      const live = await cy.connect();
      expect(await live.enter(closed.table)).toEqual({
        ok: false,
        refusal: { refused: 'not-invited', table: closed.table },
      });
      await cy.join(closed);
      expect(await live.enter(closed.table)).toEqual({
        ok: false,
        refusal: { refused: 'not-your-eyes', table: closed.table },
      });
      expect(await live.enter('0'.repeat(16))).toMatchObject({ refusal: { refused: 'no-table' } });
      expect(live.sights(closed.table)).toEqual([]);
      await live.close();
    });
  });
}

/** Sends something that must change nothing: old, forged, malformed, doubled or out of order. */
function makeNoise(live: Live, table: string, sent: readonly Sent[], luck: Parameters<typeof below>[0]): void {
  const old = sent[below(luck, sent.length)];
  const last = sent.at(-1);
  if (!old || !last || live.code !== null) return;
  const { sight, revision } = live.last(table);
  const submit = (answer: Sent) => JSON.stringify({ number: 0, question: { ask: 'submit', table, ...answer } });
  const all: readonly string[] = [
    // Replayed, doubled, and the same under another name.
    ...[submit(old), submit(last), submit({ ...old, id: newId() })],
    // An id of somebody else's answer, a question of tomorrow, a move that is none.
    submit({ ...old, move: 'place ash' }),
    submit({ ...last, decision: last.decision + 1000, id: newId() }),
    submit({ ...last, decision: sight.decision?.id ?? 0, move: 'rule the world', id: newId() }),
    // Wishes that are out of date.
    JSON.stringify({
      number: 0,
      question: { ask: 'undo', table, revision: Math.max(0, revision - 1 - below(luck, 3)) },
    }),
    JSON.stringify({ number: 0, question: { ask: 'enter', table, since: { revision: 9999, step: 9999 } } }),
    JSON.stringify({
      number: 0,
      question: {
        ...{ ask: 'plan', table, id: newId(), after: 'plan-of-yesterday' },
        steps: [{ kind: 'turn', moves: ['place gold'] }],
      },
    }),
    // An id that only the server gives.
    submit({ ...last, id: 'plan-0001:0' }),
    // No messages at all.
    ...['', '{', 'null', '[]', '{"number":-1}', '\u0000', '{"number":1,"question":{"ask":"submit"}}'],
    submit({ ...last, id: newId() }).replace('"ask":"submit"', '"ask":"submit","seat":1'),
    submit({ ...last, id: '../../etc' }),
  ];
  live.socket.send(all[below(luck, all.length)] ?? '');
}
