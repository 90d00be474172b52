import { expect } from '@playwright/test';
import { test } from '../page.ts';
import { answerByKeyboard, nextTurn } from '../table.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'One screen with friends' }).click();
  await page.getByRole('radio', { name: '2', exact: true }).last().check();
  await page.getByLabel('Player 1').fill('Berit');
  await page.getByLabel('Player 2').fill('Ole');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.cover')).toBeVisible();
});

test('the cover names who shall take the device, and holds nothing of the table', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Pass the device to (Berit|Ole)/);
  await expect(page.locator('[data-decision]')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(1);
});

test('a covered table stays covered when the page is loaded again', async ({ page }) => {
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page.locator('[data-decision]')).toHaveCount(0);
});

test('it comes down between two people, and an answer can be taken back from it', async ({ page }) => {
  const first = await page.getByRole('heading', { level: 1 }).textContent();
  await page.keyboard.press('Enter');
  await answerByKeyboard(page, await nextTurn(page), 0);
  await expect(page.locator('.cover')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '');
  await expect(page.locator('[data-decision]')).toHaveCount(0);
});
