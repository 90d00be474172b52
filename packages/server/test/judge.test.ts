import { begin, cutTo, type Saved, withEntry } from '@cinderhall/referee';
import { describe, expect, test } from 'vitest';
import type { Standing } from '../src/live/play.ts';
import { beginning, isPrepared, isUsed, judge, type Plan, planCardOf } from '../src/plans/judge.ts';

const start = begin({ format: 1, game: 'toy', rules: 1, config: {}, seed: '7', moves: [] });

/** A table after these answers. */
const after = (...entries: readonly (readonly [line: string, id: string])[]): Saved =>
  entries.reduce((saved, [line, id]) => withEntry(saved, { line, id }), start);

/** Ann, who waits at seat 0 after two answers, has prepared two. */
const two = after(['0 a', 'a1'], ['1 b', 'b1']);
const plan: Plan = {
  ...{ id: 'plan-1', guest: 'ann', seat: 0, ended: null, ...beginning(two) },
  steps: [
    { kind: 'turn', moves: ['x', 'y'] },
    { kind: 'pay', moves: ['z'] },
  ],
};

/** The table, where a seat is asked something that it may answer in these ways. */
const standing = (saved: Saved, asked: 0 | 1 | null, kind = 'turn', moves: readonly string[] = []): Standing => ({
  ...{ saved, conceded: [] },
  decision: asked === null ? null : { id: 9, kind, seats: [asked] },
  reads: () => true,
  admits: (seat, move, about = 'here') => seat === asked && moves.includes(move) && about === 'here',
});
const end = (because: string) => ({ what: 'end', because });

describe('a plan', () => {
  test('waits while somebody else is asked', () => {
    expect(judge(plan, standing(two, 1))).toEqual({ what: 'wait' });
    expect(judge(plan, standing(withEntry(two, { line: '1 c', id: 'b2' }), 1))).toEqual({ what: 'wait' });
  });

  test.each([
    [['x', 'y'], 'x'],
    [['y'], 'y'],
    [['w', 'y'], 'y'],
  ])('where %j may be answered gives %s', (moves, move) => {
    const given = { what: 'answer', decision: 9, move, id: 'plan-1:0' };
    expect(judge(plan, standing(two, 0, 'turn', moves))).toEqual(given);
  });

  test('gives an answer while by this is meant what was meant', () => {
    const about = (...texts: string[]): Plan => ({
      ...plan,
      steps: [{ kind: 'turn', moves: ['x', 'y'], about: texts }],
    });
    expect(judge(about('here', 'here'), standing(two, 0, 'turn', ['x', 'y']))).toMatchObject({ move: 'x' });
    expect(judge(about('there', 'here'), standing(two, 0, 'turn', ['x', 'y']))).toMatchObject({ move: 'y' });
    expect(judge(about('there', 'there'), standing(two, 0, 'turn', ['x', 'y']))).toEqual(end('no-move'));
  });

  test('goes on with what has not been given', () => {
    const one = withEntry(two, { line: '0 y', id: 'plan-1:0' });
    expect(judge(plan, standing(one, 0, 'pay', ['z']))).toMatchObject({ move: 'z', id: 'plan-1:1' });
    expect(judge(plan, standing(one, 1))).toEqual({ what: 'wait' });
    expect(planCardOf(plan, { saved: one })).toEqual({ id: 'plan-1', steps: plan.steps, given: 1, ended: null });
  });

  test('ends when it has been given, whoever is asked', () => {
    const all = after(['0 a', 'a1'], ['1 b', 'b1'], ['0 y', 'plan-1:0'], ['0 z', 'plan-1:1']);
    expect(judge(plan, standing(all, 0))).toEqual(end('given'));
    expect(judge(plan, standing(all, null))).toEqual(end('given'));
  });

  test('ends where nothing fits, at another question, and with the game', () => {
    expect(judge(plan, standing(two, 0, 'turn', ['w']))).toEqual(end('no-move'));
    expect(judge(plan, standing(two, 0, 'battle', ['x']))).toEqual(end('other-question'));
    expect(judge(plan, standing(two, null))).toEqual(end('over'));
  });

  test('ends when its owner concedes, whoever answers for the seat from then on', () => {
    const gone = withEntry(two, { line: '0 concede', id: 'a2' });
    const conceded = { ...standing(gone, 0, 'turn', ['x']), conceded: [0 as const] };
    expect(judge(plan, conceded)).toEqual(end('risen'));
    expect(judge(plan, { ...conceded, decision: null })).toEqual(end('over'));
    expect(judge({ ...plan, seat: 1, base: 3, anchor: 'a2' }, conceded)).toEqual({ what: 'wait' });
  });

  test('ends when its seat answers otherwise', () => {
    const own = withEntry(two, { line: '0 w', id: 'a2' });
    expect(judge(plan, standing(own, 0, 'turn', ['x']))).toEqual(end('answered'));
    expect(judge(plan, standing(own, 1))).toEqual(end('answered'));
  });

  test('outlives what others take back after it was made', () => {
    const back = cutTo(withEntry(two, { line: '1 c', id: 'b2' }), 2);
    expect(judge(plan, standing(back, 0, 'turn', ['x']))).toMatchObject({ move: 'x' });
  });

  test.each([
    ['before it was made', cutTo(two, 1)],
    ['before it was made, and played on', withEntry(cutTo(two, 1), { line: '1 b', id: 'b2' })],
    ['what came of it', cutTo(withEntry(two, { line: '0 x', id: 'plan-1:0' }), 2)],
  ])('ends when the table goes back: %s', (_what, saved) => {
    expect(judge(plan, standing(saved, 0, 'turn', ['x', 'y']))).toEqual(end('taken-back'));
    expect(judge(plan, standing(saved, 1))).toEqual(end('taken-back'));
  });

  test('that was made before anything was answered begins at nothing', () => {
    const first = { ...plan, ...beginning(start) };
    expect(judge(first, standing(start, 0, 'turn', ['x']))).toMatchObject({ move: 'x' });
    expect(judge(first, standing(after(['1 b', 'b1']), 0, 'turn', ['x']))).toMatchObject({ move: 'x' });
  });

  test('whose name was used once, even in vain, is told from a new one', () => {
    const used = withEntry(two, { line: '0 x', id: 'plan-1:0' });
    expect([used, cutTo(used, 2), two].map((saved) => isUsed('plan-1', saved))).toEqual([true, true, false]);
    expect(isUsed('plan', used)).toBe(false);
    expect(['plan-1:0', 'plan-1', null].map(isPrepared)).toEqual([true, false, false]);
  });
});
