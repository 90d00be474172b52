import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { at, packages, readJson } from '../places.mjs';

// What the documents say of the workspace, against the workspace.

const read = (name: string) => readFileSync(at(name), 'utf8');
const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'RULES.md'];
const root = readJson(at('package.json'));
const manifests = [...packages().map((name) => `packages/${name}`), 'e2e'].map((folder) =>
  readJson(at(folder, 'package.json')),
);

describe.each(DOCUMENTS)('%s', (name) => {
  test('links to files that are there', () => {
    const links = [...read(name).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => path ?? '');
    expect(links.filter((path) => !existsSync(at(path)))).toEqual([]);
  });

  test('names scripts that are there', () => {
    const named = [...read(name).matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, script]) => script ?? '');
    expect(named.filter((script) => !(script in root.scripts))).toEqual([]);
  });

  test('names packages and files that are there', () => {
    const paths = [...read(name).matchAll(/`((?:packages|scripts|web\/src|crown-of-ash\/src|e2e)\/[\w./-]+)`/g)];
    const places = paths.map(([, path]) => (/^(packages|scripts|e2e)\//.test(path ?? '') ? path : `packages/${path}`));
    const built = /^packages\/(web|server)\/dist/;
    const gone = places.filter((path) => path && !/NAME/.test(path) && !built.test(path) && !existsSync(at(path)));
    expect(gone).toEqual([]);
  });
});

describe('ARCHITECTURE.md', () => {
  const text = read('ARCHITECTURE.md');

  test('lists every package', () => {
    expect(packages().filter((name) => !text.includes(`  ${name}/ `))).toEqual([]);
  });

  test('says why each dependency is there', () => {
    const table = text.slice(text.indexOf('## Why each dependency'), text.indexOf('All run on Node'));
    const names = [root, ...manifests].flatMap(({ dependencies = {}, devDependencies = {} }) =>
      Object.keys({ ...dependencies, ...devDependencies }),
    );
    const said = (name: string) =>
      table.includes(name) || (name.startsWith('@fontsource') && table.includes('@fontsource packages'));
    /** Types and parts of something that is listed. */
    const apart = /^(@cinderhall\/|@types\/)|^@size-limit\/file$|^@sveltejs\/vite-plugin-svelte$/;
    expect([...new Set(names)].filter((name) => !apart.test(name) && !said(name))).toEqual([]);
  });
});

test('a server gets as much room for what is short-lived however it is started', () => {
  const started = [
    ...[read('README.md'), read('CHANGELOG.md'), read('docs/hosting/cinderhall.service')],
    ...[read('docs/hosting/Containerfile'), read('bench/src/served.ts'), root.scripts.start],
  ];
  const rooms = started.map((text) => /--max-semi-space-size=\d+/.exec(text)?.[0]);
  expect(rooms).toEqual(started.map(() => '--max-semi-space-size=64'));
});

describe('NOTICE', () => {
  const text = read('NOTICE');

  test('credits what runs in the page or beside it', () => {
    const names = manifests.flatMap(({ dependencies = {} }) => Object.keys(dependencies));
    expect([...new Set(names)].filter((name) => !name.startsWith('@cinderhall/') && !text.includes(name))).toEqual([]);
  });
});
