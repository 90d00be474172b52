/**
 * How many checks of a stage passed and failed, and a word on it for people.
 * @typedef {{ passed: number, failed: number, note?: string }} Count
 */

/**
 * A stage that is one check: its exit code says all.
 * @param {number} code
 * @returns {Count}
 */
export const countOne = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * Counts the tests in Vitest's JSON report. A file that could not be run counts as one that failed.
 * @param {string | null} report null: none was written
 * @param {number} code
 * @returns {Count}
 */
export function countVitest(report, code) {
  return tally(report, code, ({ testResults }) => {
    /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
    const files = testResults;
    const tests = files.flatMap(({ assertionResults }) => assertionResults);
    const broken = files.filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.some(is('failed')),
    );
    return {
      passed: tests.filter(is('passed')).length,
      failed: tests.filter(is('failed')).length + broken.length,
      skipped: tests.filter((test) => !is('passed')(test) && !is('failed')(test)).length,
    };
  });
}

/** @param {string} wanted */
const is =
  (wanted) =>
  (/** @type {{ status: string }} */ { status }) =>
    status === wanted;

/**
 * Counts the tests in Playwright's JSON report. A flaky test is one that failed.
 * @param {string | null} report null: none was written
 * @param {number} code
 * @returns {Count}
 */
export function countPlaywright(report, code) {
  return tally(report, code, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }));
}

/**
 * A runner that fails without a failed test, or that ran none, counts as one failure: silence is no success.
 * @param {string | null} report
 * @param {number} code
 * @param {(report: any) => { passed: number, failed: number, skipped: number }} read
 * @returns {Count}
 */
function tally(report, code, read) {
  const counted = parsed(report, read);
  if (counted === null) return { passed: 0, failed: 1, note: `the runner left no report, code ${code}` };
  const { passed, failed, skipped } = counted;
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  if (passed + failed === 0) return { passed, failed: 1, note: `ran no tests${left}` };
  if (code !== 0 && failed === 0) return { passed, failed: 1, note: `the runner failed, code ${code}${left}` };
  return { passed, failed, note: `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}${left}` };
}

/**
 * @template T
 * @param {string | null} report
 * @param {(report: any) => T} read
 * @returns {T | null} null: no report, or one that says nothing
 */
function parsed(report, read) {
  try {
    return report === null ? null : read(JSON.parse(report));
  } catch {
    return null;
  }
}
