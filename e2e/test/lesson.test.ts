import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling, test } from '../page.ts';
import { openAt } from '../positions.ts';
import { chooseRuneAge } from '../rune.ts';
import { nextTurn, raiseNobody, untilShown } from '../table.ts';

const STEPS = [
  ...['welcome', 'board', 'gather', 'raise', 'tax', 'attack', 'commit', 'card', 'won', 'again', 'defend', 'tie'],
  ...['build', 'improve', 'amend', 'gold', 'citadel', 'storm', 'zero', 'crown', 'free', 'score', 'ending', 'farewell'],
];

const step = (page: Page) => page.locator('[data-lesson]');
const next = (page: Page) => page.locator('[data-next]:visible');
/** The way on from a battle that is over. */
const onward = (page: Page) => page.locator('.scene footer:not(:has(.ask)) .btn.go');
/** The whole page, as long as the lesson is at this step: what is found there is of no later one. */
const during = (page: Page, id: string) => page.locator(`:root:has([data-lesson="${id}"])`);
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
    await tapAll(page, 'chosen');
    await page.locator('.held button', { hasText: 'Cinder Imp' }).click();
  },
  free: raiseNobody,
};

function sendAll(page: Page): Promise<void> {
  return tapAll(page, 'can');
}

async function tapAll(page: Page, standing: 'can' | 'chosen'): Promise<void> {
  while ((await fighters(page, standing).count()) > 0) {
    await fighters(page, standing).first().click();
    await untilShown(page);
  }
}

/** Does what a step asks for, by mouse. */
async function follow(page: Page, id: string): Promise<void> {
  if (await next(page).isVisible()) return next(page).click();
  await (PICKS[id] ?? ((there: Page) => there.locator('button[data-standing="can"]:visible').first().click()))(page);
  await expect(async () => {
    const still = page.locator(`[data-lesson="${id}"][data-question]`);
    const go = during(page, id).locator('[data-question] .desk .btn.go:enabled:visible');
    if ((await go.count()) > 0) await go.first().click({ timeout: 1000 });
    await expect(still).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  if (id !== 'tie') return;
  // What is said next is not about the battle, and waits until that is closed.
  await expect(page.locator('.coach .words')).toContainText('close it');
  await expect(step(page)).toHaveAttribute('data-lesson', id);
  await onward(page).click();
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

/** Has the lesson do a step, or reads on; what came of a battle is closed first. */
async function letItDo(page: Page, id: string): Promise<void> {
  await expect(async () => {
    const way = during(page, id)
      .locator('.scene footer:not(:has(.ask)) .btn.go, .verdict .btn, [data-next]:visible, [data-spare]:visible')
      .first();
    if ((await way.count()) > 0) await way.click({ timeout: 1000 });
    // Another step, then: that it is gone for a moment would not be enough.
    await expect(step(page)).not.toHaveAttribute('data-lesson', id, { timeout: 1000 });
  }).toPass();
}

for (const language of ['en', 'ru'] as const) {
  test.describe(`on a phone, by parchment, in ${language}`, () => {
    test.use({
      viewport: { width: 360, height: 740 },
      settings: { theme: 'parchment', language },
      hasTouch: true,
      isMobile: true,
    });
    test('all that is said is in sight, above a board as at any table, and nothing lies in the way', async ({
      page,
    }) => {
      await page.goto('/#/lesson');
      for (const expected of STEPS) {
        await expect(step(page)).toHaveAttribute('data-lesson', expected);
        await expectNoSidewaysScrolling(page);
        const words = page.locator('.coach .words');
        expect(await words.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(0);
        for (const ring of await page.locator('.ring').all()) await expect(ring).toBeInViewport({ ratio: 1 });
        if (expected === 'farewell') break;
        if (expected === 'gather') {
          // Cards in one row above the board, as at any table on a phone.
          const region = page.locator('[data-spot="place:0"]');
          const before = await region.boundingBox();
          expect(before?.width).toBeGreaterThan(112);
          // It stays where it is when something has been chosen.
          await page.locator('[data-part^="space:"][data-standing="can"]').first().tap();
          await expect(page.locator('.prompt .btn.go')).toBeVisible();
          expect(await region.boundingBox()).toEqual(before);
        }
        const foot = await page
          .locator('.scene footer')
          .boundingBox({ timeout: 1 })
          .catch(() => null);
        if (foot && ['card', 'defend', 'zero'].includes(expected)) {
          for (const side of await page.locator('.scene .side :is(h3, .cards, .note)').all()) {
            const box = await side.boundingBox();
            expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot.y);
          }
        }
        await letItDo(page, expected);
      }
      await expectAccessible(page);
    });

    test('the ways on lie where nothing is done by them unawares', async ({ page }) => {
      await page.goto('/#/lesson');
      await next(page).tap();
      const way = await next(page).boundingBox();
      await next(page).tap();
      await expect(step(page)).toHaveAttribute('data-lesson', 'gather');
      const spare = await page.locator('[data-spare]').boundingBox();
      expect((spare?.y ?? 0) + (spare?.height ?? 0)).toBeLessThan(way?.y ?? 0);
      await page.touchscreen.tap((way?.x ?? 0) + 20, (way?.y ?? 0) + 20);
      await page.keyboard.press('Escape');
      await expect(step(page)).toHaveAttribute('data-lesson', 'gather');
    });
  });
}

for (const language of ['en', 'ru'] as const) {
  test.describe(`on a low phone, in ${language}`, () => {
    test.use({ viewport: { width: 360, height: 640 }, settings: { language }, hasTouch: true, isMobile: true });
    const coach = (page: Page) => page.locator('section.coach');
    const boardOf = async (page: Page): Promise<number> =>
      (await page.locator('[data-spot="place:0"]').boundingBox())?.width ?? 0;

    test('the board is as large as in a game, and what is said hangs over it where nothing is pointed at', async ({
      page,
    }) => {
      await openAt(page, 'turn');
      await nextTurn(page);
      const usual = await boardOf(page);
      await page.goto('/#/lesson');
      for (const id of STEPS) {
        await expect(step(page)).toHaveAttribute('data-lesson', id);
        if (id === 'board') expect(await boardOf(page)).toBeGreaterThan(usual - 1);
        await expectSaid(page, id);
        if (id !== 'farewell') await letItDo(page, id);
      }
      await expectAccessible(page);
    });

    test('of Rune Age, too, nothing that is pointed at is covered', async ({ page }) => {
      await page.goto('/#/lesson/rune-age');
      for (const id of RUNE_STEPS) {
        await expect(step(page)).toHaveAttribute('data-lesson', id);
        await expectSaid(page, id);
        if (id !== 'farewell') await letItDo(page, id);
      }
    });

    test('whoever turns to the table sees all of it, and can read once more', async ({ page }) => {
      await page.goto('/#/lesson');
      for (const id of ['welcome', 'board']) {
        await expect(step(page)).toHaveAttribute('data-lesson', id);
        await next(page).tap();
      }
      await expect(step(page)).toHaveAttribute('data-lesson', 'gather');
      const fold = coach(page).locator('.fold');
      await expect(fold).toHaveAttribute('aria-expanded', 'true');
      await page.locator('.stage button[data-standing="can"]').tap();
      await expect(fold).toHaveAttribute('aria-expanded', 'false');
      const { bottom } = await coach(page)
        .locator('.words')
        .evaluate((it) => it.getBoundingClientRect());
      expect(bottom).toBeLessThanOrEqual((await page.locator('.chips').first().boundingBox())?.y ?? 0);
      await expectAccessible(page);
      await fold.tap();
      await expectSaid(page, 'gather');
      await fold.tap();
      await expect(fold).toHaveAttribute('aria-expanded', 'false');
    });
  });
}

/** All that is said can be read at once, and covers nothing that it points at: of the whole board not the middle. */
async function expectSaid(page: Page, id: string): Promise<void> {
  const words = page.locator('.coach .words');
  await expect(words.locator('p')).toBeInViewport({ ratio: 1 });
  expect(await words.evaluate((it) => it.scrollHeight - it.clientHeight), id).toBeLessThanOrEqual(0);
  const covered = () =>
    page.locator('.ring').evaluateAll((rings) => {
      const said = document.querySelector('.coach .words')?.getBoundingClientRect() ?? new DOMRect();
      return rings.filter((ring) => {
        const { left, top, bottom, width, height } = ring.getBoundingClientRect();
        if (height < 200) return top < said.bottom - 6 && bottom > said.top + 6;
        return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('section.coach');
      }).length;
    });
  await expect.poll(covered, id).toBe(0);
}

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true });
  test('what is said lies over the table until one turns to that', async ({ page }) => {
    const coach = page.locator('section.coach');
    await page.goto('/#/lesson');
    for (const id of ['welcome', 'board']) {
      await expect(step(page)).toHaveAttribute('data-lesson', id);
      await expect(coach.locator('p')).toBeInViewport({ ratio: 1 });
      await next(page).tap();
    }
    await expect(coach).toContainText('glowing space');
    await page.locator('.stage button[data-standing="can"]').tap();
    await expect(coach).toHaveCount(0);
    await page.getByRole('button', { name: 'What is to be done?' }).tap();
    await expect(coach).toContainText('glowing space');
    await coach.getByRole('button', { name: 'To the table' }).tap();
    await page.locator('.prompt .btn.go').tap();
    await expect(step(page)).toHaveAttribute('data-lesson', 'raise');
    await expect(coach.locator('p')).toBeInViewport({ ratio: 1 });
    for (const id of ['raise', 'tax', 'attack', 'commit', 'card']) {
      await expect(step(page)).toHaveAttribute('data-lesson', id);
      await letItDo(page, id);
    }
    await expect(step(page)).toHaveAttribute('data-lesson', 'won');
    await expect(coach.locator('p')).toBeInViewport({ ratio: 1 });
    await coach.getByRole('button', { name: 'To the table' }).tap();
    // It goes on by itself once the battle is closed.
    await onward(page).tap();
    await expect(step(page)).toHaveAttribute('data-lesson', 'again');
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('what came of a battle is spoken of when it has been shown', async ({ page }) => {
    await page.goto('/#/lesson');
    for (const id of STEPS.slice(0, STEPS.indexOf('card'))) {
      await expect(step(page)).toHaveAttribute('data-lesson', id);
      await letItDo(page, id);
    }
    await expect(step(page)).toHaveAttribute('data-lesson', 'card');
    await page.locator('[data-part="card:2"]:visible').click();
    await page.locator('.scene .btn.go').click();
    // Looked at in one moment: under load it may be over before the next.
    const meanwhile = await page.waitForFunction(() => {
      const [coach, log] = ['section.coach', '.side .log'].map((place) => document.querySelector(place));
      if (!document.querySelector('.scene.playing') || !coach || !log) return null;
      return { said: coach.textContent, told: log.checkVisibility({ visibilityProperty: true }) };
    });
    expect(await meanwhile.jsonValue()).toEqual({ said: expect.not.stringContaining('Nox rolled'), told: false });
    const said = page.locator('section.coach', { hasText: 'Nox rolled' });
    await expect(said).toBeVisible();
    expect(await page.locator('.scene.playing').count()).toBe(0);
    await expect(page.locator('.side .log')).toBeVisible();
  });
});

const RUNE_STEPS = [
  ...['welcome', 'gold', 'buy', 'attack', 'footman', 'enough', 'influence', 'market', 'end', 'rival', 'event'],
  ...['hunt', 'knight', 'host', 'losses', 'reward', 'recruit', 'guard', 'siege', 'farewell'],
];

/** Does one thing of a step of Rune Age, as a person would: what lights up, or the one button that is offered. */
async function doNext(page: Page, id: string): Promise<void> {
  const seen = page.locator('.verdict .btn');
  const things = page.locator('button[data-standing="can"]:visible');
  const spoken = page.locator('.prompt .acts button[data-part]');
  // What one may do comes a moment after the step, or after what came of a combat.
  const ways = next(page).or(things).or(spoken);
  await expect(ways.or(seen).first()).toBeVisible();
  if (await seen.isVisible()) {
    await seen.click();
    await expect(seen).toHaveCount(0);
    await expect(ways.first()).toBeVisible();
  }
  if (await next(page).isVisible()) return next(page).click();
  if (id === 'losses') {
    await things
      .filter({ hasText: /Footman|Пехотинец/ })
      .first()
      .click();
  } else await ((await things.count()) > 0 ? things : spoken).first().click();
  await untilShown(page);
  // What cannot be taken back waits for a second click.
  const confirm = page.locator('[data-part="confirm"]');
  if (await confirm.isVisible()) await confirm.click();
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
