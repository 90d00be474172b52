import { existsSync, readFileSync } from 'node:fs';
import { run } from './child.mjs';
import { at, readJson } from './places.mjs';
import { Failure, step } from './say.mjs';

/**
 * What is missing of the packages in package-lock.json: compared with npm's own account of what it has installed, so
 * that an install by hand counts, and one that was broken off does not.
 * @param {Record<string, { version?: string, optional?: boolean, link?: boolean }>} wanted by path
 * @param {Record<string, { version?: string }>} present by path
 * @returns {string[]} paths that are absent or of another version
 */
export function missing(wanted, present) {
  return Object.entries(wanted)
    .filter(([path]) => path.startsWith('node_modules/') || path.includes('/node_modules/'))
    .filter(([path, { version, optional }]) => {
      const there = present[path];
      return there === undefined ? !optional : there.version !== version;
    })
    .map(([path]) => path);
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function missingIn(folder) {
  const account = at(folder, 'node_modules', '.package-lock.json');
  const wanted = readJson(at(folder, 'package-lock.json')).packages;
  if (!existsSync(account)) return missing(wanted, {});
  const absent = missing(wanted, readJson(account).packages);
  // npm's account outlives a folder deleted by hand; the programs needed first are looked for themselves.
  for (const name of folder === '' ? ['esbuild', 'typescript'] : []) {
    if (!existsSync(at('node_modules', name, 'package.json'))) absent.push(`node_modules/${name}`);
  }
  return absent;
}

/**
 * Installs what package-lock.json asks for and is not there. Does nothing, in milliseconds, when all is there.
 * @param {{ out?: NodeJS.WritableStream, folder?: string }} [options] where to tell; a folder with packages of its own
 */
export async function install({ out = process.stdout, folder = '' } = {}) {
  const absent = missingIn(folder);
  if (absent.length === 0) return;
  const fresh = !existsSync(at(folder, 'node_modules', '.package-lock.json'));
  const what = fresh
    ? `Installing ${absent.length} packages (only the first time; needs the npm registry)`
    : `Installing ${absent.length} packages that changed`;
  await step(what, () => npm(fresh ? 'ci' : 'install', at(folder)), { out });
}

/**
 * @param {'ci' | 'install'} command
 * @param {string} cwd
 */
async function npm(command, cwd) {
  // Started by npm, this is the npm that started it; by hand, the one on the path.
  const own = process.env.npm_execpath;
  const [program, ...first] = own?.endsWith('.js') && existsSync(own) ? [process.execPath, own] : ['npm'];
  const { code, output } = await run(program, [...first, command, '--no-audit', '--no-fund'], {
    cwd,
    env: { NODE_ENV: undefined, npm_config_ignore_scripts: 'true' },
  });
  if (code !== 0) {
    throw new Failure(`${output}\nnpm ${command} failed (code ${code}). Is the npm registry reachable from here?`);
  }
  const warnings = output.split('\n').filter((line) => line.startsWith('npm warn'));
  if (warnings.length > 0) process.stderr.write(`${warnings.join('\n')}\n`);
}

/** Version of Cinderhall. */
export const version = () => JSON.parse(readFileSync(at('package.json'), 'utf8')).version;
