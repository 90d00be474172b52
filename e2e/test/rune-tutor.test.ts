import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling, test } from '../page.ts';
import { openAt as openCrownAt } from '../positions.ts';
import { openRunes } from '../rune-positions.ts';
import { lookAtOutcomes, nextTurn } from '../table.ts';

/** Questions of one person against a computer: on the turn, in a siege, and one of a single word. */
const ASKED = {
  turn: { scenario: 'runewars', seats: ['person', 'greedy'], seed: '1', until: { question: 'turn', after: 150 } },
  siege: { scenario: 'runewars', seats: ['person', 'greedy'], seed: '1', until: { question: 'siege', after: 150 } },
  top: { scenario: 'runewars', seats: ['person', 'greedy'], seed: '1', until: { question: 'top', after: 10 } },
  keep: { scenario: 'cataclysm', seats: ['person'], seed: '3', until: { question: 'keep', after: 60 } },
} as const;

const lampOn = (page: Page): Locator => page.locator('.prompt button.hint');
const adviceOn = (page: Page): Locator => page.locator('section.hint');

async function openAt(page: Page, asked: keyof typeof ASKED) {
  await openRunes(page, ASKED[asked]);
  const waiting = await nextTurn(page);
  await lookAtOutcomes(page);
  await expect(lampOn(page)).toBeVisible();
  return waiting;
}

/** How many things are marked. */
const marked = (page: Page): Promise<number> =>
  page
    .locator('[data-part]')
    .evaluateAll((things) => things.filter((thing) => getComputedStyle(thing).outlineStyle === 'dashed').length);

test('Rune Age: a hint names what a far-sighted opponent would do, marks it, and does it if wanted', async ({
  page,
}) => {
  const waiting = await openAt(page, 'siege');
  const lamp = page.getByRole('button', { name: 'Hint' });
  await expect(lamp).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('h');
  const advice = page.getByRole('region', { name: 'A far-sighted opponent’s advice' });
  await expect(advice).toContainText(
    /Play the .+By a rough estimate .+(Next best \((even|(stronger|weaker) by \d+)\)|As good): .+Judged by what you can see/,
  );
  // It is said in the words of the list of answers.
  const said = await advice.getByRole('heading').textContent();
  const best = said?.replace('A far-sighted opponent’s advice', '').trim() ?? '';
  expect(await marked(page)).toBeGreaterThan(0);
  await expectAccessible(page);
  // It lets go of the advice, and keeps the mark until there is another question.
  await page.keyboard.press('Escape');
  await expect(advice).toBeHidden();
  expect(await marked(page)).toBeGreaterThan(0);
  await page.keyboard.press('l');
  await expect(page.getByRole('option', { name: best }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await lamp.click();
  await advice.getByRole('button', { name: 'Do it' }).click();
  await nextTurn(page, waiting);
  await expect(advice).toBeHidden();
  expect(await marked(page)).toBe(0);
});

test('Rune Age: to whoever plays alone against what comes, a hint says how that stands', async ({ page }) => {
  await openAt(page, 'keep');
  await lampOn(page).click();
  await expect(adviceOn(page)).toContainText(/than what threatens you|as strong as what threatens you|hardly/);
});

test('Rune Age: whoever wants no hints is offered none', async ({ page }) => {
  await openAt(page, 'turn');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: /^Hints/ }).uncheck();
  await page.keyboard.press('Escape');
  await expect(lampOn(page)).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(adviceOn(page)).toHaveCount(0);
});

for (const [hints, told] of [
  [true, 'Hints are agreed on'],
  [false, 'It is agreed to play without hints'],
] as const)
  test(`Rune Age: at a table of a server hints come of what was agreed on, ${hints}`, async ({ page }) => {
    await page.request.put('/api/me', { data: { name: 'Ann' } });
    const config = { scenario: 'cataclysm', players: 1 };
    const laid = { title: 'Runes', game: 'rune-age', config, seats: [{ player: 'person', name: '' }], sit: 0 };
    const wish = { ...laid, public: false, watchers: true, terms: { hints } };
    const { table } = await (await page.request.post('/api/tables', { data: wish })).json();
    await page.goto(`/#/online/${table}`);
    await page
      .getByRole('button', { name: /^Players/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText(told);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.locator('[data-question]')).toBeAttached();
    if (hints) {
      await lampOn(page).click();
      await expect(adviceOn(page)).toContainText('Judged by what you can see');
    } else {
      await page.keyboard.press('h');
      await expect(page.locator('.prompt .list')).toBeVisible();
      await expect(page.locator('.prompt :is(.hint, .lamp)')).toHaveCount(0);
    }
  });

test.describe('Rune Age: on a small phone in Russian', () => {
  test.use({ settings: { language: 'ru' }, viewport: { width: 360, height: 640 }, hasTouch: true });

  test('the lamp has one place, whatever is asked, and its advice is in sight', async ({ page }) => {
    const places = new Set<string>();
    for (const asked of ['turn', 'siege', 'top', 'keep'] as const) {
      await openAt(page, asked);
      const lamp = page.getByRole('button', { name: 'Подсказка' });
      const at = async (): Promise<string> => JSON.stringify(await lamp.boundingBox());
      const before = await at();
      places.add(before);
      await lamp.tap();
      const advice = page.getByRole('region', { name: 'Совет дальновидного соперника' });
      await expect(advice.getByRole('button', { name: 'Так и сделать' })).toBeInViewport({ ratio: 1 });
      expect(await at()).toBe(before);
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page);
    }
    expect([...places], 'places of the lamp').toHaveLength(1);
  });
});

for (const viewport of [
  { width: 844, height: 390 },
  { width: 640, height: 360 },
])
  test.describe(`on a phone on its side, ${viewport.width} pixels wide`, () => {
    test.use({ settings: { language: 'ru' }, viewport });
    for (const [game, open] of Object.entries({
      'Rune Age': (page: Page) => openAt(page, 'siege'),
      'Crown of Ash': async (page: Page) => {
        await openCrownAt(page, 'turn');
        await nextTurn(page);
        await expect(lampOn(page)).toBeVisible();
      },
    }))
      test(`${game}: advice is in sight from its name to its buttons`, async ({ page }) => {
        await open(page);
        await page.keyboard.press('h');
        const advice = adviceOn(page);
        await expect(advice.getByRole('button', { name: 'Так и сделать' })).toBeInViewport({ ratio: 1 });
        await expect(advice.getByRole('heading')).toBeInViewport({ ratio: 1 });
        // Nothing lies over the button.
        await advice.getByRole('button', { name: 'Так и сделать' }).click({ trial: true });
      });
  });

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
])
  test.describe(`Rune Age: with letters of twice their size, ${viewport.width} pixels wide`, () => {
    test.use({ settings: { language: 'ru', size: 200 }, viewport });
    test('advice can be read and taken', async ({ page }) => {
      const waiting = await openAt(page, 'siege');
      await page.keyboard.press('h');
      await expectNoSidewaysScrolling(page);
      await adviceOn(page).getByRole('button', { name: 'Так и сделать' }).click();
      await nextTurn(page, waiting);
    });
  });
