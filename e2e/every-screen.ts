import { expect, type Page } from '@playwright/test';
import { ALL_POSITIONS, openAt, type Position } from './positions.ts';
import { chooseRuneAge, startRuneAge } from './rune.ts';
import { nextTurn } from './table.ts';

const place = (at: string, content: string) => async (page: Page) => {
  await page.goto(`/#/${at}`);
  await expect(page.locator(content).first()).toBeVisible();
};
const question = (position: Position) => async (page: Page) => {
  await openAt(page, position);
  await nextTurn(page);
};
/** Every question there is, by name, each as it comes up. */
const questions = Object.fromEntries(ALL_POSITIONS.map((position) => [`question of ${position}`, question(position)]));
const key = (name: string, content: string) => async (page: Page) => {
  await page.keyboard.press(name);
  await expect(page.locator(content).first()).toBeVisible();
};

/** Closes the window that is open over the page. */
export async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** What opens a window over the page. */
async function open(page: Page, button: string): Promise<void> {
  await page.locator(button).first().click();
  await expect(page.locator('dialog[open]')).toBeVisible();
}
const opened = (by: string) => async (page: Page) => {
  await close(page);
  await key(by, 'dialog[open]')(page);
};

/** Shows the whole form, of which people at one screen see but what they must choose. */
async function showAll(page: Page): Promise<void> {
  await page.locator('form .btn.ghost').click();
  await expect(page.locator('.seed input')).toBeVisible();
  // The button that stays in sight lies over what is below it until the end of the form comes.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}

/** Every screen, and the way to it: some from the one before. */
export const SCREENS: { readonly [screen: string]: (page: Page) => Promise<void> } = {
  lobby: place('', '.others .btn'),
  friends: (page) => page.locator('.others .btn').first().click(),
  setup: showAll,
  async cover(page) {
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('.cover')).toBeVisible();
  },
  'lobby of Rune Age': chooseRuneAge,
  'friends at Rune Age': (page) => page.locator('.others .btn').first().click(),
  'setup of Rune Age': showAll,
  'rules of Rune Age': place('rules/rune-age', '#rule-RTU-1'),
  'reference of Rune Age': place('reference', '.cards'),
  'table of Rune Age': startRuneAge,
  async 'lobby again'(page) {
    await page.goto('/');
    await page.locator('.games input').first().check();
  },
  games: place('games', 'h2'),
  settings: place('settings', 'fieldset'),
  about: place('about', 'h1'),
  rules: place('rules', '#rule-TRN-1'),
  reference: place('reference', 'table'),
  lesson: place('lesson', '[data-lesson]'),
  turn: question('turn'),
  list: key('l', '[role=listbox]'),
  async keys(page) {
    await close(page);
    await key('?', 'dialog[open] kbd, dialog[open] dt')(page);
  },
  async text(page) {
    await close(page);
    await key('t', '.text table')(page);
  },
  async 'drawn again'(page) {
    await page.keyboard.press('t');
    await expect(page.locator('.text table')).toHaveCount(0);
  },
  'a card in large': (page) => open(page, '[data-part="slot:0"]'),
  'rules beside the table': opened('r'),
  async 'settings over the table'(page) {
    await close(page);
    await open(page, 'header button:nth-child(3)');
  },
  async conceding(page) {
    await close(page);
    await open(page, 'header button:first-child');
  },
  async 'the lists of a phone'(page) {
    await close(page);
    // A window that has just been made another size is laid out for it a picture later.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const log = page.locator('nav.tabs button').nth(3);
    if (await log.isVisible()) await log.click();
  },
  ...questions,
  async 'what came of a battle'(page) {
    await question('clash')(page);
    await page.locator('.scene .options button').first().click();
    await page.locator('.scene .btn.go').click();
    await expect(page.locator('.scene.decided')).toBeVisible();
  },
  'no such table': place('table/nothing', '[role=alert]'),
  'no such shared game': place('shared/zzz', '[role=alert]'),
  sheet: question('over'),
  async chart(page) {
    await page.locator('.seg label').nth(1).click();
    await expect(page.locator('.seg input').nth(1)).toBeChecked();
  },
  past: (page) => page.locator('.acts button').nth(2).click(),
  name: place('online', 'main form input'),
  async online(page) {
    await page.locator('main [autocomplete=nickname]').fill('Ann');
    await page.keyboard.press('Enter');
    await expect(page.locator('summary.go')).toBeVisible();
  },
  async laying(page) {
    await page.locator('summary.go').click();
    await expect(page.locator('form .btn.go').first()).toBeVisible();
  },
  async people(page) {
    await page.locator('form .btn.go').first().click();
    await page.locator('dialog[open] section[aria-labelledby=talk] input').fill('Ash');
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog[open] [role=log] p')).toBeVisible();
  },
};
