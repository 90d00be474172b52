import { expect, type Page } from '@playwright/test';
import { LAID, lookAtOutcomes, type Waiting } from './table.ts';

/** What came of a combat; what is told of an event in the same place has no combat beside it. */
export const FOUGHT = '.desk:has(.combat) .verdict';

/** An event that is told before what was fought after it. */
export const HERALDED = '.desk:not(:has(.combat)) .verdict';

/** Chooses Rune Age on the first page. */
export async function chooseRuneAge(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('.games input').nth(1).check();
  await expect(page.locator('.big')).toBeVisible();
}

/** Starts a game of Rune Age of one person against one computer. */
export async function startRuneAge(page: Page): Promise<void> {
  await chooseRuneAge(page);
  await page.locator('.big').click();
  await expect(page.locator(LAID)).toBeVisible();
}

/** Ends a turn, or what else can be ended; on a small board one tap is not enough where more could be done. */
export async function end(page: Page, button = page.getByRole('button', { name: 'End the turn' })): Promise<void> {
  await button.click();
  const again = page.locator('.prompt .btn.go[data-part=end]', { hasText: '?' });
  if (await again.isVisible()) await again.click();
}

/** Passes, ends or declines, whatever is asked; where that is no answer, gives the first of the list. */
export async function goOn(page: Page, { for: what }: Waiting): Promise<void> {
  if (what !== 'answer') throw new Error(`nobody is asked: ${what}`);
  await lookAtOutcomes(page);
  const spoken = page.locator('.prompt .acts button[data-part]');
  if ((await spoken.count()) > 0) return end(page, spoken.last());
  await page.keyboard.press('l');
  await page.locator('dialog[open] [role=option]').first().click();
}
