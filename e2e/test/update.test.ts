import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { covered, expectApart, expectNoSidewaysScrolling, test, untilKept } from '../page.ts';
import { answerByKeyboard, lookAtOutcomes, nextTurn } from '../table.ts';

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

const SIZES = [
  [360, 640],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const;

test.use({ serviceWorkers: 'allow' });

/** Opens the page where a newer version can come out, and waits until this one is kept. */
async function openKept(page: Page, served = '') {
  const released = await release(served);
  await page.goto(released.address);
  await untilKept(page);
  return released;
}

/** Lets a newer version come out, and waits until it is told. */
async function told(page: Page, comeOut: () => void) {
  comeOut();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const note = page.locator('.note', { hasText: /version|версия/ });
  await expect(note).toBeVisible();
  return note;
}

test('a newer version waits beside a running game, which goes on, and is loaded where somebody wants it', async ({
  page,
  baseURL,
}) => {
  const { comeOut, end } = await openKept(page, baseURL);
  await page.reload();
  await page.locator('.big').click();
  const before = await nextTurn(page);
  const table = page.url();
  const note = await told(page, comeOut);
  expect(await nextTurn(page)).toEqual(before);
  await answerByKeyboard(page, before, 0);
  const after = await nextTurn(page, before);
  await note.getByRole('button').first().click();
  await expect(note).toHaveCount(0);
  expect(page.url()).toBe(table);
  expect(await nextTurn(page)).toEqual(after);
  end();
});

for (const language of ['en', 'ru'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ settings: { language } });
    test('what tells of it covers nothing, and the table has room below it, at every size', async ({
      page,
      baseURL,
    }) => {
      const { address, comeOut, end } = await openKept(page, baseURL);
      for (const game of [0, 1]) {
        await page.goto(address);
        await page.reload();
        await page.locator('.games input').nth(game).check();
        await page.locator('.big').click();
        await nextTurn(page);
        await lookAtOutcomes(page);
        const note = await told(page, comeOut);
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          // What follows the size of the window by itself comes a picture later.
          await expect.poll(() => note.evaluate(covered)).toEqual([]);
          await expectApart(page, '.note p, .note .btn');
          expect(await note.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(0);
          await expectNoSidewaysScrolling(page);
          // On a phone on its side one scrolls from the bar to the table of Crown of Ash.
          if (height < 500) continue;
          await expect(note).toBeInViewport({ ratio: 0.99 });
          await expect(page.locator('#prompt-title')).toBeInViewport({ ratio: 0.99 });
          const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
          await expect.poll(beyond).toBeLessThanOrEqual(0);
        }
        await note.getByRole('button').last().click();
        await expect(note).toHaveCount(0);
      }
      end();
    });
  });
