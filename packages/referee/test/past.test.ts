import { type GameRecord, seedRng, type Viewer } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { desk } from './desk.ts';
import { type State, toy } from './dice-and-bids.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** The toy with a chance that can begin anew. */
const dealt: typeof toy = { ...toy, redeal: (s: State, seed) => ({ ...toy.clone(s), rng: seedRng(seed) }) };

/** Plays whatever is offered, a little differently each time, and notes at every step what each viewer is shown. */
async function played(game = dealt, steps = 40) {
  const at = desk(game, VIEWERS);
  await at.referee.start('t', null, '7');
  const shown: string[][] = [];
  for (let n = 0; n <= steps; n++) {
    shown.push(await sights(at.referee, n));
    const look = await at.referee.look('t', 'spectator');
    const decision = look.ok ? look.value.decision : null;
    const seat = decision?.seats.at(-1);
    if (!decision || seat === undefined) break;
    const mine = await at.referee.look('t', seat);
    const moves = mine.ok ? mine.value.moves : [];
    const move = moves[n % moves.length];
    if (!move) throw new Error('nothing offered');
    await at.referee.submit('t', { seat, decision: decision.id, move: toy.notation(null).write(move), id: `m${n}` });
  }
  return { ...at, shown, last: shown.length - 1 };
}

type Looking = Awaited<ReturnType<typeof played>>['referee'];

const sights = (referee: Looking, _n: number): Promise<string[]> =>
  Promise.all(VIEWERS.map(async (viewer) => JSON.stringify(await referee.look('t', viewer))));

const past = (referee: Looking, step: number): Promise<string[]> =>
  Promise.all(VIEWERS.map(async (viewer) => JSON.stringify(await referee.past('t', viewer, step))));

const recordOf = async (referee: Looking): Promise<GameRecord> => {
  const record = await referee.record('t');
  if (!record.ok) throw new Error('no record');
  return record.value;
};

describe('a past moment', () => {
  test('is to every viewer, byte for byte, what it was then', async () => {
    const { referee, shown, last } = await played();
    expect(last).toBeGreaterThan(17);
    for (let step = last; step >= 0; step--) expect(await past(referee, step)).toEqual(shown[step]);
  });

  test('is the same to a referee who has only read the table from the store', async () => {
    const { store, shown } = await played();
    const { referee } = desk(dealt, [], store);
    for (const step of [16, 3, 17, 0]) expect(await past(referee, step)).toEqual(shown[step]);
  });

  test('is gone when it was taken back, and another one is in its place', async () => {
    const { referee, shown, last } = await played(dealt, 0);
    expect(last).toBe(0);
    await referee.submit('t', { seat: 0, decision: 0, move: 'add 1', id: 'a' });
    await referee.undo('t', 0);
    expect(await referee.past('t', 0, 1)).toMatchObject({ ok: false, refusal: { path: 'step' } });
    expect(await past(referee, 0)).toEqual(shown[0]);
    await referee.submit('t', { seat: 0, decision: 0, move: 'add 2', id: 'b' });
    expect(await referee.past('t', 0, 1)).toMatchObject({ ok: true, value: { view: { score: [2, 0] } } });
  });

  test.each([-1, 1.5, 1000, Number.NaN])('%d is refused', async (step) => {
    const { referee } = await played(dealt, 3);
    const message = 'must be a number of answers from 0 to 4';
    expect(await referee.past('t', 0, step)).toEqual({
      ok: false,
      refusal: { refused: 'malformed', path: 'step', message },
    });
  });

  test('is refused while people have to remember, and open once the game is over', async () => {
    const strict: typeof toy = { ...dealt, forgets: (s) => toy.pending(s) !== null };
    const running = await played(strict, 5);
    expect(await running.referee.past('t', 0, 2)).toEqual({ ok: false, refusal: { refused: 'forgotten', table: 't' } });
    expect(await past(running.referee, running.last + 1)).toEqual(await sights(running.referee, 0));
    const over = await played(strict);
    expect(await past(over.referee, 2)).toEqual(over.shown[2]);
  });
});

describe('a table that goes on from within another game', () => {
  test('has the same past, and a chance of its own', async () => {
    const { referee, shown, last } = await played();
    const record = await recordOf(referee);
    const forked = desk(dealt, VIEWERS).referee;
    const redeals = [{ after: 18, seed: '99' }];
    await forked.adopt('t', { ...record, moves: record.moves.slice(0, 18), redeals });
    for (const step of [0, 17]) {
      const then = (text: string) => text.replaceAll('"canUndo":true', '"canUndo":false');
      expect((await past(forked, step)).map(then)).toEqual(shown[step]?.map(then));
    }
    expect(await forked.undo('t', 0)).toMatchObject({ ok: false, refusal: { because: 'no-choice' } });
    expect(await forked.undo('t', 1)).toMatchObject({ ok: false, refusal: { because: 'no-choice' } });
    expect(last).toBeGreaterThan(18);
  });

  test('takes an answer back up to where it began', async () => {
    const { referee } = await played(dealt, 1);
    const record = await recordOf(referee);
    const forked = desk(dealt, VIEWERS);
    await forked.referee.adopt('t', { ...record, moves: ['0 add 1'], redeals: [{ after: 1, seed: '99' }] });
    const before = await past(forked.referee, 1);
    await forked.referee.submit('t', { seat: 1, decision: 1, move: 'add 1', id: 'x' });
    expect(await forked.referee.undo('t', 1)).toEqual({ ok: true, value: { step: 1 } });
    expect(await past(forked.referee, 1)).toEqual(before);
  });
});
