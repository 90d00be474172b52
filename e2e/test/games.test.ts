import { expect, type Page } from '@playwright/test';
import { test } from '../page.ts';
import { answerByKeyboard, nextTurn, startAlone, state, type Waiting } from '../table.ts';

test.describe.configure({ timeout: 240_000 });

/** Closes a battle that has been fought, if one lies over the table. */
async function proceed(page: Page): Promise<void> {
  const on = page.getByRole('button', { name: 'Continue' });
  if (await on.isVisible()) await on.click();
}

/** Answers by clicking things on the table; by the list where that does not end in an answer. */
async function answerByMouse(page: Page, waiting: Waiting, n: number): Promise<void> {
  const things = page.locator('[data-standing="can"]:visible');
  const count = await things.count();
  if (count > 0) {
    await things
      .nth(n % count)
      .click({ timeout: 2_000 })
      .catch(() => {});
    const go = page.locator('.prompt .btn.go:visible, .scene .btn.go:visible').first();
    if (await go.isVisible()) await go.click({ timeout: 2_000 }).catch(() => {});
    if (JSON.stringify(await state(page)) !== JSON.stringify(waiting)) return;
  }
  await answerByKeyboard(page, waiting, n);
}

test('somebody plays four rounds against three computers, to the score sheet', async ({ page }) => {
  await startAlone(page, 4);
  for (let n = 0; ; n++) {
    const waiting = await nextTurn(page);
    if (waiting.for !== 'answer') break;
    await proceed(page);
    await answerByMouse(page, waiting, n * 7);
  }
  while (await page.getByRole('button', { name: 'Continue' }).isVisible()) await proceed(page);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  await page.goto('/#/games');
  await expect(page.getByText(/Won by/)).toBeVisible();
});

test('two people play a whole game at one screen by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'One screen with friends' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: '2', exact: true }).last().focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Start the game' }).focus();
  await page.keyboard.press('Enter');
  for (let n = 0; ; n++) {
    const waiting = await nextTurn(page);
    if (waiting.for === 'over') break;
    if (waiting.for === 'cover') await page.keyboard.press('Enter');
    else await answerByKeyboard(page, waiting, n % 3);
    if (waiting.for === 'cover') await expect(page.locator('.cover')).toHaveCount(0);
  }
  for (let i = 0; i < 5 && (await page.getByRole('table').count()) === 0; i++) await page.keyboard.press('Enter');
  await expect(page.getByRole('table')).toBeVisible();
});
