import type { Seat } from '@cinderhall/kernel';
import { describe, expect, it } from 'vitest';
import { type Config, FACTIONS, runeAge, type ScenarioId, type State } from '../src/index.ts';
import { tables } from '../src/tables.ts';

const SEEDS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];

function laid(scenario: ScenarioId, players: number, seed = '1'): { s: State; id: (card: number) => string } {
  const read = runeAge.configure({ scenario, players });
  if (!read.ok) throw new Error('no such table');
  const config: Config = read.value;
  return { s: runeAge.setup(config, seed), id: (card) => tables(config).cards[card]?.id ?? '' };
}

const stages = (s: State): number[] => s.events.map((card) => tables(s.config).stageOf[card] ?? 0);
const owned = (s: State, seat: Seat): number[] => [...(s.hands[seat] ?? []), ...(s.decks[seat] ?? [])];

describe('set-up', () => {
  it('RSE-1 the neutral types that the objective names lie in the centre, and no others', () => {
    const { s, id } = laid('resurgence', 2);
    const t = tables(s.config);
    expect(t.neutrals.map(id).sort()).toEqual(['battle-roar', 'demon', 'forced-march']);
    expect(t.neutrals.map((card) => s.supply[card])).toEqual([3, 3, 3]);
  });

  it('RSE-2 each player has another faction, and its cards lie in the barracks', () => {
    for (const seed of SEEDS) {
      const { s } = laid('runewars', 3, seed);
      expect(new Set(s.factions).size).toBe(3);
      const t = tables(s.config);
      const left = FACTIONS.map((_faction, f) => s.supply[t.strongholds[f] ?? 0]);
      expect(left).toEqual(FACTIONS.map((_faction, f) => (s.factions.includes(f) ? 3 : 0)));
    }
  });

  it.each([
    [1, 9, 8, 4, 2],
    [2, 14, 10, 6, 3],
    [3, 19, 12, 8, 4],
    [4, 24, 14, 10, 5],
  ])('RSE-3 the centre for %i players', (players, one, two, three, others) => {
    const { s } = laid('cataclysm', players);
    const t = tables(s.config);
    // RSE-4: five of each starting deck come out of the first pile.
    expect(t.golds.map((card) => s.supply[card])).toEqual([one - 5 * players, two, three]);
    expect(t.neutrals.map((card) => s.supply[card])).toEqual([others, others, others]);
    expect(t.cities.filter((card) => s.supply[card] === 1).length).toBe(others);
  });

  it('RSE-3 cities are drawn at random', () => {
    const drawn = SEEDS.map((seed) => {
      const { s } = laid('runewars', 2, seed);
      return tables(s.config)
        .cities.filter((card) => s.supply[card] === 1)
        .join();
    });
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  it('RSE-4 a deck of five gold cards and three units, of which five are drawn', () => {
    const { s, id } = laid('resurgence', 2);
    for (const seat of [0, 1] as const) {
      expect(s.hands[seat]?.length).toBe(5);
      const cards = owned(s, seat).map(id).sort();
      expect(cards.filter((card) => card === 'gold-1').length).toBe(5);
      expect(cards.filter((card) => card !== 'gold-1').length).toBe(3);
    }
  });

  it.each([
    ['resurgence', 2],
    ['runewars', 2],
    ['monument', 2],
    ['cataclysm', 3],
  ] as const)('RSE-5 the event deck of %s has stage 1 on top and stage %i at the bottom', (scenario, last) => {
    const { s } = laid(scenario, 2);
    expect(s.events.length).toBe(10);
    expect(stages(s)[0]).toBe(last);
    expect(stages(s)).toEqual(stages(s).sort((a, b) => b - a));
  });

  it('RSE-6 a random player is first, and begins', () => {
    const firsts = SEEDS.map((seed) => laid('resurgence', 3, seed).s.first);
    expect(new Set(firsts).size).toBe(3);
    const { s } = laid('resurgence', 3);
    expect(runeAge.pending(s)?.seats).toEqual([s.first]);
  });

  it('RSE-7 in Runewars each player has a dragon rune of their own, and nobody in other scenarios', () => {
    const { s } = laid('runewars', 4);
    const t = tables(s.config);
    expect(s.ready.map((list) => list.length)).toEqual([1, 1, 1, 1]);
    expect(t.runes.map((card) => s.supply[card]).filter((n) => n === 1).length).toBe(2);
    expect(tables(laid('resurgence', 4).s.config).runes).toEqual([]);
  });

  it('RSE-7 in The Monument the monument of the own faction lies in the barracks', () => {
    const { s } = laid('monument', 2);
    const t = tables(s.config);
    const left = FACTIONS.map((_faction, f) => s.supply[t.monuments[f] ?? 0]);
    expect(left).toEqual(FACTIONS.map((_faction, f) => (s.factions.includes(f) ? 1 : 0)));
    expect(tables(laid('runewars', 2).s.config).monuments).toEqual([-1, -1, -1, -1]);
  });
});
