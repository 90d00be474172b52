import { expect, type Page } from '@playwright/test';
import { close, SCREENS } from '../every-screen.ts';
import { expectAccessible, expectApart, expectNoSidewaysScrolling, test } from '../page.ts';
import { openAt, type Position } from '../positions.ts';
import { nextTurn, untilShown } from '../table.ts';

test.describe.configure({ timeout: 480_000 });

test('the board is read as a table for whoever wants that, and stays one', async ({ page }) => {
  await openAt(page, 'turn');
  await nextTurn(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  // A window that has been closed keeps the focus until the browser draws again, and takes no more keys.
  const inside = await page.evaluate(() => {
    document.querySelector('dialog')?.close();
    const { activeElement } = document;
    activeElement?.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyT', key: 't', bubbles: true }));
    return activeElement?.closest('dialog') !== null;
  });
  expect(inside).toBe(true);
  const board = page.getByRole('table', { name: 'The board' });
  await expect(board.getByRole('rowheader')).toHaveCount(7);
  const mountains = board.getByRole('row', { name: /^Mountains/ });
  await expect(mountains).toContainText(/Visio.*Quarry.*tax 1 bone.*1 VP a round.*Thrall, Blood, attack 1.*strength 1/);
  await expect(mountains.getByRole('button', { name: 'Mountains: gather, space 1; free' })).toBeEnabled();
  await expect(board.getByRole('button', { name: /^Mountains: attack; Yours already/ })).toBeDisabled();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScrolling(page);
  await page.reload();
  await expect(board.getByRole('rowheader')).toHaveCount(7);
  await page.getByRole('button', { name: 'Draw the board' }).click();
  await expect(board).toHaveCount(0);
  await expect(page.locator('.flower')).toBeVisible();

  // Whoever speaks to the page can keep letters from acting by themselves.
  await page.goto('/#/settings');
  await page.getByRole('checkbox', { name: 'Letters as keys' }).uncheck();
  await page.goBack();
  await nextTurn(page);
  await page.keyboard.press('l');
  await page.keyboard.press('t');
  await page.keyboard.press('Tab');
  await expect(board).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the focus goes with whoever goes elsewhere, and returns from whatever lay over the page', async ({ page }) => {
  await openAt(page, 'turn');
  await nextTurn(page);
  for (const name of [/^List/, 'Keys', 'Settings', /in the graveyard$/]) {
    const button = page.getByRole('button', { name }).first();
    await button.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await close(page);
    await expect(button).toBeFocused();
  }
  await page.getByRole('link', { name: 'Crown of Ash' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'My games' }).press('Enter');
  await expect(page).toHaveTitle('My games · Cinderhall');
  await expect(page.getByRole('main')).toBeFocused();
  const rename = page.getByRole('button', { name: 'Rename' });
  await rename.press('Enter');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(rename).toBeFocused();
});

/** Answers this question by what can be chosen in the board as a table. */
async function chooseInWords(page: Page, position: Position): Promise<void> {
  await openAt(page, position);
  const before = await nextTurn(page);
  const go = page.locator('.prompt .btn.go');
  const things = page.locator('.text [data-standing="can"]');
  await things.first().click();
  await untilShown(page);
  // What is left of the answer, such as where to build, or who leaves.
  while (!(await go.isVisible())) {
    await things.last().click();
    await untilShown(page);
  }
  await go.click();
  await expect.poll(() => nextTurn(page)).not.toEqual(before);
}

test.describe('by the board as a table', () => {
  test.use({ settings: { board: 'text' } });
  test('what is asked is chosen in it', async ({ page }) => {
    for (const position of ['build', 'raise', 'command', 'reinforce'] as const)
      await test.step(position, () => chooseInWords(page, position));
  });
});

// Names are of a language, and colours of a theme: with each screen seen in both, the other two pairs would say nothing new.
for (const [language, theme, width, height] of [
  ['en', 'night', 1440, 900],
  ['ru', 'parchment', 360, 740],
] as const) {
  test.describe(`by ${theme} in ${language}, ${width} pixels wide`, () => {
    test.use({ settings: { language, theme }, viewport: { width, height } });
    test('axe finds nothing on any screen, and nothing scrolls sideways', async ({ page }) => {
      for (const [screen, go] of Object.entries(SCREENS)) {
        await test.step(screen, async () => {
          await go(page);
          await expectNoSidewaysScrolling(page);
          await expectApart(page, '.scene :is(h3, header span:not(h2 *), .note)');
          await expectAccessible(page);
        });
      }
    });
  });
}

test.describe('twice as large', () => {
  test.use({ settings: { language: 'ru', size: 200 } });
  test('nothing sticks out of any screen, with as little room as 320 pixels', async ({ page }) => {
    for (const [screen, go] of Object.entries(SCREENS)) {
      await test.step(screen, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await go(page);
        await expectNoSidewaysScrolling(page);
        await page.setViewportSize({ width: 640, height: 1280 });
        await expectNoSidewaysScrolling(page);
      });
    }
    await expect(page.locator('html')).toHaveCSS('zoom', '2');
  });
});
