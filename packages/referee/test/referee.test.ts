import type { Seat } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Verdict } from '../src/index.ts';
import { Drawer, desk, Ledger } from './desk.ts';
import { toy } from './dice-and-bids.ts';

async function seated(store = new Drawer()) {
  const at = desk(toy, [0, 1, 'spectator'], store);
  const started = await at.referee.start('t', null, '7');
  expect(started).toEqual({ ok: true, value: { step: 0 } });
  let sent = 0;
  const play = (seat: Seat, decision: number, move: string, id = `${seat}-${++sent}`) =>
    at.referee.submit('t', { seat, decision, move, id });
  return { ...at, play };
}

const refusal = (verdict: Verdict<unknown>) => (verdict.ok ? null : verdict.refusal);

describe('an answer', () => {
  test('is stored before anybody is told', async () => {
    const { play, store } = await seated();
    store.asked.length = 0;
    await play(0, 0, 'add 1');
    expect(store.asked).toEqual(['append', 'tell 0', 'tell 1', 'tell spectator']);
  });

  test('reaches each viewer with the events of its step, and the question for whoever is asked', async () => {
    const { play, told } = await seated();
    told.length = 0;
    await play(0, 0, 'add 1');
    expect(told.map((sight) => [sight.viewer, sight.moves.length])).toEqual([
      [0, 0],
      [1, 3],
      ['spectator', 0],
    ]);
    for (const sight of told) {
      expect(sight).toMatchObject({ step: 1, from: 1, decision: { id: 1, seats: [1] } });
      expect(sight.events).toEqual([{ step: 1, event: { kind: 'added', seat: 0, n: 1 } }]);
    }
  });

  test('shows its secret to its giver alone', async () => {
    const { play, told } = await seated();
    await play(0, 0, 'add 1');
    await play(1, 1, 'add 1');
    await play(0, 2, 'add 1');
    told.length = 0;
    await play(1, 3, 'bid 2');
    const secrets = told.map((sight) => [sight.viewer, sight.view.sealed[1], sight.events.length]);
    expect(secrets).toEqual([
      [0, 'hidden', 0],
      [1, 2, 1],
      ['spectator', 'hidden', 0],
    ]);
  });

  test.each([
    ['stale', 0, 5, 'add 1', { refused: 'stale', decision: 5, pending: 0 }],
    ['of a seat not asked', 1, 0, 'add 1', { refused: 'not-asked', seat: 1, asked: [0] }],
    ['not offered', 0, 0, 'bid 1', { refused: 'not-offered', offered: ['add 1', 'add 2', 'roll'] }],
    ['malformed', 0, 0, 'rule the world', { refused: 'malformed', path: 'move' }],
  ] as const)('%s is refused, and nothing is stored or told', async (_name, seat, decision, move, expected) => {
    const { play, store, told } = await seated();
    store.asked.length = 0;
    told.length = 0;
    expect(refusal(await play(seat, decision, move))).toMatchObject(expected);
    expect(store.asked).toEqual([]);
    expect(told).toEqual([]);
  });

  test('sent twice counts once and gets the same verdict', async () => {
    const { play, store, told } = await seated();
    const first = await play(0, 0, 'roll', 'mine');
    await play(1, 1, 'roll');
    told.length = 0;
    expect(await play(0, 0, 'roll', 'mine')).toEqual(first);
    expect(told).toEqual([]);
    expect(JSON.parse(store.tables.get('t') ?? '').record.moves).toEqual(['0 roll', '1 roll']);
  });

  test('may not borrow the id of another', async () => {
    const { play } = await seated();
    await play(0, 0, 'roll', 'mine');
    expect(refusal(await play(1, 1, 'roll', 'mine'))).toMatchObject({ refused: 'malformed', path: 'id' });
  });
});

describe('a store that fails', () => {
  test('while an answer is written: nobody is told and nothing has changed', async () => {
    const { play, store, told, referee } = await seated();
    const before = await referee.look('t', 0);
    told.length = 0;
    store.failing = true;
    expect(refusal(await play(0, 0, 'roll', 'mine'))).toEqual({ refused: 'store', message: 'the disk is full' });
    expect(told).toEqual([]);
    store.failing = false;
    expect(await referee.look('t', 0)).toEqual(before);
    expect(await play(0, 0, 'roll', 'mine')).toEqual({ ok: true, value: { step: 1 } });
  });

  test('while an answer is taken back: it stands', async () => {
    const { play, store, told, referee } = await seated();
    await play(0, 0, 'add 1');
    const before = await referee.look('t', 0);
    told.length = 0;
    store.failing = true;
    expect(refusal(await referee.undo('t', 0))).toMatchObject({ refused: 'store' });
    store.failing = false;
    expect(told).toEqual([]);
    expect(await referee.look('t', 0)).toEqual(before);
  });

  test('does not hide a mistake in a game', async () => {
    const broken = {
      ...toy,
      step: () => {
        throw new RangeError('a bug');
      },
    };
    const { referee } = desk(broken, []);
    await referee.start('t', null, '7');
    await expect(referee.submit('t', { seat: 0, decision: 0, move: 'roll', id: 'a' })).rejects.toThrow('a bug');
  });
});

describe('two referees over one store', () => {
  test('never carry out one question twice', async () => {
    const store = new Drawer();
    const here = await seated(store);
    const there = desk(toy, [0], store);
    await there.referee.look('t', 0);
    await here.play(0, 0, 'add 1');
    const late = await there.referee.submit('t', { seat: 0, decision: 0, move: 'roll', id: 'late' });
    expect(refusal(late)).toEqual({ refused: 'stale', decision: 0, pending: 1 });
    expect(there.told.at(-1)).toMatchObject({ step: 1, from: 0 });
  });

  test('know the same message for one', async () => {
    const store = new Drawer();
    const here = await seated(store);
    const there = desk(toy, [0], store);
    await there.referee.look('t', 0);
    const first = await here.play(0, 0, 'add 1', 'bot-0');
    expect(await there.referee.submit('t', { seat: 0, decision: 0, move: 'add 1', id: 'bot-0' })).toEqual(first);
  });

  test('hear of the other, and tell only what is new', async () => {
    const store = new Drawer();
    const here = await seated(store);
    const there = desk(toy, [1], store);
    await there.referee.refresh('t');
    await here.play(0, 0, 'add 1');
    await there.referee.renew('t');
    expect(there.told.at(-1)).toMatchObject({ step: 1, from: 1, events: [{ step: 1 }] });
    await here.referee.undo('t', 0);
    await there.referee.renew('t');
    expect(there.told.at(-1)).toMatchObject({ step: 0, from: 0 });
  });

  test('read of a table that they know only what is new, and tell nothing where nothing is', async () => {
    const store = new Ledger();
    const here = await seated(store);
    const there = desk(toy, [1], store);
    await there.referee.refresh('t');
    store.asked.length = 0;
    await there.referee.renew('t');
    expect(store.asked).toEqual(['since']);
    await there.referee.renew('t', { anyway: true });
    expect(store.asked).toEqual(['since', 'since', 'tell 1']);

    await here.play(0, 0, 'add 1');
    await here.referee.undo('t', 0);
    await here.play(0, 0, 'add 2');
    const reference = desk(toy, [1], store);
    await reference.referee.refresh('t');
    store.asked.length = 0;
    await there.referee.renew('t');
    expect(store.asked).toEqual(['since', 'tell 1']);
    expect(there.told.at(-1)).toEqual(reference.told.at(-1));
    expect(await there.referee.record('t')).toEqual(await reference.referee.record('t'));
    await store.remove('t');
    expect(refusal(await there.referee.renew('t'))).toEqual({ refused: 'no-table', table: 't' });
  });

  test('notice that the other took an answer back and gave another', async () => {
    const store = new Drawer();
    const here = await seated(store);
    await here.play(0, 0, 'add 1');
    const there = desk(toy, [1], store);
    await there.referee.look('t', 1);
    await here.referee.undo('t', 0);
    await here.play(0, 0, 'roll');
    expect(await there.referee.submit('t', { seat: 1, decision: 1, move: 'add 1', id: 'x' })).toMatchObject({
      ok: true,
    });
    expect(JSON.parse(store.tables.get('t') ?? '').record.moves).toEqual(['0 roll', '1 add 1']);
  });
});

describe('a table', () => {
  test('is the same after it was read from the store', async () => {
    const { play, store, referee } = await seated();
    await play(0, 0, 'add 2');
    await play(0, 1, 'rest');
    await play(1, 2, 'roll');
    await play(1, 3, 'bid 0');
    const again = desk(toy, [0, 1], store).referee;
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(await again.look('t', viewer)).toEqual(await referee.look('t', viewer));
  });

  test('is laid once', async () => {
    const { referee } = await seated();
    expect(refusal(await referee.start('t', null, '8'))).toEqual({ refused: 'table-exists', table: 't' });
  });

  test('that is not there is named', async () => {
    const { referee } = await seated();
    expect(refusal(await referee.look('u', 0))).toEqual({ refused: 'no-table', table: 'u' });
  });

  test.each([
    ['no table at all', '5', { path: '', message: 'must be a saved table' }],
    ['another game', saved({ game: 'chess' }), { path: 'game' }],
    ['a move that cannot be', saved({ moves: ['0 add 1', '0 add 1'] }, ['a', 'b']), { path: 'moves[1]' }],
    ['an id missing', saved({ moves: ['0 add 1'] }), { path: 'ids' }],
    ['a line that is none', saved({ moves: ['add'] }, ['a']), { path: 'record.moves[0]' }],
  ])('that cannot be read is refused by name and kept: %s', async (_name, text, expected) => {
    const { store, referee } = desk(toy, []);
    store.tables.set('t', text);
    expect(refusal(await referee.look('t', 0))).toMatchObject({ refused: 'malformed', ...expected });
    expect(store.tables.get('t')).toBe(text);
  });

  test('continues a record somebody brings', async () => {
    const { play, referee } = await seated();
    await play(0, 0, 'roll');
    const record = await referee.record('t');
    if (!record.ok) throw new Error('no record');
    expect(await referee.adopt('u', record.value)).toEqual({ ok: true, value: { step: 1 } });
    expect(await referee.look('u', 1)).toEqual(await referee.look('t', 1));
  });

  test('can be removed', async () => {
    const { referee } = await seated();
    await referee.remove('t');
    expect(refusal(await referee.look('t', 0))).toMatchObject({ refused: 'no-table' });
  });
});

function saved(record: object, ids: string[] = []): string {
  const base = { format: 1, game: 'dice-and-bids', rules: 1, config: null, seed: '7', moves: [] };
  return JSON.stringify({ revision: 0, record: { ...base, ...record }, ids, retired: [] });
}
