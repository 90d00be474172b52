import { laws } from '@cinderhall/testkit';
import { describe, expect, test } from 'vitest';
import { pickBuilding } from '../src/habits.ts';
import { conserve, crownOfAsh } from '../src/index.ts';
import { AUTOMA, UNUSUAL, USUAL } from './tables.ts';

const GAMES = 3;

describe('the laws of every game', () => {
  test.each([...USUAL, ...UNUSUAL])('hold at $name', ({ config }) => {
    const report = laws(crownOfAsh, { configs: [config], seed: 1, games: GAMES, deep: 12, conserve });
    expect(report.violation).toBe(null);
    expect(report.games).toBe(GAMES);
    expect(Object.entries(report.checks).filter(([, checks]) => checks === 0)).toEqual([]);
  });

  test.each(AUTOMA)('hold at $name', ({ config }) => {
    const report = laws(crownOfAsh, { configs: [config], seed: 1, games: 2, deep: 12, conserve, pick: pickBuilding });
    expect(report.violation).toBe(null);
    expect(report.games).toBe(2);
  });
});
