import { expect, type Page } from '@playwright/test';
import { sitDown } from '../company.ts';
import { line, play, together } from '../online.ts';
import { expectAccessible, expectNoSidewaysScrolling, test } from '../page.ts';
import { startRuneAge } from '../rune.ts';
import { nextTurn } from '../table.ts';

const SAYINGS = {
  en: {
    ...{ act: 'Concede', ask: 'Concede this game?', no: 'Play on', wins: /^The game is over at once\. Won by .+\./ },
    ...{ goesOn: /^The others play on\./, forGood: 'This cannot be taken back.', conceded: /^Conceded: / },
  },
  ru: {
    ...{
      act: 'Сдаться',
      ask: 'Сдаться в этой партии?',
      no: 'Играть дальше',
      wins: /^Партия сразу закончится\. Победа: .+\./,
    },
    ...{ goesOn: /^Остальные играют дальше\./, forGood: 'Отменить это нельзя.', conceded: /^Сдача: / },
  },
} as const;

/** Opens the question by keyboard, from the bar of a table of this device. */
async function askByKeyboard(page: Page, { act, ask }: (typeof SAYINGS)['en' | 'ru']): Promise<void> {
  await page.getByRole('button', { name: act, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: ask })).toBeVisible();
}

/** Says yes by keyboard: the way out has the focus first. */
async function sayYes(page: Page, { act, no }: (typeof SAYINGS)['en' | 'ru']): Promise<void> {
  await expect(page.getByRole('button', { name: no })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog').getByRole('button', { name: act, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
}

for (const [language, width, theme] of [
  ['en', 1440, 'night'],
  ['ru', 360, 'parchment'],
] as const) {
  test.describe(`against a computer, ${language} at ${width}`, () => {
    test.use({ settings: { language, theme }, viewport: { width, height: width > 720 ? 900 : 740 } });

    test('the game is over when one concedes, by keyboard, and stays so', async ({ page }) => {
      const words = SAYINGS[language];
      await sitDown(page, { seats: ['person', 'greedy'], seed: '3' });
      await nextTurn(page);
      await askByKeyboard(page, words);
      const dialog = page.getByRole('dialog', { name: words.ask });
      await expect(dialog.locator('p')).toHaveText(words.wins);
      await expect(dialog.locator('p')).toContainText(words.forGood);
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
      // Whoever thinks better of it plays on.
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.locator('[data-decision]')).not.toHaveAttribute('data-decision', 'over');

      await askByKeyboard(page, words);
      await sayYes(page, words);
      await expect(page.locator('#winner')).toBeVisible();
      await expect(page.locator('.hero p', { hasText: words.conceded })).toBeVisible();
      await expect(page.getByRole('button', { name: words.act, exact: true })).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
      await page.reload();
      await expect(page.locator('#winner')).toBeVisible();
      await page.goto('/#/games');
      await expect(page.getByRole('listitem').first()).toContainText(language === 'en' ? 'Conceded: ' : 'Сдача: ');
    });
  });
}

test('with others at one screen a computer plays on, and the log tells of it', async ({ page }) => {
  await sitDown(page, { seats: ['person', 'person', 'person'], seed: '5' });
  const first = await page.getByRole('heading', { level: 1 }).textContent();
  await page.keyboard.press('Enter');
  await nextTurn(page);
  await askByKeyboard(page, SAYINGS.en);
  await expect(page.getByRole('dialog').locator('p')).toHaveText(SAYINGS.en.goesOn);
  await sayYes(page, SAYINGS.en);
  // The computer has answered for whoever conceded, and the next person is called.
  await expect(page.locator('.cover')).toBeVisible();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe(first);
  await page.keyboard.press('Enter');
  await nextTurn(page);
  await expect(page.locator('.log')).toContainText('Conceded: ');
});

test('Rune Age ends so as well', async ({ page }) => {
  await startRuneAge(page);
  await askByKeyboard(page, SAYINGS.en);
  await expectAccessible(page);
  await sayYes(page, SAYINGS.en);
  await expect(page.locator('#winner')).toBeVisible();
  await expect(page.locator('.end p', { hasText: 'Conceded: ' })).toBeVisible();
  await expectAccessible(page);
});

test('two browsers at one table: one concedes by keyboard on a phone, out of turn, and both see the end', async ({
  page: ann,
  browser,
}) => {
  const { table, bo } = await together(ann, browser, {});
  await bo.getByRole('button', { name: 'Close', exact: true }).click();
  await play([ann, bo], (next, answers) => answers >= 3 && next === ann);
  await bo
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('button', { name: /^Players/ })
    .focus();
  await bo.keyboard.press('Enter');
  const concede = bo.getByRole('dialog').getByRole('button', { name: 'Concede', exact: true });
  await concede.focus();
  await bo.keyboard.press('Enter');
  await expect(bo.getByRole('dialog', { name: 'Concede this game?' }).locator('p')).toHaveText(
    'The game is over at once. Won by Ann. This cannot be taken back.',
  );
  await expectAccessible(bo);
  await expectNoSidewaysScrolling(bo);
  await sayYes(bo, SAYINGS.en);

  await expect(line(ann)).toHaveText('Conceded: Bo. The game is over.');
  for (const page of [ann, bo]) {
    await expect(page.locator('#winner')).toBeVisible();
    await expect(page.locator('.hero p', { hasText: 'Conceded: ' })).toBeVisible();
    // The game is held to what was told of it, with the concession in its record.
    await expect(page.locator('.honesty')).toContainText('Everything checked');
  }
  await expectNoSidewaysScrolling(bo);
  await ann.goto('/#/online');
  await expect(ann.getByRole('listitem').first()).toContainText('Won by Ann · Conceded: Bo');
  await ann.goto(`/#/online/${table}`);
  await expect(ann.locator('#winner')).toBeVisible();
});
