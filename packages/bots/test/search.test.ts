import { seedRng } from '@cinderhall/kernel';
import { describe, expect, it } from 'vitest';
import { insightOf, search } from '../src/index.ts';
import { type BidMove, type BidState, type BidView, bidFeatures, bids, worth } from './bids.ts';
import { hasSense, wantsEveryPoint } from './sense.ts';

const insight = insightOf(bids, worth, bidFeatures, new Map());
const bot = search('master', bids, insight, { iterations: 120 });

describe('search', () => {
  wantsEveryPoint(bot, { games: 10, asked: 10 });
  hasSense(bot, {
    random: { games: 60, won: 66 },
    unseen: { games: 4, changed: 10 },
  });

  it('misjudges when it is told to', () => {
    const s = bids.setup(null, '3');
    s.doubling = 0;
    const blurred = search('shrewd', bids, insight, { iterations: 20, error: 100 });
    const answers = Array.from({ length: 20 }, (_, i) =>
      blurred.choose(bids.view(s, 0), 0, bids.moves(s, 0), seedRng(String(i))),
    );
    for (const double of [true, false]) expect(answers).toContainEqual({ double });
  });

  it('looks no further than its horizon', () => {
    const s = bids.setup(null, '3');
    s.doubling = 0;
    const questions = (within: typeof insight): number => {
      let asked = 0;
      const counting: typeof bids = {
        ...bids,
        moves(x, seat) {
          asked++;
          return bids.moves(x, seat);
        },
      };
      const bot = search('master', counting, within, { iterations: 60 });
      bot.choose(bids.view(s, 0), 0, bids.moves(s, 0), seedRng('1'));
      return asked;
    };
    expect(questions({ ...insight, horizon: 0 })).toBe(0);
    expect(questions({ ...insight, horizon: 1 })).toBeGreaterThan(0);
    expect(questions({ ...insight, horizon: 1 })).toBeLessThan(questions(insight));
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
