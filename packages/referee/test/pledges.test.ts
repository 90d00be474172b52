import { createHash } from 'node:crypto';
import { concessionsIn, type GameRecord, recordMove, replay, SEATS, startRecord } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { readGameFile, type Seals, writeGameFile } from '../src/index.ts';
import { answerPledge, type Flaw, following, type Heard, saltBy, seedPledge, verify } from '../src/pledges/index.ts';
import { toy } from './dice-and-bids.ts';

const TABLE = '0123456789abcdef';
const SEED = '00112233445566778899aabbccddeeff';

/** A whole game under this seed, in which everybody rolls, and bids what this says. */
function played(seed: string, bid: number): GameRecord {
  let record = startRecord(toy, null, seed);
  const s = toy.setup(null, seed);
  for (let asked = toy.pending(s); asked; asked = toy.pending(s)) {
    const seat = asked.seats[0] ?? SEATS[0];
    const moves = toy.moves(s, seat);
    const move = moves.find((m) => m.kind === 'roll' || (m.kind === 'bid' && m.n === bid)) ?? moves[0];
    if (move === undefined) throw new Error('nothing can be answered');
    record = recordMove(record, { seat, text: toy.notation(null).write(move) });
    toy.step(s, seat, move);
  }
  return record;
}
const record = played(SEED, 1);

/** What a server keeps of a game and reveals at its end. */
function sealing({ seed, moves }: GameRecord): Seals {
  const salt = (use: string): string => saltBy('key', use);
  return {
    table: TABLE,
    seed: { salt: salt('seed'), hash: seedPledge(TABLE, salt('seed'), seed) },
    answers: moves.map((line, i) => {
      const own = salt(`answer ${i + 1}`);
      return { salt: own, hash: answerPledge(TABLE, i + 1, own, line) };
    }),
  };
}
const seals = sealing(record);

/** What the second seat was told of a game. */
function telling(of: GameRecord): Heard {
  const replayed = replay(toy, of);
  if (!replayed.ok) throw new Error('it does not play');
  const { state, events } = replayed.value;
  const { seed, answers } = sealing(of);
  return {
    viewer: 1,
    pledge: { seed: seed.hash, answers: answers.map(({ hash }) => hash) },
    events: events.filter(({ event }) => toy.see(event, 1) !== null),
    concessions: concessionsIn(of),
    view: toy.view(state, 1),
  };
}
const heard = telling(record);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const flawsOf = (game: { record: GameRecord; seals: Seals }, told: typeof heard | null = heard): readonly Flaw[] =>
  verify(toy, game, told).flaws;
const instead = (at: number, line: string): GameRecord => ({ ...record, moves: record.moves.with(at - 1, line) });

describe('a pledge', () => {
  test('is the hash that the documents say it is', () => {
    expect(seedPledge(TABLE, 'salt', SEED)).toBe(sha256(`cinderhall seed 1\n${TABLE}\nsalt\n${SEED}`));
    expect(answerPledge(TABLE, 3, 'salt', '0 bid 2')).toBe(sha256(`cinderhall answer 1\n${TABLE}\n3\nsalt\n0 bid 2`));
  });

  test('takes salts that are 128 bits, the same for the same use alone', () => {
    expect(saltBy('key', 'seed')).toMatch(/^[0-9a-f]{32}$/);
    expect(saltBy('key', 'seed')).toBe(saltBy('key', 'seed'));
    expect(new Set([saltBy('key', 'seed'), saltBy('other', 'seed'), saltBy('key', 'answer 1')]).size).toBe(3);
  });

  test('grows with each sight, loses what was taken back, and keeps the first word on all else', () => {
    const told = (revision: number, step: number, from: number, ...answers: string[]) => ({
      ...{ revision, step, from },
      pledge: { seed: 's', answers },
    });
    const first = following(null, told(0, 0, 0));
    const second = following(first, told(2, 2, 1, 'a', 'b'));
    expect(second).toEqual({ seed: 's', answers: ['a', 'b'], revision: 2, step: 2 });
    expect(following(second, told(3, 3, 3, 'c')).answers).toEqual(['a', 'b', 'c']);
    // Told once more from the start, as to a page that was loaded again.
    expect(following(second, told(4, 4, 0, 'x', 'b', 'c', 'd')).answers).toEqual(['a', 'b', 'c', 'd']);
    expect(following(second, { ...told(2, 2, 3), pledge: { seed: 't', answers: [] } }).seed).toBe('s');
    expect(following(second, told(3, 1, 2)).answers).toEqual(['a']);
    expect(following(second, told(5, 3, 0, 'a', 'e', 'f')).answers).toEqual(['a', 'e', 'f']);
  });

  test('is not forgotten by whoever gets up and is shown the table as it was', () => {
    const told = (revision: number, from: number, ...answers: string[]) => ({
      ...{ revision, step: revision, from },
      pledge: { seed: 's', answers },
    });
    const sitting = following(null, told(3, 1, 'a', 'b', 'c'));
    const watching = following(following(sitting, told(0, 0)), told(2, 1, 'a', 'x'));
    expect(watching).toEqual(sitting);
    // At the end, or back in the seat.
    expect(following(watching, told(5, 1, 'a', 'y', 'z', 'd', 'e')).answers).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('comes with the game in a file, and must be whole there', () => {
    const seats = [0, 1].map((seat) => ({ seat: seat === 0 ? 0 : 1, name: 'Ann', player: 'person' }) as const);
    const file = writeGameFile('Ash', seats, record, seals);
    expect(readGameFile(file)).toEqual({ ok: true, value: { record, table: { title: 'Ash', seats }, seals } });
    const torn = JSON.stringify({ title: 'Ash', seats, record, seals: { ...seals, seed: undefined } });
    expect(readGameFile(torn)).toMatchObject({ ok: false, refusal: { path: 'seals.seed' } });
  });
});

describe('a finished game', () => {
  test('that was told truly agrees with all that was told', () => {
    expect(verify(toy, { record, seals }, heard)).toEqual({
      ...{ answers: record.moves.length, heard: true, flaws: [] },
      revelations: record.moves.filter((line) => line.endsWith('roll')).length + 4,
    });
    expect(verify(toy, { record, seals }, null)).toMatchObject({ heard: false, flaws: [] });
  });

  test.each<[string, { record: GameRecord; seals: Seals }, readonly Flaw[]]>([
    [
      'another seed',
      { record: { ...record, seed: SEED.replaceAll('0', '1') }, seals },
      [{ flaw: 'seed' }, { flaw: 'told', step: 1 }, { flaw: 'end' }],
    ],
    [
      'a chance that began anew',
      { record: { ...record, redeals: [{ after: record.moves.length, seed: '1' }] }, seals },
      [{ flaw: 'seed' }, { flaw: 'unplayable', reason: expect.stringContaining('dealt anew') }],
    ],
    [
      'another sealed bid',
      { record: instead(4, '0 bid 2'), seals },
      [
        { flaw: 'answers', steps: [4] },
        { flaw: 'told', step: 5 },
      ],
    ],
    [
      'an answer that nobody could give',
      { record: instead(2, '0 roll'), seals },
      [
        { flaw: 'answers', steps: [2] },
        { flaw: 'unplayable', reason: expect.stringContaining('moves[1]') },
      ],
    ],
    [
      'a hash for the answer that was put in its place',
      { record: instead(4, '0 bid 2'), seals: sealing(instead(4, '0 bid 2')) },
      [
        { flaw: 'changed', seed: false, steps: [4] },
        { flaw: 'told', step: 5 },
      ],
    ],
    [
      'a hash for the seed that was put in its place',
      (() => {
        const other = played(SEED.replaceAll('0', '1'), 1);
        return { record: other, seals: sealing(other) };
      })(),
      [{ flaw: 'changed', seed: true, steps: [] }, { flaw: 'told', step: 1 }, { flaw: 'end' }],
    ],
    [
      'an end cut off',
      { record: { ...record, moves: record.moves.slice(0, -1) }, seals },
      [
        { flaw: 'count', answers: record.moves.length - 1, sealed: record.moves.length },
        { flaw: 'told', step: record.moves.length },
        { flaw: 'end' },
      ],
    ],
    [
      'a seal too few',
      { record, seals: { ...seals, answers: seals.answers.slice(0, -1) } },
      [
        { flaw: 'count', answers: record.moves.length, sealed: record.moves.length - 1 },
        { flaw: 'changed', seed: false, steps: [record.moves.length] },
      ],
    ],
  ])('with %s is found out', (_what, game, flaws) => {
    expect(flawsOf(game)).toEqual(flaws);
  });

  test('of which something else was told is found out, at the first place', () => {
    const lie = (told: (typeof heard.events)[number]) => ({ ...told, event: { kind: 'rolled', seat: 1, n: 7 } });
    const events = heard.events.map((told, i) => (i === 1 ? lie(told) : told));
    expect(flawsOf({ record, seals }, { ...heard, events })).toEqual([{ flaw: 'told', step: 2 }]);
    const view = { ...toy.view(toy.setup(null, SEED), 1), score: [99, 0] };
    expect(flawsOf({ record, seals }, { ...heard, view })).toEqual([{ flaw: 'end' }]);
    expect(flawsOf({ record, seals }, { ...heard, events: heard.events.slice(0, -1) })).toMatchObject([
      { flaw: 'told' },
    ]);
  });

  test('that ended by a concession agrees with what was told, and with nothing else', () => {
    const moves = [...record.moves.slice(0, 5), '1 concede ends'];
    const conceded = { ...record, moves };
    const game = { record: conceded, seals: sealing(conceded) };
    const told = telling(conceded);
    expect(flawsOf(game, told)).toEqual([]);
    expect(flawsOf(game, { ...told, concessions: [] })).toEqual([{ flaw: 'told', step: 6 }]);
    const other = { ...conceded, moves: moves.with(5, '0 concede ends') };
    expect(flawsOf({ ...game, record: other }, told)).toEqual([
      { flaw: 'answers', steps: [6] },
      { flaw: 'told', step: 6 },
    ]);
    const hushed = { ...conceded, moves: moves.slice(0, 5) };
    expect(flawsOf({ record: hushed, seals: sealing(hushed) }, told)).toEqual([
      { flaw: 'changed', seed: false, steps: [6] },
      { flaw: 'told', step: 6 },
    ]);
  });
});
