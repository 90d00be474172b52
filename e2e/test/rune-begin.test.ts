import { expect, type Page } from '@playwright/test';
import { expectAccessible, test } from '../page.ts';
import { FOUGHT } from '../rune.ts';
import { openRunes } from '../rune-positions.ts';
import { answerUntil, lookAtOutcomes, nextTurn } from '../table.ts';

const AIMS = {
  resurgence: ['beats the objective', 'RSC-1'],
  runewars: ['last one standing', 'RSC-2'],
  cataclysm: ['outlive the last event', 'RSC-3'],
  monument: ['built a monument', 'RSC-4'],
} as const;

/** Passes in every siege, which is seen meanwhile, until something else is asked; whether there was one. */
async function defendUnderEyes(page: Page): Promise<boolean> {
  let sieges = 0;
  for (let asked = await nextTurn(page); asked.for === 'answer' && asked.question === 'siege'; sieges++) {
    await expect(page.locator('#combat-title')).toHaveText(/^Siege: /);
    await expect(page.locator('.omen')).toHaveCount(0);
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    asked = await nextTurn(page, asked);
  }
  await lookAtOutcomes(page);
  return sieges > 0;
}

for (const [width, height] of [
  [360, 640],
  [1440, 900],
] as const)
  test(`Rune Age: a game begins by what wins it, and where to read more, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const scenario of ['resurgence', 'runewars', 'cataclysm', 'monument'] as const) {
      const [aim, rule] = AIMS[scenario];
      // Of these seats the computer begins, and has fought before anybody looks.
      await openRunes(page, { scenario, seats: ['person', 'greedy'], seed: '1' });
      const told = page.getByRole('complementary', { name: 'How this game is won' });
      await expect(told.or(page.locator('.combat'))).toBeVisible();
      await defendUnderEyes(page);
      await expect(told).toContainText(aim);
      await expect(page.locator('.combat, .verdict')).toHaveCount(0);
      await expect(told.getByRole('link', { name: rule })).toBeInViewport({ ratio: 0.99 });
    }
    await expectAccessible(page);
    await page.locator('#prompt-title').click();
    await expect(page.locator('.omen')).toHaveCount(0);
    await expect(page.locator('.combat, .verdict')).toHaveCount(0);
    await page.reload();
    await page.getByRole('link', { name: 'RSC-4' }).click();
    await expect(page.locator('#rule-RSC-4')).toBeInViewport();
  });

test('Rune Age: whoever is besieged before their first turn sees the siege, and then what wins the game', async ({
  page,
}) => {
  const until = { question: 'siege', after: 0 };
  await openRunes(page, { scenario: 'runewars', seats: ['person', 'greedy'], seed: '14', until });
  expect(await defendUnderEyes(page)).toBe(true);
  await expect(page.getByRole('complementary', { name: 'How this game is won' })).toContainText('last one standing');
});

test('Rune Age: a game that has been begun does not tell its aim once more', async ({ page }) => {
  await openRunes(page, {
    scenario: 'runewars',
    seats: ['person', 'greedy'],
    seed: '3',
    until: { question: 'turn', after: 2 },
  });
  await nextTurn(page);
  await expect(page.locator('.omen')).toHaveCount(0);
});

test('Rune Age: of a battle that is over nothing is said to come yet', async ({ page }) => {
  const until = { question: 'siege', after: 60 };
  await openRunes(page, { scenario: 'runewars', seed: '1', seats: ['person', 'greedy'], until });
  const none = page.locator('.combat .none');
  let before: readonly string[] = [];
  await answerUntil(page, FOUGHT, async () => {
    before = await none.allTextContents();
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
  });
  expect(before.length).toBeGreaterThan(0);
  expect(new Set(before)).toEqual(new Set(['No units yet']));
  await expect(none.first()).toHaveText('No units');
});
