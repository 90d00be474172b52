import { expect } from '@playwright/test';
import { expectAccessible, test } from '../page.ts';
import { openAt } from '../positions.ts';
import { nextTurn } from '../table.ts';

test('another language is spoken everywhere at once, in the midst of a game', async ({ page }) => {
  await openAt(page, 'turn');
  await nextTurn(page);
  const lines = page.locator('.log li');
  const told = await lines.count();
  expect(told).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  const window = page.getByRole('dialog');
  await expect(window.getByRole('heading', { name: 'Settings' })).toBeVisible();

  // Whatever is on the screen after any change: in which language question, log and settings are.
  const seen = await page.evaluateHandle(() => {
    const moments = new Set<string>();
    const spoken = (selector: string): string => {
      const text = document.querySelector(selector)?.textContent ?? '';
      return /[а-яё]/i.test(text) ? 'ru' : /[a-z]/i.test(text) ? 'en' : 'none';
    };
    const look = (): unknown =>
      moments.add(['#prompt-title', '.log li p', 'dialog .settings .check'].map(spoken).join());
    look();
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    return moments;
  });
  await window.getByRole('radio', { name: 'Русский' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(window.getByRole('heading', { name: 'Настройки' })).toBeVisible();
  expect(await seen.evaluate((moments) => [...moments])).toEqual(['en,en,en', 'ru,ru,ru']);
  await expect(lines).toHaveCount(told);

  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
  await expectAccessible(page);
  await page.locator('.log').getByRole('button', { name: 'Отбор' }).click();
  await expect(page.getByRole('group', { name: 'Что' }).getByRole('button', { name: 'Сражения' })).toBeVisible();
});
