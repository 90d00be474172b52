import { playthrough } from '@cinderhall/testkit';
import { describe, expect, test } from 'vitest';
import { habits, runeAge, type ScenarioId } from '../src/index.ts';
import { keptText } from './kept.ts';

const GAMES: readonly { readonly scenario: ScenarioId; readonly players: number; readonly seed: string }[] = [
  { scenario: 'resurgence', players: 2, seed: '1' },
  { scenario: 'runewars', players: 2, seed: '1' },
  { scenario: 'cataclysm', players: 3, seed: '1' },
  { scenario: 'monument', players: 2, seed: '1' },
];

/** The beginning of whole games as text: what was asked, answered and told, and how every view changed. */
describe('golden playthroughs', () => {
  test.each(GAMES)('of $scenario', ({ scenario, players, seed }) => {
    const config = runeAge.configure({ scenario, players });
    if (!config.ok) throw new Error('a usual table is refused');
    const text = playthrough(runeAge, config.value, seed, { pick: habits.eager, most: 150 });
    expect(text).toBe(keptText(`golden/${scenario}.txt`, text));
  });
});
