import { elapsed } from './say.mjs';

/** How long a stage may be silent before it is said that it still runs, in milliseconds. */
const PATIENCE = 15_000;
/** How much of what a failed stage wrote is shown, in lines from the end. */
const TAIL = 400;
/** What a runner writes of tests that passed, or that begin: it would only push away what failed. The last line stays. */
const NO_NEWS = /^\s*(✓|\[\d+\/\d+\])/;

/**
 * Runs groups of stages, one group after the other, and tells how each stage went. A stage that fails stops nothing
 * but what needs it.
 * @param {readonly { stages: import('./stages.mjs').Stage[], atOnce: number }[]} groups
 * @param {{ out?: NodeJS.WritableStream, patience?: number }} [options]
 * @returns {Promise<{ passed: number, failed: number }>} checks in all
 */
export async function runStages(groups, { out = process.stdout, patience = PATIENCE } = {}) {
  const total = { passed: 0, failed: 0 };
  /** Whether a stage that has ended passed. @type {Map<string, boolean>} */
  const ended = new Map();
  /** @type {Map<string, number>} */
  const running = new Map();
  const ticker = setInterval(() => {
    const names = [...running].map(([name, begun]) => `${name} (${elapsed(begun)})`);
    if (names.length > 0) out.write(`  …  ${names.join(', ')}\n`);
  }, patience);

  /** @param {import('./stages.mjs').Stage} stage */
  const runOne = async (stage) => {
    const begun = performance.now();
    running.set(stage.name, begun);
    const { count, output } = await outcome(stage, ended);
    running.delete(stage.name);
    ended.set(stage.name, count.failed === 0);
    total.passed += count.passed;
    total.failed += count.failed;
    out.write(line(stage.name, count, elapsed(begun)));
    if (count.failed > 0) out.write(shown(output));
  };

  for (const { stages, atOnce } of groups) await inTurn(stages, atOnce, ended, runOne);
  clearInterval(ticker);
  return total;
}

/**
 * @param {import('./stages.mjs').Stage} stage
 * @param {ReadonlyMap<string, boolean>} ended
 * @returns {Promise<{ count: import('./counts.mjs').Count, output: string }>}
 */
async function outcome(stage, ended) {
  if (stage.needs !== undefined && ended.get(stage.needs) !== true) {
    return { count: { passed: 0, failed: 1, note: 'not run' }, output: `It needs the ${stage.needs}, which failed.` };
  }
  try {
    const { code, output, late } = await stage.run();
    const count = stage.count(code);
    return { count: late ? { ...count, note: 'took too long and was ended' } : count, output };
  } catch (error) {
    return { count: { passed: 0, failed: 1 }, output: String(error instanceof Error ? error.stack : error) };
  }
}

/**
 * Runs stages in order, some at once; one that needs another of them waits for it.
 * @param {readonly import('./stages.mjs').Stage[]} stages
 * @param {number} atOnce
 * @param {ReadonlyMap<string, boolean>} ended
 * @param {(stage: import('./stages.mjs').Stage) => Promise<void>} runOne
 */
async function inTurn(stages, atOnce, ended, runOne) {
  const waiting = [...stages];
  const names = new Set(stages.map(({ name }) => name));
  const ready = (/** @type {import('./stages.mjs').Stage} */ { needs }) =>
    needs === undefined || ended.has(needs) || !names.has(needs);
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < atOnce ? waiting.findIndex(ready) : -1;
    if (next === -1) {
      if (running.size === 0) throw new Error(`stages need each other: ${waiting.map(({ name }) => name).join(', ')}`);
      await Promise.race(running);
      continue;
    }
    for (const stage of waiting.splice(next, 1)) {
      const work = runOne(stage).finally(() => running.delete(work));
      running.add(work);
    }
  }
}

/**
 * @param {string} name
 * @param {import('./counts.mjs').Count} count
 * @param {string} time
 */
function line(name, { failed, note }, time) {
  return `  ${failed === 0 ? '✓' : '✗'}  ${name.padEnd(34)}${time.padStart(9)}${note ? `   ${note}` : ''}\n`;
}

/** @param {string} output */
function shown(output) {
  const lines = output
    .trim()
    .split('\n')
    .filter((line, i, all) => !NO_NEWS.test(line) || i === all.length - 1);
  const cut = lines.length > TAIL ? [`(${lines.length - TAIL} lines before these)`] : [];
  return [...cut, ...lines.slice(-TAIL)].map((line) => `       ${line}\n`).join('');
}
