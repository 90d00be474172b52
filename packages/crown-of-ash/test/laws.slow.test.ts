import { laws } from '@cinderhall/testkit';
import { describe, expect, test } from 'vitest';
import { crownAhead } from '../src/foresight/index.ts';
import { pickBuilding } from '../src/habits.ts';
import { conserve } from '../src/index.ts';
import { expectLawful, expectLawfulAmongBuilders } from './lawful.ts';
import { AUTOMA, isAlways, type Sort, UNUSUAL, USUAL } from './tables.ts';

const GAMES = 16;

const others = (sorts: readonly Sort[]): readonly Sort[] => sorts.filter((sort) => !isAlways(sort));

describe('the laws of every game', () => {
  test.each(others([...USUAL, ...UNUSUAL]))('hold at $name', expectLawful);

  test.each(others(AUTOMA))('hold at $name', expectLawfulAmongBuilders);
});

describe('the laws of every game, in many', () => {
  test.each([...USUAL, ...UNUSUAL, ...AUTOMA])('hold at $name', { timeout: 120_000 }, ({ config }) => {
    const report = laws(crownAhead, { configs: [config], seed: 1000, games: GAMES, deep: 10, conserve });
    expect(report.violation).toBe(null);
    expect(report.games).toBe(GAMES);
  });

  test.each(USUAL)('hold among builders at $name', { timeout: 120_000 }, ({ config }) => {
    const options = { configs: [config], seed: 1000, games: GAMES, deep: 12, conserve, pick: pickBuilding };
    const report = laws(crownAhead, options);
    expect(report.violation).toBe(null);
    expect(report.games).toBe(GAMES);
  });
});
