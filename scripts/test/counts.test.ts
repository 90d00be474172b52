import { describe, expect, test } from 'vitest';
import { countOne, countPlaywright, countVitest } from '../counts.mjs';

const file = (status: string, tests: readonly string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});
const vitest = (...testResults: readonly unknown[]) => JSON.stringify({ testResults });
const playwright = (stats: object, errors: readonly unknown[] = []) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

test('a stage that is one check counts as one', () => {
  expect(countOne(0)).toEqual({ passed: 1, failed: 0 });
  expect(countOne(2)).toEqual({ passed: 0, failed: 1 });
});

describe('unit tests', () => {
  test('are counted one by one', () => {
    const report = vitest(file('passed', ['passed', 'passed']), file('failed', ['passed', 'failed']));
    expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1, note: '3 passed, 1 failed' });
  });

  test('of a file that does not load count as one failure', () => {
    const report = vitest(file('passed', ['passed']), file('failed', []));
    expect(countVitest(report, 1)).toEqual({ passed: 1, failed: 1, note: '1 passed, 1 failed' });
  });

  test('that are skipped are told of', () => {
    expect(countVitest(vitest(file('passed', ['passed', 'skipped'])), 0).note).toBe('1 passed, 1 skipped');
  });

  test.each([
    { what: 'none ran', report: vitest(), code: 0, note: 'ran no tests' },
    { what: 'all were skipped', report: vitest(file('passed', ['skipped'])), code: 0, note: 'ran no tests, 1 skipped' },
    { what: 'there is no report', report: null, code: 1, note: 'the runner left no report, code 1' },
    { what: 'the report is cut off', report: '{"testResults":[', code: 1, note: 'the runner left no report, code 1' },
  ])('count as one failure when $what', ({ report, code, note }) => {
    expect(countVitest(report, code)).toEqual({ passed: 0, failed: 1, note });
  });

  test('that all pass do not hide a runner that fails', () => {
    const count = countVitest(vitest(file('passed', ['passed'])), 1);
    expect(count).toEqual({ passed: 1, failed: 1, note: 'the runner failed, code 1' });
  });

  test('without a report are a failure even when the runner is content', () => {
    expect(countVitest(null, 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('browser tests', () => {
  test('are counted one by one', () => {
    expect(countPlaywright(playwright({ expected: 5, unexpected: 2 }), 1)).toMatchObject({ passed: 5, failed: 2 });
  });

  test('that are flaky have failed', () => {
    expect(countPlaywright(playwright({ expected: 5, flaky: 1 }), 0)).toMatchObject({ passed: 5, failed: 1 });
  });

  test('that could not begin have failed', () => {
    const report = playwright({}, [{ message: 'No tests found' }]);
    expect(countPlaywright(report, 1)).toMatchObject({ passed: 0, failed: 1 });
  });
});
