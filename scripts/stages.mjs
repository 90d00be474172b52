import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { Writable } from 'node:stream';
import { buildCli, buildPage, buildServer } from './build.mjs';
import { run } from './child.mjs';
import { countOne, countPlaywright, countVitest } from './counts.mjs';
import { at, program, ROOT } from './places.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {() => Promise<{ code: number, output: string, late?: boolean }>} run
 * @property {(code: number) => import('./counts.mjs').Count} count
 * @property {string} [needs] the stage that must have passed before
 */

const MINUTE = 60_000;
const CACHE = at('node_modules', '.cache', 'cinderhall');
const REPORTS = `${CACHE}/reports`;

/** Colours where a person looks on; nowhere else. And tests behave alike everywhere: none writes what it expects. */
const env = {
  CI: 'true',
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { FORCE_COLOR: undefined, NO_COLOR: '1' }),
};

/**
 * The stages in groups: groups one after the other, the stages of a group two at a time.
 * @param {{ fast: boolean, chromium?: () => Promise<string> }} options
 * @returns {{ stages: Stage[], atOnce: number }[]}
 */
export function stages({ fast, chromium }) {
  // The longest first: what is left for the end is short, and both processors are at work.
  const checks = [
    node('architecture', at('scripts', 'arrows.mjs'), [
      'packages',
      'e2e',
      'bench',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err-long',
    ]),
    ...types({ fast }),
    node('lint and format', program('@biomejs/biome', 'biome'), ['check', '--error-on-warnings', '.']),
    // In a hurry only what has changed is looked through.
    node('strictness', at('scripts', 'strictness.mjs'), fast ? [`${CACHE}/strictness`] : []),
  ];
  // Tests of the server wait for clocks and answers half of their time: the other checks have the processors meanwhile.
  if (fast) return [group([unit({ fast }), ...checks])];
  const whole = [
    node('dead code', program('knip'), ['--no-progress', '--treat-config-hints-as-errors']),
    { ...node('size', program('size-limit'), []), needs: 'build of the page' },
  ];
  return [
    group([...builds(), ...checks, ...whole]),
    group([unit({ fast })]),
    ...LAWS.map((order) => group([laws(order)])),
    group([browser(chromium)]),
  ];
}

/** The second game is slower by its longer games, and has fewer ways to be set up. */
const LAWS = [
  { game: 'crown-of-ash', games: 2000, limit: 15 * MINUTE },
  { game: 'rune-age', games: 300, limit: 5 * MINUTE },
];

/**
 * Games over every edition or scenario, option and number of players, in both processors.
 * @param {typeof LAWS[number]} order
 */
const laws = ({ game, games, limit }) => ({
  ...node(
    `laws in ${games} drawn games of ${game}`,
    at('packages', 'cli', 'dist', 'cinderhall.js'),
    ['laws', '--game', game, '--games', `${games}`, '--deep', '40', '--workers', '2'],
    { limit },
  ),
  needs: 'build of the command line',
});

/** @param {Stage[]} stages */
const group = (stages) => ({ stages, atOnce: 2 });

/** @returns {Stage[]} */
const builds = () => [
  building('build of the page', buildPage),
  building('build of the server', buildServer),
  building('build of the command line', buildCli),
];

/**
 * @param {string} name
 * @param {(telling: { out: NodeJS.WritableStream }) => Promise<unknown>} build
 * @returns {Stage}
 */
function building(name, build) {
  return {
    name,
    count: countOne,
    run: async () => {
      let output = '';
      const out = new Writable({
        write(chunk, _encoding, done) {
          output += chunk;
          done();
        },
      });
      try {
        await build({ out });
        return { code: 0, output };
      } catch (error) {
        return { code: 1, output: `${output}${error instanceof Error ? error.message : error}` };
      }
    },
  };
}

/**
 * In a hurry the compiler begins with what it found out the last time, which each stage keeps in a file of its own.
 * @param {{ fast: boolean }} options
 * @returns {Stage[]}
 */
function types({ fast }) {
  const tsc = program('@typescript/native', 'tsc');
  const svelteCheck = program('svelte-check', 'svelte-check', at('packages', 'web'));
  const projects = {
    'types of packages and tests': 'tsconfig.node.json',
    'types of what is pure': 'tsconfig.pure.json',
    'types of the browser tests': 'e2e',
    'types of the scripts': 'scripts',
  };
  const kept = (/** @type {string} */ project) =>
    fast ? ['--incremental', '--tsBuildInfoFile', `${CACHE}/types/${project}.tsbuildinfo`] : [];
  return [
    node(
      'types of the page',
      svelteCheck,
      ['--fail-on-warnings', '--tsconfig', 'tsconfig.json', '--tsgo', ...(fast ? ['--incremental'] : [])],
      { cwd: at('packages', 'web') },
    ),
    ...Object.entries(projects).map(([name, project]) => node(name, tsc, ['-p', project, ...kept(project)])),
  ];
}

/**
 * A stage that is one program, run by Node.
 * @param {string} name
 * @param {string} script
 * @param {readonly string[]} args
 * @param {{ cwd?: string, limit?: number }} [options]
 * @returns {Stage}
 */
const node = (name, script, args, { cwd = ROOT, limit = 5 * MINUTE } = {}) => ({
  name,
  count: countOne,
  run: () => run(process.execPath, [script, ...args], { cwd, env, limit }),
});

/**
 * @param {{ fast: boolean }} options
 * @returns {Stage}
 */
function unit({ fast }) {
  const report = reportOf('unit');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // In a hurry test files share what they import, and what was compiled the last time; the full run begins anew each time.
  const hurry = fast ? ['--no-isolate', '--experimental.fsModuleCache'] : [];
  const args = [program('vitest'), 'run', ...reporters, ...hurry];
  return {
    name: fast ? 'unit tests without the slow ones' : 'unit tests',
    count: (code) => countVitest(read(report), code),
    run: () => run(process.execPath, args, { cwd: ROOT, env: { ...env, FAST: fast ? '1' : '0' }, limit: 12 * MINUTE }),
  };
}

/**
 * @param {(() => Promise<string>) | undefined} chromium
 * @returns {Stage}
 */
function browser(chromium) {
  const report = reportOf('browser');
  const cwd = at('e2e');
  const args = [program('@playwright/test', 'playwright', cwd), 'test', '--reporter=line,json'];
  return {
    name: 'browser tests',
    needs: 'build of the page',
    count: (code) => countPlaywright(read(report), code),
    run: async () => {
      try {
        const CHROME_PATH = await chromium?.();
        const more = { CHROME_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
        return await run(process.execPath, args, { cwd, env: { ...env, ...more }, limit: 30 * MINUTE });
      } catch (error) {
        return { code: 1, output: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

/**
 * Where a runner writes its report; the one of the last time is gone.
 * @param {string} name
 */
function reportOf(name) {
  mkdirSync(REPORTS, { recursive: true });
  const path = `${REPORTS}/${name}.json`;
  rmSync(path, { force: true });
  return path;
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
