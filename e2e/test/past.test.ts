import { expect, type Page, type Route } from '@playwright/test';
import { expectAccessible, expectApart, expectNoSidewaysScrolling, test } from '../page.ts';
import { openAt } from '../positions.ts';
import { nextTurn } from '../table.ts';

const PHONE = { width: 360, height: 740 };

/** All numbers that lie open on the mats. */
const mats = async (page: Page): Promise<string> =>
  ((await page.locator('.mats').textContent()) ?? '').replaceAll(/\s+/g, ' ');
const momentOf = (page: Page): Promise<string> => page.getByRole('slider', { name: 'Moment' }).inputValue();

test('somebody looks back during a game, step by step, and returns to the question', async ({ page }) => {
  await openAt(page, 'turn');
  const asked = await nextTurn(page);
  const now = await mats(page);
  await page
    .getByRole('button', { name: /^See the board at this moment/ })
    .last()
    .click();
  const past = page.getByRole('region', { name: /Looking at the past/ });
  await expect(past).toBeVisible();
  await expect(past.getByText('The table waits for you.')).toBeVisible();
  expect(await mats(page)).not.toBe(now);
  await expect(page.locator('[data-standing="can"]')).toHaveCount(0);
  // While the game goes on there are no other eyes, and no way to another game.
  await expect(past.getByRole('combobox')).toHaveCount(0);
  const branch = past.getByRole('button', { name: 'Continue from here' });
  await expect(branch).toBeDisabled();
  await branch.click({ force: true });
  await expect(past).toContainText('Once the game is over');

  const first = Number(await momentOf(page));
  for (const [key, step] of [
    ['ArrowRight', first + 1],
    ['ArrowLeft', first],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => momentOf(page)).toBe(String(step));
  }
  await expect(past).toContainText('Before the first turn');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(past).toHaveCount(0);
  expect(await nextTurn(page)).toEqual(asked);
  expect(await mats(page)).toBe(now);
});

for (const [size, off] of [
  [{ width: 1440, height: 900 }, 1],
  [{ width: 1280, height: 720 }, 1],
  // There the bar is higher than the question whose place it takes.
  [{ width: 360, height: 640 }, 32],
  [{ width: 360, height: 740 }, 32],
  // There the table is higher than the window.
  [{ width: 800, height: 360 }, 1],
  [{ width: 640, height: 480 }, 1],
  [{ width: 360, height: 560 }, 1],
] as const)
  test(`the board stays where it is when somebody looks back, at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openAt(page, 'turn');
    await nextTurn(page);
    const middle = () =>
      page
        .getByRole('group', { name: 'The board' })
        .locator('.flower')
        .evaluate((flower) => {
          const { left, top, width, height } = flower.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2, width };
        });
    const before = await middle();
    // On a phone the log is out of sight.
    await page.locator('.log .moment').last().dispatchEvent('click');
    await expect(page.getByRole('region', { name: /Looking at the past/ })).toBeInViewport({ ratio: 1 });
    const after = await middle();
    expect(Math.abs(after.x - before.x)).toBeLessThanOrEqual(1);
    expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(off);
    expect(Math.abs(after.width - before.width)).toBeLessThanOrEqual(off);
    // What the bar lies over is reached by scrolling, and the tabs stay above it.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectApart(page, 'section.past, .desk > .foot, .desk .mats, .desk .held');
    if (size.width <= 720) await expect(page.locator('.desk > .foot')).toBeInViewport({ ratio: 1 });
  });

test('where the table is higher than the window, a past battle stands beside the bar with its moment', async ({
  page,
}) => {
  for (const [width, height] of [
    [800, 360],
    [640, 480],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openAt(page, 'clash');
    await nextTurn(page);
    await page.locator('.log .moment').last().dispatchEvent('click');
    await expect(page.locator('section.past')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.locator('.scene')).toBeVisible();
    await expectApart(page, 'section.past, .battle');
    await expect(page.locator('#battle-title')).toBeInViewport({ ratio: 1 });
  }
});

test('the browser’s way back leads from the past to the table, and from there away', async ({ page }) => {
  await page.goto('/#/games');
  await openAt(page, 'turn');
  const asked = await nextTurn(page);
  const past = page.getByRole('region', { name: /Looking at the past/ });
  const moment = page.getByRole('button', { name: /^See the board at this moment/ }).last();
  await moment.click();
  await expect(past).toBeVisible();
  await page.goBack();
  await expect(past).toHaveCount(0);
  expect(await nextTurn(page)).toEqual(asked);
  // Whoever has left the past by its own button is not led back into it.
  await moment.click();
  await expect(past).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(past).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/#\/games$/);
});

test('the browser’s way back leads from the table to the score sheet, and from there away', async ({ page }) => {
  await page.goto('/#/games');
  await openAt(page, 'over');
  const table = page.getByRole('button', { name: 'See the table' });
  await table.click();
  await expect(table).toHaveCount(0);
  const moments = page.getByRole('button', { name: /^See the board at this moment/ });
  await moments.last().click();
  const past = page.getByRole('region', { name: /Looking at the past/ });
  await expect(past).toBeVisible();
  await page.goBack();
  await expect(past).toHaveCount(0);
  await expect(table).toHaveCount(0);
  await page.goBack();
  await expect(table).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#\/games$/);
});

test('the log shows what it is asked for', async ({ page }) => {
  await openAt(page, 'turn');
  await nextTurn(page);
  const lines = page.locator('.log li');
  const all = await lines.count();
  await page.getByRole('button', { name: 'Filter' }).click();
  const battles = page.getByRole('button', { name: 'Battles' });
  await battles.focus();
  await page.keyboard.press('Enter');
  await expect(battles).toHaveAttribute('aria-pressed', 'true');
  expect(await lines.count()).toBeLessThan(all);
  await expect(page.locator('.log li', { hasText: 'scores' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(lines).toHaveCount(all);
});

test('a finished game is watched with everybody’s eyes, and gone on from', async ({ page }) => {
  await openAt(page, 'over');
  await page.getByRole('button', { name: 'Watch again' }).click();
  const eyes = page.getByRole('combobox', { name: 'Whose eyes' });
  await expect(eyes).toHaveValue('everybody');
  // It goes on by itself, until somebody takes over.
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expect.poll(async () => Number(await momentOf(page))).toBeGreaterThan(0);
  await page.getByRole('slider', { name: 'Moment' }).fill('60');
  const fates = page.locator('.mats .fate');
  await expect(fates).toHaveCount(4);
  await eyes.selectOption({ label: 'Nox' });
  await expect(fates).toHaveCount(1);
  await expect(page.locator('.hand')).toBeVisible();
  await page.getByRole('button', { name: 'Continue from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Another game from here' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Lay the table' }).click();
  await expect(page.locator('header .title')).toHaveText(/^over, from round \d$/);
  await nextTurn(page);
  await expect(page.getByRole('region', { name: /Looking at the past/ })).toHaveCount(0);
});

test('a finished game opens from a link on another device, and is kept when wanted', async ({ page, browser }) => {
  await openAt(page, 'over');
  await page.getByRole('button', { name: 'Copy a link' }).click();
  const link = await page.getByRole('textbox', { name: 'The link to this game' }).inputValue();
  const device = await browser.newContext({ viewport: PHONE, locale: 'en' });
  const elsewhere = await device.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('region', { name: /Looking at the past/ })).toContainText('Before the first turn');
  await expectNoSidewaysScrolling(elsewhere);
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('button', { name: 'Back to now' }).click();
  await expect(elsewhere.locator('#winner')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Keep this game' }).click();
  await elsewhere.getByRole('link', { name: 'Kept among your games' }).click();
  await expect(elsewhere.locator('#winner')).toBeVisible();
  await elsewhere.goto(`${link.slice(0, -12)}`);
  await expect(elsewhere.getByRole('alert')).toContainText('This link holds no whole game');
  await device.close();
});

test('the table stays until the score sheet has come, and whoever waits in vain hears so', async ({
  page,
  browser,
}) => {
  const sheet = /\/assets\/ScoreSheet-[^/]+\.js$/;
  const held: Route[] = [];
  await page.route(sheet, (route) => void held.push(route));
  const opening = openAt(page, 'over');
  await expect(page.locator('main.desk[aria-busy=true]:has(.mat)')).toBeVisible();
  await expect(page.locator('#winner')).toHaveCount(0);
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await opening;
  await expect(page.locator('#winner')).toBeVisible();
  await expect(page.locator('main.desk')).toHaveCount(0);

  const offline = await browser.newContext({ locale: 'en' });
  const elsewhere = await offline.newPage();
  await elsewhere.route(sheet, (route) => route.abort());
  const failing = openAt(elsewhere, 'over').catch(() => undefined);
  await expect(elsewhere.getByRole('alert')).toContainText('Something broke');
  await offline.close();
  await failing;
});

for (const [what, settings] of [
  ['night in English', { theme: 'night', language: 'en' }],
  ['parchment in Russian', { theme: 'parchment', language: 'ru' }],
] as const)
  test.describe(`on a phone by ${what}`, () => {
    test.use({ viewport: PHONE, settings });
    test('accounts and past fit, and axe finds nothing', async ({ page }) => {
      await openAt(page, 'over');
      await expectNoSidewaysScrolling(page);
      for (const chart of [1, 2, 3]) {
        await page.locator('.seg label').nth(chart).click();
        await expectNoSidewaysScrolling(page);
        await expectAccessible(page);
      }
      await page.locator('.acts button').nth(2).click();
      await page.locator('.past input[type=range]').fill('100');
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page);
    });
  });
