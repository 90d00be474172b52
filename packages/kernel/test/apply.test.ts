import { describe, expect, test } from 'vitest';
import { apply, applyText, type Seat } from '../src/index.ts';
import { duel, type Event } from './duel.ts';

const CONFIG = { rounds: 3 } as const;
const start = () => duel.setup(CONFIG, '1');

/** The state after these throws, in turn by seat 0 and seat 1. */
function after(...fingers: number[]) {
  const s = start();
  for (const [i, n] of fingers.entries()) duel.step(s, i % 2 === 0 ? 0 : 1, { fingers: n });
  return s;
}

/** Sends a text; also sees to it that nothing changes and nothing is told when it is refused. */
function send(s: ReturnType<typeof start>, seat: Seat, decision: number, move: string) {
  const before = structuredClone(s);
  const told: Event[] = [];
  const result = applyText(duel, CONFIG, s, { seat, decision, move }, (e) => told.push(e));
  expect(s).toEqual(before);
  if (!result.ok) expect(told).toEqual([]);
  return result;
}

describe('an answer that is right', () => {
  test('gives the state after it and leaves the one before alone', () => {
    const s = start();
    const told: Event[] = [];
    const result = apply(duel, CONFIG, s, { seat: 0, decision: 0, move: { fingers: 2 } }, (e) => told.push(e));
    expect(result).toMatchObject({ ok: true, value: { thrown: [2, 0], decision: 0 } });
    expect(s).toEqual(start());
    expect(told).toEqual([{ kind: 'thrown', seat: 0 }]);
  });

  test('is a value: another object with the same notation does, and what else it carries does not come in', () => {
    const move = { fingers: 2, cheat: true };
    expect(apply(duel, CONFIG, start(), { seat: 0, decision: 0, move }).ok).toBe(true);
  });

  test('may be written loosely where the notation reads it', () => {
    expect(send(start(), 1, 0, 'throw   3')).toMatchObject({ ok: true, value: { thrown: [0, 3] } });
  });

  test('is not made stale by the answer of somebody else to the same question', () => {
    expect(send(after(1), 1, 0, 'throw 1').ok).toBe(true);
  });
});

describe('an answer that is wrong is refused', () => {
  test('when the game is over, before anything else', () => {
    expect(send(after(1, 1, 2, 2, 1, 1), 0, 7, 'nonsense')).toEqual({ ok: false, refusal: { refused: 'over' } });
  });

  test('when its question has been answered, or is still to come', () => {
    const refusal = { refused: 'stale', decision: 0, pending: 1 };
    expect(send(after(1, 1), 0, 0, 'throw 2')).toEqual({ ok: false, refusal });
    expect(send(start(), 0, 1, 'throw 2').ok).toBe(false);
    expect(send(start(), 0, Number.NaN, 'throw 2').ok).toBe(false);
  });

  test('when the seat is not asked: it has answered, or is not at the table', () => {
    expect(send(after(1), 0, 0, 'throw 2')).toEqual({
      ok: false,
      refusal: { refused: 'not-asked', seat: 0, asked: [1] },
    });
    expect(send(start(), 3, 0, 'throw 2')).toEqual({
      ok: false,
      refusal: { refused: 'not-asked', seat: 3, asked: [0, 1] },
    });
  });

  test('when a rule bars it, naming the rule and what would be right', () => {
    expect(send(after(2, 1), 0, 1, 'throw 2')).toEqual({
      ok: false,
      refusal: {
        refused: 'not-offered',
        move: 'throw 2',
        rule: 'DUE-2',
        reason: 'thrown-before',
        offered: ['throw 1', 'throw 3'],
      },
    });
  });

  test('when a rule forbids the whole of it, unless one bars a part', () => {
    const strict = { ...duel, forbids: () => ({ rule: 'DUE-9', reason: 'too-many' }) };
    const tried = (fingers: number) => apply(strict, CONFIG, after(2, 1), { seat: 0, decision: 1, move: { fingers } });
    expect(tried(9)).toMatchObject({ refusal: { rule: 'DUE-9', reason: 'too-many' } });
    expect(tried(2)).toMatchObject({ refusal: { rule: 'DUE-2', reason: 'thrown-before' } });
    expect(tried(3).ok).toBe(true);
  });

  test('when it is simply not there, with no rule made up', () => {
    const refusal = { refused: 'not-offered', move: 'throw 9', rule: null, reason: null };
    expect(send(start(), 0, 0, 'throw 9')).toMatchObject({ ok: false, refusal });
  });

  test('with at most eight right moves', () => {
    const many = { ...duel, moves: () => Array.from({ length: 20 }, (_, i) => ({ fingers: i + 10 })) };
    const result = apply(many, CONFIG, start(), { seat: 0, decision: 0, move: { fingers: 1 } });
    expect(result).toMatchObject({ refusal: { offered: Array.from({ length: 8 }, (_, i) => `throw ${i + 10}`) } });
  });

  test('when it is no move of the game', () => {
    const message = "'spit' is no move of duel; right would be 'throw 1', 'throw 2', 'throw 3'";
    expect(send(start(), 0, 0, 'spit')).toEqual({
      ok: false,
      refusal: { refused: 'malformed', path: 'move', message },
    });
  });

  test('without repeating all of a long text', () => {
    const result = send(start(), 0, 0, 'x'.repeat(1e6));
    expect(JSON.stringify(result).length).toBeLessThan(250);
  });
});
