import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { elsewhere, handsTold, line, play, standing, together } from '../online.ts';
import { expectAccessible, expectNoSidewaysScrolling, test } from '../page.ts';
import { chooseByKeyboard } from '../table.ts';

test('two browsers play by a link, one of them through a broken network', async ({ page: ann, browser }) => {
  await ann.goto('/');
  await ann.getByRole('link', { name: 'With friends far away' }).click();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Go on' }).click();
  await ann.getByText('New table').click();
  await ann.getByRole('group', { name: 'How many play' }).getByRole('radio', { name: '2', exact: true }).check();
  await expectAccessible(ann);
  await expect(ann.getByRole('button', { name: 'Open the table' })).toBeInViewport({ ratio: 1 });
  await ann.getByRole('button', { name: 'More options' }).click();
  await expect(ann.getByRole('group', { name: 'Seat 1' }).getByLabel('Who plays').locator('option:checked')).toHaveText(
    'You',
  );
  await expect(ann.getByRole('group', { name: 'Seat 2' }).getByLabel('Who plays').locator('option:checked')).toHaveText(
    'Friend',
  );
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await ann.getByRole('button', { name: 'Copy the link' }).click();
  const link = await ann.getByRole('textbox', { name: 'Whoever opens this link' }).inputValue();
  await expect(line(ann)).toHaveText('Waiting for 1 more player');
  await ann.getByRole('button', { name: 'Close', exact: true }).click();

  const { page: bo, network } = await elsewhere(browser, link);
  await expect(bo.getByRole('heading', { name: 'Ann invites you to a game of Crown of Ash' })).toBeVisible();
  await expect(bo.getByRole('main')).toContainText('Final edition · No clock');
  await expect(bo.getByRole('list', { name: 'Seats' }).getByRole('listitem')).toHaveText(['Ann', 'Open seat']);
  await expectAccessible(bo);
  await bo.getByLabel('Your name').fill('Bo');
  await bo.getByRole('button', { name: 'Go on' }).click();
  await expectNoSidewaysScrolling(bo);
  await bo.getByRole('button', { name: 'Sit here' }).click();
  await bo.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(line(ann)).toHaveText('');

  await play([ann, bo], (next, answers) => answers >= 4 && next === bo);
  const before = await standing(ann);
  network(false);
  await expect(line(bo)).toHaveText('Not connected. Trying again…');
  await chooseByKeyboard(bo, 0);
  await expect(line(bo)).toHaveText('Not connected. Trying again… Your move has not reached the server yet.');
  expect(await standing(ann)).toBe(before);
  network(true);
  await expect(line(bo)).toHaveText('');
  await expect.poll(() => standing(ann)).not.toBe(before);

  await play([ann, bo], (_next, answers) => answers >= 2);
  const decision = await bo.locator('[data-decision]').getAttribute('data-decision');
  const asked = (await bo.locator('[data-decision][data-question]').count()) > 0;
  await bo.goto('/#/online');
  await expect(bo.getByRole('listitem')).toHaveCount(1);
  await bo.goto('/#/games');
  await expect(bo.getByRole('region', { name: 'With friends far away' }).getByRole('listitem')).toContainText(
    asked ? 'Your move' : 'To move: Ann',
  );
  await bo.getByRole('link', { name: 'Continue' }).click();
  await expect(bo.locator('[data-decision]')).toHaveAttribute('data-decision', decision ?? '');
  await play([ann, bo], (_next, answers) => answers >= 2);

  const words = '<img src=x onerror=document.title=1><b>Good luck</b>';
  await ann.getByRole('button', { name: /^Players/ }).click();
  await ann.getByRole('textbox', { name: 'Say something' }).fill(words);
  await ann.getByRole('button', { name: 'Send' }).click();
  // It is shown over the table for some seconds only.
  await expect(bo.locator('[data-line]')).toHaveText(`Ann: ${words}`);
  await expect(ann.getByRole('log')).toContainText(words);
  await expectAccessible(ann);
  await bo.getByRole('button', { name: 'Players. 1 new line' }).click();
  await expect(bo.getByRole('log')).toContainText(words);
  expect(await bo.locator('dialog :is(img, b:has-text("Good luck"))').count()).toBe(0);
  await expectNoSidewaysScrolling(bo);
  await bo.getByRole('button', { name: 'Ann', exact: true }).click();
  await bo.getByRole('button', { name: 'Do not show what Ann says' }).click();
  await expect(bo.getByRole('log')).not.toContainText(words);
  await bo.context().close();
});

test('who watches is told of no hand, where players are told of their own', async ({ page: ann, browser }) => {
  const own = handsTold(ann);
  const { bo, link } = await together(ann, browser, {});
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const watcher = await context.newPage();
  const seen = handsTold(watcher);
  await watcher.goto(link);
  await watcher.getByLabel('Your name').fill('Cy');
  await watcher.getByRole('button', { name: 'Go on' }).click();
  await expect(watcher.locator('[data-decision]')).toHaveCount(1);
  await play([ann, bo], (_next, answers) => answers >= 8);
  // Several answers may be told in one message, the last of them for certain.
  await expect
    .poll(() => standing(watcher))
    .toContain((await ann.locator('[data-decision]').getAttribute('data-decision')) ?? '');
  expect(seen.messages).toBeGreaterThan(2);
  await expect(watcher.locator('[data-spot^="held:"]')).toHaveCount(0);
  expect([...seen.hands]).toEqual([]);
  expect([...own.hands]).toEqual([0]);
  await context.close();
});

test('a game of a server is held to what was told of it at its end, and can be kept as a file', async ({ page }) => {
  await page.request.put('/api/me', { data: { name: 'Ann' } });
  const seats = ['Oda', 'Ulf'].map((name) => ({ player: 'random', name }));
  const wish = { title: 'Ash', seats, config: { players: 2 }, public: false, watchers: true, sit: null };
  const { table } = await (await page.request.post('/api/tables', { data: wish })).json();
  await page.goto(`/#/online/${table}`);
  // The players are shown first, unless the game is over by then.
  await expect(page.locator('[data-decision]')).toBeAttached();
  const close = page.getByRole('button', { name: 'Close', exact: true });
  if (await close.isVisible()) await close.click();
  await expect(page.locator('[data-decision="over"]')).toBeVisible({ timeout: 60_000 });
  // What it was told is known after a reload, too; and the battles are not shown once more.
  await page.reload();
  await expect(page.getByText(/^Everything checked: the seed is the one that was sealed/)).toBeVisible();

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const path = await (await coming).path();
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ title: 'Ash', seals: { table } });
  await page.goto('/#/games');
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('“Ash” is among your games now.');

  await page.goto(`/#/online/${table}`);
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(page.getByRole('heading', { name: 'Chances to win' })).toBeVisible();
  await page.getByRole('button', { name: 'Watch again' }).click();
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await expect(page).toHaveURL(/#\/table\//);
});

test('the same player goes on on another device', async ({ page: ann, browser }) => {
  await ann.goto('/#/online');
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Go on' }).click();
  await ann.getByText('New table').click();
  await ann.getByRole('group', { name: 'How many play' }).getByRole('radio', { name: '2', exact: true }).check();
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await ann.getByRole('button', { name: 'Close', exact: true }).click();
  const decision = await ann.locator('[data-decision]').getAttribute('data-decision');
  await ann.goto('/#/online');
  await ann.getByText('On another device').click();
  await ann.getByRole('button', { name: 'Make a code' }).click();
  const link = await ann.getByLabel('Open this link there').inputValue();
  await expectAccessible(ann);

  const { page: phone } = await elsewhere(browser, link);
  await expectNoSidewaysScrolling(phone);
  await phone.getByRole('button', { name: 'Let me in' }).click();
  await phone.getByRole('link', { name: 'Continue' }).click();
  await expect(phone.locator('[data-decision]')).toHaveAttribute('data-decision', decision ?? '');
  await phone.context().close();
});
