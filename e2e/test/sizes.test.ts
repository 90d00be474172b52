import { expect, type Page } from '@playwright/test';
import { close } from '../every-screen.ts';
import { expectNoSidewaysScrolling, test } from '../page.ts';
import { ALL_POSITIONS, ASKED, openAt, type Position } from '../positions.ts';
import { FOUGHT, goOn } from '../rune.ts';
import { openRunes } from '../rune-positions.ts';
import { SCREENS } from '../screens.ts';
import { answerUntil, lookAtOutcomes, nextTurn } from '../table.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
  // A phone on its side.
  { width: 844, height: 390 },
] as const;
const [PHONE, , DESK] = SIZES;

/** Parts that stand beside each other and yet lie over each other, by pairs. Runs in the page. */
function overlaps(): string[] {
  const found: string[] = [];
  for (const whole of document.querySelectorAll('#app, #app > main, .desk')) {
    const parts = [...whole.children].filter(
      (it) =>
        !it.matches('.fighting > .stage, dialog, .told, .battle, [data-tab=hand] > .held') &&
        getComputedStyle(it).visibility === 'visible' &&
        !/fixed|absolute/.test(getComputedStyle(it).position),
    );
    const boxes = parts.map((it) => ({ it, box: it.getBoundingClientRect() }));
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(i + 1)) {
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (wide > 1 && high > 1) found.push(`${a.it.className} and ${b.it.className} by ${wide} × ${high}`);
      }
    });
  }
  return found;
}

/** Nothing sticks out to the side once the window is of this size and everything has found its place. */
async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await expect(() => expectNoSidewaysScrolling(page)).toPass();
}

async function expectRoom(page: Page): Promise<void> {
  for (const size of SIZES) {
    await resize(page, size);
    const { width, height } = size;
    await expect.poll(() => page.evaluate(overlaps), { message: `${width} × ${height}` }).toEqual([]);
  }
}

const { lobby, setup, cover, past, rules, lesson } = SCREENS;
test('lobby, form, cover, a past moment, rules and lesson have room at every size', async ({ page }) => {
  for (const [name, go] of Object.entries({ lobby, setup, cover, past, rules, lesson }))
    await test.step(name, async () => {
      await go(page);
      await expectRoom(page);
    });
});

test('games, settings and what the page is about have room at every size', async ({ page }) => {
  for (const place of ['games', 'settings', 'about']) {
    await page.goto(`/#/${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectRoom(page);
  }
});

/** A question has room, and so has its list. */
async function expectRoomFor(page: Page, position: Position): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAt(page, position);
  const waiting = await nextTurn(page);
  const asked = waiting.for === 'answer' ? waiting.question : waiting.for;
  expect(asked).toBe(ASKED[position] ?? position);
  await expectRoom(page);
  if (waiting.for === 'over') return;
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const size of [PHONE, DESK]) await resize(page, size);
  await close(page);
}

/** Questions that are opened on one page: to come to a new page takes as long as to look at one of them. */
const TOGETHER = 6;
for (let from = 0; from < ALL_POSITIONS.length; from += TOGETHER) {
  const some = ALL_POSITIONS.slice(from, from + TOGETHER);
  test(`questions of ${some.join(', ')} have room at every size, and so have their lists`, async ({ page }) => {
    for (const position of some) await test.step(position, () => expectRoomFor(page, position));
  });
}

test.describe('in Russian, whose words are longer', () => {
  test.use({ settings: { language: 'ru' } });
  test('a turn has room at every size', async ({ page }) => {
    await SCREENS.table(page);
    await expectRoom(page);
  });
});

test('in low windows what is asked stays in sight with its buttons, in battles and in the lesson, too', async ({
  page,
}) => {
  for (const width of [1024, 1280, 1366])
    await test.step(`${width} × 600`, async () => {
      const inSight = (part: string) => expect(page.locator(part).last()).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width, height: 600 });
      await openAt(page, 'turn');
      await nextTurn(page);
      await inSight('.prompt');
      await openAt(page, 'clash');
      await nextTurn(page);
      await lookAtOutcomes(page);
      await inSight('.scene footer');
      await inSight('.scene .btn.go');
      await page.locator('.scene .options button').last().click();
      await page.locator('.scene .btn.go').click();
      await expect(page.locator('.scene.decided')).toBeVisible();
      await inSight('.scene .btn.go');
      await SCREENS.lesson(page);
      await inSight('.prompt');
      await inSight('.coach .acts');
    });
});

/** Names of the sides that something lies over once a battle has come to rest at what is asked. Runs in the page. */
function unnamed(): string[] | null {
  const { scrollTop, clientHeight, scrollHeight } = document.querySelector('.scene') ?? document.body;
  if (scrollTop + clientHeight < scrollHeight - 1) return null;
  return [...document.querySelectorAll('.field h3')].flatMap((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    const above = document.elementFromPoint(x + width / 2, y + height / 2);
    return it.contains(above) ? [] : [it.textContent];
  });
}

test('on a low phone the sides of a battle are named above what is asked after it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAt(page, 'clash');
  await nextTurn(page);
  await page.locator('.scene .options button').first().click();
  await page.locator('.scene .btn.go').click();
  await expect(page.locator('.scene.decided footer .ask')).toBeVisible();
  await expect(page.locator('.field h3')).toHaveCount(2);
  await expect.poll(() => page.evaluate(unnamed)).toEqual([]);
});

/** Those at which a table of Rune Age has all that is asked and held in sight, and never scrolls as a whole. */
const RUNE_SIZES = [
  ...SIZES,
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1180, height: 820 },
] as const;

/** Things on the table that are wholly in the part of it that they lie in, told where they are not. Runs in the page. */
function hidden(selector: string): string[] {
  const within = document.querySelector('.stage')?.getBoundingClientRect();
  return [...document.querySelectorAll(selector)].flatMap((it) => {
    const { left, top, right, bottom } = it.getBoundingClientRect();
    const out = !within || left < within.left - 8 || right > within.right + 8 || top < within.top - 8;
    return out || bottom > within.bottom + 8 ? [`${it.getAttribute('aria-label')} at ${left}, ${top}`] : [];
  });
}

/** Four players late in a game, so that there is much on the table; two of them in a siege. */
const RUNE_TABLES = {
  'a turn of four': {
    scenario: 'resurgence',
    seed: '3',
    seats: ['person', 'greedy', 'greedy', 'greedy'],
    until: { question: 'turn', after: 300 },
  },
  'a siege': {
    scenario: 'runewars',
    seed: '1',
    seats: ['person', 'greedy'],
    until: { question: 'siege', after: 150 },
  },
} as const;

for (const language of ['en', 'ru'] as const)
  test.describe(`Rune Age in ${language}`, () => {
    test.use({ settings: { language } });
    for (const [name, table] of Object.entries(RUNE_TABLES))
      test(`${name} fits every size, with question and hand in sight`, async ({ page }) => {
        await openRunes(page, table);
        await nextTurn(page);
        for (const size of RUNE_SIZES)
          await test.step(`${size.width} × ${size.height}`, async () => {
            await resize(page, size);
            await expect.poll(() => page.evaluate(overlaps)).toEqual([]);
            await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(size.height);
            for (const part of ['.stage', '.prompt', '.hand'])
              await expect(page.locator(part)).toBeInViewport({ ratio: 0.99 });
            for (const card of await page.locator('.hand [data-thing]').all())
              await expect(card).toBeInViewport({ ratio: 0.99 });
            const whole = name === 'a siege' || (size.width > 721 && size.height > 560);
            const all = name === 'a siege' ? '.combat :is([data-thing], .total)' : '.board [data-thing]';
            if (whole) await expect.poll(() => page.evaluate(hidden, all)).toEqual([]);
            const cut = await page
              .locator('ul.chips button')
              .evaluateAll((chips) =>
                chips.filter((chip) => chip.scrollWidth > chip.clientWidth).map(({ textContent }) => textContent),
              );
            expect(cut).toEqual([]);
          });
      });

    for (const army of [1, 9])
      test(`what came of a siege of ${army} or more units lies in sight with the way on at every size`, async ({
        page,
      }) => {
        const until = { question: 'siege', after: 60, army };
        await openRunes(page, {
          scenario: 'runewars',
          seed: '3',
          factions: ['waiqar', 'daqan'],
          seats: ['person', 'greedy'],
          until,
        });
        const wayOn = page.getByRole('button', { name: language === 'ru' ? 'Дальше' : 'Continue', exact: true });
        await answerUntil(page, FOUGHT, (asked) => goOn(page, asked));
        const all = page.locator('.combat :is([data-thing], .total)');
        expect(await all.count()).toBeGreaterThan(army);
        for (const size of [...RUNE_SIZES, { width: 1280, height: 720 }])
          await test.step(`${size.width} × ${size.height}`, async () => {
            await resize(page, size);
            await expect(wayOn).toBeInViewport({ ratio: 0.99 });
            await expect.poll(() => page.evaluate(hidden, '.combat :is([data-thing], .total)')).toEqual([]);
            await wayOn.click({ trial: true });
          });
      });
  });
