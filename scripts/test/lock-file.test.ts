import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { at, readJson } from '../places.mjs';

const semver = createRequire(import.meta.url)('semver');
const root = readJson(at('package.json'));
type Lock = Record<string, { engines?: { node?: string }; hasInstallScript?: boolean; resolved?: string }>;
/** The oldest Node.js that is promised to do. */
const floor = semver.minVersion(root.engines.node).version;

const manifests = [
  'package.json',
  'e2e/package.json',
  'mutation/package.json',
  'bench/package.json',
  'lighthouse/package.json',
  ...readdirSync(at('packages')).map((name) => `packages/${name}/package.json`),
];

describe.each([
  'package-lock.json',
  'mutation/package-lock.json',
  'bench/package-lock.json',
  'lighthouse/package-lock.json',
])('%s', (path) => {
  const lock: Lock = readJson(at(path)).packages;

  test('names no registry, so that it serves with any', () => {
    const named = Object.entries(lock).filter(([, { resolved }]) => resolved?.includes('://'));
    expect(named).toEqual([]);
  });

  test(`holds nothing that wants a newer Node.js than ${floor}`, () => {
    const newer = Object.entries(lock)
      .filter(([, { engines }]) => engines?.node !== undefined && !semver.satisfies(floor, engines.node))
      .map(([path, { engines }]) => `${path} ${engines?.node}`);
    expect(newer).toEqual([]);
  });

  test('holds no install script that has not been thought about', () => {
    const scripted = Object.entries(lock).filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = scripted.map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(names.filter((name) => !(name in root.allowScripts))).toEqual([]);
  });
});

test.each(manifests)('%s names exact versions', (path) => {
  const { dependencies = {}, devDependencies = {} } = readJson(at(path));
  const versions = Object.entries<string>({ ...dependencies, ...devDependencies }).map(
    // A package under another name: `npm:NAME@VERSION`.
    ([name, version]) => [name, version.replace(/^npm:.+@/, '')] as const,
  );
  const loose = versions.filter(([, version]) => !semver.valid(version));
  expect(loose).toEqual([]);
});
