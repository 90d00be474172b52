import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accepted,
  branch,
  type GameRecord,
  ladder,
  lastSeed,
  malformed,
  parseRecord,
  parseRecordedMove,
  parseRecordText,
  rebase,
  recordMove,
  replay,
  startRecord,
} from '../src/index.ts';
import { duel, type State } from './duel.ts';

const CONFIG = { rounds: 3 } as const;
const MOVES = ['0 throw 1', '1 throw 3', '1 throw 1', '0 throw 2', '0 throw 3', '1 throw 2'];
const record: GameRecord = { ...startRecord(duel, CONFIG, '1'), moves: MOVES };

/** Where a record is refused, and what would be right. */
const complaint = (input: unknown) => {
  const result = parseRecord(input);
  if (result.ok) throw new Error('not refused');
  return result.refusal;
};

describe('a record', () => {
  test('starts empty, grows by lines, and is small JSON', () => {
    const grown = recordMove(startRecord(duel, CONFIG, '1'), { seat: 1, text: 'throw 2' });
    expect(JSON.stringify(grown)).toBe(
      '{"format":1,"game":"duel","rules":2,"config":{"rounds":3},"seed":"1","moves":["1 throw 2"]}',
    );
  });

  test('survives writing and reading', () => {
    expect(parseRecordText(JSON.stringify(record))).toEqual(accepted(record));
    const hosted = { ...record, seed: '000102030405060708090a0b0c0d0e0f', from: { any: ['thing', null] } };
    expect(parseRecordText(JSON.stringify(hosted))).toEqual(accepted(hosted));
  });

  test.each<[string, unknown, string, RegExp]>([
    ['a list', [], '', /must be a JSON object/],
    ['nothing', null, '', /must be a JSON object/],
    ['no format', { ...record, format: undefined }, 'format', /whole number from 1/],
    ['a format to come', { ...record, format: 7 }, 'format', /7 is newer than this program, which reads up to 1/],
    ['no game', { ...record, game: '' }, 'game', /must be a game's id/],
    ['no rules', { ...record, rules: 1.5 }, 'rules', /whole number from 1/],
    ['no config', { ...record, config: undefined }, 'config', /is missing/],
    ['a bad seed', { ...record, seed: '12345678901' }, 'seed', /up to 10 digits, or 32 hexadecimal/],
    ['a seed that is a number', { ...record, seed: 1 }, 'seed', /must be text/],
    ['moves that are no list', { ...record, moves: 'all' }, 'moves', /must be a list/],
    ['a move without a seat', { ...record, moves: ['0 throw 1', 'throw 1'] }, 'moves[1]', /must be a seat from 0 to 3/],
    ['a seat too many', { ...record, moves: ['4 throw 1'] }, 'moves[0]', /must be a seat from 0 to 3/],
    ['an empty move', { ...record, moves: ['0 '] }, 'moves[0]', /must be a seat from 0 to 3/],
    ['redeals that are no list', { ...record, redeals: 7 }, 'redeals', /list of \{ after, seed \}/],
    ['a redeal without seed', { ...record, redeals: [{ after: 1 }] }, 'redeals[0].seed', /list of/],
    ['more in a redeal', { ...record, redeals: [{ after: 1, seed: '1', by: 0 }] }, 'redeals[0]', /list of/],
    ['a redeal too late', { ...record, redeals: [{ after: 7, seed: '1' }] }, 'redeals[0].after', /from 0 to 6/],
    ['a redeal too early', { ...record, redeals: [{ after: -1, seed: '1' }] }, 'redeals[0].after', /from 0 to 6/],
    [
      'two redeals at a time',
      { ...record, redeals: [2, 2].map((after) => ({ after, seed: '1' })) },
      'redeals[1].after',
      /from 3 to 6/,
    ],
    ['a redeal from nowhere', { ...record, redeals: [{ after: 1, seed: 'x' }] }, 'redeals[0].seed', /must be a seed/],
    ['a stranger’s field', { ...record, winner: 0 }, '', /does not know winner/],
  ])('with %s is refused, saying where and what would be right', (_what, input, path, message) => {
    expect(complaint(input)).toEqual({ refused: 'malformed', path, message: expect.stringMatching(message) });
  });

  test('without config is refused just as with an undefined one', () => {
    const { config: _, ...rest } = record;
    expect(complaint(rest)).toMatchObject({ path: 'config' });
  });

  test('that is not JSON is refused', () => {
    expect(parseRecordText('{')).toEqual(malformed('', 'is not JSON'));
  });

  test('parser never throws, and reads again what it has let in', () => {
    const near = fc.record(
      {
        format: fc.oneof(fc.constant(1), fc.jsonValue()),
        game: fc.oneof(fc.string(), fc.jsonValue()),
        rules: fc.oneof(fc.nat(), fc.jsonValue()),
        config: fc.jsonValue(),
        seed: fc.oneof(fc.nat().map(String), fc.jsonValue()),
        from: fc.jsonValue(),
        redeals: fc.oneof(
          fc.array(fc.record({ after: fc.integer({ min: -1, max: 4 }), seed: fc.constantFrom('1', '007', 'x') })),
          fc.jsonValue(),
        ),
        moves: fc.oneof(fc.array(fc.oneof(fc.constantFrom(...MOVES), fc.string())), fc.jsonValue()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(near, fc.jsonValue(), fc.anything()), (input) => {
        const result = parseRecord(input);
        if (result.ok) expect(parseRecord(result.value)).toEqual(result);
        else expect(result.refusal).toMatchObject({ refused: 'malformed', message: expect.stringMatching(/./) });
      }),
      { numRuns: 300 },
    );
    fc.assert(fc.property(fc.string(), (text) => typeof parseRecordText(text).ok === 'boolean'));
  });

  test('line is taken apart at its first space', () => {
    expect(parseRecordedMove('2 raise 4 for=blood')).toEqual(accepted({ seat: 2, text: 'raise 4 for=blood' }));
    expect(parseRecordedMove('02 raise').ok).toBe(false);
    expect(parseRecordedMove('2').ok).toBe(false);
  });
});

describe('replay', () => {
  test('plays a record to its end', () => {
    const result = replay(duel, record);
    expect(result).toMatchObject({ ok: true, value: { config: CONFIG, steps: 6 } });
    if (!result.ok) return;
    expect(duel.outcome(result.value.state)?.score.reduce((a, b) => a + b)).toBe(1 + 3 + 1 + 2 + 3 + 2);
    expect(result.value.events.map(({ step, event }) => `${step} ${event.kind}`)).toEqual(
      '0 began,1 thrown,2 thrown,2 scored,3 thrown,4 thrown,4 scored,5 thrown,6 thrown,6 scored'.split(','),
    );
  });

  test('stops where it is told to', () => {
    expect(replay(duel, record, { upTo: 3 })).toMatchObject({
      ok: true,
      value: { steps: 3, state: { thrown: [0, 1] } },
    });
    expect(replay(duel, record, { upTo: 0 })).toMatchObject({ ok: true, value: { state: duel.setup(CONFIG, '1') } });
    expect(replay(duel, record, { upTo: 99 })).toMatchObject({ ok: true, value: { steps: 6 } });
  });

  test('shows every state on the way', () => {
    const seen: string[] = [];
    replay(duel, record, { upTo: 2, watch: (s, step) => seen.push(`${step}: ${s.thrown} ${s.decision}`) });
    expect(seen).toEqual(['0: 0,0 0', '1: 1,0 0', '2: 0,0 1']);
  });

  test.each<[string, Partial<GameRecord>, string, RegExp]>([
    ['another game', { game: 'chess' }, 'game', /is chess; this plays duel/],
    ['older rules', { rules: 1 }, 'rules', /version 1 of the rules of duel; this program plays version 2/],
    ['a bad config', { config: { rounds: 2 } }, 'config.rounds', /must be 1 or 3/],
    ['a move not offered', { moves: ['0 throw 1', '0 throw 2'] }, 'moves[1]', /seat 0 is not asked; asked: 1/],
    [
      'a barred move',
      { moves: [...MOVES.slice(0, 3), '0 throw 1'] },
      'moves[3]',
      /by DUE-2 \(thrown-before\); offered/,
    ],
    ['text that is no move', { moves: ['1 spit'] }, 'moves[0]', /'spit' is no move of duel/],
    ['a line that is none', { moves: ['spit'] }, 'moves[0]', /must be a seat/],
    ['moves after the end', { moves: [...MOVES, '0 throw 1'] }, 'moves[6]', /the game is over/],
    ['a snapshot nobody can read', { from: {} }, 'from', /snapshot/],
  ])('refuses %s, saying where', (_what, change, path, message) => {
    const refusal = { refused: 'malformed', path, message: expect.stringMatching(message) };
    expect(replay(duel, { ...record, ...change })).toEqual({ ok: false, refusal });
  });

  test('tries a record of other rules when asked to', () => {
    expect(replay(duel, { ...record, rules: 1 }, { rules: 'any' })).toMatchObject({ ok: true, value: { steps: 6 } });
  });

  test('goes on from a snapshot that the caller can read', () => {
    const half = replay(duel, record, { upTo: 2 });
    if (!half.ok) throw new Error('not replayed');
    const snapshot: unknown = JSON.parse(JSON.stringify(half.value.state));
    const rebased = { ...rebase({ ...record, rules: 1 }, snapshot, duel.rules), moves: MOVES.slice(2) };
    const read = parseRecordText(JSON.stringify(rebased));
    if (!read.ok) throw new Error('not read');

    const restore = () => accepted(duel.clone(half.value.state));
    const whole = replay(duel, record);
    const rest = replay(duel, read.value, { restore });
    expect(rest).toMatchObject({ ok: true, value: { steps: 4, state: whole.ok && whole.value.state } });

    const refuses = () => malformed<State>('rng', 'must be numbers');
    expect(replay(duel, read.value, { restore: refuses })).toEqual(malformed('from.rng', 'must be numbers'));
  });
});

describe('a game that goes on from within another', () => {
  const HOSTED = '000102030405060708090a0b0c0d0e0f';

  test('keeps what was played up to there, and has a chance of its own from then on', () => {
    const forked = branch(record, 2, HOSTED);
    expect(forked).toEqual({ ...record, moves: MOVES.slice(0, 2), redeals: [{ after: 2, seed: HOSTED }] });
    expect(parseRecordText(JSON.stringify(forked))).toEqual(accepted(forked));
    expect([lastSeed(record), lastSeed(forked)]).toEqual(['1', HOSTED]);

    const seen: [number, State['rng']][] = [];
    const whole = replay(duel, record, { watch: (s, step) => seen.push([step, s.rng.slice()]) });
    const before = seen.splice(0);
    replay(duel, { ...forked, moves: MOVES }, { watch: (s, step) => seen.push([step, s.rng.slice()]) });
    expect(seen.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(seen.slice(2).every(([step, rng]) => rng.join() !== before[step]?.[1].join())).toBe(true);
    expect(whole.ok).toBe(true);
  });

  test('can itself be gone on from, before and after where it began', () => {
    const once = { ...branch(record, 2, '7'), moves: MOVES };
    expect(branch(once, 4, '8').redeals).toEqual([
      { after: 2, seed: '7' },
      { after: 4, seed: '8' },
    ]);
    expect(branch(once, 2, '8').redeals).toEqual([{ after: 2, seed: '8' }]);
    expect(branch(once, 1, '8')).toEqual(branch(record, 1, '8'));
  });

  test('may begin at the setup', () => {
    const other = replay(duel, { ...branch(record, 0, '7'), moves: MOVES });
    expect(other).toEqual(replay(duel, { ...record, seed: '7' }));
  });

  test('leaves its redeals behind with the moves that a snapshot replaces', () => {
    expect(rebase(branch(record, 2, '7'), {}, 3)).toEqual(rebase({ ...record, moves: [] }, {}, 3));
  });

  test('is refused where a game cannot be dealt anew', () => {
    const { redeal: _, ...stubborn } = duel;
    expect(replay(stubborn, branch(record, 2, '7'))).toEqual(malformed('redeals[0]', 'duel cannot be dealt anew'));
  });
});

describe('a ladder of formats', () => {
  const steps = [
    { to: 2, up: (old: object) => ({ ...old, second: true }) },
    { to: 3, up: (old: object) => ({ ...old, third: true }) },
  ];

  test('brings what is old up by every step it lacks', () => {
    const { newest, climb } = ladder(steps);
    expect(newest).toBe(3);
    expect(climb({ format: 1 })).toEqual(accepted({ format: 3, second: true, third: true }));
    expect(climb({ format: 2, x: 1 })).toEqual(accepted({ format: 3, x: 1, third: true }));
    expect(climb({ format: 3 })).toEqual(accepted({ format: 3 }));
  });

  test('with a gap or a mix-up does not start', () => {
    expect(() => ladder(steps.slice(1))).toThrow('migration 2 is missing or misplaced: found 3');
    expect(() => ladder(steps.toReversed())).toThrow('misplaced');
  });

  test.each([4, 0, -1, 1.5, '1', null])('does not know format %j', (format) => {
    expect(ladder(steps).climb({ format })).toMatchObject({ ok: false, refusal: { path: 'format' } });
  });
});
