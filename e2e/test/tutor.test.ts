import { expect } from '@playwright/test';
import { test } from '../page.ts';
import { openAt } from '../positions.ts';
import { nextTurn } from '../table.ts';

test('a hint says what a far-sighted opponent would do and why, marks it, and does it if wanted', async ({ page }) => {
  await openAt(page, 'solo');
  const waiting = await nextTurn(page);
  const lamp = page.getByRole('button', { name: 'Hint' });
  await expect(lamp).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('h');
  const advice = page.getByRole('region', { name: 'A far-sighted opponent would' });
  await expect(advice).toContainText(/Chance to win from here: about \d+ %\. Next best \(\d+ %\): .+Risks/);
  const outlined = (): Promise<number> =>
    page
      .locator('[data-part]')
      .evaluateAll((things) => things.filter((thing) => getComputedStyle(thing).outlineStyle === 'dashed').length);
  expect(await outlined()).toBeGreaterThan(0);
  // It lets go of the advice, and keeps the mark until there is another question.
  await page.keyboard.press('Escape');
  await expect(advice).toBeHidden();
  expect(await outlined()).toBeGreaterThan(0);
  await lamp.click();
  await advice.getByRole('button', { name: 'Do it' }).click();
  await nextTurn(page, waiting);
  await expect(advice).toBeHidden();
});

test('whoever wants no hints is offered none', async ({ page }) => {
  await openAt(page, 'solo');
  await nextTurn(page);
  await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: /^Hints/ }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(page.getByRole('region', { name: 'A far-sighted opponent would' })).toHaveCount(0);
});
