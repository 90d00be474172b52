import './node-version.mjs';
import { parseArgs } from 'node:util';
import { chromium } from './chromium.mjs';
import { install } from './install.mjs';
import { runStages } from './run-stages.mjs';
import { elapsed, Failure, giveUp } from './say.mjs';
import { stages } from './stages.mjs';

const begun = performance.now();

/** @returns {boolean} */
function askedFast() {
  try {
    return parseArgs({ options: { fast: { type: 'boolean', default: false } } }).values.fast;
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\nnpm test, or npm run test:fast`);
  }
}

try {
  const fast = askedFast();
  await install();
  process.stdout.write(fast ? 'Checking what can be checked in a minute\n' : 'Checking everything\n');
  const { passed, failed } = await runStages(stages({ fast, chromium }));
  process.stdout.write(`\nTook ${elapsed(begun)}.\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
} catch (error) {
  process.on('exit', () => process.stdout.write('0 passed, 1 failed\n'));
  giveUp(error);
}
