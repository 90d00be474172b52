/** How often a long step says that it is still at work, in milliseconds. */
const PATIENCE = process.stderr.isTTY ? 1_000 : 15_000;

/**
 * Seconds since `since`, for people: `0.4 s`, `12 s`, `3 min 5 s`.
 * @param {number} since milliseconds, as of `performance.now()`
 */
export function elapsed(since) {
  const seconds = (performance.now() - since) / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 90) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/**
 * Runs one step and tells about it on `out`: what begins, that it still goes on, how long it took.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @param {{ out?: NodeJS.WritableStream & { isTTY?: boolean } }} [options]
 * @returns {Promise<T>}
 */
export async function step(what, work, { out = process.stdout } = {}) {
  const begun = performance.now();
  out.write(`  ${what} …${out.isTTY ? '' : '\n'}`);
  const ticker = setInterval(() => {
    out.write(out.isTTY ? `\r  ${what} … ${elapsed(begun)}` : `  … still at it, ${elapsed(begun)}\n`);
  }, PATIENCE);
  try {
    const result = await work();
    out.write(`${out.isTTY ? '\r' : ''}  ${what} … done in ${elapsed(begun)}\n`);
    return result;
  } catch (error) {
    out.write(`${out.isTTY ? '\r' : ''}  ${what} … failed after ${elapsed(begun)}\n`);
    throw error;
  } finally {
    clearInterval(ticker);
  }
}

/** A failure whose message is all that the person needs: shown without a stack. */
export class Failure extends Error {}

/**
 * Ends the process with what went wrong.
 * @param {unknown} error
 * @returns {never}
 */
export function giveUp(error) {
  process.stderr.write(
    `\n${error instanceof Failure ? error.message : error instanceof Error ? error.stack : error}\n`,
  );
  process.exit(1);
}
