import { expect, type Page } from '@playwright/test';
import { answerByMouse } from '../clicks.ts';
import { expectAccessible, expectApart, expectNoSidewaysScrolling, test } from '../page.ts';
import { openAt } from '../positions.ts';
import { answerByKeyboard, answerUntil, chooseByKeyboard, lookAtOutcomes, nextQuestion, nextTurn } from '../table.ts';

test.describe('in a large window', () => {
  test.use({ viewport: { width: 2560, height: 1440 } });
  test('the table is as much larger, and everything on it', async ({ page }) => {
    await openAt(page, 'turn');
    await nextTurn(page);
    const desk = await page.locator('.desk').boundingBox();
    expect(desk?.width).toBeGreaterThan(2400);
    expect((desk?.y ?? 0) + (desk?.height ?? 0)).toBeLessThanOrEqual(1440);
    await expectNoSidewaysScrolling(page);
    const title = await page.locator('#prompt-title').boundingBox();
    expect(title?.height).toBeGreaterThan(30);
  });
});

test('a tip lies over no other card of the market, and a chosen combat card moves none', async ({ page }) => {
  await openAt(page, 'raise');
  await nextTurn(page);
  const cards = page.locator('button[data-part^="slot:"]');
  await cards.nth(1).hover();
  const tip = page.locator('.tip:not(.hidden)');
  await expect(tip).toHaveAttribute('data-side', 'below');
  const end = async (n: number) =>
    ((await cards.nth(n).boundingBox())?.y ?? 0) + ((await cards.nth(n).boundingBox())?.height ?? 0);
  expect((await tip.boundingBox())?.y).toBeGreaterThan(await end(2));

  await openAt(page, 'clash');
  await nextTurn(page);
  const last = page.locator('.options button').last();
  const confirm = page.locator('.scene .btn.go');
  await expect(confirm).toBeDisabled();
  const before = await last.boundingBox();
  await page.locator('.options button').first().click();
  await expect(confirm).toBeEnabled();
  expect(await last.boundingBox()).toEqual(before);
});

test('cards and tiles are shown in large while no question is about them', async ({ page }) => {
  await openAt(page, 'turn');
  await nextTurn(page);
  const onBoard = ['button[data-spot^="structure:"]', 'button[data-spot^="guard:"]'];
  for (const thing of ['[data-part="slot:0"]', '[data-part="tile:0"]', ...onBoard]) {
    const shown = page.locator(thing).first();
    const told = (await shown.getAttribute('aria-label')) ?? (await shown.textContent()) ?? '';
    await shown.click();
    const dialog = page.locator('dialog[open]');
    const name = (await dialog.locator('h2').textContent()) ?? 'no heading';
    expect(told.toLowerCase(), 'it is headed by its name').toContain(name.trim().toLowerCase());
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('whoever answers by keyboard is led to what is asked next', async ({ page }) => {
  await openAt(page, 'raise');
  const before = await nextTurn(page);
  await page.locator('button[data-part^="slot:"][data-standing="can"]').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.prompt .btn.go').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => nextTurn(page)).not.toEqual(before);
  await expect(page.locator('#prompt-title:focus, #battle-title:focus')).toHaveCount(1);
});

for (const quick of [false, true])
  test(`Enter ${quick ? 'at once ' : ''}after a click gives the answer instead of clicking again`, async ({ page }) => {
    await openAt(page, 'commit');
    const before = await nextTurn(page);
    const fighter = page.locator('.hand [data-part^="fighter:"][data-standing="can"]').first();
    if (!quick) {
      await fighter.click();
      await page.keyboard.press('Enter');
    }
    // Before what has been picked is shown.
    else
      await fighter.evaluate((button) => {
        if (!(button instanceof HTMLElement)) throw new TypeError('no button');
        button.focus();
        const by = { bubbles: true, cancelable: true };
        button.dispatchEvent(new PointerEvent('pointerdown', by));
        button.click();
        button.dispatchEvent(new KeyboardEvent('keydown', { ...by, key: 'Enter', code: 'Enter' }));
      });
    await expect.poll(() => nextTurn(page)).not.toEqual(before);
  });

test('on a phone the board can be magnified and moved about, until spaces are as large as fingers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAt(page, 'turn');
  await nextTurn(page);
  const stage = page.getByRole('group', { name: 'Board' });
  await page.getByRole('button', { name: 'Closer' }).click();
  await expect
    .poll(() => stage.evaluate(({ scrollTop, scrollLeft }) => Math.min(scrollTop, scrollLeft)))
    .toBeGreaterThan(80);
  await expectNoSidewaysScrolling(page);
  const space = await page.locator('[data-part="space:1"]').evaluate((it) => {
    const { width, height } = getComputedStyle(it, '::before');
    return Math.min(Number.parseFloat(width), Number.parseFloat(height));
  });
  expect(space).toBeGreaterThanOrEqual(44);
  await page.getByRole('button', { name: 'Whole' }).click();
  await expect.poll(() => stage.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThan(20);
});

test.describe('where a screen is only touched', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('what comes to lie where a finger was is not looked at', async ({ page }) => {
    await openAt(page, 'turn');
    await nextTurn(page);
    const part = await page.locator('[data-part^="space:"][data-standing="can"]').first().getAttribute('data-part');
    const space = page.locator(`[data-part="${part}"]`);
    // The browser leaves its mouse where it was touched last.
    await space.hover();
    await expect(page.locator('[data-regarded]')).toHaveCount(0);
    await space.tap();
    await expect(space).toHaveAttribute('data-standing', 'chosen');
  });
});

test('on a phone the prompt alone says why something cannot be chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAt(page, 'turn');
  await nextTurn(page);
  await page.locator('[data-part^="space:"][data-standing="barred"]').first().click({ force: true });
  await expect(page.locator('.prompt strong')).toBeVisible();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('what came of a battle is looked at before the next answers are listed', async ({ page }) => {
  await openAt(page, 'clash');
  await answerUntil(page, '.scene.decided footer:not(:has(.ask)) .btn.go', () => chooseByKeyboard(page, 0));
  // It stays while computers answer, until there is something to be listed.
  await nextQuestion(page);
  await expect(page.locator('.scene').getByRole('button', { name: 'Continue' })).toBeVisible();
  const list = page.getByRole('dialog').locator('[role=listbox], [type=checkbox]').first();
  await page.keyboard.press('l');
  await expect(list).toBeHidden();
  await lookAtOutcomes(page);
  await page.keyboard.press('l');
  await expect(list).toBeVisible();
});

test('a reload in the middle of a battle loses nothing', async ({ page }) => {
  await openAt(page, 'clash');
  const before = await nextTurn(page);
  const seen = await atRest(page);
  await page.reload();
  expect(await nextTurn(page)).toEqual(before);
  await expect.poll(() => shown(page)).toBe(seen);

  await answerByKeyboard(page, before, 1);
  const after = await nextTurn(page);
  const fought = await page.locator('[data-decision]').getAttribute('data-decision');
  await page.reload();
  expect(await nextTurn(page)).toEqual(after);
  await expect(page.locator('[data-decision]')).toHaveAttribute('data-decision', fought ?? '');
});

/** All that is to be read on the table. */
const shown = async (page: Page): Promise<string> =>
  ((await page.locator('[data-decision]').textContent()) ?? '').replaceAll(/\s+/g, ' ');

/** The same, once it stays: the other side of a battle is a computer that has still to choose a card. */
async function atRest(page: Page): Promise<string> {
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = await shown(page);
        return last === before;
      },
      { intervals: [300] },
    )
    .toBe(true);
  return last;
}

for (const position of [
  ...(['unveil', 'forewarn', 'fence', 'command'] as const),
  ...(['overturn', 'reinforce', 'fortify', 'brace'] as const),
]) {
  test(`a question of ${position} is answered by clicking`, async ({ page }) => {
    await openAt(page, position);
    const waiting = await nextTurn(page);
    if (waiting.for !== 'answer') throw new Error('the table waits for nobody');
    expect(waiting.question).toBe(position);
    expect(await answerByMouse(page, waiting, 0)).toBe(true);
  });
}

test('what a power asks for is picked on the board', async ({ page }) => {
  await openAt(page, 'command');
  await nextTurn(page);
  await expect(page.locator('.stage [data-part^="space:"][data-standing="can"]')).toHaveCount(0);
  await page.locator('.stage [data-part^="minion:"]').first().click();
  const space = page.locator('.stage [data-part^="space:"][data-standing="can"]').first();
  await space.click();
  await expect(page.locator('.stage [data-standing="chosen"]')).toHaveCount(2);
  await page.locator('.prompt .btn.go').click();
  await expect(page.locator('[data-question="command"]')).toHaveCount(0);
});

test.describe('whoever wants to follow', () => {
  test.use({ settings: { speed: 'normal' }, viewport: { width: 360, height: 740 } });
  test('is told the AI’s turn on a phone, step by step, before the next one', async ({ page }) => {
    await openAt(page, 'solo');
    await nextTurn(page);
    const told = page.getByRole('region', { name: 'The AI’s turn' });
    await expect(told.getByRole('listitem').first()).toContainText('rolls');
    await expect(told.getByRole('listitem').nth(1)).toContainText('turns up action card');
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    await told.getByRole('button').click();
    await expect(told).toHaveCount(0);
  });
});

for (const [width, height, size] of [
  [1440, 900, 150],
  [1024, 600, 100],
  [844, 390, 100],
  [640, 480, 100],
] as const)
  test.describe(`in ${width} × ${height} pixels, text of ${size} %`, () => {
    test.use({ viewport: { width, height }, settings: { size } });
    test('a card in large covers neither its row nor the question', async ({ page }) => {
      await openAt(page, 'commit');
      await nextTurn(page);
      for (const card of await page.locator('.held .fighters button').all()) {
        await card.hover();
        await expect(page.locator('.peek')).toBeInViewport({ ratio: 1 });
        await expectApart(page, '.peek, .prompt, .held .fighters button');
        await page.mouse.move(1, 1);
        await expect(page.locator('.peek')).toHaveCount(0);
      }
      // Where there is no room beside a row, nothing of it is covered either.
      for (const card of await page.locator('.held .cards button').filter({ visible: true }).all()) {
        await card.hover();
        await expect(page.locator('.peek')).toBeAttached();
        await expectApart(page, '.peek:not(.hidden), .prompt, .held .cards button');
        await page.mouse.move(1, 1);
        await expect(page.locator('.peek')).toHaveCount(0);
      }
    });
  });
