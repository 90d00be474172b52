import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling, test } from '../page.ts';
import { openAt } from '../positions.ts';
import { openRunes } from '../rune-positions.ts';
import { lookAtOutcomes, nextTurn, untilShown } from '../table.ts';

test.use({ hasTouch: true, isMobile: true });

interface Reach {
  readonly part: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How wide and high each space that is not quiet can be touched, and where it is. Runs in the page. */
function reaches(): Reach[] {
  return [...document.querySelectorAll<HTMLElement>('.stage .space:not([data-standing="quiet"])')].map((space) => {
    const box = space.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const along = (right: number, down: number): number => {
      let far = 0;
      while (far < 60 && document.elementFromPoint(x + right * far, y + down * far)?.closest('button') === space) far++;
      return far;
    };
    const [width, height] = [along(-1, 0) + along(1, 0), along(0, -1) + along(0, 1)];
    return { part: space.dataset.part ?? '', x, y, width, height };
  });
}

/** What moves, and what of a tapped thing is its browser's own sign, in the picture after a click. Runs in the page. */
const nextPicture = (thing: Element): Promise<{ readonly moving: readonly string[]; readonly sign: string }> =>
  new Promise((resolve) =>
    thing.addEventListener('click', () =>
      requestAnimationFrame(() =>
        resolve({
          moving: document.getAnimations().map((it) => (it instanceof CSSTransition ? it.transitionProperty : it.id)),
          sign: getComputedStyle(thing).getPropertyValue('-webkit-tap-highlight-color'),
        }),
      ),
    ),
  );

/** A finger rests on something, long enough to look rather than to choose. */
async function rest(page: Page, thing: Locator): Promise<void> {
  const { x, y, width, height } = await thing.evaluate((it) => it.getBoundingClientRect().toJSON());
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(700);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

for (const height of [640, 740]) {
  test(`at 360 × ${height} a finger beside a space finds it, and between two the nearer one`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height });
    await openAt(page, 'turn');
    await nextTurn(page);
    await lookAtOutcomes(page);
    const spaces = await page.evaluate(reaches);
    expect(spaces.length).toBeGreaterThan(15);
    const told = spaces.map((it) => `${it.part} ${it.width} × ${it.height}`).join('\n');
    for (const { part, x, y, ...reach } of spaces) {
      const others = spaces.filter((other) => other.part !== part);
      const beside = others.filter((other) => Math.abs(other.y - y) < 2).map((other) => Math.abs(other.x - x));
      const above = others.filter((other) => Math.abs(other.x - x) < 10).map((other) => Math.abs(other.y - y));
      // A finger’s width, unless another space is so near; what is drawn of other things may take a little of it.
      const wide = Math.min(34, ...beside);
      const high = Math.min(41, ...above);
      expect(reach.width, `${part} in width\n${told}`).toBeGreaterThanOrEqual(Math.floor(wide) - 1);
      expect(reach.height, `${part} in height\n${told}`).toBeGreaterThanOrEqual(Math.floor(high) - 1);
    }
    for (const one of spaces) {
      const other = spaces.find(
        ({ part, x, y }) => part !== one.part && Math.abs(y - one.y) < 2 && x > one.x && x - one.x < 60,
      );
      if (!other) continue;
      const middle = (one.x + other.x) / 2;
      for (const [x, nearer] of [
        [middle - 2, one],
        [middle + 2, other],
      ] as const) {
        const hit = await page.evaluate(
          (at) => document.elementFromPoint(at.x, at.y)?.closest('button')?.dataset.part,
          { x, y: one.y },
        );
        expect(hit).toBe(nearer.part);
      }
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('whatever else is to be done where somebody tapped lies beside it, as large as a finger', async ({ page }) => {
    await openAt(page, 'turn');
    const before = await nextTurn(page);
    await lookAtOutcomes(page);
    const [, middle] = await page
      .locator('.stage [data-caption^="space:"]')
      .evaluateAll((all) => all.map((caption) => caption.getAttribute('data-caption')));
    await page.locator(`.stage .space[data-part="${middle}"]`).tap();
    await untilShown(page);
    const beside = page.getByRole('group', { name: 'What to do here' }).getByRole('button');
    await expect(beside).toHaveText(
      ['Attack +1', 'Attack', 'Attack −1'].map(
        (text) => new RegExp(`^${text.replace(' ', '\\s*').replace('+', '\\+')}$`),
      ),
    );
    for (const button of await beside.all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await expect(beside.nth(1)).toHaveAttribute('aria-pressed', 'true');
    const prompt = page.locator('.prompt .ask');
    await expect(prompt).not.toContainText('(−1)');
    await beside.nth(2).tap();
    await expect(beside.nth(2)).toHaveAttribute('aria-pressed', 'true');
    await expect(prompt).toContainText('(−1)');
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    await page.locator('.prompt .btn.go').tap();
    await expect.poll(() => nextTurn(page)).not.toEqual(before);
  });

  test('magnified, no two spaces are nearer to each other than a finger is wide', async ({ page }) => {
    await openAt(page, 'turn');
    await nextTurn(page);
    await lookAtOutcomes(page);
    await page.getByRole('button', { name: 'Closer' }).tap();
    const nearest = () =>
      page.locator('.stage .place .space').evaluateAll((all) => {
        const middles = all.map((space) => {
          const { left, top, width, height } = space.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2 };
        });
        return Math.min(
          ...middles.flatMap((a, i) => middles.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))),
        );
      });
    await expect.poll(nearest).toBeGreaterThanOrEqual(43.9);
  });

  test('a second tap sends only where the first one is seen', async ({ page }) => {
    await openAt(page, 'turn');
    const before = await nextTurn(page);
    await lookAtOutcomes(page);
    const space = page.locator('.stage .place .space[data-standing=can]').first();
    const box = await space.boundingBox();
    if (!box) throw new Error('not seen');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.touchscreen.tap(x - 18, y - 8);
    await untilShown(page);
    const go = page.locator('.prompt .btn.go');
    await expect(go).toBeVisible();
    const chosen = page.locator('.stage .space[data-standing=chosen]');
    await expect(chosen).toHaveCount(1);
    await page.touchscreen.tap(x - 18, y - 16);
    await untilShown(page);
    await expect(chosen).toHaveCount(1);
    await expect(go).toBeEnabled();
    await page.touchscreen.tap(x + 8, y - 8);
    await expect.poll(() => nextTurn(page)).not.toEqual(before);
  });

  test('one tap in the place of the main button does not decline', async ({ page }) => {
    await openAt(page, 'raise');
    const before = await nextTurn(page);
    await lookAtOutcomes(page);
    const nobody = page.getByRole('button', { name: 'Raise nobody' });
    await nobody.tap();
    await expect(nobody).toHaveClass(/\bgo\b/);
    await expect(nobody).toHaveText('Raise nobody?');
    const { question } = await page
      .locator('[data-question]')
      .evaluate((at) => ({ ...(at instanceof HTMLElement ? at.dataset : {}) }));
    expect(question).toBe('raise');
    // Whoever picks something after all has not declined.
    await page.locator('.stage [data-part^="slot"][data-standing=can]').first().tap();
    await untilShown(page);
    await page.getByRole('button', { name: 'Choose anew' }).tap();
    await untilShown(page);
    await expect(nobody).not.toHaveClass(/\bgo\b/);
    await nobody.tap();
    await nobody.tap();
    await expect.poll(() => nextTurn(page)).not.toEqual(before);
  });

  for (const [position, row] of [
    ['raise', '.display'],
    ['build', '.offer'],
    ['commit', '.held'],
  ] as const)
    test(`${position}: what can be chosen is shown in large by a long touch, and not chosen by it`, async ({
      page,
    }) => {
      await openAt(page, position);
      await nextTurn(page);
      const thing = page.locator(`${row} [data-standing="can"]`).first();
      await rest(page, thing);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(thing).toHaveAttribute('data-standing', 'can');
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator('.prompt h2')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.prompt.previewing')).toHaveCount(0);
    });

  test('who of two goes first is chosen within the question, where nothing else is hidden', async ({ page }) => {
    await openAt(page, 'orderOfTwo');
    await nextTurn(page);
    const ways = page.locator('.choosers').getByRole('button', { name: /goes first$/ });
    await expect(ways).toHaveCount(2);
    for (const tab of ['Board', 'Players', 'Log']) {
      await page.locator('.foot').getByRole('button', { name: tab }).tap();
      await expect(page.locator('.prompt .choosers')).toHaveCSS('position', 'static');
    }
    await ways.last().tap();
    await expect(page.locator('.prompt .go')).toBeEnabled();
  });

  test('what is picked of many has a tick, whatever it is', async ({ page }) => {
    const ticked = (part: string): Promise<string[]> =>
      page
        .locator(`[data-part^="${part}"]`)
        .evaluateAll((all) =>
          all
            .filter((it) =>
              [it, ...it.querySelectorAll('*')].some((inner) =>
                getComputedStyle(inner, '::after').content.includes('✓'),
              ),
            )
            .map((it) => it.getAttribute('data-standing') ?? ''),
        );
    await openAt(page, 'build');
    await nextTurn(page);
    for (const part of ['tile:', 'region:']) {
      expect(await ticked(part)).toEqual([]);
      await page.locator(`[data-part^="${part}"][data-standing="can"]`).last().tap();
      await untilShown(page);
      expect(await ticked(part)).toEqual(['chosen']);
    }
    await openAt(page, 'commit');
    await nextTurn(page);
    const inHand = '.held [data-part][data-standing="can"]';
    await page.locator(inHand).first().tap();
    await untilShown(page);
    expect(await ticked('fighter:')).toEqual(['chosen']);
  });

  test('ways to pay stand over the board alone, not over what somebody looks up before they choose', async ({
    page,
  }) => {
    await openAt(page, 'payment');
    await nextTurn(page);
    const ways = page.locator('.choosers').getByRole('group');
    for (const slot of await page.locator('.display [data-standing="can"]').all()) {
      if (await ways.isVisible()) break;
      await slot.tap();
      await untilShown(page);
    }
    await expect(ways).toBeVisible();
    await page.locator('.foot').getByRole('button', { name: 'Players' }).tap();
    await expect(ways).toBeHidden();
    await page.locator('.foot').getByRole('button', { name: 'Board' }).tap();
    await expect(ways).toBeVisible();
  });
});

for (const [language, term, button] of [
  ['en', 'Exhaust: turn it sideways', 'Read rule RTU-7'],
  ['ru', 'Истощить: повернуть карту боком', 'Прочитать правило RTU-7'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: 360, height: 640 }, settings: { language } });
    test('a card of Rune Age in large says what its terms mean, and leads to their rules', async ({ page }) => {
      const until = { question: 'turn', after: 0 };
      await openRunes(page, { scenario: 'resurgence', seats: ['person', 'greedy'], seed: '1', until });
      await nextTurn(page);
      const city = page.locator('.cities [data-part]').first();
      const finger = { pointerType: 'touch', isPrimary: true };
      await city.dispatchEvent('pointerdown', finger);
      const large = page.getByRole('dialog');
      await expect(large).toContainText(term);
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page);
      await large.getByRole('link', { name: button }).first().click();
      await expect(page.locator('#rule-RTU-7')).toBeInViewport();
    });
  });
}

for (const [what, open] of [
  ['Crown of Ash', (page: Page) => openAt(page, 'turn')],
  ['Rune Age', (page: Page) => openRunes(page, { scenario: 'resurgence', seats: ['person', 'greedy'], seed: '3' })],
] as const)
  test(`${what}: what is tapped looks pressed in the next picture, and is shown as chosen in one after it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page);
    await nextTurn(page);
    await lookAtOutcomes(page);
    const tapped = page.locator('[data-question] [data-part][data-standing="can"]').first();
    const seen = await tapped.evaluate(async (thing) => {
      const looks = () => [thing.hasAttribute('data-pressed'), thing.getAttribute('data-standing') === 'can'];
      if (thing instanceof HTMLElement) thing.click();
      const first = await new Promise((painted) => requestAnimationFrame(() => painted(looks())));
      for (let n = 0; n < 100 && thing.isConnected && thing.hasAttribute('data-pressed'); n++)
        await new Promise((later) => setTimeout(later, 20));
      return { first, last: thing.isConnected ? looks() : [false, false] };
    });
    expect(seen).toEqual({ first: [true, true], last: [false, false] });
  });

test('what a finger taps is drawn alone: nothing about it moves or wakes up, as it would under a mouse', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAt(page, 'turn');
  await nextTurn(page);
  await lookAtOutcomes(page);
  const space = page.locator('.stage .space[data-standing="can"]').first();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const seen = space.evaluate(nextPicture);
  await space.tap();
  expect(await seen).toEqual({ moving: [], sign: 'rgba(0, 0, 0, 0)' });
  await untilShown(page);
});
