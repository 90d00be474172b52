import { expect, type Page } from '@playwright/test';
import { openAt } from './positions.ts';
import { openRunes } from './rune-positions.ts';
import { nextTurn } from './table.ts';

/** The screens that there are, and the way to each. */
export const SCREENS = {
  async lobby(page) {
    await page.goto('/');
    await expect(page.locator('.big')).toBeVisible();
  },
  async setup(page) {
    await page.goto('/');
    await page.locator('summary').first().click();
    await expect(page.locator('form button[type=submit]')).toBeVisible();
  },
  table: (page) => at(page, 'turn'),
  async choosing(page) {
    await at(page, 'raise');
    await page.locator('button[data-part^="slot:"][data-standing="can"]').first().click();
    await expect(page.locator('[data-standing="chosen"]').first()).toBeAttached();
  },
  async battle(page) {
    await at(page, 'clash');
    await expect(page.locator('.scene')).toBeVisible();
  },
  async outcome(page) {
    await at(page, 'clash');
    await page.locator('.scene .options button').last().click();
    await page.locator('.scene .btn.go').click();
    await expect(page.locator('.scene.decided')).toBeVisible();
  },
  async cover(page) {
    await page.goto('/');
    await page.locator('.others .btn').first().click();
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('.cover')).toBeVisible();
  },
  async score(page) {
    await at(page, 'over');
    await expect(page.locator('.sheet tfoot')).toBeVisible();
  },
  async past(page) {
    await at(page, 'turn');
    // On a phone the log is out of sight.
    await page.locator('.log .moment').last().dispatchEvent('click');
    await expect(page.locator('section.past')).toBeVisible();
  },
  async rules(page) {
    await page.goto('/#/rules/CBT-6');
    await expect(page.locator('h1').first()).toBeVisible();
  },
  async reference(page) {
    await page.goto('/#/reference');
    await expect(page.locator('table').first()).toBeVisible();
  },
  async settings(page) {
    await page.goto('/#/settings');
    await expect(page.locator('fieldset').first()).toBeVisible();
  },
  async lesson(page) {
    await page.goto('/#/lesson');
    await expect(page.locator('[data-lesson]').first()).toBeVisible();
  },
  runes: (page) => midGame(page, 'turn'),
  async siege(page) {
    await midGame(page, 'siege');
    await expect(page.locator('.combat')).toBeVisible();
  },
} as const satisfies { readonly [name: string]: (page: Page) => Promise<void> };

/** Two of Rune Age in the middle of a game, the first of them asked this. */
async function midGame(page: Page, question: string): Promise<void> {
  await openRunes(page, {
    scenario: 'runewars',
    seats: ['person', 'greedy'],
    seed: '1',
    until: { question, after: 150 },
  });
  await nextTurn(page);
}

async function at(page: Page, position: Parameters<typeof openAt>[1]): Promise<void> {
  await openAt(page, position);
  await nextTurn(page);
}
