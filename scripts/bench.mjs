import './node-version.mjs';
import { parseArgs } from 'node:util';
import { buildBench, buildServer } from './build.mjs';
import { chromium } from './chromium.mjs';
import { install } from './install.mjs';
import { servePage } from './pages.mjs';
import { at } from './places.mjs';
import { Failure, giveUp } from './say.mjs';

// `npm run bench`: measures us and others side by side. Progress goes to stderr, so that stdout holds the figures alone.
const out = process.stderr;
const RIVALRIES = ['tic-tac-toe', 'search', 'take-six', 'server', 'server-crowd'];

const HELP = `npm run bench                        measure what takes less than minutes each, as a table
npm run bench -- --json              as one JSON object
npm run bench -- --only crown        this alone (may be given again): NAMES
npm run bench -- --quick             a few milliseconds each: shows that it runs, and nothing else
npm run bench -- --phone             also in Chromium with the processor slowed: the greedy bot, and a game tap by tap
`;

function asked() {
  try {
    const flag = { type: /** @type {const} */ ('boolean'), default: false };
    const only = { type: /** @type {const} */ ('string'), multiple: /** @type {const} */ (true) };
    const { values } = parseArgs({ options: { json: flag, quick: flag, phone: flag, help: flag, only } });
    return { ...values, only: values.only ?? [] };
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
}

try {
  const { json, quick, phone, help, only } = asked();
  await install({ out });
  const { bench, MEASURES, script } = await buildBench({ out });
  const names = MEASURES.map(({ name }) => name);
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Failure(`There is no ${unknown} to measure; there is ${names.join(', ')}.`);
  if (help) process.stdout.write(HELP.replace('NAMES', names.join(', ')));
  else {
    const folder = at('bench');
    if (only.length === 0 || only.some((name) => RIVALRIES.includes(name))) await install({ out, folder: 'bench' });
    if (only.length === 0 || only.some((name) => name.startsWith('server'))) await buildServer({ out });
    const browser =
      phone || only.includes('phone')
        ? { script, chromium: await chromium(), address: await servePage({ out }) }
        : null;
    const progress = (/** @type {string} */ line) => out.write(`  Measuring ${line}\n`);
    process.stdout.write(await bench({ json, quick, only, folder, phone: browser, progress }));
    // The page is still served.
    if (browser) process.exit(0);
  }
} catch (error) {
  giveUp(error);
}
