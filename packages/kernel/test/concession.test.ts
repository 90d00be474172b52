import { describe, expect, test } from 'vitest';
import { branch, concessionsIn, concessionText, type GameRecord, replay, startRecord } from '../src/index.ts';
import { duel } from './duel.ts';

const record = (...moves: string[]): GameRecord => ({ ...startRecord(duel, { rounds: 3 }, '1'), moves });
const refusal = (...moves: string[]): unknown => {
  const replayed = replay(duel, record(...moves));
  return replayed.ok ? null : replayed.refusal;
};

describe('a concession', () => {
  test('is a line of the record, counts as an answer and changes nothing in the game', () => {
    const plain = replay(duel, record('0 throw 1', '1 throw 3', '1 throw 1'));
    const conceded = replay(duel, record('0 throw 1', '1 throw 3', '0 concede', '1 throw 1'));
    if (!plain.ok || !conceded.ok) throw new Error('it does not play');
    expect(conceded.value.state).toEqual(plain.value.state);
    expect(conceded.value.steps).toBe(4);
    expect(conceded.value.events.map(({ event }) => event)).toEqual(plain.value.events.map(({ event }) => event));
  });

  test('is found in the record, with its place and whether the game ended by it', () => {
    const { moves } = record('1 concede', '0 throw 1', '0 concede ends');
    const [first, last] = [
      { seat: 1, step: 1, ends: false },
      { seat: 0, step: 3, ends: true },
    ];
    expect(concessionsIn({ moves })).toEqual([first, last]);
    expect(concessionsIn({ moves }, 2)).toEqual([first]);
    expect(concessionsIn({ moves }, 0)).toEqual([]);
    expect([true, false].map((ends) => concessionText({ ends }))).toEqual(['concede ends', 'concede']);
  });

  test('is none where anything else stands', () => {
    const moves = ['0 conceded', '0 concede end', '0 concede ', '4 concede', '0 throw 1', 'x concede'];
    expect(concessionsIn({ moves })).toEqual([]);
  });

  test('is of a game, and not of another one that goes on from within it', () => {
    const other = branch(record('0 concede', '0 throw 1', '1 throw 3', '1 throw 1'), 2, '7');
    expect(concessionsIn(other)).toEqual([]);
    expect(concessionsIn(other, 1)).toEqual([{ seat: 0, step: 1, ends: false }]);
    const again = { ...other, moves: [...other.moves, '0 concede', '1 throw 3'] };
    expect(concessionsIn(again)).toEqual([{ seat: 0, step: 3, ends: false }]);
    expect(replay(duel, again)).toMatchObject({ ok: true });
  });

  test.each([
    ['a second time', ['0 concede', '1 throw 1', '0 concede'], 'moves[2]', /conceded before/],
    ['by nobody who plays', ['2 concede'], 'moves[0]', /does not play/],
    ['after the end', ['0 concede ends', '1 concede'], 'moves[1]', /over/],
    [
      'after a game that was played to its end',
      ['0 throw 1', '1 throw 3', '1 throw 1', '0 throw 2', '0 throw 3', '1 throw 2', '0 concede'],
      'moves[6]',
      /over/,
    ],
  ])('is refused %s', (_when, moves, path, message) => {
    expect(refusal(...moves)).toMatchObject({ refused: 'malformed', path, message: expect.stringMatching(message) });
  });

  test('ends the game for answers as well', () => {
    expect(refusal('0 throw 1', '0 concede ends', '1 throw 1')).toMatchObject({ path: 'moves[2]' });
    expect(refusal('0 throw 1', '0 concede', '1 throw 1')).toBeNull();
  });
});
