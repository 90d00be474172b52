import { replay } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { LAW_IDS, laws } from '../src/index.ts';
import { conserve, FAULTS } from './faults.ts';
import { tithe } from './tithe.ts';

const THREE = [{ players: 3 }] as const;
const TABLES = [{ players: 2 }, { players: 3 }, { players: 4 }] as const;

describe('an honest game', () => {
  const report = laws(tithe, { configs: TABLES, seed: 1, games: 25, conserve });

  test('keeps every law', () => {
    expect(report.violation).toBeNull();
    expect(report.games).toBe(75);
  });

  test.each(LAW_IDS)('is really checked for %s', (law) => {
    expect(report.checks[law]).toBeGreaterThan(0);
  });

  test('is checked less often for the dear laws when asked so', () => {
    const deep = laws(tithe, { configs: THREE, seed: 1, games: 5, deep: 4 });
    expect(deep.checks['sample-looks-alike']).toBe(5 * 3);
    expect(deep.checks['has-moves']).toBe(deep.decisions);
  });

  test('tells its progress', () => {
    const heard: string[] = [];
    laws(tithe, { configs: TABLES, seed: 1, games: 1, progress: (done, total) => heard.push(`${done}/${total}`) });
    expect(heard).toEqual(['1/3', '2/3', '3/3']);
  });
});

describe('a planted fault is caught by the law that it breaks', () => {
  test.each(FAULTS.map((fault) => [fault.law, fault.mistake, fault.game] as const))('%s: %s', (law, _mistake, game) => {
    const { violation } = laws(game(), { configs: THREE, seed: 1, games: 12, conserve, most: 200 });
    expect(violation).toMatchObject({ law });
    expect(violation?.record.moves).toHaveLength(violation?.step ?? -1);
  });

  test('every law has one', () => {
    expect(new Set(FAULTS.map((fault) => fault.law))).toEqual(new Set(LAW_IDS));
  });
});

describe('a violation', () => {
  const faulty = () => FAULTS.find((fault) => fault.law === 'undo-leaks-nothing')?.game() ?? tithe;
  const run = (seed: number, games: number) => laws(faulty(), { configs: THREE, seed, games }).violation;

  test('comes again from its seed alone, and its record plays up to it', () => {
    const violation = run(1, 60);
    expect(violation?.detail).toMatch(/^view of \d after 'boon card'\.hands\[\d\]/);
    expect(run(Number(violation?.record.seed), 1)).toEqual(violation);
    const record = violation?.record;
    expect(record && replay(faulty(), record)).toMatchObject({ ok: true, value: { steps: violation?.step } });
  });

  test('of what was thrown keeps the error', () => {
    const game = FAULTS.find((fault) => fault.law === 'throws-nothing')?.game() ?? tithe;
    const { violation } = laws(game, { configs: THREE, seed: 1, games: 60 });
    expect(violation?.cause).toEqual(new Error('not written yet'));
    expect(violation?.detail).toMatch(/: not written yet$/);
  });
});
