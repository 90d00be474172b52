import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SCRIPT = 'service-worker.js';

/** Files that are copied as they are, by name. */
function copied(folder: string): readonly [string, Uint8Array][] {
  return readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`)]);
}

/**
 * Builds the service worker, and writes into it which files the page is made of, under a version that is another one
 * whenever one of them is.
 */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'offline',
    enforce: 'post',
    apply: 'build',
    configResolved(config) {
      folder = config.publicDir;
    },
    buildStart() {
      if (this.meta.watchMode) return;
      this.emitFile({ type: 'chunk', id: 'src/offline/service-worker.ts', fileName: SCRIPT });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const made = Object.values(bundle).filter(({ fileName }) => fileName !== SCRIPT);
        const files: [string, string | Uint8Array][] = [
          ...made.map((file): [string, string | Uint8Array] => [
            file.fileName === 'index.html' ? '' : file.fileName,
            file.type === 'chunk' ? file.code : file.source,
          ]),
          ...copied(folder),
        ];
        files.sort(([a], [b]) => (a < b ? -1 : 1));
        const hash = createHash('sha256');
        for (const [name, content] of files) hash.update(name).update('\0').update(content);
        const shell = { version: hash.digest('hex').slice(0, 16), files: files.map(([name]) => name) };
        if (!shell.files.includes('')) throw new Error('the page itself is missing among its files');
        const worker = bundle[SCRIPT];
        if (worker?.type !== 'chunk' || !worker.code.includes('__SHELL__') || worker.imports.length > 0)
          throw new Error('the service worker must be one script with a place for the list of files');
        worker.code = worker.code.replace('__SHELL__', () => JSON.stringify(shell));
      },
    },
  };
}
