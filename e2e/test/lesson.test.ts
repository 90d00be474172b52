import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling, test } from '../page.ts';
import { chooseRuneAge } from '../rune.ts';
import { nextTurn } from '../table.ts';

const STEPS = [
  ...['welcome', 'board', 'gather', 'raise', 'tax', 'attack', 'commit', 'card', 'won', 'again', 'defend', 'tie'],
  ...['build', 'improve', 'amend', 'gold', 'citadel', 'storm', 'zero', 'crown', 'free', 'score', 'ending', 'farewell'],
];

const step = (page: Page) => page.locator('[data-lesson]');
const fighters = (page: Page, standing: 'can' | 'chosen') => page.locator(`.held button[data-standing="${standing}"]`);

/** What there is to pick at steps that leave more than one thing to pick. */
const PICKS: { readonly [step: string]: (page: Page) => Promise<void> } = {
  commit: sendAll,
  storm: sendAll,
  card: (page) => page.locator('[data-part="card:2"]:visible').click(),
  defend: (page) => page.locator('[data-part="card:3"]:visible').click(),
  zero: (page) => page.locator('[data-part="card:0"]:visible').click(),
  tie: (page) => page.locator('[data-part^="good:"]:visible, [data-standing="can"]:visible').first().click(),
  improve: async (page) => {
    await page.locator('[data-part="tile:0"]').click();
    await page.locator('[data-part^="region:"][data-standing="can"]').click();
  },
  amend: async (page) => {
    while ((await fighters(page, 'chosen').count()) > 0) await fighters(page, 'chosen').first().click();
    await page.locator('.held button', { hasText: 'Cinder Imp' }).click();
  },
  free: (page) => page.getByRole('button', { name: 'Raise nobody' }).click(),
};

async function sendAll(page: Page): Promise<void> {
  while ((await fighters(page, 'can').count()) > 0) await fighters(page, 'can').first().click();
}

/** Does what a step asks for, by mouse. */
async function follow(page: Page, id: string): Promise<void> {
  const next = page.locator('.coach .btn.go');
  if (await next.isVisible()) return next.click();
  const shown = page.locator('.scene').getByRole('button', { name: 'Continue' });
  if (await shown.isVisible()) await shown.click();
  await (PICKS[id] ?? ((there: Page) => there.locator('button[data-standing="can"]:visible').first().click()))(page);
  await expect(async () => {
    const still = page.locator(`[data-lesson="${id}"][data-question]`);
    const go = page.locator('.desk .btn.go:enabled:visible');
    if ((await still.count()) > 0 && (await go.count()) > 0) await go.first().click({ timeout: 1000 });
    await expect(still).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

test('the first game is played to its end, and on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn by playing' }).click();
  for (const expected of STEPS) {
    await expect(step(page)).toHaveAttribute('data-lesson', expected);
    if (expected === 'card') {
      await page.locator('[data-part="card:0"]:visible').click();
      await page.locator('.desk .btn.go:enabled:visible').first().click();
      await expect(page.locator('.nudge')).toBeVisible();
      await page.reload();
      await expect(step(page)).toHaveAttribute('data-lesson', expected);
    }
    if (expected === 'farewell') break;
    await follow(page, expected);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Play this game on' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  expect(await nextTurn(page)).toMatchObject({ for: 'answer', question: 'turn' });
});

test.describe('on a phone, by parchment, in Russian', () => {
  test.use({ viewport: { width: 360, height: 740 }, settings: { theme: 'parchment', language: 'ru' } });
  test('it has room', async ({ page }) => {
    await page.goto('/#/lesson');
    for (const expected of ['welcome', 'board', 'gather']) {
      await expect(step(page)).toHaveAttribute('data-lesson', expected);
      await expectNoSidewaysScrolling(page);
      if (expected !== 'gather') await page.locator('.coach .btn.go').click();
    }
    // The lesson does the rest, up to the first battle: both of its sides lie above the question.
    for (const expected of ['gather', 'raise', 'tax', 'attack', 'commit', 'card']) {
      await expect(step(page)).toHaveAttribute('data-lesson', expected);
      if (expected === 'card') break;
      const next = page.locator('.coach button.go');
      await ((await next.isVisible()) ? next : page.locator('.coach .acts button').first()).click();
    }
    const foot = await page.locator('.scene footer').boundingBox();
    for (const side of await page.locator('.scene .side h3, .scene .side .cards').all()) {
      const box = await side.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    }
  });
});

const RUNE_STEPS = [
  ...['welcome', 'gold', 'buy', 'attack', 'footman', 'enough', 'influence', 'market', 'end', 'rival', 'event'],
  ...['hunt', 'knight', 'host', 'losses', 'reward', 'recruit', 'guard', 'siege', 'farewell'],
];

/** Does one thing of a step of Rune Age, as a person would: what lights up, or the one button that is offered. */
async function doNext(page: Page, id: string): Promise<void> {
  const next = page.locator('.coach .btn.go');
  if (await next.isVisible()) return next.click();
  const seen = page.locator('.combat footer .btn');
  if (await seen.isVisible()) await seen.click();
  const things = page.locator('button[data-standing="can"]:visible');
  const spoken = page.locator('.prompt .acts button[data-part]');
  if (id === 'losses') {
    await things
      .filter({ hasText: /Footman|Пехотинец/ })
      .first()
      .click();
    await spoken.click();
  } else await ((await things.count()) > 0 ? things : spoken).first().click();
}

/** Where the lesson stands while it waits for somebody. */
const standing = (page: Page, not = ''): Promise<string> =>
  page
    .waitForFunction((before) => {
      const { lesson = '', decision = '' } = document.querySelector<HTMLElement>('[data-lesson]')?.dataset ?? {};
      const now = lesson && `${lesson} ${decision}`;
      return now === before ? '' : now;
    }, not)
    .then((found) => found.jsonValue());

/** Follows a step to its end, thing by thing. */
async function followRunes(page: Page, id: string): Promise<void> {
  for (let now = await standing(page); now.startsWith(`${id} `); ) {
    await doNext(page, id);
    now = await standing(page, now);
  }
}

/** Plays the first game of Rune Age from where it is; `look` looks at each step. */
async function playRunes(page: Page, look: (id: string) => Promise<void>): Promise<void> {
  for (const expected of RUNE_STEPS) {
    await expect(step(page)).toHaveAttribute('data-lesson', expected);
    await look(expected);
    if (expected !== 'farewell') await followRunes(page, expected);
  }
}

test('the first game of Rune Age is played to its end, and on', async ({ page }) => {
  await chooseRuneAge(page);
  await page.getByRole('link', { name: 'Learn by playing' }).click();
  const held = async () => (await page.locator('.hand .cards [data-thing]').first().boundingBox())?.x;
  let before: number | undefined;
  await playRunes(page, async (id) => {
    // The hand keeps its place while one clicks through it.
    if (id === 'gold') before = await held();
    if (id === 'buy') expect(await held()).toBe(before);
    if (id === 'losses') {
      await page.locator('.army button', { hasText: 'Knight' }).click();
      await page.locator('.acts [data-part="confirm"]').click();
      await expect(page.locator('.nudge')).toBeVisible();
      await expectAccessible(page);
    }
  });
  await page.getByRole('button', { name: 'Play this game on' }).click();
  await expect(page).toHaveURL(/#\/table\/.*\/rune-age/);
  expect(await nextTurn(page)).toMatchObject({ for: 'answer', question: 'turn' });
  await expect(page.locator('#tracker-title')).toHaveText('Round 3');
});

test.describe('on a phone, by parchment, in Russian', () => {
  test.use({ viewport: { width: 360, height: 740 }, settings: { theme: 'parchment', language: 'ru' }, hasTouch: true });
  test('the first game of Rune Age has room to its end, and is taken up where it was left', async ({ page }) => {
    await page.goto('/#/rules/rune-age');
    await page.getByRole('link', { name: 'Научиться играя' }).click();
    await playRunes(page, async (id) => {
      await expectNoSidewaysScrolling(page);
      if (id === 'hunt') {
        await page.getByRole('link', { name: 'Выйти из урока' }).click();
        await expect(page.locator('.big')).toBeVisible();
        await page.goto('/#/lesson/rune-age');
        await expect(step(page)).toHaveAttribute('data-lesson', id);
      }
    });
    await expectAccessible(page);
  });
});
