import { describe, expect, test } from 'vitest';
import { concededBetween } from '../src/table/conceded.ts';
import { type AtHome, open, over, PERSONS, past, playedByPeople, seat } from './at-home.ts';

const concede = (at: AtHome, table: string, who: 0 | 1 | 2, id = `concede-${who}`) =>
  at.ask<'concede'>({ ask: 'concede', table, seat: who, id });
const standing = (at: AtHome) => at.reports.findLast((report) => report.tell === 'standing')?.standing;
const sight = (at: AtHome) => at.reports.findLast((report) => report.tell === 'sight')?.sight;
const settled = async (done: () => boolean): Promise<void> => {
  for (let i = 0; i < 20_000 && !done(); i++) await new Promise((resolve) => setTimeout(resolve, 0));
  expect(done()).toBe(true);
};
const refusedBy = (refused: string) => ({ ok: false, refusal: { refused } });
const config = { players: 3 };

describe('conceding on this device', () => {
  test('ends a game of two, once, and the list, the past and a file tell of it', async () => {
    const at = open();
    const table = await at.lay(PERSONS);
    await playedByPeople(at, table, 8);
    await at.done<'look'>({ ask: 'look', table, viewer: 0 });
    const kept = await concede(at, table, 1);
    expect(kept).toMatchObject({ ok: true });
    expect(await concede(at, table, 1)).toEqual(kept);
    expect(await concede(at, table, 1, 'another')).toMatchObject(refusedBy('over'));
    expect(await concede(at, table, 0)).toMatchObject(refusedBy('over'));
    expect(over(at.reports)).toBe(true);
    expect(sight(at)).toMatchObject({ viewer: 0, moves: [], outcome: { share: [1, 0], score: null } });
    expect(await at.done<'games'>({ ask: 'games' })).toMatchObject([{ asked: [], winners: [0], conceded: [1] }]);
    expect(await past(at, table, 'everybody', 3)).toMatchObject({ ok: true, value: { step: 3, concessions: [] } });

    const { text } = await at.done<'export'>({ ask: 'export', table });
    expect(JSON.parse(text).record.moves.at(-1)).toBe('1 concede ends');
    const other = open();
    const { taken } = await other.done<'import'>({ ask: 'import', text, title: '', names: [] });
    expect(taken).toMatchObject([{ asked: [], winners: [0], conceded: [1] }]);
    const shown = await other.done<'show'>({ ask: 'show', text, title: '', names: [] });
    expect(shown.last).toBe(JSON.parse(text).record.moves.length);
    // Another game that goes on from within it begins with everybody in it.
    const branched = await at.done<'branch'>({ ask: 'branch', table, after: 5, title: 'Once more', seats: PERSONS });
    expect(branched).toMatchObject({ winners: [], conceded: [] });
    expect(branched.asked.length).toBeGreaterThan(0);
  });

  test('has a computer play on for somebody who is asked, and shows its seat nothing to answer', async () => {
    const at = open();
    const table = await at.lay([...PERSONS, seat(2, 'person')], config);
    const [asked = 0] = standing(at)?.asked ?? [];
    if (asked === 3) throw new Error('nobody sits there');
    await at.done<'look'>({ ask: 'look', table, viewer: asked });
    expect(sight(at)?.moves.length).toBeGreaterThan(0);
    expect(await concede(at, table, asked)).toMatchObject({ ok: true });
    await settled(() => !standing(at)?.asked.includes(asked));
    expect(standing(at)).toMatchObject({ over: false, conceded: [asked], undoer: null });
    const { decision, step } = sight(at) ?? {};
    expect(step).toBeGreaterThan(1);
    expect(sight(at)).toMatchObject({ viewer: asked, moves: [], canUndo: false });
    const answer = { decision: decision?.id ?? 0, move: 'place gold', id: 'late' };
    const late = await at.ask<'submit'>({ ask: 'submit', table, seat: asked, ...answer });
    expect(late).toMatchObject(refusedBy('conceded'));
    expect(await at.ask<'undo'>({ ask: 'undo', table, seat: asked })).toMatchObject(refusedBy('conceded'));
    // Looked at once more, as after a reload.
    await at.done<'enter'>({ ask: 'enter', table });
    await at.done<'look'>({ ask: 'look', table, viewer: asked });
    expect(sight(at)).toMatchObject({ viewer: asked, moves: [], concessions: [{ seat: asked, step: 1, ends: false }] });
  });

  test('of the only person ends a game against computers, and one against the AI deck', async () => {
    for (const [seats, laid] of [
      [[seat(0, 'person'), seat(1, 'random'), seat(2, 'random')], config],
      [[seat(0, 'person')], { players: 2, automa: { garrison: 'easy' } }],
    ] as const) {
      const at = open();
      const table = await at.lay([...seats], laid);
      expect(await concede(at, table, 0)).toMatchObject({ ok: true });
      expect(over(at.reports)).toBe(true);
      const [entry] = await at.done<'games'>({ ask: 'games' });
      expect(entry).toMatchObject({ winners: seats.length === 3 ? [1, 2] : [1], conceded: [0] });
    }
  });
});

test('concessions stand in a log between the turns before and after them', () => {
  const all = [
    { seat: 0, step: 3, ends: false },
    { seat: 2, step: 7, ends: false },
    { seat: 1, step: 9, ends: true },
  ] as const;
  const turns = [{ step: 8 }, { step: 5 }, { step: 4 }];
  const steps = turns.map((turn, i) => concededBetween(all, turns[i - 1] ?? null, turn).map(({ step }) => step));
  expect(steps).toEqual([[9], [7], []]);
  expect(concededBetween(all, turns.at(-1) ?? null, null)).toEqual([all[0]]);
  expect(concededBetween(all, null, null)).toEqual([all[2], all[1], all[0]]);
});
