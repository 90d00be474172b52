import { below, seedRng } from '@cinderhall/kernel';
import { describe, expect, it } from 'vitest';
import { insightOf, random, search } from '../src/index.ts';
import { type BidMove, type BidState, type BidView, bidFeatures, bids, play, worth } from './bids.ts';

const insight = insightOf(bids, worth, bidFeatures, new Map());
const bot = search('master', bids, insight, { iterations: 120 });

describe('search', () => {
  it('sees that doubling a prize pays', () => {
    let asked = 0;
    for (let seed = 0; seed < 10; seed++) {
      play(seed, [bot, bot], (s, seat) => {
        if (s.doubling !== seat) return;
        asked++;
        expect(bot.choose(bids.view(s, seat), seat, bids.moves(s, seat), seedRng('1'))).toEqual({ double: true });
      });
    }
    expect(asked).toBeGreaterThan(10);
  });

  it('beats random, in either seat', () => {
    let won = 0;
    for (let seed = 0; seed < 60; seed++) {
      won += bids.outcome(play(seed, [bot, random()]))?.share[0] ?? 0;
      won += bids.outcome(play(seed, [random(), bot]))?.share[1] ?? 0;
    }
    expect(won).toBeGreaterThan(66);
  });

  it('gives the same answer for the same view, moves and generator', () => {
    play(5, [bot, bot], (s, seat) => {
      const ask = () => bot.choose(bids.view(s, seat), seat, bids.moves(s, seat), seedRng('9'));
      expect(ask()).toEqual(ask());
    });
  });

  it('does not change its answer when what it cannot see is another', () => {
    const rng = seedRng('11');
    let changed = 0;
    for (let seed = 0; seed < 4; seed++) {
      play(seed, [bot, random()], (s, seat) => {
        const world = bids.sample(bids.view(s, seat), seat, rng);
        if (JSON.stringify(world) !== JSON.stringify(s)) changed++;
        const own = String(below(rng, 1000));
        const ask = (x: BidState) => bot.choose(bids.view(x, seat), seat, bids.moves(x, seat), seedRng(own));
        expect(ask(world)).toEqual(ask(s));
      });
    }
    expect(changed).toBeGreaterThan(10);
  });

  it('ends when it is hurried, and still gives a sensible answer', () => {
    const s = bids.setup(null, '3');
    s.doubling = 0;
    let looks = 0;
    const counting = {
      ...insight,
      prospects(x: BidState) {
        looks++;
        return insight.prospects(x);
      },
    };
    const hurried = search<null, BidState, BidMove, never, BidView>('master', bids, counting, {
      iterations: 100_000,
      hurry: () => true,
    });
    expect(hurried.choose(bids.view(s, 0), 0, bids.moves(s, 0), seedRng('1'))).toEqual({ double: true });
    expect(looks).toBeGreaterThan(0);
    expect(looks).toBeLessThan(100);
  });
});
