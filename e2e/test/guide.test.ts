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
