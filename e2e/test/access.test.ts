import { expect } from '@playwright/test';
import { expectNoSidewaysScrolling, test } from '../page.ts';
import { openAt } from '../positions.ts';
import { nextTurn } from '../table.ts';

test('the board is read as a table for whoever wants that, and stays one', async ({ page }) => {
  await openAt(page, 'turn');
  await nextTurn(page);
  await page.keyboard.press('t');
  const board = page.getByRole('table', { name: 'The board' });
  await expect(board.getByRole('rowheader')).toHaveCount(7);
  const mountains = board.getByRole('row', { name: /^Mountains/ });
  await expect(mountains).toContainText(/Visio.*Quarry.*tax 1 bone.*1 VP a round.*Thrall, Blood, attack 1.*strength 1/);
  await expect(mountains.getByRole('button', { name: 'Mountains: gather, space 1; free' })).toBeEnabled();
  await expect(board.getByRole('button', { name: /^Mountains: attack; Yours already/ })).toBeDisabled();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScrolling(page);
  await page.reload();
  await expect(board.getByRole('rowheader')).toHaveCount(7);
  await page.getByRole('button', { name: 'Draw the board' }).click();
  await expect(board).toHaveCount(0);
  await expect(page.locator('.flower')).toBeVisible();
});

test.describe('by the board as a table', () => {
  test.use({ settings: { board: 'text' } });
  for (const position of ['build', 'raise', 'command', 'reinforce'] as const) {
    test(`what a question of ${position} is about is chosen in it`, async ({ page }) => {
      await openAt(page, position);
      const before = await nextTurn(page);
      const go = page.locator('.prompt .btn.go');
      const things = page.locator('.text [data-standing="can"]');
      await things.first().click();
      // What is left of the answer, such as where to build, or who leaves.
      while (!(await go.isVisible())) await things.last().click();
      await go.click();
      await expect.poll(() => nextTurn(page)).not.toEqual(before);
    });
  }
});
