import { expect, type Page } from '@playwright/test';
import { SCREENS } from '../every-screen.ts';
import { expectNoSidewaysScrolling, test } from '../page.ts';
import { openAt } from '../positions.ts';
import { openRunes } from '../rune-positions.ts';
import { nextTurn } from '../table.ts';

test.use({ viewport: { width: 360, height: 640 } });

/** What sticks out of the window to the side, though nothing leads there; told by name and right end. Runs in the page. */
function cutOff(): string[] {
  const sideways = (element: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth;
  const within = (element: Element): Element[] =>
    element.parentElement ? [element, ...within(element.parentElement)] : [element];
  const out = [...document.querySelectorAll('body *:not(svg *)')].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && (left < -1 || right > window.innerWidth + 1) && element.checkVisibility();
  });
  return out
    .filter((element) => !element.matches('svg.sky, .vh') && !within(element).some(sideways))
    .map((element) => `${element.localName}.${element.getAttribute('class')}: ${element.textContent?.slice(0, 40)}`);
}

/** Words that lie over other words. Runs in the page. */
function overlaid(selector: string): string[] {
  const told = [...document.querySelectorAll(selector)].filter(
    (element) =>
      element.checkVisibility() && element.textContent?.trim() && !element.closest('.vh, .board, [data-part]'),
  );
  const boxes = told.map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const whole = range.getBoundingClientRect();
    const seen = [element, element.parentElement ?? element].map((it) => it.getBoundingClientRect());
    const top = Math.max(whole.top, ...seen.map((box) => box.top));
    const bottom = Math.min(whole.bottom, ...seen.map((box) => box.bottom));
    return { element, box: { left: whole.left, right: whole.right, top, bottom } };
  });
  return boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap((b) => {
      if (a.element.contains(b.element) || b.element.contains(a.element)) return [];
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      return wide > 2 && high > 4 ? [`${a.element.textContent} / ${b.element.textContent}`] : [];
    }),
  );
}
const WORDS =
  'header :is(a, h1, h2, h3, p, b), main :is(h1, h2, h3, p, li > b, dt, dd, th), .chips :is(b:not(:has(*)), b > span:not(.vh), em, .name), nav button > span';

for (const language of ['en', 'ru'] as const) {
  test.describe(`text of twice the size on a phone, in ${language}`, () => {
    test.use({ settings: { language, size: 200 } });

    test('nothing is cut off on any screen, and nothing scrolls sideways', async ({ page }) => {
      for (const [screen, go] of Object.entries(SCREENS)) {
        await test.step(screen, async () => {
          await go(page);
          await expect(page.locator('html')).toHaveCSS('zoom', '2');
          await expectNoSidewaysScrolling(page);
          await expect.poll(() => page.evaluate(cutOff)).toEqual([]);
        });
      }
    });

    for (const [name, open] of Object.entries({
      'a table': (page: Page) => openAt(page, 'turn'),
      'a battle': (page: Page) => openAt(page, 'clash'),
      'Rune Age': (page: Page) =>
        openRunes(page, {
          scenario: 'resurgence',
          seed: '3',
          seats: ['person', 'greedy', 'greedy', 'greedy'],
          until: { question: 'turn', after: 300 },
        }),
    }))
      test(`${name}: every part is reached, and no words lie over others`, async ({ page }) => {
        await open(page);
        await nextTurn(page);
        for (const tab of await page.locator('nav.tabs button:enabled').all()) {
          await test.step((await tab.textContent()) ?? '', async () => {
            await tab.click();
            await expectNoSidewaysScrolling(page);
            await expect.poll(() => page.evaluate(cutOff)).toEqual([]);
            await expect.poll(() => page.evaluate(overlaid, WORDS)).toEqual([]);
          });
        }
      });
  });
}

test.describe('text of twice the size in a window on its side', () => {
  test.use({ settings: { size: 200 } });
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1280, 720],
  ] as const)
    test(`board, question and hand are in sight together at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openAt(page, 'commit');
      await nextTurn(page);
      const prompt = page.locator('.prompt');
      await expect(prompt).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('group', { name: 'The board' })).toBeInViewport({ ratio: 0.9 });
      for (const card of await page.locator('.held [data-standing="can"]').all()) {
        await expect(card).toBeInViewport({ ratio: 1 });
        await card.click({ trial: true });
      }
      // No more of the text is given up for it than a phone on its side gives up.
      expect(await page.evaluate(() => Number(getComputedStyle(document.documentElement).zoom))).toBeGreaterThan(1.76);
    });
});
