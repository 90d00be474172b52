import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { run } from './child.mjs';
import { fingerprint, isFresh, remember } from './fresh.mjs';
import { at, program } from './places.mjs';
import { Failure, step } from './say.mjs';

/** What is worth compressing, and from how many bytes on. */
const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.map']);
const WORTHWHILE = 1024;

/**
 * Builds a package unless what is built is of exactly these sources.
 * @param {{ name: string, what: string, output: string, build: () => Promise<void>, out?: NodeJS.WritableStream }} job
 * @returns {Promise<boolean>} whether there was anything to do
 */
async function buildIfStale({ name, what, output, build, out = process.stdout }) {
  if (isFresh(name, output)) return false;
  const print = fingerprint(name);
  await step(what, build, { out });
  remember(name, print);
  return true;
}

/** @typedef {{ out?: NodeJS.WritableStream }} Telling */

/** @param {Telling} [telling] */
export const buildPage = ({ out } = {}) =>
  buildIfStale({
    name: 'web',
    what: 'Building the page',
    output: at('packages', 'web', 'dist', 'index.html'),
    build: page,
    out,
  });

/** @param {Telling} [telling] */
export const buildServer = ({ out } = {}) => buildForNode('server', 'server', 'Building the server', out);

/** @param {Telling} [telling] */
export const buildCli = ({ out } = {}) => buildForNode('cli', 'cinderhall', 'Building the command line', out);

/**
 * @param {string} name folder in `packages`
 * @param {string} file what the built file is called
 * @param {string} what
 * @param {NodeJS.WritableStream} [out]
 */
function buildForNode(name, file, what, out) {
  const output = at('packages', name, 'dist', `${file}.js`);
  return buildIfStale({ name, what, output, build: () => bundle(name, output), out });
}

/**
 * Builds the benchmark, always: it must measure what is there now. Its door, and the script it runs in a browser.
 * @param {Telling} [telling]
 */
export async function buildBench({ out = process.stdout } = {}) {
  const main = at('bench', 'dist', 'bench.js');
  const script = at('bench', 'dist', 'phone.js');
  await step(
    'Building the benchmark',
    async () => {
      await esbuild(forNode(at('bench', 'src', 'main.ts'), main));
      await esbuild({
        entryPoints: [at('bench', 'src', 'phone-page.ts')],
        outfile: script,
        bundle: true,
        format: 'iife',
        minify: true,
      });
    },
    { out },
  );
  return { .../** @type {Bench} */ (await import(pathToFileURL(main).href)), script };
}

/** @typedef {{ bench: (wanted: object) => Promise<string>, MEASURES: readonly { name: string }[] }} Bench */

/**
 * @param {string} name
 * @param {string} output
 */
const bundle = (name, output) => esbuild(forNode(at('packages', name, 'src', 'main.ts'), output));

/**
 * One file of our own code; what comes from the registry stays in node_modules.
 * @param {string} entry
 * @param {string} output
 * @returns {import('esbuild').BuildOptions}
 */
const forNode = (entry, output) => ({
  entryPoints: [entry],
  outfile: output,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  plugins: [{ name: 'ours-inside', setup: (build) => build.onResolve({ filter: /^[^./]/ }, keepOutside) }],
});

/** @param {import('esbuild').BuildOptions} options */
async function esbuild(options) {
  const { build } = await import('esbuild');
  const { errors, warnings } = await build({ ...options, logLevel: 'silent' }).catch((error) => ({
    errors: error.errors ?? [{ text: String(error) }],
    warnings: [],
  }));
  if (errors.length + warnings.length === 0) return;
  const { formatMessages } = await import('esbuild');
  const lines = [
    ...(await formatMessages(errors, { kind: 'error' })),
    ...(await formatMessages(warnings, { kind: 'warning' })),
  ];
  throw new Failure(lines.join('\n'));
}

/** @param {{ path: string, kind: string }} found */
function keepOutside({ path, kind }) {
  if (kind === 'entry-point' || path.startsWith('@cinderhall/')) return undefined;
  return { path, external: true };
}

/** The page goes to a folder of its own first: what is served is whole at any moment. */
async function page() {
  const web = at('packages', 'web');
  const made = at('node_modules', '.cache', 'cinderhall', `page-${process.pid}`);
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  const { code, output } = await run(
    process.execPath,
    [program('vite', 'vite', web), 'build', '--outDir', made, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: web, env: { NODE_ENV: 'production' } },
  );
  if (code !== 0) {
    rmSync(made, { recursive: true, force: true });
    throw new Failure(`${output}\nThe page could not be built (vite ended with code ${code}).`);
  }
  if (output.trim() !== '') process.stderr.write(output);
  compress(made);
  const dist = join(web, 'dist');
  rmSync(dist, { recursive: true, force: true });
  renameSync(made, dist);
}

/**
 * Lays a `.br` and a `.gz` beside each text file that is long enough to gain by it.
 * @param {string} folder
 */
export function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) compress(path);
    else if (TEXT.has(extname(entry.name))) compressFile(path);
  }
}

/** @param {string} path */
function compressFile(path) {
  const bytes = readFileSync(path);
  if (bytes.length < WORTHWHILE) return;
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: hint }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
