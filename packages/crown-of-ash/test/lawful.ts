import { laws } from '@cinderhall/testkit';
import { expect } from 'vitest';
import { crownAhead } from '../src/foresight/index.ts';
import { pickBuilding } from '../src/habits.ts';
import { conserve } from '../src/index.ts';
import type { Sort } from './tables.ts';

const OFTEN = { seed: 1, deep: 12, conserve };

/** A few games at this table keep the laws of every game, and give every law something to check. */
export function expectLawful({ config }: Sort): void {
  const report = laws(crownAhead, { ...OFTEN, configs: [config], games: 3 });
  expect(report.violation).toBe(null);
  expect(report.games).toBe(3);
  expect(Object.entries(report.checks).filter(([, checks]) => checks === 0)).toEqual([]);
}

/** Games of builders, at a table with an AI. */
export function expectLawfulAmongBuilders({ config }: Sort): void {
  const report = laws(crownAhead, { ...OFTEN, configs: [config], games: 2, pick: pickBuilding });
  expect(report.violation).toBe(null);
  expect(report.games).toBe(2);
}
