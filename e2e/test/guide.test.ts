import { expect } from '@playwright/test';
import { test } from '../page.ts';
import { openAt } from '../positions.ts';
import { nextTurn } from '../table.ts';

test('the rules are read for an edition, searched, and open at a rule', async ({ page }) => {
  await page.goto('/#/rules/ZER-3');
  const rule = page.locator('#rule-ZER-3');
  await expect(rule).toBeInViewport();
  await expect(rule).toBeFocused();
  await page.getByRole('radio', { name: '4.0', exact: true }).check();
  await expect(rule).toHaveCount(0);
  await page.getByRole('searchbox').fill('ties defender');
  await expect(page.locator('mark', { hasText: 'tie' }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toContainText('found');
  await page.getByRole('searchbox').fill('xylophone');
  await expect(page.getByRole('main').getByRole('status')).toContainText('No rule');
});

test('a reason why something cannot be chosen leads to its rule, and back to the table', async ({ page }) => {
  await openAt(page, 'turn');
  await nextTurn(page);
  const barred = page.locator('[data-part^="space:"][data-standing="barred"]').first();
  await barred.hover();
  await page.locator('.tip a').click();
  await expect(page.locator('.aside li.wanted')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.aside')).toHaveCount(0);
  await barred.focus();
  await page.keyboard.press('r');
  await expect(page.locator('.aside li.wanted')).toBeFocused();
  await expect(page.locator('[data-question="turn"]')).toBeAttached();
});

test('the medal of a round says what it is, on the table and among the signs', async ({ page }) => {
  await openAt(page, 'turn');
  await expect(page.locator('.rounds [aria-current]')).toHaveAttribute('title', /^Round 3 of 4\. Citadel: 6 VP$/);
  await page.goto('/#/reference');
  await expect(page.getByText('The round: its number, or points of the Citadel.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  test('the medal of a round says what it is to a finger', async ({ page }) => {
    await openAt(page, 'turn');
    await nextTurn(page);
    const told = page.getByRole('dialog', { name: 'Round 3 of 4' });
    for (const medal of [page.locator('.purse .round'), page.locator('.rounds [aria-current]')]) {
      await expect(medal).toBeVisible();
      const box = await medal.boundingBox();
      if (!box) throw new Error('there is no medal');
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
      await medal.tap();
      await expect(told).toContainText('Round 3 of 4. Citadel: 6 VP');
      await page.keyboard.press('Escape');
      await expect(told).toHaveCount(0);
      await page.getByRole('button', { name: 'Log', exact: true }).tap();
    }
  });
});
