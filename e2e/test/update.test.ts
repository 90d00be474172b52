import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../page.ts';
import { answerByKeyboard, nextTurn } from '../table.ts';

const PAGE = join(import.meta.dirname, '..', '..', 'packages', 'web', 'dist');
const TYPES: { readonly [ext: string]: string } = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** The page at an address of its own, of which a newer version can come out, beside the server there is. */
async function release(served: string) {
  let newer = '';
  const server = createServer(async ({ url = '/' }, answer) => {
    const path = new URL(url, 'http://localhost').pathname;
    const name = path === '/' ? '/index.html' : path;
    if (path === '/api/server') {
      answer.end(await (await fetch(served + path)).text());
      return;
    }
    try {
      const file = await readFile(join(PAGE, name));
      answer.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream');
      answer.setHeader('cache-control', 'no-cache');
      answer.end(name === '/service-worker.js' ? `${file}${newer}` : file);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const at = server.address();
  const port = typeof at === 'object' && at ? at.port : 0;
  return {
    address: `http://localhost:${port}/`,
    comeOut: () => {
      newer = '\n// A later version.\n';
    },
    end: () => server.close(),
  };
}

test.use({ serviceWorkers: 'allow' });

test('a newer version waits beside a running game, which goes on, and is loaded where somebody wants it', async ({
  page,
  baseURL,
}) => {
  const { address, comeOut, end } = await release(baseURL ?? '');
  await page.goto(address);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active);
  await page.reload();
  await page.locator('.big').click();
  const before = await nextTurn(page);
  const table = page.url();
  comeOut();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const note = page.locator('.note', { hasText: 'version' });
  await expect(note).toBeVisible();
  expect(await nextTurn(page)).toEqual(before);
  await answerByKeyboard(page, before, 0);
  const after = await nextTurn(page, before);
  await note.getByRole('button').first().click();
  await expect(note).toHaveCount(0);
  expect(page.url()).toBe(table);
  expect(await nextTurn(page)).toEqual(after);
  end();
});
