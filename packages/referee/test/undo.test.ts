import type { Seat } from '@cinderhall/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SharedReferee } from '../src/index.ts';
import { desk } from './desk.ts';
import { type Event, type Move, type State, toy, type View } from './dice-and-bids.ts';

/** A table at which these answers were given, by whoever was asked. */
async function after(...moves: string[]) {
  const at = desk(toy, [0, 1]);
  await at.referee.start('t', null, '7');
  for (const [i, line] of moves.entries()) {
    const [seat, ...move] = line.split(' ');
    const decision = await pending(at.referee);
    const verdict = await at.referee.submit('t', {
      seat: seat === '0' ? 0 : 1,
      decision,
      move: move.join(' '),
      id: `m${i}`,
    });
    expect(verdict.ok).toBe(true);
  }
  return at;
}

type ToyReferee = SharedReferee<null, State, Move, Event, View>;

async function pending(referee: ToyReferee): Promise<number> {
  const sight = await referee.look('t', 'spectator');
  return sight.ok ? (sight.value.decision?.id ?? -1) : -1;
}

test('an open answer is taken back by its giver: table, log and questions are as they were', async () => {
  const { referee, told } = await after('0 add 1');
  expect(told.filter(({ step }) => step === 1).map(({ viewer, canUndo }) => [viewer, canUndo])).toEqual([
    [0, true],
    [1, false],
  ]);
  expect(await referee.undo('t', 0)).toEqual({ ok: true, value: { step: 0 } });
  expect(told.at(-1)).toMatchObject({ step: 0, from: 1, events: [], view: { score: [0, 0] } });
  const fresh = await (await after()).referee.look('t', 0);
  expect(await referee.look('t', 0)).toEqual(fresh);
});

test.each([
  ['somebody else gave it', ['0 add 1'], 1, 'answered-since'],
  ['somebody else has answered since', ['0 add 1', '1 add 1'], 0, 'answered-since'],
  ['it showed a roll', ['0 roll'], 0, 'revealed-since'],
  ['it uncovered the bids', ['0 add 1', '1 add 1', '0 add 1', '0 bid 1', '1 bid 2'], 1, 'revealed-since'],
  ['nobody has answered anything', [], 0, 'no-choice'],
] as const)('nothing is taken back when %s', async (_name, moves, seat, because) => {
  const { referee, store } = await after(...moves);
  const before = store.tables.get('t');
  const verdict = await referee.undo('t', seat);
  expect(verdict).toEqual({ ok: false, refusal: { refused: 'no-undo', seat, because } });
  expect(store.tables.get('t')).toBe(before);
});

test('a wish to take back that arrives twice takes back once', async () => {
  const { referee } = await after('0 add 1');
  expect(await referee.undo('t', 0, 1)).toEqual({ ok: true, value: { step: 0 } });
  await referee.submit('t', { seat: 0, decision: 0, move: 'add 2', id: 'again' });
  const late = await referee.undo('t', 0, 1);
  expect(late).toEqual({ ok: false, refusal: { refused: 'no-undo', seat: 0, because: 'answered-since' } });
  expect(await referee.record('t')).toMatchObject({ value: { moves: ['0 add 2'] } });
});

test.each([
  ['nothing, to whom everything is new', null, 0, 3],
  ['the table as it was laid', { revision: 0, step: 0 }, 1, 3],
  ['two answers', { revision: 2, step: 2 }, 3, 1],
  ['all', { revision: 3, step: 3 }, 4, 0],
  ['a moment of another game', { revision: 9, step: 2 }, 0, 3],
])('whoever knows %s is told the rest', async (_name, since, from, events) => {
  const { referee } = await after('0 add 1', '1 add 1', '0 roll');
  const caught = await referee.catchUp('t', 1, since);
  const whole = await referee.look('t', 1);
  if (!caught.ok || !whole.ok) throw new Error('no table');
  const { events: all, ...now } = whole.value;
  expect(caught.value).toMatchObject({ revision: 3, sight: { ...now, from } });
  expect(caught.value.sight.events).toEqual(all.slice(all.length - events));
});

test('whoever knows an answer that was taken back is told everything anew', async () => {
  const { referee } = await after('0 add 1');
  await referee.undo('t', 0);
  await referee.submit('t', { seat: 0, decision: 0, move: 'add 2', id: 'again' });
  const caught = await referee.catchUp('t', 1, { revision: 1, step: 1 });
  expect(caught).toMatchObject({ value: { revision: 3, sight: { step: 1, from: 0 } } });
});

test('a sealed bid can be taken back until the other one is in', async () => {
  const { referee, told } = await after('0 add 1', '1 add 1', '0 add 1', '0 bid 1');
  expect(await referee.undo('t', 0)).toEqual({ ok: true, value: { step: 3 } });
  expect(told.at(-2)).toMatchObject({ viewer: 0, view: { sealed: [null, null] } });
});

test('what followed without a choice goes with the choice', async () => {
  const { referee, store } = await after('0 add 2', '0 rest');
  expect(await referee.undo('t', 0)).toEqual({ ok: true, value: { step: 0 } });
  expect(JSON.parse(store.tables.get('t') ?? '')).toMatchObject({
    record: { moves: [] },
    ids: [],
    retired: ['m0', 'm1'],
  });
});

test('an answer taken back that arrives once more does not come back', async () => {
  const { referee } = await after('0 add 1');
  await referee.undo('t', 0);
  const late = await referee.submit('t', { seat: 0, decision: 0, move: 'add 1', id: 'm0' });
  expect(late).toEqual({ ok: false, refusal: { refused: 'taken-back', id: 'm0' } });
});

test('the dice fall the same after an undo: it tells nobody anything', async () => {
  const straight = await after('0 add 1', '1 roll');
  const wavering = await after('0 add 2');
  await wavering.referee.undo('t', 0);
  for (const [seat, move] of [
    [0, 'add 1'],
    [1, 'roll'],
  ] as const)
    await wavering.referee.submit('t', { seat, decision: seat, move, id: `again-${seat}` });
  expect(await wavering.referee.look('t', 0)).toEqual(await straight.referee.look('t', 0));
});

const SEATS: readonly Seat[] = [0, 1];
const anyMessage = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('play' as const), pick: fc.nat(99) }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('undo' as const), seat: fc.constantFrom(...SEATS) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('again' as const), pick: fc.nat(99) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('forge' as const),
      seat: fc.constantFrom(...SEATS),
      decision: fc.integer({ min: -1, max: 17 }),
      move: fc.constantFrom('add 1', 'add 9', 'rest', 'roll', 'bid 1', 'bid', '', '0 add 1'),
    }),
  },
);

type Message = typeof anyMessage extends fc.Arbitrary<infer M> ? M : never;

test('whatever arrives, in whatever order, the table is the one that its record alone makes', async () => {
  const run = async (messages: readonly Message[]) => {
    const { referee, store, told } = desk(toy, [0, 1]);
    await referee.start('t', null, '11');
    const sent: { seat: Seat; decision: number; move: string; id: string }[] = [];
    const known = new Set<string>();
    for (const [i, message] of messages.entries()) {
      if (message.what === 'undo') await undoOf(referee, message.seat, known);
      else if (message.what === 'again') {
        const old = sent[message.pick % Math.max(sent.length, 1)];
        if (old) await referee.submit('t', old);
      } else if (message.what === 'forge') await referee.submit('t', { ...message, id: `f${i}` });
      else await playOne(message.pick, `p${i}`);
      for (const sight of told)
        for (const { event } of sight.events) if (toy.reveals(event)) known.add(JSON.stringify(event));
    }
    async function playOne(pick: number, id: string): Promise<void> {
      const look = await referee.look('t', 'spectator');
      const seats = look.ok ? look.value.decision?.seats : undefined;
      const seat = seats?.[pick % seats.length];
      if (!look.ok || !look.value.decision || seat === undefined) return;
      const mine = await referee.look('t', seat);
      const moves = mine.ok ? mine.value.moves : [];
      const move = moves[pick % moves.length];
      if (!move) return;
      const answer = { seat, decision: look.value.decision.id, move: toy.notation(null).write(move), id };
      sent.push(answer);
      await referee.submit('t', answer);
    }
    const rebuilt = desk(toy, [0, 1], store).referee;
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(await referee.look('t', viewer)).toEqual(await rebuilt.look('t', viewer));
    const { record, ids, retired } = JSON.parse(store.tables.get('t') ?? '');
    expect(new Set([...ids, ...retired]).size).toBe(ids.length + retired.length);
    expect(record.moves.length).toBe(ids.length);
  };
  await fc.assert(fc.asyncProperty(fc.array(anyMessage, { maxLength: 40 }), run), { numRuns: 60 });
});

/** Undoes, and checks that nothing that was shown to anybody is ever unshown. */
async function undoOf(referee: ToyReferee, seat: Seat, shown: ReadonlySet<string>) {
  await referee.undo('t', seat);
  const look = await referee.look('t', seat);
  const still = new Set(look.ok ? look.value.events.map(({ event }) => JSON.stringify(event)) : []);
  for (const event of shown) expect(still.has(event)).toBe(true);
}
