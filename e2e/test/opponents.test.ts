import { expect } from '@playwright/test';
import { test } from '../page.ts';
import { answerByKeyboard, LAID, nextTurn } from '../table.ts';

test('a far-sighted opponent learns to judge before it answers, and answers in time', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Set up a table').click();
  await page.getByRole('radio', { name: '2', exact: true }).last().check();
  await page.getByRole('group', { name: 'Seat 2' }).getByLabel('Who plays').selectOption('Far-sighted opponent');
  const learned = page.waitForResponse(/\/assets\/nets-/);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator(LAID)).toBeVisible();
  let waiting = await nextTurn(page);
  for (let i = 0; i < 10 && waiting.for === 'answer'; i++) {
    await answerByKeyboard(page, waiting, i);
    waiting = await nextTurn(page);
  }
  expect((await learned).ok()).toBe(true);
  expect(waiting.for).toBe('answer');
});
