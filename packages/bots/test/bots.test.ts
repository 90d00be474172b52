import { type Seat, seedRng } from '@cinderhall/kernel';
import { describe, expect, it } from 'vitest';
import { DEFAULT_EFFORT, greedy, random } from '../src/index.ts';
import { type BidMove, type BidState, type BidView, bids, play, worth } from './bids.ts';
import { hasSense, wantsEveryPoint } from './sense.ts';

describe('random', () => {
  it('chooses every move, about equally often', () => {
    const rng = seedRng('7');
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 4000; i++) {
      const chosen = random<null, number>().choose(null, 0, [0, 1, 2, 3], rng);
      counts[chosen] = (counts[chosen] ?? 0) + 1;
    }
    for (const count of counts) expect(count).toBeGreaterThan(900);
  });

  it('answers the same without a view', () => {
    const bot = random<null, number>();
    const moves = [5, 6, 7];
    const looking = seedRng('3');
    const blind = seedRng('3');
    const answers = Array.from({ length: 20 }, () => bot.choose(null, 1, moves, looking));
    expect(Array.from({ length: 20 }, () => bot.blind?.(moves, blind))).toEqual(answers);
  });

  it('throws when it is asked an empty question', () => {
    expect(() => random().choose(null, 0, [], seedRng('1'))).toThrow(RangeError);
  });
});

describe('greedy', () => {
  const bot = greedy(bids, worth);

  wantsEveryPoint(bot, { games: 20, asked: 20 });
  hasSense(bot, {
    random: { games: 100, won: 130 },
    unseen: { games: 20, changed: 20 },
  });

  it('touches no state but those it sampled itself', () => {
    const sampled = new WeakSet<BidState>();
    const own = (s: BidState): BidState => {
      if (!sampled.has(s)) throw new Error('a state that the bot did not sample');
      return s;
    };
    const keep = (s: BidState): BidState => {
      sampled.add(s);
      return s;
    };
    const guarded = greedy<null, BidState, BidMove, never, BidView>(
      {
        ...bids,
        setup: () => {
          throw new Error('a bot deals no games');
        },
        sample: (v, who, rng) => keep(bids.sample(v, who, rng)),
        clone: (s) => keep(bids.clone(own(s))),
        pending: (s) => bids.pending(own(s)),
        moves: (s, seat) => bids.moves(own(s), seat),
        step: (s, seat, m) => bids.step(own(s), seat, m),
        view: () => {
          throw new Error('a bot draws up no views');
        },
      },
      worth,
    );
    expect(bids.outcome(play(3, [guarded, guarded]))).not.toBeNull();
  });

  it('keeps to its effort, and looks at every move of a long list at least once', () => {
    const rng = seedRng('2');
    for (const length of [2, 7, 40, 298]) {
      let looks = 0;
      const seen = new Set<number>();
      const counting = greedy<null, { at: number }, number, never, null>(countingGame(), {
        value: (s) => {
          looks++;
          seen.add(s.at);
          return s.at;
        },
        quiet: () => true,
        reply: (_s, _seat, moves) => moves[0] ?? 0,
      });
      const moves = Array.from({ length }, (_, i) => i);
      expect(counting.choose(null, 0, moves, rng)).toBe(length - 1);
      expect(seen.size).toBe(length);
      expect(looks).toBeLessThanOrEqual(DEFAULT_EFFORT.evaluations + 2 * length + Math.log2(length));
    }
  });
});

/** A game of one question, whose answer is its whole state. */
function countingGame() {
  const never = (): never => {
    throw new Error('not for this test');
  };
  return {
    id: 'one',
    rules: 1,
    configure: never,
    seats: (): readonly Seat[] => [0],
    setup: never,
    clone: (s: { at: number }) => ({ ...s }),
    pending: () => null,
    moves: () => [],
    step: (s: { at: number }, _seat: Seat, m: number) => {
      s.at = m;
    },
    view: () => null,
    see: () => null,
    reveals: () => false,
    sample: () => ({ at: -1 }),
    outcome: () => null,
    notation: never,
    parts: () => [],
    barred: () => [],
  };
}
