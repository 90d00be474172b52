import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { house } from '@cinderhall/crown-of-ash';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shelf } from '../src/games.ts';
import { schedule } from '../src/sim/schedule.ts';
import { wilson } from '../src/sim/tally.ts';
import { type Shelf, shelve } from '../src/title.ts';
import { jsonOf, run } from './run.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'cinderhall-sim-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

describe('sim', { timeout: 30_000 }, () => {
  it('prints one JSON object with everything that was asked for', async () => {
    const ran = await run('sim --players 2 --bots greedy,random --games 1 --seed 7 --json');
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out.trimEnd().split('\n')).toHaveLength(1);
    const report = jsonOf(ran);
    expect(report).toMatchObject({
      game: 'crown-of-ash',
      edition: 'final',
      players: 2,
      bots: ['greedy', 'random'],
      games: 1,
      seed: '7',
    });
    for (const key of ['decisions', 'seconds', 'decisionsPerSecond', 'gamesPerSecond'])
      expect(report[key]).toBeGreaterThan(0);
    for (const key of ['wins', 'vp', 'interval']) expect(report[key]).toHaveLength(2);
    expect(report.lengths).toEqual({
      min: expect.any(Number),
      mean: expect.any(Number),
      max: expect.any(Number),
    });
  });

  it('shares out exactly as many wins as games', async () => {
    const wins = jsonOf(await run('sim --players 3 --games 60 --json')).wins;
    const sum = Array.isArray(wins) ? wins.reduce((a: number, b: number) => a + b, 0) : Number.NaN;
    expect(sum).toBeCloseTo(60, 2);
  });

  it('agrees on more with --set, and reports a seat that the game itself plays', async () => {
    const flags = '--set automa.garrison=hard --set options.powers=true --set necromancers=["nox","mors"]';
    const ran = await run(`sim --players 2 --bots random --games 2 --json ${flags}`);
    expect(ran).toMatchObject({ code: 0, err: '' });
    const report = jsonOf(ran);
    expect(report).toMatchObject({ players: 2, bots: ['random'] });
    expect(report.wins).toHaveLength(2);
  });

  it.each([
    ['powers', 'It must say what and how, such as options.powers=true.'],
    ['options.magic=true', 'options: does not know "magic"'],
    ['automa.garrison=huge', 'automa.garrison'],
  ])('refuses --set %s, saying what is wrong', async (set, words) => {
    const ran = await run(`sim --players 2 --games 1 --set ${set}`);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain(words);
  });

  it('prints a table for people', async () => {
    const { code, out } = await run('sim --players 2 --games 3');
    expect(code).toBe(0);
    expect(out).toMatch(/seat 1 random +\d/);
    expect(out).toMatch(/3 games, \d+ decisions/);
  });

  it('plays the same games from the same seed, and others from another', async () => {
    const digest = async (seed: number) => jsonOf(await run(`sim --games 3 --seed ${seed} --digest --json`)).digest;
    const first = await digest(1);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(await digest(1)).toBe(first);
    expect(await digest(2)).not.toBe(first);
  });

  it('plays the same games whether or not bots that never look are shown the table', async () => {
    const fast = jsonOf(await run('sim --games 4 --digest --json'));
    const slow = jsonOf(await run('sim --games 4 --digest --views --json'));
    expect(slow.digest).toBe(fast.digest);
  });

  it('checks conservation after every step, and says where it broke', async () => {
    expect(await run('sim --games 2 --conserve')).toMatchObject({ code: 0, err: '' });
    const { code, out, err } = await run('sim --games 2 --conserve --json', { games: losing() });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(
      'game 0 (seed 1404280278), after 9 decisions: a minion is missing\n'.replace(/\d{5,}/, seedOf(err)),
    );
  });

  it.each([
    ['cheat', '--conserve', /^game 0 \(seed \d+\), after 0 decisions: seat 0 answers what is not offered: \{"kind"/],
    ['faint', '--conserve', /^game 0 \(seed \d+\), after 0 decisions: seat 0 breaks down: Error: dizzy\n {4}at /],
    ['dawdle', '--patience 5', /^game 0 \(seed \d+\), after 0 decisions: seat 0 takes \d+ ms to answer\n$/],
  ])('says which game it was in which somebody would %s', async (who, flags, complaint) => {
    const { code, out, err } = await run(`sim --players 2 --bots ${who},${who} --games 1 ${flags}`, { games: unfit() });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(complaint);
  });

  it('finds no fault with whoever answers in time', async () => {
    const ran = await run('sim --players 2 --bots dawdle,random --games 1 --patience 60000', { games: unfit() });
    expect(ran).toMatchObject({ code: 0, err: '' });
  });

  it('plays with a content pack of one’s own, and refuses one that breaks the rules of packs', async () => {
    const good = join(dir, 'good.json');
    writeFileSync(good, JSON.stringify({ ...house, id: 'mine' }));
    expect(await run(`sim --games 1 --pack ${good}`)).toMatchObject({ code: 0 });
    const bad = join(dir, 'bad.json');
    writeFileSync(bad, JSON.stringify({ ...house, king: { ...house.king, attack: 'five' } }));
    const { code, err } = await run(`sim --games 1 --pack ${bad}`);
    expect(code).toBe(2);
    expect(err).toContain('king.attack');
  });

  it.each([
    ['sim --games none', "'--games <n>' argument 'none' is invalid. It must be a whole number from 1"],
    ['sim --games 0', 'from 1'],
    ['sim --seed x', 'A seed is a whole number'],
    ['sim --bots clever', "There is no bot 'clever'; there are random, gentle"],
    ['sim --players 3 --bots random,random', '3 seats need as many bots, not 2'],
    ['sim --players 7', 'for 2, 3, 4 players, not 7'],
    ['sim --edition first', "there is no edition 'first'; there are final"],
    ['sim --game chess', "'chess' is invalid"],
    ['sim --pack /does/not/exist.json', 'cannot read /does/not/exist.json'],
    ['sim --colour', "unknown option '--colour'"],
    ['dance', "unknown command 'dance'"],
  ])('refuses: %s', async (line, complaint) => {
    const { code, out, err } = await run(line);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(complaint);
  });

  it.each(['', ' play', ' sim', ' replay', ' laws', ' perft', ' ladder', ' balance'])(
    'explains itself: cinderhall%s --help',
    async (command) => {
      const { code, out } = await run(`${command.trim()} --help`.trim());
      expect(code).toBe(0);
      expect(out).toContain(`Usage: cinderhall${command}`);
    },
  );
});

describe('schedule', () => {
  it('begins with the same games however many are asked for', () => {
    expect(schedule('5', 20, 3, false).slice(0, 7)).toEqual(schedule('5', 7, 3, false));
  });

  it('plays each deal once in every seating when it rotates', () => {
    const fixtures = schedule('5', 6, 3, true);
    expect(fixtures.map(({ seating }) => seating)).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]);
    const seeds = fixtures.map(({ seed }) => seed);
    expect(new Set(seeds.slice(0, 3)).size).toBe(1);
    expect(new Set(seeds).size).toBe(2);
  });

  it('gives every bot a generator of its own', () => {
    const seeds = schedule('5', 50, 4, false).flatMap(({ seed, botSeeds }) => [seed, ...botSeeds]);
    expect(new Set(seeds).size).toBe(250);
  });
});

describe('the interval of a rate', () => {
  // Wilson (1927); the figures are those of Newcombe (1998), table I: 81 of 263, and 15 of 148.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
  ])('%d of %d', (won, games, low, high) => {
    const [from, to] = wilson(won / games, games);
    expect(from).toBeCloseTo(low, 4);
    expect(to).toBeCloseTo(high, 4);
  });
});

type Shelved = NonNullable<ReturnType<Shelf['get']>>;

/** The games, with something about each of them changed. */
const changed = (change: (shelved: Shelved) => Shelved): Shelf =>
  new Map([...shelf].map(([id, shelved]) => [id, change(shelved)]));

/** The games, with components that begin to get lost after nine decisions. */
const losing = (): Shelf =>
  changed((shelved) =>
    shelved((title) =>
      shelve({ ...title, conserve: (s) => (title.game.pending(s)?.id === 9 ? 'a minion is missing' : null) }),
    ),
  );

/** The games, with players by script that are not fit to play. */
const unfit = (): Shelf =>
  changed((shelved) =>
    shelved((title) =>
      shelve({
        ...title,
        scripts: {
          cheat: (_s, _seat, moves) => ({ ...first(moves) }),
          faint: () => {
            throw new Error('dizzy');
          },
          dawdle: (_s, _seat, moves) => {
            const begun = performance.now();
            while (performance.now() < begun + 6);
            return first(moves);
          },
        },
      }),
    ),
  );

function first<T>(list: readonly T[]): T {
  const [value] = list;
  if (value === undefined) throw new RangeError('an empty list has no first');
  return value;
}

const seedOf = (err: string): string => /seed (\d+)/.exec(err)?.[1] ?? 'none';
