import './node-version.mjs';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from './chromium.mjs';
import { install } from './install.mjs';
import { playwright, servePage } from './pages.mjs';
import { at } from './places.mjs';
import { choosePort } from './port.mjs';
import { giveUp } from './say.mjs';

// `npm run lighthouse`: lobby and table as Lighthouse judges them, for a phone and for a desktop. Told with the goal, never asserted.
const GOAL = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const REPORTS = at('lighthouse', 'reports');
const out = process.stderr;

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
 * @param {{ categories: Record<string, { auditRefs: { id: string, weight: number }[] }>, audits: Record<string, { score: number | null, title: string, displayValue?: string }> }} lhr
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
 * @param {string} name
 * @param {string} url
 * @param {number} port
 * @param {'phone' | 'desktop'} device
 */
async function judge(name, url, port, device) {
  const { default: lighthouse } = await part('core/index.js');
  const { default: desktop } = await part('core/config/desktop-config.js');
  const flags = { port, output: 'html', onlyCategories: CATEGORIES, logLevel: 'error' };
  const { lhr, report } = await lighthouse(url, flags, device === 'desktop' ? desktop : undefined);
  writeFileSync(join(REPORTS, `${name}-${device}.html`), report);
  const scores = CATEGORIES.map((it) => [it, Math.round(100 * lhr.categories[it].score)]);
  const told = scores.map(([it, score]) => `${it} ${score}${Number(score) < GOAL ? ' (!)' : ''}`).join(', ');
  return [`${name}, ${device}: ${told}; goal ${GOAL}`, ...faults(lhr)].join('\n');
}

try {
  await install({ out });
  await install({ out, folder: 'lighthouse' });
  mkdirSync(REPORTS, { recursive: true });
  const page = await servePage({ out });
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const { context, port, table } = await openBrowser(page, folder);
  for (const device of /** @type {const} */ (['phone', 'desktop'])) {
    process.stdout.write(`${await judge('lobby', `${page}/`, port, device)}\n`);
    process.stdout.write(`${await judge('table', table, port, device)}\n`);
  }
  await context.close();
  rmSync(folder, { recursive: true, force: true });
  process.stdout.write(`The whole reports: ${REPORTS}\n`);
  process.exit(0);
} catch (error) {
  giveUp(error);
}
