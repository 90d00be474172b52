import { type LawsReport, laws } from '@cinderhall/testkit';
import { expect } from 'vitest';
import { conserve, runeAge } from '../src/index.ts';
import type { Sort } from './tables.ts';

/** What a game of one question at a time, in which parts alone are forbidden, gives no occasion to. */
const IDLE = ['offered-is-not-forbidden', 'answers-commute'];
/** And a game with nobody to wait for or to keep a secret from. */
const IDLE_ALONE = [...IDLE, 'ahead-is-own', 'ahead-tells-nothing', 'keeps-secrets'];

function lawful({ config }: Sort, games: number, deep: number): LawsReport {
  const secrets = config.players === 1 ? 'none' : 'some';
  const report = laws(runeAge, { configs: [config], seed: 1, games, deep, conserve, secrets });
  expect(report.violation).toBe(null);
  expect(report.games).toBe(games);
  return report;
}

/** A few games at this table keep the laws of every game. */
export const expectLawful = (sort: Sort): void => {
  lawful(sort, 1, 40);
};

/** Games at this table keep the laws of every game, and give every law something to check. */
export function expectLawfulOften(sort: Sort): void {
  const { checks } = lawful(sort, 6, 8);
  const idle = Object.entries(checks).flatMap(([law, times]) => (times === 0 ? [law] : []));
  expect(idle).toEqual(sort.config.players === 1 ? IDLE_ALONE : IDLE);
}
