import './node-version.mjs';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from './chromium.mjs';
import { install } from './install.mjs';
import { measured } from './measured.mjs';
import { playwright, servePage } from './pages.mjs';
import { at } from './places.mjs';
import { choosePort } from './port.mjs';
import { giveUp } from './say.mjs';

// `npm run lighthouse`: lobby and table as Lighthouse judges them, for a phone and for a desktop. Told with the goal, never asserted.
const GOAL = 95;
/** So many times slower than this machine a phone is held to be, whatever machine this is. */
const USUAL_SLOWDOWN = 4;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const REPORTS = at('lighthouse', 'reports');
const out = process.stderr;

/** @typedef {{ lhr: import('./measured.mjs').Judged & { environment: { benchmarkIndex: number } }, report: string }} Result */

/** @param {string} path within the package */
const part = (path) => import(pathToFileURL(at('lighthouse', 'node_modules', 'lighthouse', path)).href);

/**
 * A browser of its own that has a game, so that a table can be loaded cold.
 * @param {string} page
 * @param {string} folder
 */
async function openBrowser(page, folder) {
  const port = Number(await choosePort('0', 'localhost', { out }));
  const context = await playwright().chromium.launchPersistentContext(folder, {
    executablePath: await chromium(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--no-first-run'],
    locale: 'en',
  });
  const first = await context.newPage();
  await first.goto(page);
  await first.locator('.big').click();
  await first.locator('[data-question]').waitFor();
  const table = first.url();
  await first.close();
  return { context, port, table };
}

/**
 * What weighs most of what was found wanting, worst first.
 * @param {import('./measured.mjs').Judged} lhr
 */
function faults({ categories, audits }) {
  const weights = CATEGORIES.flatMap((name) => categories[name].auditRefs);
  return weights
    .map(({ id, weight }) => ({ ...audits[id], id, lost: weight * (1 - (audits[id].score ?? 1)) }))
    .filter(({ lost }) => lost > 0.5)
    .sort((a, b) => b.lost - a.lost)
    .map(({ id, title, displayValue }) => `    ${id}: ${title} ${displayValue ?? ''}`.trimEnd());
}

/**
 * How many times slower than this machine a phone of the middle is, by the scale of Lighthouse's own calculator
 * (docs/throttling.md there), which gives the usual 4 to an index of 1533; at most 10, the end of the range named there.
 * @param {number} index Lighthouse's `benchmarkIndex` of the machine
 */
function calibrated(index) {
  if (index >= 1300) return Math.min(10, 3 + (index - 1300) / 233);
  return Math.max(1, index >= 800 ? 2 + (index - 800) / 500 : 1 + (index - 150) / 650);
}

/**
 * @param {string} name
 * @param {string} url
 * @param {number} port
 * @param {'phone' | 'desktop'} device
 * @param {number} [slowdown] of the processor, where it is not the usual one
 * @returns {Promise<number>} `benchmarkIndex` of the machine at that time
 */
async function judge(name, url, port, device, slowdown) {
  const { default: lighthouse } = await part('core/index.js');
  const { default: desktop } = await part('core/config/desktop-config.js');
  const throttling = slowdown === undefined ? {} : { throttling: { cpuSlowdownMultiplier: slowdown } };
  const flags = { port, output: 'html', onlyCategories: CATEGORIES, logLevel: 'error', ...throttling };
  const config = device === 'desktop' ? desktop : undefined;
  const { lhr, report, why } = await measured(
    /** @returns {Promise<Result>} */
    () => lighthouse(url, flags, config),
  );
  const how = slowdown === undefined ? device : `${device}, calibrated`;
  writeFileSync(join(REPORTS, `${name}-${how.replace(', ', '-')}.html`), report);
  const { benchmarkIndex } = lhr.environment;
  if (why !== null) {
    process.stdout.write(`${name}, ${how}: could not be measured (${why})\n`);
    return benchmarkIndex;
  }
  const scores = CATEGORIES.map((it) => [it, Math.round(100 * (lhr.categories[it].score ?? 0))]);
  const told = scores.map(([it, score]) => `${it} ${score}${Number(score) < GOAL ? ' (!)' : ''}`).join(', ');
  const machine = `benchmarkIndex ${Math.round(benchmarkIndex)}`;
  process.stdout.write(`${[`${name}, ${how}: ${told}; goal ${GOAL}; ${machine}`, ...faults(lhr)].join('\n')}\n`);
  return benchmarkIndex;
}

/**
 * Judges once more for a phone, if this machine is another one than the usual slowdown is meant for.
 * @param {readonly [string, string][]} pages
 * @param {number} port
 * @param {number} index the highest that was measured: what else runs here lowers it
 */
async function judgeCalibrated(pages, port, index) {
  const slowdown = calibrated(index);
  if (Math.abs(slowdown - USUAL_SLOWDOWN) < 1) return;
  process.stdout.write(
    `Above, a phone's processor is held to be ${USUAL_SLOWDOWN} times slower than this one, as Lighthouse does by default. By its ` +
      `calculator that is meant for a benchmarkIndex of 1533. With the ${slowdown.toFixed(1)} times that it gives for ` +
      `${Math.round(index)}, the highest measured here:\n`,
  );
  for (const [name, url] of pages) await judge(name, url, port, 'phone', slowdown);
}

try {
  await install({ out });
  await install({ out, folder: 'lighthouse' });
  mkdirSync(REPORTS, { recursive: true });
  const page = await servePage({ out });
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const { context, port, table } = await openBrowser(page, folder);
  /** @type {[string, string][]} */
  const pages = [
    ['lobby', `${page}/`],
    ['table', table],
  ];
  const indexes = [];
  for (const device of /** @type {const} */ (['phone', 'desktop']))
    for (const [name, url] of pages) indexes.push(await judge(name, url, port, device));
  await judgeCalibrated(pages, port, Math.max(...indexes));
  await context.close();
  rmSync(folder, { recursive: true, force: true });
  process.stdout.write(`The whole reports: ${REPORTS}\n`);
  process.exit(0);
} catch (error) {
  giveUp(error);
}
