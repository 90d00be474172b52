import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling, test } from '../page.ts';
import { chooseByKeyboard } from '../table.ts';

/** A browser of somebody else, whose network can be cut. */
async function elsewhere(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  let cut = false;
  const wires = new Set<() => void>();
  await page.routeWebSocket('**/api/live', (wire) => {
    if (cut) void wire.close();
    else {
      const server = wire.connectToServer();
      wires.add(() => void Promise.all([wire.close(), server.close()]));
    }
  });
  await page.addInitScript(() =>
    localStorage.setItem('cinderhall.settings', JSON.stringify({ language: 'en', speed: 'instant', battles: false })),
  );
  await page.goto(address);
  const network = (on: boolean): void => {
    cut = !on;
    for (const end of wires) end();
    wires.clear();
  };
  return { page, network };
}

const line = (page: Page): Locator => page.locator('[data-line]');
const question = (page: Page): Locator => page.locator('[data-question]');

/** What the table waits on, as this page knows it. */
const standing = (page: Page): Promise<string> =>
  page
    .locator('[data-decision]')
    .evaluate((at) => JSON.stringify({ ...(at instanceof HTMLElement ? at.dataset : {}) }));

/** Whichever of them is asked. */
async function asked(pages: readonly [Page, Page]): Promise<Page> {
  const [one, other] = pages;
  await expect.poll(async () => (await question(one).count()) + (await question(other).count())).toBeGreaterThan(0);
  return (await question(one).count()) > 0 ? one : other;
}

/** Lets whoever is asked answer, until it is enough. */
async function play(pages: readonly [Page, Page], enough: (next: Page, answers: number) => boolean): Promise<void> {
  for (let answers = 0; ; answers++) {
    const next = await asked(pages);
    if (enough(next, answers)) return;
    const before = await standing(next);
    await chooseByKeyboard(next, answers);
    await expect.poll(() => standing(next)).not.toBe(before);
  }
}

test('two browsers play by a link, one of them through a broken network', async ({ page: ann, browser }) => {
  await ann.goto('/');
  await ann.getByRole('link', { name: 'With friends far away' }).click();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Go on' }).click();
  await ann.getByText('New table').click();
  await ann.getByRole('radio', { name: '2', exact: true }).check();
  await expectAccessible(ann);
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await ann.getByRole('button', { name: 'Copy the link' }).click();
  const link = await ann.getByRole('textbox', { name: 'Whoever opens this link' }).inputValue();
  await expect(line(ann)).toHaveText('Waiting for 1 more player');
  await ann.getByRole('button', { name: 'Close', exact: true }).click();

  const { page: bo, network } = await elsewhere(browser, link);
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
  await bo.goto('/#/online');
  await expect(bo.getByRole('listitem')).toHaveCount(1);
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
});

test('the same player goes on on another device', async ({ page: ann, browser }) => {
  await ann.goto('/#/online');
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Go on' }).click();
  await ann.getByText('New table').click();
  await ann.getByRole('radio', { name: '2', exact: true }).check();
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
