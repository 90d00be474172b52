import { expect } from '@playwright/test';
import { expectAccessible, test } from '../page.ts';
import { openAt } from '../positions.ts';
import { nextTurn } from '../table.ts';

test('a hint says what a far-sighted opponent would do and why, marks it, and does it if wanted', async ({ page }) => {
  await openAt(page, 'solo');
  const waiting = await nextTurn(page);
  const lamp = page.getByRole('button', { name: 'Hint' });
  await expect(lamp).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('h');
  const advice = page.getByRole('region', { name: 'A far-sighted opponent’s advice' });
  await expect(advice).toContainText(
    /Your chance to win the game is then about \d+%\. (Next best \(\d+%\)|It makes hardly a difference\. As good): .+Risks/,
  );
  const outlined = (): Promise<number> =>
    page
      .locator('[data-part]')
      .evaluateAll((things) => things.filter((thing) => getComputedStyle(thing).outlineStyle === 'dashed').length);
  expect(await outlined()).toBeGreaterThan(0);
  await expectAccessible(page);
  // It lets go of the advice, and keeps the mark until there is another question.
  await page.keyboard.press('Escape');
  await expect(advice).toBeHidden();
  expect(await outlined()).toBeGreaterThan(0);
  await lamp.click();
  await advice.getByRole('button', { name: 'Do it' }).click();
  await nextTurn(page, waiting);
  await expect(advice).toBeHidden();
});

for (const [width, height] of [
  [360, 640],
  [800, 360],
  [1440, 900],
] as const) {
  test.describe(`in a window of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });
    test('a hint covers nothing of what it speaks of, and its buttons are in sight', async ({ page }) => {
      for (const position of ['turn', 'build', 'commit'] as const) {
        await openAt(page, position);
        await nextTurn(page);
        await page.keyboard.press('h');
        const advice = page.getByRole('region', { name: 'A far-sighted opponent’s advice' });
        await expect(advice).toContainText(/Risks|hardly a difference/);
        await expect(advice.getByRole('heading')).toBeInViewport({ ratio: 1 });
        await expect(advice.getByRole('button', { name: 'Do it' })).toBeInViewport({ ratio: 1 });
        const own = await advice.evaluate((panel) => panel.getBoundingClientRect().toJSON());
        const marked = await page
          .locator('[data-part]:visible')
          .evaluateAll((things) =>
            things
              .filter((thing) => getComputedStyle(thing).outlineStyle === 'dashed')
              .map((thing) => thing.getBoundingClientRect().toJSON()),
          );
        expect(marked.length).toBeGreaterThan(0);
        const covered = marked.filter(
          ({ left, right, top, bottom }) =>
            right > own.left && left < own.right && bottom > own.top && top < own.bottom,
        );
        expect(covered, `${position} ${JSON.stringify(own)}`).toEqual([]);
      }
    });
  });
}

test('a hint on a covered card stands over the battle', async ({ page }) => {
  await openAt(page, 'clash');
  await nextTurn(page);
  await expect(page.locator('.battle').getByRole('button', { name: 'Hint' })).toBeVisible();
  await page.keyboard.press('h');
  const advice = page.getByRole('region', { name: 'A far-sighted opponent’s advice' });
  await expect(advice).toContainText(/Play .+Risks/);
  await expect(advice.getByRole('button', { name: 'Do it' })).toBeInViewport();
});

test('whoever wants no hints is offered none', async ({ page }) => {
  await openAt(page, 'solo');
  await nextTurn(page);
  await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: /^Hints/ }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(page.getByRole('region', { name: 'A far-sighted opponent’s advice' })).toHaveCount(0);
});

test('a finished game is gone through: chances, the decisions that cost most, and the way to each of them', async ({
  page,
}) => {
  await openAt(page, 'over');
  const review = page.getByRole('region', { name: 'Game review' });
  await review.getByRole('button', { name: 'Review the game' }).click();
  await review.getByRole('button', { name: 'Stop' }).click();
  // It goes on from where it was stopped.
  await review.getByRole('button', { name: 'Review the game' }).click();
  await expect(review.getByRole('heading', { name: 'The decisions that cost the most' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(review.getByRole('img', { name: 'Chances to win' })).toBeVisible();
  await expectAccessible(page);
  const worst = review
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
    .first();
  await expect(worst).toContainText(/−\d+ VP\s*Played: .+\.\s*Better: .+\./);
  await worst.getByRole('button', { name: 'Look at it' }).click();
  const past = page.getByRole('region', { name: 'Looking at the past' });
  await expect(past.getByRole('combobox')).toHaveValue('0');
  await expect(past).toContainText(/Played: .+\.\s*Better: .+\./);
  await past.getByRole('button', { name: 'Chances to win' }).click();
  await expect(past.getByRole('img')).toHaveAccessibleName(/Chances to win: Visio \d+%, /);
  await past.getByRole('button', { name: 'Back to now' }).click();
  // Back to where one was, and not to the beginning.
  await expect(worst.getByRole('button')).toBeFocused();
  await expect(worst).toBeInViewport();
});

test('levels are chosen from one list, from gentle to hard, with a line on each', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Set up a table').click();
  const seat = page.getByRole('group', { name: 'Seat 2' });
  const who = seat.getByLabel('Who plays');
  const levels = who.locator('optgroup option');
  await expect(levels).toHaveCount(8);
  await expect(levels.first()).toHaveText('Random opponent');
  await expect(levels.last()).toHaveText('Far-sighted opponent');
  for (const level of ['Gentle opponent', 'Shrewd opponent']) {
    await who.selectOption(level);
    await expect(seat.locator('small')).not.toBeEmpty();
  }
  await page.getByRole('radio', { name: '2', exact: true }).last().check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await nextTurn(page);
});
