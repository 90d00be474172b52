import { describe, expect, test } from 'vitest';
import { configure, FACTIONS, house, SCENARIOS } from '../src/index.ts';

const pathOf = (input: unknown): string => {
  const result = configure(input);
  if (result.ok) return 'accepted';
  return result.refusal.refused === 'malformed' ? result.refusal.path : result.refusal.refused;
};

describe('a table', () => {
  test('is Resurgence with random factions and house cards unless it says otherwise', () => {
    expect(configure({ players: 2 })).toEqual({
      ok: true,
      value: { scenario: 'resurgence', players: 2, factions: 'random', content: 'house' },
    });
  });

  test('RSC-5 is for one player in two scenarios', () => {
    const solo = SCENARIOS.filter((scenario) => configure({ scenario, players: 1 }).ok);
    expect(solo).toEqual(['resurgence', 'cataclysm']);
    expect(pathOf({ scenario: 'monument', players: 1 })).toBe('players');
  });

  test('RSE-2 has a faction for each player, and another one for each', () => {
    expect(pathOf({ players: 2, factions: ['uthuk', 'daqan'] })).toBe('accepted');
    expect(pathOf({ players: 2, factions: ['uthuk', 'uthuk'] })).toBe('factions');
    expect(pathOf({ players: 3, factions: ['uthuk', 'daqan'] })).toBe('factions');
    expect(pathOf({ players: 4, factions: FACTIONS })).toBe('accepted');
  });

  test('may be played with a pack of cards', () => {
    expect(configure({ players: 2, content: house })).toMatchObject({ ok: true, value: { content: house } });
    expect(pathOf({ players: 2, content: { ...house, die: [0] } })).toBe('content.die');
    expect(pathOf({ players: 2, content: 'mine' })).toBe('content');
  });

  test('is refused with what is unknown', () => {
    expect(pathOf({ players: 5 })).toBe('players');
    expect(pathOf({ players: 2, scenario: 'raid' })).toBe('scenario');
    expect(pathOf({ players: 2, colour: 1 })).not.toBe('accepted');
  });
});
