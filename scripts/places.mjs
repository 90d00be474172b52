import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole workspace. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** @param {readonly string[]} parts */
export const at = (...parts) => join(ROOT, ...parts);

/**
 * @param {string} path
 * @returns {any} whatever the file holds; our own files, so trusted
 */
export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Names of the folders in `packages`, in order. */
export const packages = () =>
  readdirSync(at('packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/**
 * Where an installed program's script is, so that it can be run by Node without a shell.
 * @param {string} name the package
 * @param {string} [command] which of its programs; its own name if left out
 * @param {string} [from] the package that depends on it
 */
export function program(name, command = name, from = ROOT) {
  const manifest = findManifest(name, from);
  const { bin } = readJson(manifest);
  return join(manifest, '..', typeof bin === 'string' ? bin : bin[command]);
}

/**
 * @param {string} name
 * @param {string} from
 */
function findManifest(name, from) {
  const paths = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  for (const path of paths) {
    const manifest = join(path, name, 'package.json');
    try {
      readFileSync(manifest);
      return manifest;
    } catch {
      // Further up, then.
    }
  }
  throw new Error(`${name} is not installed`);
}
