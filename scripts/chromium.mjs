import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './child.mjs';
import { Failure, step } from './say.mjs';

/** Chromium without windows: the tests take a seventh less time in it. */
const SHELL = 'chromium-headless-shell';
/** What Chromium and its like are called, by preference. */
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Where programs are beside those on the path. */
const FOLDERS = ['/usr/bin', '/snap/bin'];
const ELSEWHERE = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Path of the Chromium to test with: CHROME_PATH, or one that is on the path.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {readonly string[]} beside folders that are looked into after those on the path
 * @returns {string | null} null: there is none
 */
export function findChromium(env = process.env, beside = FOLDERS) {
  if (env.CHROME_PATH) {
    if (canRun(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Failure(`CHROME_PATH is ${env.CHROME_PATH}, and no program is there.`);
  }
  const folders = [...(env.PATH ?? '').split(delimiter), ...beside];
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, ...ELSEWHERE].find(canRun) ?? null;
}

/** @param {string} path */
function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The same, but installs Debian's Chromium where that can be done without asking: as root, with apt-get.
 * @returns {Promise<string>}
 */
export async function chromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Failure(HOW);
  await step('Installing Chromium for the browser tests (only the first time; some 100 MB from Debian)', async () => {
    await apt('update');
    // Not every release of Debian and its like has the one without windows.
    await install(SHELL).catch(() => install('chromium'));
  });
  const installed = findChromium();
  if (installed) return installed;
  throw new Failure(HOW);
}

const HOW = `The browser tests need Chromium or Chrome, and none was found. Install one, for instance
  Debian, Ubuntu  sudo apt-get install --no-install-recommends chromium
  Fedora          sudo dnf install chromium
  macOS           brew install --cask chromium
or say where it is: CHROME_PATH=/path/to/chrome npm test`;

/** @param {string} name */
const install = (name) => apt('install', '-y', '--no-install-recommends', name);

/** @param {readonly string[]} args */
async function apt(...args) {
  const { code, output } = await run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  if (code !== 0) throw new Failure(`${output}\napt-get ${args[0]} failed (code ${code}).\n${HOW}`);
}
