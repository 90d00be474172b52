import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { at, packages, ROOT, readJson } from './places.mjs';

/** Folders that no build reads. */
const ASIDE = new Set(['node_modules', 'dist', 'test', 'coverage', 'test-results']);

/**
 * Files under a folder, in order of their paths, without what no build reads.
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !ASIDE.has(entry.name) && !entry.name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : entry.isFile() ? [path] : [];
    });
}

/**
 * The package and those of ours that it depends on, directly or not.
 * @param {string} name folder in `packages`
 * @param {Set<string>} [seen]
 */
export function withDependencies(name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  const known = new Set(packages());
  for (const dependency of Object.keys(readJson(at('packages', name, 'package.json')).dependencies ?? {})) {
    const ours = dependency.replace('@cinderhall/', '');
    if (dependency !== ours && known.has(ours)) withDependencies(ours, seen);
  }
  return seen;
}

/**
 * A fingerprint of everything that a package's build reads: its sources, those of the packages it depends on, the
 * versions of all that is installed, and the build itself.
 * @param {string} name folder in `packages`
 */
export function fingerprint(name) {
  const folders = [...withDependencies(name)].sort().map((each) => at('packages', each));
  const files = [...folders.flatMap(filesUnder), at('package-lock.json'), at('scripts', 'build.mjs')];
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

/** @param {string} name */
const stampOf = (name) => at('node_modules', '.cache', 'cinderhall', `${name}.fingerprint`);

/**
 * Whether `output` was built from exactly what is there now.
 * @param {string} name folder in `packages`
 * @param {string} output
 */
export function isFresh(name, output) {
  const stamp = stampOf(name);
  return existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(name);
}

/**
 * Remembers what a build was made from. `print` is taken before the build, so that an edit during it shows later.
 * @param {string} name
 * @param {string} print
 */
export function remember(name, print) {
  mkdirSync(dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), print);
}
