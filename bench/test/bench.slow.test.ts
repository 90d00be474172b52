import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const bench = (...args: string[]) =>
  execFileSync(process.execPath, ['scripts/bench.mjs', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** What needs nothing that the tests have not installed. */
const HERE = ['crown', 'rune-age', 'goofspiel', 'crown-work', 'rune-work', 'greedy', 'master'];

test('measures what it is asked for and prints one JSON object', () => {
  const report = JSON.parse(bench('--quick', '--json', ...HERE.flatMap((name) => ['--only', name])));
  const whats = new Set(report.figures.map(({ what }: { what: string }) => what));
  expect([...whats]).toEqual([
    'random Crown of Ash',
    'random Rune Age',
    'random goofspiel',
    'Crown of Ash, 4 players',
    'Rune Age, 4 players',
    'greedy bot in Node',
    'master, first usable answer',
    'master, 2 players',
  ]);
  for (const { median, least, most } of report.figures) {
    expect(least).toBeGreaterThan(0);
    expect(median).toBeGreaterThanOrEqual(least);
    expect(most).toBeGreaterThanOrEqual(median);
  }
});

test('prints a table otherwise', () => {
  expect(bench('--quick', '--only', 'goofspiel')).toMatch(/^random goofspiel +4 players +[\d ]+ +decisions\/s/);
});

test('names what there is to measure when asked for something else', () => {
  const failed = () => bench('--only', 'chess');
  expect(failed).toThrow(/There is no chess to measure; there is crown, rune-age, tic-tac-toe/);
});
