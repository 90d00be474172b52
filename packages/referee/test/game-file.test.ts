import type { GameRecord } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { readGameFile, readGamesFile, type SeatInfo, writeGameFile, writeGamesFile } from '../src/index.ts';

const record: GameRecord = { format: 1, game: 'bids', rules: 1, config: {}, seed: '1', moves: ['0 bid 1'] };
const seats: readonly SeatInfo[] = [
  { seat: 0, name: 'Oda', player: 'person' },
  { seat: 1, name: 'It', player: 'greedy' },
];
const table = { title: 'An evening', seats };
const whole = { ...table, record };

describe('a game file', () => {
  test('comes back as it was written', () => {
    expect(readGameFile(writeGameFile(table.title, seats, record))).toEqual({
      ok: true,
      value: { record, table, seals: null },
    });
  });

  test('may be a bare record', () => {
    expect(readGameFile(JSON.stringify(record))).toEqual({ ok: true, value: { record, table: null, seals: null } });
  });

  test.each<[string, string, string, RegExp]>([
    ['text', 'dear diary', '', /is not JSON/],
    ['a number', '7', '', /must hold one saved game/],
    [
      'something else beside it',
      JSON.stringify({ ...whole, extra: 1 }),
      '',
      /know extra: a game file holds title, seats/,
    ],
    ['no title', JSON.stringify({ seats, record }), 'title', /at most 120 characters/],
    ['no seats', JSON.stringify({ title: '', record }), 'seats', /list of one to four seats/],
    ['nobody', JSON.stringify({ ...whole, seats: [] }), 'seats', /list of one to four seats/],
    ['seats in disorder', JSON.stringify({ ...whole, seats: seats.toReversed() }), 'seats', /each once and in order/],
    ['seat 4', JSON.stringify({ ...whole, seats: [{ ...seats[0], seat: 4 }] }), 'seats[0].seat', /from 0 to 3/],
    ['no name', JSON.stringify({ ...whole, seats: [{ seat: 0, player: 'person' }] }), 'seats[0].name', /40 characters/],
    [
      'a stranger',
      JSON.stringify({ ...whole, seats: [{ ...seats[0], player: 'cat' }] }),
      'seats[0].player',
      /'greedy'/,
    ],
    [
      'a damaged record',
      JSON.stringify({ ...whole, record: { ...record, moves: ['x'] } }),
      'record.moves[0]',
      /a seat/,
    ],
    ['a damaged bare record', JSON.stringify({ ...record, moves: ['x'] }), 'moves[0]', /must be a seat/],
  ])('is refused where it is wrong: %s', (_what, text, path, message) => {
    const refusal = { refused: 'malformed', path, message: expect.stringMatching(message) };
    expect(readGameFile(text)).toEqual({ ok: false, refusal });
  });
});

describe('a file of several games', () => {
  test('brings each back as it was written', () => {
    const other = { title: 'Another', seats, record: { ...record, seed: '2' } };
    const read = readGamesFile(writeGamesFile([{ ...table, record }, other]));
    expect(read).toEqual({
      ok: true,
      value: [
        { ok: true, value: { record, table, seals: null } },
        { ok: true, value: { record: other.record, table: { title: 'Another', seats }, seals: null } },
      ],
    });
  });

  test('lets in what can be read beside what cannot', () => {
    const read = readGamesFile(
      writeGamesFile([
        { ...table, record: 'gone' },
        { ...table, record },
      ]),
    );
    expect(read).toMatchObject({
      ok: true,
      value: [{ ok: false, refusal: { path: 'games[0].record' } }, { ok: true }],
    });
  });

  test('may hold one game, as any file', () => {
    expect(readGamesFile(JSON.stringify(record))).toEqual({
      ok: true,
      value: [{ ok: true, value: { record, table: null, seals: null } }],
    });
  });

  test.each([
    ['not JSON', '{', '', /is not JSON/],
    ['a word', '"games"', '', /must hold one saved game/],
    ['games that are no list', '{"games":7}', 'games', /list of at most 1000/],
    ['something beside them', '{"games":[],"more":1}', '', /games, and nothing else/],
    ['one damaged game', JSON.stringify({ ...whole, extra: 1 }), '', /does not know extra/],
  ])('is refused where it is wrong: %s', (_what, text, path, message) => {
    const refusal = { refused: 'malformed', path, message: expect.stringMatching(message) };
    expect(readGamesFile(text)).toEqual({ ok: false, refusal });
  });
});
