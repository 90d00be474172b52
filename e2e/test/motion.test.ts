import { expect, type Page } from '@playwright/test';
import { test } from '../page.ts';
import { openAt } from '../positions.ts';
import { nextTurn } from '../table.ts';

const ghosts = (page: Page) => page.locator('.motion > *');

/** Raises the first fighter that can be raised, and says where it lies then. */
async function raise(page: Page): Promise<string> {
  await openAt(page, 'raise');
  await nextTurn(page);
  // What moves is loaded after the table.
  await expect(page.locator('.motion')).toHaveCount(1);
  await page.evaluate(() => {
    const counted = { ghosts: 0 };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) counted.ghosts += addedNodes.length;
      document.body.dataset.ghosts = String(counted.ghosts);
    }).observe(document.querySelector('.motion') ?? document.body, { childList: true });
  });
  const held = () =>
    page.locator('[data-spot^="held:"]').evaluateAll((cards) => cards.map((c) => c.dataset.spot ?? ''));
  const before = await held();
  await page.locator('.stage [data-part^="slot:"][data-standing="can"]').first().click();
  await page.locator('.prompt .btn.go').click();
  await expect.poll(async () => (await held()).length).toBe(before.length + 1);
  const [raised = ''] = (await held()).filter((card) => !before.includes(card));
  return raised;
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, settings: { speed: 'normal' } });

  test('a raised fighter travels, and ends where it has been all the time', async ({ page }) => {
    const spot = await raise(page);
    await expect(page.locator('body')).toHaveAttribute('data-ghosts', /[1-9]/);
    const card = page.locator(`[data-spot="${spot}"]`).first();
    await expect.poll(() => card.evaluate((c) => getComputedStyle(c).opacity)).toBe('1');
    expect(await card.evaluate((c) => c.getAnimations().length)).toBe(0);
  });

  test('a click skips what moves, and is the click it was', async ({ page }) => {
    const spot = await raise(page);
    const left = await page.evaluate(() => {
      const button = document.querySelector('[data-part="tile:0"]');
      button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      return document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('.held')).length;
    });
    expect(left).toBe(0);
    await expect(page.locator(`[data-spot="${spot}"]`).first()).toHaveCSS('opacity', '1');
    await expect(page.locator('dialog[open]')).toBeVisible();
  });

  test('a battle is told step by step, and its truth is there from the start', async ({ page }) => {
    await openAt(page, 'clash');
    await nextTurn(page);
    await page.locator('.scene .options button').first().click();
    const go = page.locator('.scene .btn.go');
    await go.click();
    const skip = page.locator('[data-skip]');
    await expect(skip).toBeVisible();
    const totals = await page.locator('.versus b .vh').allTextContents();
    await skip.click();
    await expect(skip).toHaveCount(0);
    expect(await page.locator('.versus b [aria-hidden]').allTextContents()).toEqual(totals);
  });
});

test('whoever wants less motion sees none', async ({ page }) => {
  await raise(page);
  await nextTurn(page);
  await expect(ghosts(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.body.dataset.ghosts)).toBe(undefined);
});
