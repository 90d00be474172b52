import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScrolling, test } from '../page.ts';
import { chooseRuneAge, end, goOn, startRuneAge } from '../rune.ts';
import { lookAtOutcomes, nextTurn } from '../table.ts';

test('a stranger chooses between two games, and a turn of the second is played', async ({ page }) => {
  await page.goto('/');
  const games = page.getByRole('radiogroup', { name: 'What shall we play?' });
  await expect(games.getByRole('radio')).toHaveCount(2);
  await expect(games.getByRole('radio', { name: /^Crown of Ash A board game/ })).toBeChecked();
  await startRuneAge(page);
  await expect(page).toHaveTitle('Rune Age · Cinderhall');
  // Whoever is not first may have to defend before.
  let first = await nextTurn(page);
  for (; first.for === 'answer' && first.question !== 'turn'; first = await nextTurn(page, first))
    await goOn(page, first);
  // A gold card from the hand buys a unit.
  const choose = async (said: RegExp): Promise<void> => {
    await lookAtOutcomes(page);
    await page.keyboard.press('l');
    await page.locator('dialog[open] [role=option]', { hasText: said }).first().click();
  };
  await choose(/^Play Gold 1$/);
  const paid = await nextTurn(page, first);
  await choose(/^Buy .+: 1 gold$/);
  const bought = await nextTurn(page, paid);
  expect(bought).toMatchObject({ question: 'turn' });
  await expect(page.locator('.log')).toContainText(/buys /i);
  await end(page);
  await nextTurn(page, bought);

  await page.goto('/#/games');
  await expect(page.getByRole('listitem')).toContainText(/Rune Age · Round \d · /);
  await page.goto('/');
  await expect(games.getByRole('radio', { name: /^Rune Age/ })).toBeChecked();
});

test('scenario, players and factions are chosen in the form, and remembered', async ({ page }) => {
  await chooseRuneAge(page);
  await page.getByText('Set up a table').click();
  const form = page.locator('form');
  await form.getByRole('radio', { name: '1', exact: true }).check();
  await form.getByRole('radio', { name: 'Runewars' }).check();
  await expect(form.getByRole('radio', { name: '1', exact: true })).toHaveCount(0);
  await form.getByRole('checkbox', { name: /^Factions/ }).uncheck();
  const second = form.getByRole('group', { name: 'Seat 2' });
  await second.getByLabel('Faction').selectOption('Daqan Lords');
  await form.getByRole('button', { name: 'Start the game' }).click();
  await expect(form.getByRole('alert')).toHaveText('Daqan Lords can sit at only one seat.');
  await second.getByLabel('Faction').selectOption('Uthuk Y’llan');
  await form.getByRole('button', { name: 'Start the game' }).click();
  await nextTurn(page);
  await page.goto('/');
  await page.getByText('Set up a table').click();
  await expect(form.getByRole('radio', { name: 'Runewars' })).toBeChecked();
  await expect(second.getByLabel('Faction')).toHaveValue('uthuk');
});

test('its rules are searched, and open at a rule from wherever it is named', async ({ page }) => {
  await page.goto('/#/rules/RCO-5');
  await expect(page.locator('#rule-RCO-5')).toBeFocused();
  await page.getByRole('searchbox').fill('attrition die');
  await expect(page.locator('mark', { hasText: 'attrition' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Crown of Ash' }).click();
  await expect(page.locator('#rule-TRN-1')).toBeVisible();
});

test('two browsers play together far away, to the end', async ({ page: ann, browser }) => {
  await ann.request.put('/api/me', { data: { name: 'Ann' } });
  await ann.goto('/#/online');
  await ann.getByText('New table').click();
  await ann.locator('form').getByRole('radio', { name: 'Rune Age' }).check();
  await ann.locator('form').getByRole('radio', { name: 'The Cataclysm' }).check();
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await ann.getByRole('button', { name: 'Copy the link' }).click();
  const link = await ann.getByRole('textbox', { name: 'Whoever opens this link' }).inputValue();
  await ann.getByRole('button', { name: 'Close', exact: true }).click();

  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  const bo = await context.newPage();
  await bo.addInitScript(() =>
    localStorage.setItem('cinderhall.settings', JSON.stringify({ language: 'ru', speed: 'instant', battles: false })),
  );
  await bo.goto(link);
  await bo.locator('main [autocomplete=nickname]').fill('Бо');
  await bo.keyboard.press('Enter');
  await bo.getByRole('button', { name: 'Сесть сюда' }).click();
  await bo.getByRole('button', { name: 'Закрыть', exact: true }).click();
  await expectNoSidewaysScrolling(bo);

  const standing = (): Promise<string> =>
    ann.locator('[data-decision]').evaluate((at) => at.getAttribute('data-decision') ?? '');
  const asks = async (page: Page): Promise<number> => page.locator('[data-question]').count();
  for (let n = 0; n < 300; n++) {
    // What leaves no choice is answered without them, up to the end of the game.
    await expect
      .poll(async () => (await standing()) === 'over' || (await asks(ann)) + (await asks(bo)) === 1)
      .toBe(true);
    const before = await standing();
    if (before === 'over') break;
    const next = (await asks(ann)) > 0 ? ann : bo;
    await goOn(next, await nextTurn(next));
    await expect.poll(standing).not.toBe(before);
  }
  for (const page of [ann, bo]) await expect(page.locator('[data-decision="over"]')).toBeVisible();
  await context.close();
});
