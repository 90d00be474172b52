import { expect, type Page } from '@playwright/test';
import { test } from '../page.ts';
import { openAt } from '../positions.ts';
import { openRunes } from '../rune-positions.ts';
import { nextTurn } from '../table.ts';

const ghosts = (page: Page) => page.locator('.motion > *');

/** Counts what is set on its way from now on, in the page's body. */
async function countGhosts(page: Page): Promise<void> {
  // What moves is loaded after the table.
  await expect(page.locator('.motion')).toHaveCount(1);
  await page.evaluate(() => {
    const counted = { ghosts: 0 };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        counted.ghosts += [...addedNodes].filter((node) => node.nodeType === Node.ELEMENT_NODE).length;
      document.body.dataset.ghosts = String(counted.ghosts);
    }).observe(document.querySelector('.motion') ?? document.body, { childList: true });
  });
}

/** Raises the first fighter that can be raised, and says where it lies then. */
async function raise(page: Page): Promise<string> {
  await openAt(page, 'raise');
  await nextTurn(page);
  await countGhosts(page);
  const held = () =>
    page.locator('[data-spot^="held:"]').evaluateAll((cards) => cards.map((c) => c.dataset.spot ?? ''));
  const before = await held();
  await page.locator('.stage [data-part^="slot:"][data-standing="can"]').first().click();
  await page.locator('.prompt .btn.go').click();
  await expect.poll(async () => (await held()).length).toBe(before.length + 1);
  const [raised = ''] = (await held()).filter((card) => !before.includes(card));
  return raised;
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, settings: { speed: 'normal' } });

  test('a raised fighter travels, and ends where it has been all the time', async ({ page }) => {
    const spot = await raise(page);
    await expect(page.locator('body')).toHaveAttribute('data-ghosts', /[1-9]/);
    const card = page.locator(`[data-spot="${spot}"]`).first();
    await expect.poll(() => card.evaluate((c) => getComputedStyle(c).opacity)).toBe('1');
    await expect.poll(() => card.evaluate((c) => c.getAnimations().length)).toBe(0);
  });

  test('a click skips what moves, and is the click it was', async ({ page }) => {
    const spot = await raise(page);
    const left = await page.evaluate(() => {
      const button = document.querySelector('[data-part="tile:0"]');
      button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      return document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('.held')).length;
    });
    expect(left).toBe(0);
    await expect(page.locator(`[data-spot="${spot}"]`).first()).toHaveCSS('opacity', '1');
    await expect(page.locator('dialog[open]')).toBeVisible();
  });

  test('nothing moves over a battle', async ({ page }) => {
    // What is uppermost in the middle of the table, if all could be pointed at.
    const uppermost = (): Promise<string> =>
      page.evaluate(() => {
        const motion = document.querySelector<HTMLElement>('.motion');
        motion?.style.setProperty('pointer-events', 'auto');
        const { x, y, width, height } = document.querySelector('.stage')?.getBoundingClientRect() ?? new DOMRect();
        const there = document.elementFromPoint(x + width / 2, y + height / 2);
        motion?.style.removeProperty('pointer-events');
        return ['motion', 'battle'].find((name) => there?.closest(`.${name}`)) ?? '';
      });
    await openAt(page, 'clash');
    await nextTurn(page);
    await expect(page.locator('.motion')).toHaveCount(1);
    await expect.poll(uppermost).toBe('battle');
    await page.getByRole('button', { name: 'See the board', exact: true }).click();
    await expect.poll(uppermost).toBe('motion');
  });

  test('a battle is told step by step, and its truth is there from the start', async ({ page }) => {
    await openAt(page, 'clash');
    await nextTurn(page);
    await page.locator('.scene .options button').first().click();
    const go = page.locator('.scene .btn.go');
    await go.click();
    // Read and skipped in one moment: before the next the battle may have been told.
    const early = await page.waitForFunction(() => {
      const skip = document.querySelector<HTMLElement>('[data-skip]');
      if (!skip?.checkVisibility()) return null;
      const totals = [...document.querySelectorAll('.versus b .vh')].map((it) => it.textContent);
      const told = document.querySelector('.scene')?.getAttribute('style') ?? '';
      skip.click();
      return { totals, told };
    });
    const { totals, told } = (await early.jsonValue()) ?? { totals: [], told: '' };
    expect(totals).toHaveLength(2);
    expect(told).toContain('--outcome');
    await expect(page.locator('[data-skip]')).toHaveCount(0);
    // A slow phone would style all of the scene anew without them; what came of it waits for nothing any more.
    await expect(page.locator('.scene')).toHaveAttribute('style', told);
    await expect(page.locator('.outcomes')).not.toHaveAttribute('style', /./);
    expect(await page.locator('.versus b [aria-hidden]').allTextContents()).toEqual(totals);
  });
});

test('whoever wants less motion sees none', async ({ page }) => {
  await raise(page);
  await nextTurn(page);
  await expect(ghosts(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.body.dataset.ghosts)).toBe(undefined);
});

test.describe('in Rune Age, with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, settings: { speed: 'normal' } });

  test('a card that is played travels, and a key skips that', async ({ page }) => {
    await openRunes(page, { scenario: 'resurgence', seats: ['person', 'greedy'], seed: '3' });
    await nextTurn(page);
    await countGhosts(page);
    const purse = page.locator('[data-spot="purse"] .coins').first();
    await expect(purse).toContainText('0');
    await page.locator('.hand [data-standing="can"]').first().click();
    await expect(page.locator('body')).toHaveAttribute('data-ghosts', /[1-9]/);
    await expect(purse).toContainText('1');
    await page.keyboard.press('Shift');
    await expect(ghosts(page)).toHaveCount(0);
  });
});

test.describe('sounds', () => {
  /** How many tones have begun in this page. */
  const tones = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.tones ?? 0));
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (...times) {
        const { dataset } = document.documentElement;
        dataset.tones = String(Number(dataset.tones ?? 0) + 1);
        return start.apply(this, times);
      };
    });
  });
  /** A gold card is played. */
  async function playGold(page: Page): Promise<void> {
    await openRunes(page, { scenario: 'resurgence', seats: ['person', 'greedy'], seed: '3' });
    await nextTurn(page);
    await expect(page.locator('.motion')).toHaveCount(1);
    const held = page.locator('[data-spot^="held:"]');
    const before = await held.count();
    await page.locator('.hand [data-standing="can"]').first().click();
    await expect(held).toHaveCount(before - 1);
  }

  test('are off as long as nobody wants any', async ({ page }) => {
    await playGold(page);
    await page.waitForTimeout(600);
    expect(await tones(page)).toBe(0);
    await raise(page);
    await page.waitForTimeout(600);
    expect(await tones(page)).toBe(0);
  });

  test.describe('when they are wanted', () => {
    test.use({ settings: { sound: 'quiet' } });

    test('are heard in Rune Age', async ({ page }) => {
      await playGold(page);
      await expect.poll(() => tones(page)).toBeGreaterThan(0);
    });

    test('are heard in Crown of Ash', async ({ page }) => {
      await raise(page);
      await expect.poll(() => tones(page)).toBeGreaterThan(0);
    });
  });
});
