import { expect, type Page } from '@playwright/test';
import { expectAccessible, test } from '../page.ts';
import { end } from '../rune.ts';
import { openRunes } from '../rune-positions.ts';
import { lookAtOutcomes, nextTurn, tabTo } from '../table.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
] as const;
const MEANS = 'The printed card is not known; this one is ours.';

/** Ends turns until an event lies there that is ours. */
async function awaitEvent(page: Page): Promise<void> {
  await openRunes(page, { scenario: 'cataclysm', seats: ['person'], seed: '2' });
  await nextTurn(page);
  await end(page);
  await expect(page.locator('.omen .ours')).toBeVisible();
}

for (const viewport of SIZES)
  test.describe(`Rune Age, ${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('what has been won shows what it gives, and no strength', async ({ page }) => {
      const until = { question: 'turn', after: 0, holds: ['deserters-camp', 'siege-engineers'] };
      await openRunes(page, { scenario: 'runewars', seats: ['person', 'greedy'], seed: '1', until });
      await nextTurn(page);
      await lookAtOutcomes(page);
      const realm = page.getByRole('group', { name: 'Realm' });
      const gold = realm.getByRole('button', { name: 'Deserters’ Camp; 1 gold', exact: true });
      const siege = realm.getByRole('button', { name: 'Siege Engineers; Strength: +1', exact: true });
      await expect(gold.locator('.power .gold')).toHaveText('+1');
      await expect(siege.locator('.power')).toHaveText('+1');
      await siege.focus();
      await page.keyboard.press('i');
      const large = page.locator('dialog .detail');
      await expect(large.locator('.power')).toHaveText('+1');
      await expect(large).not.toContainText('attrition');
      await expect(large.getByText(MEANS, { exact: true })).toBeInViewport({ ratio: 0.99 });
    });

    test('a pile of strongholds that all have been taken shows their strength as it did', async ({ page }) => {
      const strongholds = ['daqan-stronghold', 'daqan-stronghold', 'daqan-stronghold'];
      const until = { question: 'turn', after: 0, holds: strongholds };
      const factions = ['daqan', 'waiqar'] as const;
      await openRunes(page, { scenario: 'runewars', seats: ['person', 'greedy'], seed: '1', factions, until });
      await nextTurn(page);
      await lookAtOutcomes(page);
      const piles = page.getByRole('group', { name: 'Barracks' });
      const taken = piles.locator('.card.gone', { hasText: 'Stronghold' });
      await expect(taken.locator('.power')).toHaveText('2');
      await expect(taken.locator('.gives')).toHaveText('+1');
      await expect(piles.locator('.card', { hasText: 'Knight' }).locator('.power')).toHaveText('3');
    });

    test('the badge of a card that is ours says what that means', async ({ page }) => {
      await awaitEvent(page);
      const omen = page.locator('.omen');
      const badge = omen.getByRole('button', { name: `ours: ${MEANS}` });
      await expect(omen.getByText(MEANS, { exact: true })).toHaveCount(0);
      await badge.hover();
      await expect(omen.getByText(MEANS, { exact: true })).toBeVisible();
      await badge.click();
      await expect(omen.getByText(MEANS, { exact: true })).toBeVisible();
      await expectAccessible(page);
    });

    test('so does it to whoever comes there by key', async ({ page }) => {
      await awaitEvent(page);
      const omen = page.locator('.omen');
      await tabTo(page, '.omen .ours');
      await expect(omen.locator('.ours')).toBeFocused();
      await expect(omen.getByText(MEANS, { exact: true })).toBeVisible();
    });
  });

test.describe('Rune Age under a finger', () => {
  test.use({ viewport: SIZES[0], hasTouch: true, isMobile: true });
  test('the badge of a card that is ours says what that means', async ({ page }) => {
    await awaitEvent(page);
    const omen = page.locator('.omen');
    const badge = omen.locator('.ours');
    const box = await badge.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await badge.tap();
    await expect(omen.getByText(MEANS, { exact: true })).toBeVisible();
  });
});
