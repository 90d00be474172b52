import { expect, type Page } from '@playwright/test';

/** What the table waits on: the kind of question the viewer is asked, that it is covered, or that the game is over. */
export type Waiting =
  | { readonly for: 'answer'; readonly question: string; readonly decision: string }
  | { readonly for: 'cover' | 'over' };

const state = (page: Page): Promise<Waiting | null> =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('[data-decision]');
    if (document.querySelector('.cover')) return { for: 'cover' as const };
    if (table?.dataset.decision === 'over') return { for: 'over' as const };
    const { question, decision } = table?.dataset ?? {};
    return question && decision ? { for: 'answer' as const, question, decision } : null;
  });

/** Waits until somebody at this screen has something to do. */
export async function nextTurn(page: Page): Promise<Waiting> {
  let found: Waiting | null = null;
  await expect
    .poll(
      async () => {
        found = await state(page);
        return found !== null;
      },
      { timeout: 30_000, intervals: [20, 50, 100] },
    )
    .toBe(true);
  if (found === null) throw new Error('the table waits for nobody');
  return found;
}

/** Waits until this question has been answered. */
async function answered(page: Page, before: Waiting): Promise<void> {
  await expect
    .poll(async () => JSON.stringify(await state(page)) !== JSON.stringify(before), { intervals: [20, 50, 100] })
    .toBe(true);
}

/** Answers from the list of choices by keyboard alone: the `n`-th of them, counted around; of a set, its first. */
export async function answerByKeyboard(page: Page, waiting: Waiting, n: number): Promise<void> {
  await page.keyboard.press('l');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const list = dialog.getByRole('listbox');
  if (await list.isVisible()) {
    const options = await list.getByRole('option').count();
    await list.focus();
    for (let i = 0; i < n % options; i++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  } else {
    const done = dialog.locator('.btn.go');
    if (await done.isDisabled()) {
      await dialog.getByRole('checkbox').first().focus();
      await page.keyboard.press('Space');
    }
    await done.focus();
    await page.keyboard.press('Enter');
  }
  await answered(page, waiting);
}

/** Starts a game of one person against computers. */
export async function startAlone(page: Page, players: 2 | 3 | 4): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('radio', { name: String(players), exact: true })
    .first()
    .check();
  await page.locator('.big').click();
  await expect(page.locator('[data-decision]')).toBeVisible();
}
