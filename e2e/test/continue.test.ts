import { expect, type Page } from '@playwright/test';
import { play, together } from '../online.ts';
import { expectNoSidewaysScrolling, test } from '../page.ts';
import { startAlone } from '../table.ts';

const ways = (page: Page) => page.locator('a.continue');

test('the first page leads back into a game at the server as well, and first where one is waited for', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await startAlone(page, 2);
  const { table, bo } = await together(page, browser, {});
  const there = `#/online/${table}`;
  await play([page, bo], (next) => next === page);
  await page.goto('/');
  await expect(ways(page)).toHaveCount(2);
  await expect(ways(page).first()).toHaveAttribute('href', there);
  await expect(ways(page).first()).toContainText(/Ash.*Crown of Ash · Round 1 of 4 · Your move/s);
  await expect(ways(page).last()).toContainText(/You and .* · Your move/);
  await expectNoSidewaysScrolling(page);
  await ways(page).first().click();
  await play([page, bo], (next) => next === bo);
  await page.goto('/');
  await expect(ways(page)).toHaveCount(2);
  await expect(ways(page).last()).toHaveAttribute('href', there);
  await expect(ways(page).last()).toContainText('To move: Bo');
});

test('of whoever has been at no table of the server, the first page asks that for none', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await startAlone(page, 2);
  await page.goto('/');
  await page.reload();
  await expect(ways(page)).toHaveCount(1);
  await expect.poll(() => asked).toContain('/api/server');
  expect(asked.filter((path) => /\/api\/(me|tables)/.test(path))).toEqual([]);
});
