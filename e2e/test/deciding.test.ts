// What one needs to decide by is in sight while one decides.
import { expect, type Page } from '@playwright/test';
import { expectAccessible, test } from '../page.ts';
import { openAt, type Position } from '../positions.ts';
import { fightByFinger, lookAtOutcomes, nextTurn, untilShown } from '../table.ts';

const PHONES = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
] as const;
const ASIDE = { width: 740, height: 360 };

/** Opens it, with what came of battles before put away. */
async function sitAt(page: Page, position: Position): Promise<void> {
  await openAt(page, position);
  await nextTurn(page);
  await lookAtOutcomes(page);
}

/** How far the first of these reaches into any of the others, in pixels. Runs in the page. */
function covering([over = '', below = '']: readonly string[]): string[] {
  const one = document.querySelector(over)?.getBoundingClientRect();
  if (!one) return ['nothing of it is there'];
  return [...document.querySelectorAll(below)].flatMap((it) => {
    const other = it.getBoundingClientRect();
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return wide > 1 && high > 1 ? [`${it.className} by ${wide} × ${high}`] : [];
  });
}

/** How high the largest stretch of a battle is in which nothing stands. Runs in the page. */
function emptiest(): number {
  const all = [...document.querySelectorAll('.scene :is(h2, .card, .versus b, .sum, .outcomes li, .btn)')];
  const lines = all.map((it) => it.getBoundingClientRect()).toSorted((a, b) => a.top - b.top);
  let end = lines[0]?.bottom ?? 0;
  let most = 0;
  for (const { top, bottom } of lines) {
    most = Math.max(most, top - end);
    end = Math.max(end, bottom);
  }
  return most;
}

/** Picks a fighter that can be paid for in several ways. */
async function pickPayable(page: Page): Promise<void> {
  await sitAt(page, 'payment');
  const ways = page.locator('.choosers .option');
  const raised = page.locator('[data-part^="slot:"][data-standing="can"]');
  const parts = await raised.evaluateAll((slots) => slots.map((slot) => slot.getAttribute('data-part')));
  for (const part of parts) {
    const slot = page.locator(`[data-part="${part}"]`);
    await slot.tap();
    await expect(slot).toHaveAttribute('data-standing', 'chosen');
    if ((await ways.count()) > 2) return;
  }
  throw new Error('every fighter has one price');
}

/** What is known of a battle is in sight beside this question, and nothing of it covered. */
async function expectBattleInSight(page: Page, position: Position): Promise<void> {
  await openAt(page, position);
  await nextTurn(page);
  const foot = await page.locator('.scene footer').boundingBox();
  await expect(page.locator('.scene .note')).toHaveCount(2);
  for (const part of await page.locator('.scene :is(h2, h3, .note)').all())
    await expect(part).toBeInViewport({ ratio: 0.99 });
  for (const note of await page.locator('.scene .note').all()) {
    const box = await note.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((foot?.y ?? 0) + 1);
  }
  expect(await page.evaluate(covering, ['.scene h2', '.scene .side header > div > *'])).toEqual([]);
}

test.use({ hasTouch: true, isMobile: true });

for (const language of ['en', 'ru'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ settings: { language } });

    test.describe('on a phone on its side', () => {
      test.use({ viewport: ASIDE });
      test('all that is known of a battle is seen with each of its questions', async ({ page }) => {
        for (const position of ['clash', 'unveil', 'forewarn', 'overturn', 'brace'] as const)
          await test.step(position, () => expectBattleInSight(page, position));
      });
    });

    test('on its side, too, all ways to pay are in sight, and the way on', async ({ page }) => {
      await page.setViewportSize(ASIDE);
      await pickPayable(page);
      for (const part of await page.locator('.prompt :is(h2, .option, .acts .btn)').all())
        await expect(part).toBeInViewport({ ratio: 0.99 });
      expect(await page.evaluate(covering, ['.prompt', '.purse, .display'])).toEqual([]);
    });

    test('whoever defends reads what the attacker may come to, and the attacker has no less', async ({ page }) => {
      await page.setViewportSize(PHONES[0]);
      await openAt(page, 'clash');
      await nextTurn(page);
      const notes = page.locator('.scene .note');
      const total = language === 'en' ? 'Total' : 'Всего';
      await expect(notes.first()).toContainText(new RegExp(`${total} \\d+–\\d+`));
      await expect(notes.last()).not.toContainText(total);
      await expectAccessible(page);
    });

    test('the totals of a battle take what room a high phone has', async ({ page }) => {
      await openAt(page, 'clash');
      await nextTurn(page);
      await fightByFinger(page);
      for (const [width, height] of [
        [360, 740],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => page.evaluate(emptiest)).toBeLessThan(72);
      }
    });

    for (const size of PHONES) {
      test(`the order of play is chosen beside hand, stock and points at ${size.height}`, async ({ page }) => {
        await page.setViewportSize(size);
        await sitAt(page, 'order');
        const room = page.locator('.prompt');
        const lines = await page
          .locator('.order > .place')
          .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
        expect(new Set(lines).size).toBe(1);
        expect((await room.boundingBox())?.height).toBe(112);
        expect(await page.evaluate(covering, ['.choosers', '.purse, .chips, .display, .offer'])).toEqual([]);
        await page.locator('.foot button').nth(1).tap();
        await expect(page.locator('.held')).toBeVisible();
        expect(await page.evaluate(covering, ['.choosers', '.held'])).toEqual([]);
        for (let place = 0; place < 3; place++) {
          await page.locator('.place.next button').first().tap();
          await untilShown(page);
        }
        await expect(page.locator('.prompt .go')).toBeEnabled();
        expect((await room.boundingBox())?.height).toBe(112);
        await expect(page.locator('.prompt h2')).toBeInViewport({ ratio: 1 });
      });

      test(`what is paid, or given away, is chosen beside the stock at ${size.height}`, async ({ page }) => {
        await page.setViewportSize(size);
        await sitAt(page, 'fence');
        expect(await page.evaluate(covering, ['.choosers', '.purse, .chips, .display, .prompt'])).toEqual([]);
        await pickPayable(page);
        expect(await page.evaluate(covering, ['.choosers', '.purse, .chips, .display, .prompt'])).toEqual([]);
      });
    }

    test('cards say their kinds and effects in words of the language', async ({ page }) => {
      await page.setViewportSize(PHONES[0]);
      await openAt(page, 'clash');
      await nextTurn(page);
      const words = language === 'en' ? ['win', 'lose'] : ['победа', 'поражение'];
      for (const card of await page.locator('.options .card').all()) {
        await expect(card.locator('em')).toHaveText(words);
        for (const word of await card.locator('em').all()) await expect(word).toBeInViewport({ ratio: 1 });
        expect(await card.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
      }
      expect(await page.locator('.options .card').evaluateAll(wordsOverOther)).toEqual([]);
      const kinds = language === 'en' ? /^(Sulphur|Blood|Ash|Bone)$/ : /^(Сера|Кровь|Пепел|Кости)$/;
      for (const kind of await page.locator('.corner em').all()) await expect(kind).toHaveText(kinds);
    });
  });
}

/** Words on cards that lie over a number or a sign, or have broken into lines. Runs in the page. */
function wordsOverOther(cards: readonly Element[]): string[] {
  return cards.flatMap((card) =>
    [...card.querySelectorAll('em')].flatMap((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      const a = range.getBoundingClientRect();
      const lines = range.getClientRects().length;
      const over = [...card.querySelectorAll('.loot, .glyph')].filter((it) => {
        const b = it.getBoundingClientRect();
        return (
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3
        );
      });
      return [
        ...(lines > 1 ? [`${word.textContent} in ${lines} lines`] : []),
        ...over.map(() => `${word.textContent} is covered`),
      ];
    }),
  );
}

test('fighters in the Citadel stand clear of the minions before it at every size', async ({ page }) => {
  await page.setViewportSize(PHONES[0]);
  await sitAt(page, 'siege');
  const citadel = page.locator('.group.place:has([data-spot="place:6"])');
  await expect(citadel.locator('.guard')).toHaveCount(3);
  expect(await citadel.locator('.figure').count()).toBeGreaterThan(3);
  const guards = await citadel.locator('.guard').evaluateAll((all) => all.map((it) => it.getAttribute('data-spot')));
  const others = '.figure, .at.vp, [data-spot^="banner:"], .modifier';
  for (const size of [...PHONES, ASIDE, { width: 768, height: 1024 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    for (const spot of guards) {
      const covered = () => page.evaluate(covering, [`.guard[data-spot="${spot}"]`, others]);
      await expect.poll(covered, { message: `${spot} at ${size.width} × ${size.height}` }).toEqual([]);
    }
  }
});
