import type { Seat, Viewer } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { choicePoint } from '../src/index.ts';
import { desk, Ledger } from './desk.ts';
import { toy } from './dice-and-bids.ts';

/** Three sit there; the third is never asked, and has nothing to lose. */
const crowded = { ...toy, seats: () => [0, 1, 2] as const };
const allies = { ...toy, contest: () => ({ players: 2, together: true }) };
const forgetful = { ...toy, forgets: () => true };

async function begun(game = toy, viewers: readonly Viewer[] = [0, 1, 'spectator']) {
  const at = desk(game, viewers, new Ledger());
  await at.referee.start('t', null, '7');
  at.told.length = 0;
  const { referee } = at;
  return {
    ...at,
    answer: (seat: Seat, decision: number, move: string, computer = false) =>
      referee.submit('t', { seat, decision, move, id: `${seat}-${decision}-${move}`, computer }),
    concede: (seat: Seat, id = `concede-${seat}`, people: readonly Seat[] = [0, 1, 2]) =>
      referee.concede('t', { seat, id, people }),
    async kept() {
      const record = await referee.record('t');
      return record.ok ? record.value.moves : [];
    },
  };
}

const step = (n: number) => ({ ok: true, value: { step: n } });
const refusedBy = (refused: string, more: object = {}) => ({ ok: false, refusal: { refused, ...more } });

describe('conceding', () => {
  test('ends a game of two at once, whoever is asked, and is stored before it is told', async () => {
    const { concede, answer, told, store, kept, referee } = await begun();
    await answer(0, 0, 'add 1');
    store.asked.length = 0;
    expect(await concede(0)).toEqual(step(2));
    expect(store.asked).toEqual(['append', 'tell 0', 'tell 1', 'tell spectator']);
    expect(await kept()).toEqual(['0 add 1', '0 concede ends']);
    const outcome = { kind: 'ranking', share: [0, 1], score: null };
    for (const sight of told.slice(-3))
      expect(sight).toMatchObject({ decision: null, moves: [], canUndo: false, outcome, step: 2, from: 2, events: [] });
    expect(told.at(-1)?.concessions).toEqual([{ seat: 0, step: 2, ends: true }]);
    expect(await answer(1, 1, 'add 1')).toEqual(refusedBy('over'));
    expect(await concede(1)).toEqual(refusedBy('over'));
    expect(await referee.undo('t', 0)).toMatchObject(refusedBy('conceded', { seat: 0 }));
    expect(await referee.undo('t', 1)).toMatchObject(refusedBy('no-undo'));
    expect(await kept()).toHaveLength(2);
  });

  test('is open while an answer is sealed, and shows nobody what was sealed', async () => {
    const { concede, answer, told } = await begun();
    for (const [i, seat] of ([0, 1, 0] as const).entries()) await answer(seat, i, 'add 1');
    await answer(1, 3, 'bid 2');
    expect(await concede(0)).toEqual(step(5));
    expect(told.at(-1)?.view.sealed).toEqual([null, 'hidden']);
    expect(told.at(-1)?.decision).toBeNull();
  });

  test('counts once, however often its message arrives, and after the table was read again', async () => {
    const { concede, kept, referee } = await begun();
    expect(await concede(1)).toEqual(step(1));
    expect(await concede(1)).toEqual(step(1));
    await referee.close('t');
    expect(await concede(1)).toEqual(step(1));
    expect(await concede(0, 'concede-1')).toMatchObject(refusedBy('malformed', { path: 'id' }));
    expect(await concede(1, '')).toMatchObject(refusedBy('malformed', { path: 'id' }));
    expect(await kept()).toEqual(['1 concede ends']);
  });

  test('is refused under the id of an answer, of one that was taken back, and for nobody’s seat', async () => {
    const { concede, answer, referee, kept } = await begun();
    await answer(0, 0, 'add 1');
    expect(await concede(0, '0-0-add 1')).toMatchObject(refusedBy('malformed', { path: 'id' }));
    await referee.undo('t', 0);
    expect(await concede(0, '0-0-add 1')).toMatchObject(refusedBy('taken-back'));
    expect(await concede(3)).toMatchObject(refusedBy('malformed', { path: 'seat' }));
    expect(await kept()).toEqual([]);
  });

  test('leaves the seat to a computer while others play on', async () => {
    const { concede, answer, told, referee, kept } = await begun(crowded);
    expect(await concede(0)).toEqual(step(1));
    expect(told.at(-1)).toMatchObject({ outcome: null, decision: { seats: [0] } });
    expect(await answer(0, 0, 'add 1')).toEqual(refusedBy('conceded', { seat: 0 }));
    expect(await concede(0, 'once more')).toEqual(refusedBy('conceded', { seat: 0 }));
    expect(await answer(0, 0, 'add 1', true)).toEqual(step(2));
    await answer(1, 1, 'add 2');
    expect(await concede(1)).toEqual(step(4));
    expect(await kept()).toEqual(['0 concede', '0 add 1', '1 add 2', '1 concede ends']);
    const end = await referee.look('t', 2);
    expect(end).toMatchObject({ value: { outcome: { share: [0, 0, 1] } } });
  });

  test('of the last person ends the game among computers', async () => {
    const { concede, told } = await begun(crowded);
    expect(await concede(0, 'id', [0])).toEqual(step(1));
    expect(told.at(-1)?.outcome).toMatchObject({ kind: 'shared', share: [0, 0.5, 0.5] });
  });

  test('loses a game that is played together only when the last of them does', async () => {
    const { concede, told } = await begun(allies);
    await concede(1, 'one', [0, 1]);
    expect(told.at(-1)).toMatchObject({ outcome: null, decision: { seats: [0] } });
    await concede(0, 'two', [0, 1]);
    expect(told.at(-1)?.outcome).toMatchObject({ kind: 'lost-together', share: [0, 0] });
  });

  test('stands: nobody takes back what was before it, alone or with all others', async () => {
    const { concede, answer, referee } = await begun(crowded);
    await answer(0, 0, 'add 1');
    expect((await referee.look('t', 0)).ok && (await referee.undo('t', 1))).toMatchObject(refusedBy('no-undo'));
    await concede(1);
    const because = 'answered-since';
    expect(await referee.undo('t', 0)).toEqual(refusedBy('no-undo', { seat: 0, because }));
    expect(await referee.undo('t', 0, 2, choicePoint)).toEqual(refusedBy('no-undo', { seat: 0, because }));
    await answer(1, 1, 'add 1', true);
    await answer(0, 2, 'add 1');
    expect(await referee.undo('t', 0)).toEqual(step(3));
    expect(await referee.undo('t', 0)).toMatchObject(refusedBy('no-undo'));
  });

  test('follows from what another process has written', async () => {
    const { concede, answer, store, told } = await begun(crowded);
    const other = desk(crowded, ['spectator'], store);
    await other.referee.look('t', 0);
    await answer(0, 0, 'add 1');
    await concede(1);
    await answer(1, 1, 'add 1', true);
    await other.referee.renew('t');
    expect(other.told.at(-1)).toEqual({ ...told.at(-1), from: 1, events: other.told.at(-1)?.events });
    expect(other.told.at(-1)?.events.map((told) => told.step)).toEqual([1, 3]);
    expect(await other.referee.concede('t', { seat: 2, id: 'theirs', people: [0, 1, 2] })).toEqual(step(4));
    expect(other.told.at(-1)?.outcome).toMatchObject({ share: [1, 0, 0] });
  });

  test('is seen where it was when somebody looks back, and no sooner', async () => {
    const { concede, answer, referee } = await begun(crowded);
    await answer(0, 0, 'add 1');
    await concede(1);
    for (let i = 1; i < 12; i++) {
      const asked = await referee.look('t', 'spectator');
      const seats = asked.ok ? (asked.value.decision?.seats ?? []) : [];
      const [seat = 0] = seats;
      await answer(seat, i, i % 4 === 3 ? 'bid 1' : 'add 1', true);
      if (i % 4 === 3) await answer(seat === 0 ? 1 : 0, i, 'bid 1', true);
    }
    const then = async (at: number) => {
      const past = await referee.past('t', 'spectator', at);
      return past.ok ? past.value.concessions.length : -1;
    };
    expect(await Promise.all([0, 1, 2, 14].map(then))).toEqual([0, 0, 1, 1]);
  });

  test('opens the past where people had to remember', async () => {
    const { concede, answer, referee } = await begun(forgetful);
    await answer(0, 0, 'add 1');
    expect(await referee.past('t', 0, 0)).toMatchObject(refusedBy('forgotten'));
    await concede(0);
    expect(await referee.past('t', 0, 0)).toMatchObject({ ok: true });
  });

  test('changes nothing where it cannot be stored', async () => {
    const { concede, store, told, kept } = await begun();
    store.failing = true;
    expect(await concede(0)).toMatchObject(refusedBy('store'));
    store.failing = false;
    expect(told).toEqual([]);
    expect(await kept()).toEqual([]);
  });
});
