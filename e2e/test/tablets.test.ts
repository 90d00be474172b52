import { expect, type Page } from '@playwright/test';
import { expectApart, expectNoSidewaysScrolling, test } from '../page.ts';
import { openAt, type Position } from '../positions.ts';
import { SCREENS } from '../screens.ts';
import { fightByFinger, nextTurn, startAlone } from '../table.ts';

const UPRIGHT = { width: 768, height: 1024 } as const;
const ON_ITS_SIDE = { width: 1024, height: 768 } as const;
/** Tablets both ways, as much as a browser leaves of one on its side, and a small one. */
const SIZES = [
  UPRIGHT,
  { width: 820, height: 1180 },
  ON_ITS_SIDE,
  { width: 1180, height: 820 },
  { width: 1024, height: 694 },
  { width: 1024, height: 600 },
  { width: 800, height: 600 },
] as const;

test.use({ viewport: UPRIGHT, hasTouch: true, isMobile: true });

/** What may be chosen, and is nowhere under a finger. Runs in the page. */
function outOfReach(): string[] {
  const can = [
    ...document.querySelectorAll<HTMLElement>('.desk [data-part]:is([data-standing=can], [data-standing=chosen])'),
  ];
  const AT = [0.1, 0.3, 0.5, 0.7, 0.9];
  const touched = (thing: HTMLElement): boolean => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return AT.some((x) =>
      AT.some((y) => {
        const there = document.elementFromPoint(left + x * width, top + y * height);
        return there !== null && (there === thing || thing.contains(there));
      }),
    );
  };
  const within = new Set(can.filter(touched).map(({ dataset }) => dataset.part));
  return [...new Set(can.map(({ dataset }) => dataset.part ?? ''))].filter((part) => !within.has(part));
}

const PARTS = '.desk:not(.fighting) > :is(.chips, .stage, .asking, .held, .foot, .mats, .side)';

/** What one has to pay with, on the board or on one's mat. */
const STORES = '.desk :is(.purse, .mats .own .stores):visible';

/** One screen: nothing to scroll, and nothing over anything else. */
async function expectNoScrolling(page: Page, message: string): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await expect.poll(beyond, { message }).toBeLessThanOrEqual(0);
  await expectNoSidewaysScrolling(page);
  await expectApart(page, PARTS);
  for (const part of await page.locator(`${PARTS}:visible`).all())
    await expect(part, message).toBeInViewport({ ratio: 0.99 });
}

/** At each of these sizes it is one screen, and whatever may be chosen is under a finger. */
async function expectOneScreen(page: Page, sizes: readonly (typeof SIZES)[number][] = SIZES): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const message = `${size.width} × ${size.height}`;
    await expectNoScrolling(page, message);
    await expect.poll(() => page.evaluate(outOfReach), { message }).toEqual([]);
    if ((await page.locator('.fighting').count()) > 0) continue;
    await expect(page.locator(STORES), message).toHaveCount(1);
    await expect(page.locator(STORES), message).toBeInViewport({ ratio: 1 });
  }
}

async function at(page: Page, position: Position): Promise<void> {
  await openAt(page, position);
  await nextTurn(page);
}

const tab = (page: Page, name: RegExp) => page.locator('.foot').getByRole('button', { name });

for (const positions of [
  ['turn', 'build', 'commit', 'order', 'fence'],
  ['command', 'powers', 'solo', 'clash'],
] as const) {
  test(`questions of ${positions.join(', ')} are one screen each, with all that may be chosen`, async ({ page }) => {
    for (const position of positions)
      await test.step(position, async () => {
        await at(page, position);
        await expectOneScreen(page);
      });
  });
}

test('so is a raise with its payments, what came of a battle, and the board beside a battle', async ({ page }) => {
  await SCREENS.choosing(page);
  await expectOneScreen(page);
  await at(page, 'clash');
  await page.getByRole('button', { name: 'See the board' }).tap();
  await expect(page.locator('.scene')).toHaveCount(0);
  await expectOneScreen(page);
  await page.getByRole('button', { name: 'Back to the battle' }).tap();
  await fightByFinger(page);
  await expectOneScreen(page);
});

test('so is a table of two, of three, and a moment of the past', async ({ page }) => {
  for (const players of [2, 3] as const) {
    await startAlone(page, players);
    await nextTurn(page);
    await expectOneScreen(page);
  }
  await SCREENS.past(page);
  await expectOneScreen(page);
});

test('so is a first game, but in the lowest window', async ({ page }) => {
  await SCREENS.lesson(page);
  await expectOneScreen(
    page,
    SIZES.filter(({ height }) => height > 600),
  );
});

test('so is the board in words, which scrolls in its own place', async ({ page }) => {
  await at(page, 'turn');
  await page.keyboard.press('t');
  await expect(page.getByRole('table').first()).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNoScrolling(page, `${size.width} × ${size.height}`);
  }
});

test.describe('in Russian, on parchment', () => {
  test.use({ settings: { language: 'ru', theme: 'parchment' } });
  for (const position of ['turn', 'powers', 'clash'] as const) {
    test(`a question of ${position} is one screen, too`, async ({ page }) => {
      await at(page, position);
      await expectOneScreen(page);
    });
  }
});

test('upright, mats and log come over the board, and go with the answer or by Escape', async ({ page }) => {
  await at(page, 'turn');
  const [mat, log] = [page.locator('.mats .own'), page.locator('.log')];
  await expect(mat).toBeHidden();
  await tab(page, /^Players/).tap();
  for (const each of await page.locator('.mats .mat').all()) await expect(each).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.prompt')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.hand')).toBeInViewport({ ratio: 1 });
  await tab(page, /^Log/).tap();
  await expect(mat).toBeHidden();
  await expect(log).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(log).toBeHidden();
  await page.locator('.chip.own').tap();
  await mat.locator('.refresh').tap();
  await page.locator('.prompt .btn.go').tap();
  await expect(mat).toBeHidden();
});

test('on its side, mats and log take turns, and cards can be refreshed beside either', async ({ page }) => {
  await page.setViewportSize(ON_ITS_SIDE);
  await at(page, 'turn');
  const refresh = page.locator('.prompt .refresh');
  await expect(tab(page, /^Players/)).toHaveAttribute('aria-pressed', 'true');
  for (const each of await page.locator('.mats .mat').all()) await expect(each).toBeInViewport({ ratio: 1 });
  await expect(refresh).toHaveCount(0);
  await tab(page, /^Log/).tap();
  await expect(page.locator('.mats')).toBeHidden();
  await expect(page.locator('.log')).toBeInViewport({ ratio: 1 });
  await refresh.tap();
  await expect(refresh).toHaveCount(0);
  await tab(page, /^Players/).tap();
  await expect(page.locator('.mats .own .refresh')).toHaveAttribute('data-standing', 'chosen');
});

test('a power can be begun, whether its mat is in sight or not', async ({ page }) => {
  await at(page, 'powers');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.locator('[data-part^="power:"][data-standing="can"]:visible').first().tap();
    await expect(page.locator('.prompt .btn.go')).toBeVisible();
    await page.getByRole('button', { name: 'Choose anew' }).tap();
    await expect(page.locator('.prompt .btn.go')).toHaveCount(0);
  }
});

test('whatever a finger is meant for is as large as one', async ({ page }) => {
  for (const size of [UPRIGHT, ON_ITS_SIDE]) {
    await page.setViewportSize(size);
    await at(page, 'turn');
    await tab(page, /^Players/).tap();
    const found = page.locator('header nav .btn, .foot button, .prompt .btn, .mats .own :is(.refresh, .fate)');
    await expectLarge(page, ':is(header nav .btn, .foot button, .prompt .btn, .mats .own :is(.refresh, .fate))');
    expect(await found.count()).toBeGreaterThan(8);
    await tab(page, /^Log/).tap();
    await expect(page.locator('.log .moment').first()).toBeVisible();
    await expectLarge(page, '.log :is(.moment, .sieve)');
  }
});

/** All of these that are seen are at least 44 pixels high and wide. */
async function expectLarge(page: Page, selector: string): Promise<void> {
  const small = await page.locator(`${selector}:visible`).evaluateAll((all) =>
    all.flatMap((it) => {
      const { width, height } = it.getBoundingClientRect();
      return Math.min(width, height) < 43.9 ? [`${it.textContent} ${it.className}: ${width} × ${height}`] : [];
    }),
  );
  expect(small).toEqual([]);
}
