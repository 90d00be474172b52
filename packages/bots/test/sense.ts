import { below, seedRng } from '@cinderhall/kernel';
import { expect, it } from 'vitest';
import { type Bot, random } from '../src/index.ts';
import { type BidMove, type BidState, type BidView, bids, play } from './bids.ts';

/** How many games to ask in, and what has to come of them. */
interface Measure {
  /** `games` in either seat; `won` of all of them. */
  readonly random: { readonly games: number; readonly won: number };
  readonly unseen: { readonly games: number; readonly changed: number };
}

/** Who cares for the margin takes a point that is offered, even where the game is won without it. */
export function wantsEveryPoint(
  bot: Bot<BidView, BidMove>,
  measure: { readonly games: number; readonly asked: number },
): void {
  it('sees that doubling a prize pays', () => {
    let asked = 0;
    for (let seed = 0; seed < measure.games; seed++) {
      play(seed, [bot, bot], (s, seat) => {
        if (s.doubling !== seat) return;
        asked++;
        expect(bot.choose(bids.view(s, seat), seat, bids.moves(s, seat), seedRng('1'))).toEqual({ double: true });
      });
    }
    expect(asked).toBeGreaterThan(measure.asked);
  });
}

/** What every opponent that looks ahead must show in the game of bids: sense, sameness and honesty. */
export function hasSense(bot: Bot<BidView, BidMove>, measure: Measure): void {
  it('beats random, in either seat', () => {
    let won = 0;
    for (let seed = 0; seed < measure.random.games; seed++) {
      won += bids.outcome(play(seed, [bot, random()]))?.share[0] ?? 0;
      won += bids.outcome(play(seed, [random(), bot]))?.share[1] ?? 0;
    }
    expect(won).toBeGreaterThan(measure.random.won);
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
    for (let seed = 0; seed < measure.unseen.games; seed++) {
      play(seed, [bot, random()], (s, seat) => {
        const world = bids.sample(bids.view(s, seat), seat, rng);
        if (JSON.stringify(world.hands) !== JSON.stringify(s.hands)) changed++;
        const own = String(below(rng, 1000));
        const ask = (x: BidState) => bot.choose(bids.view(x, seat), seat, bids.moves(x, seat), seedRng(own));
        expect(ask(world)).toEqual(ask(s));
      });
    }
    expect(changed).toBeGreaterThan(measure.unseen.changed);
  });
}
