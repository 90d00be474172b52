import { expect, type Locator, type Page } from '@playwright/test';
import { standing, together } from '../online.ts';
import { expectAccessible, expectNoSidewaysScrolling, test } from '../page.ts';
import { chooseByKeyboard, raiseNobody } from '../table.ts';

test.use({ settings: { battles: false } });

const planOn = (page: Page): Locator => page.locator('section.plan');
const begin = (page: Page): Locator => page.getByRole('button', { name: 'Prepare your turn' });
const question = (page: Page): Locator => page.locator('[data-question]');

/** Two people at a table play until one of them has a turn and the other waits. */
async function waiting(ann: Page, bo: Page): Promise<{ asked: Page; waits: Page }> {
  await bo.getByRole('button', { name: 'Close', exact: true }).click();
  for (let answers = 0; ; answers++) {
    await expect.poll(async () => (await question(ann).count()) + (await question(bo).count())).toBeGreaterThan(0);
    const asked = (await question(ann).count()) > 0 ? ann : bo;
    if ((await question(asked).getAttribute('data-question')) === 'turn') {
      const waits = asked === ann ? bo : ann;
      await expect(begin(waits)).toBeVisible();
      return { asked, waits };
    }
    const before = await standing(asked);
    await chooseByKeyboard(asked, answers);
    await expect.poll(() => standing(asked)).not.toBe(before);
  }
}

/** Chooses where to place a minion, from the list, and gives its words. */
async function pick(page: Page, what: RegExp): Promise<string> {
  await expect(page.locator('[data-question=turn]')).toBeAttached();
  await page.keyboard.press('l');
  const option = page.getByRole('option', { name: what }).first();
  const said = (await option.textContent()) ?? '';
  await option.click();
  // What it brings stands behind a colon.
  return said.split(':')[0]?.trim() ?? '';
}

/** Ends a turn in the plainest way. */
async function plainTurn(page: Page, what: RegExp): Promise<void> {
  await pick(page, what);
  await expect(page.locator('[data-question=raise]')).toBeAttached();
  await raiseNobody(page);
}

/** Two days for each turn. */
const SLOW = { clock: { per: 'turn', seconds: 2 * 86_400 } };
const GOLD = /^Take 1\s+gold/;
const GATHER = /^Gather/;

test('whoever waits prepares a turn, of which nothing is played before they are asked', async ({
  page: ann,
  browser,
}) => {
  const { bo } = await together(ann, browser, SLOW);
  const { asked, waits } = await waiting(ann, bo);
  const before = await standing(asked);
  await begin(waits).click();
  await expect(planOn(waits)).toContainText('Not played yet');
  await expect(waits.locator('#prompt-title')).toBeFocused();
  await expectAccessible(waits);
  await expectNoSidewaysScrolling(waits);
  await waits.keyboard.press('l');
  await waits.keyboard.press('Escape');
  await pick(waits, GOLD);
  await expect(planOn(waits)).toContainText(/gold/i);
  await raiseNobody(waits);
  await expect(waits.getByText('That is as far as it goes')).toBeVisible();
  await expectAccessible(waits);
  await expectNoSidewaysScrolling(waits);
  await waits.getByRole('button', { name: 'Choices: 2' }).click();
  await waits.keyboard.press('Escape');
  await planOn(waits).getByRole('button', { name: 'Keep' }).click();
  await expect(planOn(waits)).toBeHidden();
  await expect(waits.getByRole('button', { name: 'Your turn is prepared' })).toBeVisible();
  expect(await standing(asked)).toBe(before);
  await plainTurn(asked, GOLD);
  await expect(waits.getByText('What you had prepared has been played.')).toBeVisible();
  await expectAccessible(waits);
  await bo.context().close();
});

test.describe('on a wide screen, in daylight', () => {
  test.use({ settings: { battles: false, theme: 'parchment' }, viewport: { width: 1440, height: 900 } });

  test('what is prepared has ways out, is changed and withdrawn, and is dropped when it no longer fits', async ({
    page: ann,
    browser,
  }) => {
    const { bo } = await together(ann, browser, SLOW);
    const first = await waiting(ann, bo);
    // Ann is to wait, in the wide window.
    if (first.asked === ann) await plainTurn(ann, GOLD);
    await begin(ann).click();
    const gather = await pick(ann, GATHER);
    const plan = planOn(ann);
    await expect(plan).toContainText(gather);
    await ann.keyboard.press('t');
    await expect(ann.getByRole('table').first()).toBeVisible();
    await ann.keyboard.press('t');

    await plan.getByRole('button', { name: 'Choices: 1' }).click();
    await ann.getByRole('button', { name: 'If that cannot be done…' }).click();
    await expect(plan).toContainText(`What shall be done if this cannot be: ${gather}?`);
    await pick(ann, GOLD);
    await expect(plan).toContainText(`${gather}, otherwise Take 1 gold`);
    await plan.getByRole('button', { name: 'Choices: 1' }).click();
    await expectAccessible(ann);
    await ann.getByRole('button', { name: 'Remove: Take 1 gold' }).click();
    await ann.keyboard.press('Escape');
    await expect(plan).not.toContainText('otherwise');
    await plan.getByRole('button', { name: 'Keep' }).click();
    await expect(plan).toBeHidden();

    // It is there on every device, and after a reload.
    await ann.reload();
    await ann.getByRole('button', { name: 'Your turn is prepared' }).click();
    await expect(plan).toContainText(gather);
    await plan.getByRole('button', { name: 'Withdraw' }).click();
    await begin(ann).click();
    await expect(plan).not.toContainText(gather);
    await pick(ann, GATHER);
    await plan.getByRole('button', { name: 'Keep' }).click();

    let before = await standing(bo);
    await pick(bo, new RegExp(`^${gather}`));
    await expect.poll(() => standing(bo)).not.toBe(before);
    await expect(question(bo)).toBeAttached();
    for (let answers = 0; (await bo.locator('[data-question=raise]').count()) === 0; answers++) {
      expect(answers).toBeLessThan(3);
      before = await standing(bo);
      await chooseByKeyboard(bo, 0);
      await expect.poll(() => standing(bo)).not.toBe(before);
      await expect(question(bo)).toBeAttached();
    }
    await raiseNobody(bo);
    await expect(ann.getByText(/^None of the choices you had prepared could be made/)).toBeVisible();
    await expect(ann.locator('[data-question=turn]')).toBeAttached();
    await expectAccessible(ann);
    await ann.getByRole('region', { name: 'Your next turn, prepared' }).getByRole('button', { name: 'Close' }).click();
    await expect(ann.getByText(/^None of the choices/)).toBeHidden();
    await bo.context().close();
  });
});

test('in Rune Age, too, where the hand is known in the turns of others', async ({ page: ann, browser }) => {
  const { bo } = await together(ann, browser, {}, { game: 'rune-age', config: { scenario: 'resurgence', players: 2 } });
  await bo.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(async () => (await question(ann).count()) + (await question(bo).count())).toBeGreaterThan(0);
  const [asked, waits] = (await question(ann).count()) > 0 ? [ann, bo] : [bo, ann];
  await begin(waits).click();
  await expect(planOn(waits)).toContainText('Not played yet');
  await expect(question(waits)).toBeAttached();
  await waits.keyboard.press('l');
  await waits.getByRole('option').first().click();
  await expect(planOn(waits)).toContainText('Choices: 1');
  await expectAccessible(waits);
  await expectNoSidewaysScrolling(waits);
  await planOn(waits).getByRole('button', { name: 'Keep' }).click();
  await expect(waits.getByRole('button', { name: 'Your turn is prepared' })).toBeVisible();
  await asked.keyboard.press('l');
  await asked.getByRole('option').last().click();
  const played = waits.getByText('What you had prepared has been played.');
  for (;;) {
    // While an answer is on its way nobody is asked anything.
    await expect.poll(async () => (await played.count()) + (await question(asked).count())).toBeGreaterThan(0);
    if ((await played.count()) > 0) break;
    const before = await standing(asked);
    await chooseByKeyboard(asked, 0);
    await expect.poll(() => standing(asked)).not.toBe(before);
  }
  await expect(played).toBeVisible();
  await bo.context().close();
});
