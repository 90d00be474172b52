import { type Event, tables } from '@cinderhall/rune-age';
import { describe, expect, it } from 'vitest';
import { flightsOf, insteadOf, liesOpen, soundOf } from '../src/rune/motion/flights.ts';
import { timings } from '../src/rune/motion/pace.ts';

const t = tables({ scenario: 'resurgence', players: 2, factions: ['daqan', 'uthuk'], content: 'house' });
const card = (id: string): number => t.index.get(id) ?? Number.NaN;
const knight = card('daqan-knight');
const gold = card('gold-1');

describe('cards on their way in Rune Age', () => {
  it('come out of the own deck turned, one flight a card; what others draw is not seen', () => {
    const drew: Event = { kind: 'drew', seat: 0, cards: [knight, gold], count: 2, why: 'refill' };
    expect(flightsOf(drew, 0)).toEqual([
      { card: knight, from: 'deck:0', to: `held:${knight}`, turned: true },
      { card: gold, from: 'deck:0', to: `held:${gold}`, turned: true },
    ]);
    expect(flightsOf({ ...drew, cards: [] }, 1)).toEqual([]);
    expect(flightsOf({ ...drew, cards: [] }, null)).toEqual([]);
  });

  it('go from the own hand into a combat, or from whoever else plays them', () => {
    const fielded: Event = { kind: 'fielded', seat: 0, card: knight };
    expect(flightsOf(fielded, 0)).toMatchObject([{ from: `held:${knight}`, to: `unit:${knight}`, turned: false }]);
    expect(flightsOf(fielded, 1)).toMatchObject([{ from: 'player:0', to: `unit:${knight}` }]);
    expect(flightsOf({ kind: 'destroyed', seat: 0, card: knight, why: 'attrition' }, 1)).toMatchObject([
      { from: `unit:${knight}`, to: `pile:${knight}` },
    ]);
  });

  it('are bought from a pile, and taken out of the centre or from somebody', () => {
    expect(flightsOf({ kind: 'bought', seat: 1, card: knight, price: 3 }, 0)).toMatchObject([
      { from: `pile:${knight}`, to: 'discard:1' },
    ]);
    const taken = { kind: 'secured', seat: 0, card: card('greyhaven') } as const;
    expect(flightsOf({ ...taken, from: -1 }, 0)[0]?.from).toBe(`centre:${card('greyhaven')}`);
    expect(flightsOf({ ...taken, from: 1 }, 0)).toMatchObject([{ from: 'player:1', to: 'player:0' }]);
  });

  it('stay where they are when both places are one', () => {
    expect(flightsOf({ kind: 'played-gold', seat: 1, card: gold, gold: 1 }, 0)).toEqual([]);
  });

  it('are looked for at their player where a heap of theirs is not shown', () => {
    expect(insteadOf('discard:1')).toBe('player:1');
    expect(insteadOf(`unit:${knight}`)).toBeNull();
    expect([liesOpen('held:3'), liesOpen('pile:3'), liesOpen('purse'), liesOpen('deck:0')]).toEqual([
      ...[true, true, false, false],
    ]);
  });

  it('sound won or lost to those who fought', () => {
    const force = { units: [], tactics: [], strength: 1 };
    const fought = (winner: 0 | 1): Event => ({
      kind: 'fought',
      target: knight,
      mode: 1,
      verdict: 'repelled',
      winner,
      attack: { ...force, seat: 0 },
      defence: { ...force, seat: 1 },
    });
    expect([soundOf(fought(1), 0), soundOf(fought(1), 1), soundOf(fought(1), null)]).toEqual(['lost', 'won', null]);
  });

  it('follow each other, and hurry when they are many', () => {
    const two = timings(2, 'full');
    expect(two.map(({ at }) => at)).toEqual([0, 110]);
    for (const motion of ['full', 'quick'] as const) {
      const last = timings(60, motion).at(-1);
      expect((last?.at ?? 0) + (last?.lasts ?? 0)).toBeLessThanOrEqual(motion === 'full' ? 2200 : 900);
    }
    expect(timings(0, 'full')).toEqual([]);
    expect(timings(1, 'quick')).toEqual([{ at: 0, lasts: 190 }]);
  });
});
