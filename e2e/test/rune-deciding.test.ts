import { expect } from '@playwright/test';
import { expectApart, test } from '../page.ts';
import { end, goOn, HERALDED } from '../rune.ts';
import { openRunes } from '../rune-positions.ts';
import {
  answerByKeyboard,
  answerUntil,
  chooseByKeyboard,
  lookAtOutcomes,
  nextQuestion,
  nextTurn,
  untilGone,
} from '../table.ts';

test('Rune Age: what an attack would come to is told before it is begun', async ({ page }) => {
  const until = { question: 'turn', after: 60 };
  await openRunes(page, { scenario: 'resurgence', seats: ['person', 'greedy'], seed: '1', until });
  await nextTurn(page);
  const told = page.locator('.prompt p');
  const home = page.locator('.mats .target[data-standing="can"]').first();
  await home.hover();
  await expect(told).toContainText(/^You hold \d+ against \d+: /);
  await expect(page.locator('.peek')).toBeVisible();
  await expectApart(page, '.peek, .prompt');
  await page.mouse.move(0, 0);
  await expect(told).not.toContainText('You hold');
  await home.click();
  await expect(told).toContainText('You hold');
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 0);
  await page.keyboard.press('l');
  await expect(page.getByRole('option', { name: /^Attack .+You hold \d+ against \d+: / }).first()).toBeVisible();
});

test('Rune Age: the button that ends a turn says what could still be done, and in whole where it is looked at', async ({
  page,
}) => {
  await openRunes(page, { scenario: 'runewars', seats: ['person', 'greedy'], seed: '2' });
  await nextTurn(page);
  const end = page.getByRole('button', { name: 'End the turn' });
  await expect(end).toHaveAccessibleName(/^End the turn ?. You could still spend \d gold/);
  await expect(end.locator('small .gold')).toHaveText(/\d/);
  await end.hover();
  await expect(page.locator('.prompt p')).toContainText(/^You could still spend \d gold/);
  await page.mouse.move(0, 0);
  await expect(page.locator('.prompt p')).not.toContainText('You could still');
});

test('Rune Age: what came of every combat of others is seen, one after the other', async ({ page }) => {
  const seats = ['person', 'greedy', 'greedy', 'greedy'] as const;
  const until = { question: 'turn', after: 150 };
  // Nobody attacks anybody in this scenario: all is fought between the turns.
  await openRunes(page, { scenario: 'monument', seats, seed: '4', until });
  await page.setViewportSize({ width: 1280, height: 720 });
  const told = page.locator('.log .scroll button', { hasText: /\d+, .+ \d+\. (The|Those)/ });
  const wayOn = page.getByRole('button', { name: 'Continue', exact: true });
  for (let turns = 0, most = 0; most < 2; turns++) {
    expect(turns).toBeLessThan(12);
    const asked = await nextTurn(page);
    if (asked.for !== 'answer') throw new Error('the game is over');
    await lookAtOutcomes(page);
    await expect(told.first()).toBeAttached();
    const before = await told.count();
    if (asked.question === 'turn') await end(page);
    else await chooseByKeyboard(page, 0);
    await nextQuestion(page, asked);
    most = (await told.count()) - before;
    if (most < 2) continue;
    for (let seen = 1; seen <= most; seen++) {
      await expect(page.locator('#combat-title')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Skip/ })).toHaveText(
        seen < most ? [`Skip ${most - seen} more`] : [],
      );
      await wayOn.click();
      await untilGone(page);
    }
    await expect(wayOn).toHaveCount(0);
  }
});

test.describe('Rune Age where nobody wants to see what others fight', () => {
  test.use({ settings: { battles: false } });
  test('stands still on the board between the turns', async ({ page }) => {
    const seats = ['person', 'greedy', 'greedy', 'greedy'] as const;
    await openRunes(page, { scenario: 'monument', seats, seed: '4', until: { question: 'turn', after: 150 } });
    for (let turns = 0, asked = await nextTurn(page); turns < 4; turns++) {
      if (asked.for === 'answer' && asked.question !== 'turn') await answerByKeyboard(page, asked, 0);
      else await end(page);
      asked = await nextTurn(page, asked);
      await expect(page.locator('.verdict')).toHaveCount(0);
    }
  });
});

test('Rune Age: an event is read before what was fought after it', async ({ page }) => {
  await openRunes(page, { scenario: 'runewars', seats: ['person', 'greedy', 'greedy'], seed: '1' });
  await answerUntil(page, HERALDED, (asked) => goOn(page, asked));
  await expect(page.locator('.verdict h2')).toHaveText('A new event');
  const omen = page.getByRole('complementary', { name: 'A new event' });
  await expect(omen).toBeVisible();
  await expect(page.locator('.combat')).toHaveCount(0);
  // Nothing but the way on puts it away.
  await page.locator('.log h2').first().click();
  await expect(omen).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.locator('.combat')).toBeVisible();
  await expect(omen).toHaveCount(0);
  await lookAtOutcomes(page);
  await expect(page.locator('.omen')).toHaveCount(0);
});

for (const [width, height] of [
  [360, 640],
  [1440, 900],
] as const)
  test(`Rune Age: an event is read before the fight that it forces, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openRunes(page, { scenario: 'cataclysm', seats: ['person', 'greedy'], seed: '2' });
    let asked = await nextQuestion(page);
    // Who attacks nobody is asked for a battle by an event alone.
    for (let answers = 0; answers < 24 && asked.for === 'answer' && asked.question !== 'battle'; answers++) {
      await goOn(page, asked);
      asked = await nextQuestion(page, asked);
    }
    const omen = page.getByRole('complementary', { name: 'A new event' });
    const fight = page.locator('#combat-title');
    const wayOn = page.getByRole('button', { name: 'Continue', exact: true });
    await expect(omen.or(fight)).toBeVisible();
    while (await fight.isVisible()) {
      await expect(fight).toHaveText(/^Battle: /);
      await wayOn.click();
      await untilGone(page);
    }
    await expect(omen).toBeVisible();
    const event = await page.locator('.verdict p').textContent();
    await wayOn.click();
    await expect(fight).toHaveText(`Under attack: ${event}`);
    await expect(page.locator('.omen, .verdict')).toHaveCount(0);
  });

test('Rune Age: an event is shown with all that it says as it comes, until somebody does something', async ({
  page,
}) => {
  await openRunes(page, { scenario: 'monument', seats: ['person', 'greedy'], seed: '1' });
  const omen = page.getByRole('complementary', { name: 'A new event' });
  let asked = await nextTurn(page);
  await expect(omen).toHaveCount(0);
  for (let answers = 0; answers < 12 && !(await omen.isVisible()); answers++) {
    if (asked.for === 'answer' && asked.question !== 'turn') await chooseByKeyboard(page, 0);
    else await end(page);
    asked = await nextTurn(page, asked);
    await lookAtOutcomes(page);
  }
  await expect(omen).toContainText('A new event');
  await expect(omen.locator('.says p').last()).toHaveText(/\./);
  await expect(page.locator('.log .scroll button', { hasText: /^Event: / }).first()).toHaveText(/^Event: [^.]+\. .+\./);
  await page.locator('#prompt-title').click();
  await expect(omen).toHaveCount(0);
});
