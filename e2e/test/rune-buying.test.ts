import { expect, type Page } from '@playwright/test';
import { test } from '../page.ts';
import { openRunes } from '../rune-positions.ts';
import { lookAtOutcomes, nextTurn } from '../table.ts';

const PILES = '.board [data-thing][data-part^="pile:"]';

for (const language of ['en', 'ru'] as const)
  test.describe(`Rune Age on a small phone in ${language}`, () => {
    test.use({ settings: { language }, viewport: { width: 360, height: 640 } });
    test('all that is for sale lies in sight at once, with names and prices, as large as a finger needs it', async ({
      page,
    }) => {
      for (const scenario of ['resurgence', 'runewars'] as const) {
        await openRunes(page, {
          scenario,
          seats: ['person', 'greedy'],
          seed: '2',
          until: { question: 'turn', after: 40 },
        });
        await nextTurn(page);
        await lookAtOutcomes(page);
        const piles = page.locator(PILES);
        await expect(piles).toHaveCount(11);
        for (const pile of await piles.all()) {
          await expect(pile).toBeInViewport({ ratio: 0.99 });
          const { width = 0, height = 0 } = (await pile.boundingBox()) ?? {};
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
          await expect(pile.locator('.price')).toBeInViewport({ ratio: 0.99 });
          const cut = await pile.locator('.name').evaluate((name) => name.scrollHeight - name.clientHeight);
          expect(cut, (await pile.textContent()) ?? '').toBeLessThanOrEqual(1);
        }
      }
    });
  });

/** Where everything lies that can be bought. Runs in the page. */
const places = (page: Page): Promise<string[]> =>
  page.locator(PILES).evaluateAll((piles) =>
    piles.map((pile) => {
      const { x, y } = pile.getBoundingClientRect();
      return `${pile.getAttribute('data-part')} ${Math.round(x)} ${Math.round(y)}`;
    }),
  );

for (const [width, height, seed, after] of [
  [360, 640, '28', 17],
  [768, 1024, '28', 17],
  [1440, 900, '3', 0],
] as const)
  test(`Rune Age: what is bought moves nothing that is for sale, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const until = { question: 'turn', after };
    await openRunes(page, { scenario: 'runewars', seats: ['person', 'greedy'], seed, until });
    await nextTurn(page);
    await lookAtOutcomes(page);
    const gold = page.locator('.hand').getByRole('button', { name: /^Gold/ }).and(page.locator('[data-standing=can]'));
    while ((await gold.count()) > 0) {
      const asked = await nextTurn(page);
      await gold.first().click();
      await nextTurn(page, asked);
    }
    const stronghold = page.getByRole('button', { name: /^\S+ Stronghold; Cost: 4 gold/ }).and(page.locator(PILES));
    const before = await places(page);
    const asked = await nextTurn(page);
    await stronghold.click();
    await nextTurn(page, asked);
    await expect(page.locator('.realm').getByRole('button', { name: /Stronghold/ })).not.toHaveCount(0);
    expect(await places(page)).toEqual(before);
  });

test('Rune Age: all gold is played by one button, answer by answer, and taken back likewise', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openRunes(page, { scenario: 'runewars', seats: ['person', 'greedy'], seed: '3' });
  await nextTurn(page);
  const all = page.getByRole('button', { name: 'All gold 5' });
  const purse = page.locator('.purse .gold');
  const gold = page.locator('.hand').getByRole('button', { name: /^Gold 1/ });
  await expect(gold).toHaveCount(5);
  const { width = 0, height = 0 } = (await all.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await all.click();
  await expect(purse).toHaveText('5');
  await expect(gold).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^All gold/ })).toHaveCount(0);
  await expect(page.locator('.log .scroll button', { hasText: /^Plays 5/ })).toHaveCount(1);
  const undo = page.locator('.prompt .undo');
  await undo.click();
  await expect(purse).toHaveText('4');
  await undo.click();
  await expect(purse).toHaveText('3');
  // One that is left has no need of a button, and nothing goes on by itself.
  await expect(page.getByRole('button', { name: 'All gold 2' })).toBeVisible();
  await gold.first().click();
  await expect(purse).toHaveText('4');
  await expect(page.getByRole('button', { name: /^All gold/ })).toHaveCount(0);
});
