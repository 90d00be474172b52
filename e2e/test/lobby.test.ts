import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling, test } from '../page.ts';
import { answerByKeyboard, LAID, nextTurn, startAlone } from '../table.ts';

test('one click puts somebody into a game', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Against computers' }).click();
  expect(await nextTurn(page)).toMatchObject({ for: 'answer' });
});

test('the first page leads back into the game that was played last, before anything else', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startAlone(page, 2);
  const table = page.url();
  await page.goto('/');
  const back = page.getByRole('link', { name: /^Continue\s+You and Ilse\s+Crown of Ash · Round 1 of 4 · Your move$/ });
  const above = async (): Promise<boolean> => {
    const [card, way] = [await back.boundingBox(), await page.locator('.big').boundingBox()];
    return card !== null && way !== null && card.y + card.height < way.y;
  };
  await expect(back).toBeInViewport({ ratio: 1 });
  expect(await above()).toBe(true);
  await page.reload();
  await expect(back).toBeInViewport({ ratio: 1 });
  await back.click();
  await expect(page).toHaveURL(table);
  expect(await nextTurn(page)).toMatchObject({ for: 'answer' });
  await page.goto('/#/games');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  // Until the game is gone it is asked for.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/');
  await expect(page.locator('.big')).toBeVisible();
  await expect(page.locator('a.continue')).toHaveCount(0);
});

for (const game of ['Crown of Ash', 'Rune Age'])
  test(`people at one screen are asked no more of ${game} than how many they are, and their names`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('radio', { name: game }).check();
    await page.getByRole('button', { name: 'One screen with friends' }).click();
    const form = page.locator('form');
    await form.getByRole('radio', { name: '4', exact: true }).check();
    await expect(form.getByRole('textbox')).toHaveCount(4);
    await expect(form.getByRole('combobox')).toHaveCount(0);
    await form.getByLabel('Player 4').fill('Ole');
    const start = page.getByRole('button', { name: 'Start the game' });
    await expect(start).toBeInViewport({ ratio: 1 });
    await form.getByRole('button', { name: 'More options' }).click();
    await expect(page.getByRole('group', { name: 'Seat 4' }).getByLabel('Name')).toHaveValue('Ole');
    await expect(page.getByRole('group', { name: 'Seat 4' }).getByLabel('Who plays')).toHaveValue('person');
    await expect(form.getByLabel('Seed')).not.toBeInViewport();
    await expect(start).toBeInViewport({ ratio: 1 });
    await start.click();
    await expect(page.locator('.cover')).toBeVisible();
  });

test('a newcomer is offered gentle opponents, and a level that is chosen is offered the next time', async ({
  page,
}) => {
  await page.goto('/');
  const level = page.getByRole('combobox', { name: 'How well the computers play' });
  for (const game of ['Rune Age', 'Crown of Ash']) {
    await page.getByRole('radio', { name: game }).check();
    await expect(level).toHaveValue('gentle');
  }
  await level.focus();
  await page.keyboard.press('ArrowDown');
  await expect(level).toHaveValue('casual');
  await expect(page.getByText('3/8')).toBeVisible();
  await page.locator('.big').click();
  await expect(page.locator(LAID)).toBeVisible();
  await page.goto('/');
  await expect(level).toHaveValue('casual');
});

test('as many friends are asked for as were to play, and computers are not called by their names', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('group', { name: 'How many play' }).getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('button', { name: 'One screen with friends' }).click();
  const form = page.locator('form');
  await expect(
    form.getByRole('group', { name: 'How many of you sit here' }).getByRole('radio', { name: '3' }),
  ).toBeChecked();
  for (const [i, name] of ['Anna', 'Ben', 'Carla'].entries()) await form.getByLabel(`Player ${i + 1}`).fill(name);
  await expect(page.getByText('Ilse, Tomas', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.cover')).toBeVisible();
  await page.goto('/');
  await page.locator('.big').click();
  await expect(page.locator(LAID)).toBeVisible();
  await page.goto('/');
  await expect(page.locator('a.continue')).toContainText('Anna, Ilse and Tomas');
  await page.getByRole('button', { name: 'One screen with friends' }).click();
  await expect(form.getByLabel('Player 2')).toHaveValue('Ben');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('settings say nothing of keys and clicks, how large the page can be, and can be closed anywhere', async ({
    page,
  }) => {
    await startAlone(page, 2);
    await page.getByRole('button', { name: 'Settings' }).tap();
    const sheet = page.getByRole('dialog');
    await expect(sheet).not.toContainText(/click|key|room/i);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(sheet.getByText('There is room for 177% at most.')).toBeVisible();
    await sheet.getByRole('checkbox').last().scrollIntoViewIfNeeded();
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toHaveCount(0);
  });
});

test.describe('by daylight', () => {
  test.use({ colorScheme: 'light' });
  test('it is night until somebody asks for the theme of the device', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cinderhall.settings', JSON.stringify({ language: 'en' })));
    await page.goto('/#/settings');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    await page.getByRole('radio', { name: 'As the device' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'parchment');
  });
});

test('what is set is remembered', async ({ page }) => {
  await page.goto('/#/settings');
  await page.getByRole('radio', { name: 'Русский' }).check();
  await page.getByRole('radio', { name: 'Пергамент' }).check();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'parchment');
  await expect(page.getByRole('radio', { name: 'Русский' })).toBeChecked();
});

test('a game is listed, renamed, saved to a file, deleted, and opened from the file', async ({ page }) => {
  await startAlone(page, 2);
  await answerByKeyboard(page, await nextTurn(page), 0);
  const { question } = { question: '', ...(await nextTurn(page)) };
  await page.goto('/#/games');
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('New name').fill('The long night');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The long night' })).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const path = await (await saving).path();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByRole('heading', { name: 'The long night' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('No games yet.')).toBeVisible();

  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('“The long night” is among your games now.');
  await page.getByRole('link', { name: 'Continue' }).click();
  expect(await nextTurn(page)).toMatchObject({ for: 'answer', question });

  const text = await readFile(path, 'utf8');
  for (const [broken, complaint] of [
    ['{', 'not JSON'],
    [text.replace('"0 post', '"3 post'), 'moves['],
    [text.replace('crown-of-ash', 'chess'), 'must be one of crown-of-ash'],
  ] as const) {
    await page.goto('/#/games');
    const file = { name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from(broken) };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByRole('alert')).toContainText(complaint);
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(1);
  }
});

/** The configuration of the latest game, from its file. */
async function latestConfig(page: Page): Promise<unknown> {
  await page.goto('/#/games');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).first().click();
  return JSON.parse(await readFile(await (await saving).path(), 'utf8')).record.config;
}

for (const [name, edition, powers] of [
  ['Final edition', 'final', true],
  ['Prototype 4.1', 'env-4.1', false],
  ['Prototype 4.0', 'env-4.0', false],
] as const) {
  test(`a table can be set up by the ${name.toLowerCase()}, with the options that it has`, async ({ page }) => {
    await page.goto('/');
    await page.getByText('Set up a table').click();
    await page.getByRole('checkbox', { name: 'Powers' }).check();
    await page.getByRole('radio', { name }).check();
    await expect(page.getByRole('checkbox', { name: 'Powers' })).toBeChecked({ checked: powers });
    await expect(page.getByRole('checkbox', { name: 'Powers' })).toBeEnabled({ enabled: powers });
    await page.getByRole('checkbox', { name: 'Open discards' }).check();
    await page.getByRole('radio', { name: 'Clockwise' }).check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    expect(await nextTurn(page)).toMatchObject({ for: 'answer' });
    const options = { turnOrder: 'clockwise', openDiscards: true, openHands: false, powers };
    expect(await latestConfig(page)).toMatchObject({ edition, players: 4, automa: null, options });
    await page.goto('/');
    await page.getByText('Set up a table').click();
    await expect(page.getByRole('radio', { name })).toBeChecked();
  });
}

test('the last seat can be the AI deck’s, with fighters of one’s choice or the King in the Citadel', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByText('Set up a table').click();
  await page.getByRole('group', { name: 'Seat 4' }).getByLabel('Who plays').selectOption('AI deck');
  await expect(page.getByText('the King holds the Citadel')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Seat 3' }).getByRole('option', { name: 'AI deck' })).toHaveCount(0);
  await page.getByRole('radio', { name: '2', exact: true }).last().check();
  await expect(page.getByRole('group', { name: 'Seat 2' }).getByLabel('Who plays')).toHaveValue('automa');
  await page.getByRole('radio', { name: 'Chosen fighters' }).check();
  await page.getByLabel('Fighter 1').selectOption('bone-6');
  await page.getByLabel('Fighter 2').selectOption('ash-3');
  await page.getByRole('radio', { name: 'Added' }).check();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start the game' }).click();
  expect(await nextTurn(page)).toMatchObject({ for: 'answer' });
  const automa = { garrison: ['bone-6', 'ash-3'] };
  expect(await latestConfig(page)).toMatchObject({ players: 2, automa, options: { targetedCard: 'add' } });
});

test('a content pack is read in the lobby, named, used, remembered and taken out again', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Set up a table').click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a pattern' }).click();
  const pattern = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
  const pick = (text: string): Promise<void> =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) });

  await pick('{');
  await expect(page.getByRole('alert')).toContainText('mine.json: This file is no content pack');
  await pick(JSON.stringify({ ...pattern, king: { ...pattern.king, attack: 'five' } }));
  await expect(page.getByRole('alert')).toContainText('king.attack');

  await pick(JSON.stringify({ ...pattern, citadel: { ...pattern.citadel, vpMany: [4, 5, 5, 7] } }));
  await expect(page.getByText('citadel.vpMany: CIT-5: more VP in each later round')).toBeVisible();

  await pick(JSON.stringify({ ...pattern, id: 'mine', name: 'Out of my box' }));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('CIT-5')).toHaveCount(0);
  await page.reload();
  await page.getByText('Set up a table').click();
  await expect(page.getByText('Out of my box')).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await nextTurn(page);
  expect(await latestConfig(page)).toMatchObject({ content: { id: 'mine', name: 'Out of my box' } });

  await page.goto('/');
  await page.getByText('Set up a table').click();
  await page.getByRole('button', { name: 'Use the numbers of this page' }).click();
  await page.reload();
  await page.getByText('Set up a table').click();
  await expect(page.getByText('The numbers of this page', { exact: true })).toBeVisible();
  await expect(page.getByText('Out of my box')).toHaveCount(0);
});

test('a seed that is none is refused, and says what one is', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Set up a table').click();
  await page.getByLabel('Seed').fill('abc');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('alert')).toContainText('ten digits');
});

test('a table that is not there says so', async ({ page }) => {
  await page.goto('/#/table/0123456789abcdef');
  await expect(page.getByRole('alert')).toContainText('no longer stored');
});

test('a game whose stored data is damaged says what is wrong, is kept, and can be saved to a file', async ({
  page,
}) => {
  await startAlone(page, 2);
  const table = page.url();
  await page.goto('/#/games');
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  await page.evaluate(damage);
  await page.goto(table);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('must be a list of ids');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('"gone"');
  await page.goto('/#/games');
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
});

/** Spoils every game that the browser keeps. Runs in the page. */
const damage = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('cinderhall');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('tables', 'readwrite');
      const cursors = writing.objectStore('tables').openCursor();
      cursors.onsuccess = () => {
        const cursor = cursors.result;
        if (!cursor) return;
        if (String(cursor.key).startsWith('game:')) cursor.update({ ...cursor.value, ids: 'gone' });
        cursor.continue();
      };
      writing.oncomplete = () => resolve();
      writing.onerror = () => reject(writing.error);
    };
  });

test('two tabs show one game, and one answer counts once', async ({ page, context }) => {
  await startAlone(page, 2);
  const before = await nextTurn(page);
  const other = await context.newPage();
  await other.goto(page.url());
  expect(await nextTurn(other)).toEqual(before);
  await answerByKeyboard(page, before, 0);
  const after = await nextTurn(page);
  await expect.poll(() => nextTurn(other)).toEqual(after);
});
