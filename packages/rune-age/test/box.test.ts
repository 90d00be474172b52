import { describe, expect, it } from 'vitest';
import { type Card, FACTIONS, house, SCENARIOS } from '../src/index.ts';

type Of<T extends Card['type']> = Extract<Card, { type: T }>;

const all = <T extends Card['type']>(type: T): Of<T>[] =>
  house.cards.filter((card): card is Of<T> => card.type === type);
const copies = (cards: readonly Card[]): number => cards.reduce((total, card) => total + card.count, 0);

describe('the box', () => {
  it.each(FACTIONS)('RCM-1 %s has a home realm, three strongholds and 19 units of four costs', (faction) => {
    const units = all('unit').filter((card) => card.faction === faction);
    expect(units.map(({ price, count }) => [price.amount, price.in, count])).toEqual([
      [1, 'gold', 8],
      [2, 'gold', 4],
      [3, 'gold', 4],
      [5, 'gold', 3],
    ]);
    expect(copies(all('stronghold').filter((card) => card.faction === faction))).toBe(3);
    expect(copies(all('home-realm').filter((card) => card.faction === faction))).toBe(1);
  });

  it('RCM-2 gold is there in three values', () => {
    const rows = all('gold').map(({ gold, price, count }) => [gold, price.amount, price.in, count]);
    expect(rows).toEqual([
      [1, 1, 'influence', 24],
      [2, 3, 'influence', 14],
      [3, 5, 'influence', 10],
    ]);
  });

  it('RCM-2 there are eight cities and five copies each of ten neutral types', () => {
    expect(copies(all('city'))).toBe(8);
    const neutrals = [...all('unit'), ...all('tactic')].filter((card) => card.faction === 'neutral');
    expect(neutrals.map(({ count, price }) => `${count} ${price.in}`)).toEqual(Array(10).fill('5 influence'));
  });

  it.each(SCENARIOS)('RCM-3 %s has an objective and ten events in its stages', (scenario) => {
    expect(all('objective').filter((card) => card.scenario === scenario)).toHaveLength(1);
    const events = [...all('enemy'), ...all('instant')].filter((card) => card.scenario === scenario);
    expect(copies(events)).toBe(10);
    const stages = [...new Set(events.map(({ stage }) => stage))].sort();
    expect(stages).toEqual(scenario === 'cataclysm' ? [1, 2, 3] : [1, 2]);
  });

  it('RCM-3 Resurgence is played with the ten events that are known whole', () => {
    const events = [...all('enemy'), ...all('instant')].filter((card) => card.scenario === 'resurgence');
    expect(events.map(({ id }) => id)).not.toContain('rally-support');
    expect(events.filter(({ source }) => source.origin !== 'known' || source.ours !== undefined)).toEqual([]);
  });

  it('RCM-3 there are six dragon runes, and a monument for each faction', () => {
    expect(copies(all('dragon-rune'))).toBe(6);
    expect(all('monument').map(({ faction }) => faction)).toEqual(expect.arrayContaining([...FACTIONS]));
    expect(copies(all('monument'))).toBe(4);
  });

  it('RCM-4 the die has three blank faces, and a home realm endures 20 damage', () => {
    expect(house.die).toEqual([0, 0, 0, 1, 1, 2]);
    expect(all('home-realm').map(({ endures }) => endures)).toEqual([20, 20, 20, 20]);
  });
});

describe('the set-up', () => {
  it('RSE-1 each objective names three neutral types', () => {
    const known = new Set(
      house.cards.flatMap((card) => ('faction' in card && card.faction === 'neutral' ? card.id : [])),
    );
    for (const { neutrals } of all('objective')) {
      expect(new Set(neutrals).size).toBe(3);
      expect(neutrals.filter((id) => !known.has(id))).toEqual([]);
    }
  });

  it('RSE-3 the centre grows with the players', () => {
    expect(house.centre).toEqual({
      gold: { 'gold-1': [9, 14, 19, 24], 'gold-2': [8, 10, 12, 14], 'gold-3': [4, 6, 8, 10] },
      neutrals: [2, 3, 4, 5],
      cities: [2, 3, 4, 5],
    });
  });

  it('RSE-4 a deck starts with five gold cards and three units', () => {
    expect(house.start).toEqual({ gold: 'gold-1', golds: 5, units: 3, hand: 5 });
  });
});
