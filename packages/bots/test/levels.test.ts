import { type Seat, seedRng } from '@cinderhall/kernel';
import { describe, expect, it } from 'vitest';
import { type Appraisal, BOTS, greedy, type Haste, LEVELS, type Level, type Nets, opponents } from '../src/index.ts';
import { type BidMove, type BidState, bidFeatures, bids, play, worth } from './bids.ts';
import { hasSense } from './sense.ts';

const wits = { appraisal: worth, features: bidFeatures, nets: new Map() };

/** A net for tables of so many, which takes all positions for equal. */
const netFor = (players: number): Nets => {
  const sizes = [bidFeatures.count(players), bidFeatures.outputs];
  const [inputs = 0, outputs = 0] = sizes;
  const layers = [{ scale: 1, weights: Array(inputs * outputs).fill(0), biases: Array(outputs).fill(0) }];
  return new Map([[players, { reads: 'bids', sizes, layers }]]);
};

describe('levels', () => {
  it('are bots of their own names, and every bot ends a game', () => {
    const all = opponents(bids, wits, { part: 0.05 });
    for (const id of BOTS) {
      expect(all[id].id).toBe(id);
      expect(bids.outcome(play(4, [all[id], all.random]))).not.toBeNull();
    }
  });

  it('think the part of their time that they are given, in more worlds where their horizon is near or nothing was learned', () => {
    const worlds = (
      part: number | Haste,
      appraisal: Appraisal<BidState, BidMove> = worth,
      nets: Nets = netFor(2),
    ): number => {
      const haste = typeof part === 'number' ? { part } : part;
      let sampled = 0;
      const counting: typeof bids = {
        ...bids,
        sample(v, who, rng) {
          sampled++;
          return bids.sample(v, who, rng);
        },
      };
      const s = bids.setup(null, '3');
      opponents(counting, { ...wits, appraisal, nets }, haste).master.choose(
        bids.view(s, 0),
        0,
        bids.moves(s, 0),
        seedRng('1'),
      );
      return sampled;
    };
    expect(worlds(0.1)).toBeLessThan(worlds(0.5) / 2);
    expect(worlds(0.1, { ...worth, horizon: 0 })).toBeGreaterThan(worlds(0.1) * 3);
    expect(worlds(0.1, worth, new Map())).toBeGreaterThan(worlds(0.1) * 1.3);
    expect(worlds(0.1, worth, netFor(3))).toBe(worlds(0.1, worth, new Map()));
    const most = { part: 0.1, unlearned: 0.5 };
    expect(worlds(most)).toBe(worlds(0.1));
    expect(worlds(most, { ...worth, horizon: 0 }, new Map())).toBe(worlds(0.1, { ...worth, horizon: 0 }, new Map()));
    expect(worlds(most, worth, new Map())).toBe(worlds(0.5, worth, new Map()));
  });

  it('of the shrewd one err by a net alone: another table’s net changes nothing', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const s = bids.setup(null, seed);
      s.doubling = 0;
      const answer = (nets: Nets): BidMove =>
        opponents(bids, { ...wits, nets }).shrewd.choose(bids.view(s, 0), 0, bids.moves(s, 0), seedRng(seed));
      expect(answer(netFor(3))).toEqual(answer(new Map()));
    }
  });

  it('of the gentler half look one decision ahead without a hurry: the clock never changes their answers', () => {
    const s = bids.setup(null, '3');
    const { gentle, casual } = opponents(bids, wits, { hurry: () => true });
    const calm = opponents(bids, wits);
    for (const [bot, same] of [
      [gentle, calm.gentle],
      [casual, calm.casual],
    ] as const)
      for (const seed of ['1', '2', '3', '4'])
        expect(bot.choose(bids.view(s, 0), 0, bids.moves(s, 0), seedRng(seed))).toEqual(
          same.choose(bids.view(s, 0), 0, bids.moves(s, 0), seedRng(seed)),
        );
  });
});

it('those who err have the character of whoever they play; nobody else has', () => {
  const fool = { ...worth, value: (s: BidState, seat: Seat): number => -1000 * worth.value(s, seat) };
  const all = opponents(bids, { ...wits, appraisal: { ...worth, character: fool } }, { part: 0.1 });
  const s = bids.setup(null, '3');
  s.doubling = 0;
  const answer = (level: Level): BidMove => all[level].choose(bids.view(s, 0), 0, bids.moves(s, 0), seedRng('1'));
  for (const level of ['gentle', 'casual', 'sensible'] as const) expect(answer(level)).toEqual({ double: false });
  for (const level of ['greedy', 'master'] as const) expect(answer(level)).toEqual({ double: true });
});

describe('what a game finds worth a thought', () => {
  const quiet = { ...worth, value: () => 0 };
  const s = bids.setup(null, '3');
  const moves = bids.moves(s, 0);
  const [first, , third] = moves;
  const answer = (level: Level, consider: (moves: readonly BidMove[]) => readonly BidMove[]): BidMove => {
    const appraisal = { ...quiet, consider: (_s: BidState, _seat: Seat, all: readonly BidMove[]) => consider(all) };
    return opponents(bids, { ...wits, appraisal }, { part: 0.1 })[level].choose(
      bids.view(s, 0),
      0,
      moves,
      seedRng('1'),
    );
  };

  it('comes first among equals', () => {
    expect(answer('greedy', (all) => all)).toEqual(first);
    expect(answer('greedy', (all) => all.toReversed())).toEqual(moves.at(-1));
  });

  it('is all that a level answers, however it errs', () => {
    for (const level of LEVELS.slice(1)) expect(answer(level, () => moves.slice(2, 3))).toEqual(third);
  });
});

describe('a greedy bot that errs', () => {
  hasSense(greedy(bids, worth, { evaluations: 240, worlds: 24, error: 0.2 }, 'casual'), {
    random: { games: 100, won: 125 },
    unseen: { games: 20, changed: 20 },
  });

  it('misses more, the more it errs', () => {
    const s = bids.setup(null, '3');
    s.doubling = 0;
    const missed = (error: number): number => {
      const bot = greedy(bids, worth, { evaluations: 240, worlds: 24, error });
      let misses = 0;
      for (let i = 0; i < 200; i++) {
        const answer = bot.choose(bids.view(s, 0), 0, bids.moves(s, 0), seedRng(String(i)));
        if (!('double' in answer && answer.double)) misses++;
      }
      return misses;
    };
    expect(missed(0)).toBe(0);
    expect(missed(1)).toBeGreaterThan(0);
    expect(missed(100)).toBeGreaterThan(missed(1));
    // An error beyond all measure leaves nothing but chance.
    expect(Math.abs(missed(100) - 100)).toBeLessThan(25);
  });
});

it('the levels begin with whoever plays anything, and end with a master', () => {
  expect([LEVELS[0], LEVELS.at(-1)]).toEqual(['random', 'master']);
});
