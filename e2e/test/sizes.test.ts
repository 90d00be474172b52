import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScrolling, test } from '../page.ts';
import { ASKED, openAt, POSITIONS, type Position } from '../positions.ts';
import { SCREENS } from '../screens.ts';
import { nextTurn } from '../table.ts';

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
async function resize(page: Page, size: (typeof SIZES)[number]): Promise<void> {
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
for (const [name, go] of Object.entries({ lobby, setup, cover, past, rules, lesson })) {
  test(`${name} has room at every size`, async ({ page }) => {
    await go(page);
    await expectRoom(page);
  });
}

test('games, settings and what the page is about have room at every size', async ({ page }) => {
  for (const place of ['games', 'settings', 'about']) {
    await page.goto(`/#/${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectRoom(page);
  }
});

const positions = Object.keys(POSITIONS) as readonly Position[];
for (const position of positions) {
  test(`a question of ${position} has room at every size, and so has its list`, async ({ page }) => {
    await openAt(page, position);
    const waiting = await nextTurn(page);
    const asked = waiting.for === 'answer' ? waiting.question : waiting.for;
    expect(asked).toBe(ASKED[position] ?? position);
    await expectRoom(page);
    if (waiting.for === 'over') return;
    await page.keyboard.press('l');
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const size of [PHONE, DESK]) await resize(page, size);
  });
}

test.describe('in Russian, whose words are longer', () => {
  test.use({ settings: { language: 'ru' } });
  test('a turn has room at every size', async ({ page }) => {
    await SCREENS.table(page);
    await expectRoom(page);
  });
});
