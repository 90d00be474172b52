import { expect } from '@playwright/test';
import { expectNoSidewaysScrolling, test } from '../page.ts';
import { openAt } from '../positions.ts';
import { nextTurn } from '../table.ts';

test.describe('on its side and small', () => {
  test.use({ viewport: { width: 640, height: 360 }, hasTouch: true, isMobile: true });
  test('a phone shows board, question and hand beside each other, and upright is as it was', async ({ page }) => {
    await openAt(page, 'clash');
    await nextTurn(page);
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(721);
    await page.locator('.scene .options button').first().tap();
    await expect(page.locator('.scene .btn.go')).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScrolling(page);
    await openAt(page, 'commit');
    await nextTurn(page);
    await expect(page.locator('.prompt h2')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Hint' }).tap();
    const hint = page.locator('section.hint');
    await expect(hint.getByRole('button', { name: 'Do it' })).toBeInViewport({ ratio: 1 });
    const covered = await hint.evaluate((words) => {
      const { left, right, top, bottom } = words.getBoundingClientRect();
      const corners = [left + 20, right - 20].flatMap((x) => [top + 20, bottom - 20].map((y) => [x, y] as const));
      return corners.filter(([x, y]) => !words.contains(document.elementFromPoint(x, y)));
    });
    expect(covered).toEqual([]);
    await page.setViewportSize({ width: 360, height: 640 });
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(360);
  });
});

test.describe('in a narrow and low window', () => {
  test.use({ viewport: { width: 640, height: 360 } });
  test('all of the hand is reached in a battle', async ({ page }) => {
    await openAt(page, 'clash');
    await nextTurn(page);
    await page.locator('nav.tabs button').nth(1).click();
    const tabs = await page.locator('nav.tabs').boundingBox();
    const last = page.locator('.held .cards li').last();
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual((tabs?.y ?? 0) + 1);
  });
});
