import { below, type Seat, seedRng } from '@cinderhall/kernel';
import { describe, expect, it } from 'vitest';
import { DEFAULT_EFFORT, greedy, random } from '../src/index.ts';
import { type BidMove, type BidState, type BidView, bids, play, worth } from './bids.ts';

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

  it('sees that doubling a prize pays', () => {
    let asked = 0;
    for (let seed = 0; seed < 20; seed++) {
      play(seed, [bot, bot], (s, seat) => {
        if (s.doubling !== seat) return;
        asked++;
        expect(bot.choose(bids.view(s, seat), seat, bids.moves(s, seat), seedRng('1'))).toEqual({ double: true });
      });
    }
    expect(asked).toBeGreaterThan(20);
  });

  it('beats random, in either seat', () => {
    let won = 0;
    for (let seed = 0; seed < 100; seed++) {
      won += bids.outcome(play(seed, [bot, random()]))?.share[0] ?? 0;
      won += bids.outcome(play(seed, [random(), bot]))?.share[1] ?? 0;
    }
    expect(won).toBeGreaterThan(130);
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
    for (let seed = 0; seed < 20; seed++) {
      play(seed, [bot, random()], (s, seat) => {
        const world = bids.sample(bids.view(s, seat), seat, rng);
        if (JSON.stringify(world.hands) !== JSON.stringify(s.hands)) changed++;
        const own = String(below(rng, 1000));
        const ask = (x: BidState) => bot.choose(bids.view(x, seat), seat, bids.moves(x, seat), seedRng(own));
        expect(ask(world)).toEqual(ask(s));
      });
    }
    expect(changed).toBeGreaterThan(20);
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
