import { expect, type Locator, type Page } from '@playwright/test';
import { untilGone } from './table.ts';

/** Answers what is asked by roles and names alone: the `n`-th choice of the list, counted around; of a set, its first. */
export async function answerByNames(page: Page, n: number): Promise<void> {
  const list = page.getByRole('button', { name: /^List/ });
  // While a battle is told, its scene has the room; what it waits for is in the list of the table.
  await reach(list, page.getByRole('button', { name: /^(See the board|Continue|Skip)/ }));
  await list.click();
  const dialog = page.getByRole('dialog');
  const choices = dialog.getByRole('listbox');
  await expect(choices.or(dialog.getByRole('checkbox').first())).toBeVisible();
  if ((await choices.count()) > 0) {
    const options = choices.getByRole('option');
    await options.nth(n % (await options.count())).click();
  } else await tick(dialog);
}

/** Presses what stands before something, until that is there. */
export async function reach(wanted: Locator, before: Locator): Promise<void> {
  for (let i = 0; i < 8; i++) {
    await expect(wanted.or(before).first()).toBeVisible();
    if (await wanted.isVisible()) return;
    await before.first().click();
    await untilGone(before.page());
  }
  throw new Error(`there is no way to ${wanted}`);
}

/** Ticks boxes until the answer is whole, and gives it. */
async function tick(dialog: Locator): Promise<void> {
  const give = dialog.getByRole('button').last();
  const boxes = dialog.getByRole('checkbox');
  for (let i = 0; (await give.isDisabled()) && i < (await boxes.count()); i++) await boxes.nth(i).check();
  await give.click();
}
