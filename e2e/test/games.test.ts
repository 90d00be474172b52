import { expect } from '@playwright/test';
import { answerByMouse, expectAccounts, playToTheEnd } from '../clicks.ts';
import { type Company, sitDown } from '../company.ts';
import { answerByNames, reach } from '../names.ts';
import { test } from '../page.ts';
import { openAt } from '../positions.ts';
import { answerByKeyboard, lookAtOutcomes, nextTurn, startAlone, tabTo } from '../table.ts';

test.describe.configure({ timeout: 480_000 });

test('somebody plays four rounds against three computers, to the score sheet', async ({ page }) => {
  await startAlone(page, 4);
  await playToTheEnd(page);
  await expectAccounts(page, 4);
  await page.goto('/#/games');
  await expect(page.getByText(/Won by/)).toBeVisible();
});

test('somebody plays a whole game by keyboard alone', async ({ page }) => {
  await page.goto('/');
  const goTo = async (what: string): Promise<void> => {
    await expect(page.locator(what).first()).toBeVisible();
    await tabTo(page, what);
  };
  await goTo('[type=radio]:checked');
  const two = page.getByRole('radio', { name: '2', exact: true }).first();
  for (let n = 0; n < 4 && !(await two.isChecked()); n++) await page.keyboard.press('ArrowRight');
  await expect(two).toBeChecked();
  await goTo('.big');
  await page.keyboard.press('Enter');
  let n = 0;
  for (let waiting = await nextTurn(page); waiting.for !== 'over'; waiting = await nextTurn(page))
    await answerByKeyboard(page, waiting, n++ % 3);
  await lookAtOutcomes(page);
  await expect(page.getByRole('table')).toBeVisible();
});

test('somebody who sees nothing plays a whole game by the names of things, and hears what happens', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('radio', { name: '2', exact: true }).first().check();
  await page.getByRole('button', { name: 'Against computers' }).click();
  const aloud = new Set<string>();
  for (let n = 0; ; n++) {
    const waiting = await nextTurn(page);
    if (waiting.for === 'over') break;
    await answerByNames(page, n % 3);
    await nextTurn(page, waiting);
    for (const said of await page.locator('[aria-live="polite"]').allInnerTexts()) aloud.add(said);
  }
  const total = page.getByRole('rowheader', { name: 'Total' });
  await reach(total, page.getByRole('button', { name: /^(Continue|Skip|Score sheet)/ }));
  // Its own questions, and what the computer did meanwhile.
  expect([...aloud].filter((said) => said.startsWith('Your choice')).length).toBeGreaterThan(3);
  expect([...aloud].filter((said) => /gathers|raises|builds|attacks/.test(said)).length).toBeGreaterThan(10);
});

test.describe('by the board as a table', () => {
  test.use({ settings: { board: 'text' } });
  test('somebody plays a whole game, and chooses in it', async ({ page }) => {
    await sitDown(page, { edition: 'final', seats: ['person', 'random'], seed: '21' });
    await expect(page.getByRole('table', { name: 'The board' })).toBeVisible();
    const asked = await playToTheEnd(page);
    expect([...asked]).toEqual(expect.arrayContaining(['turn', 'raise', 'amend', 'commit', 'clash']));
    await expect(page.locator('.flower')).toHaveCount(0);
    await expectAccounts(page, 2);
  });
});

/** Tables of every sort, each played to the end by mouse. */
const TABLES: { readonly [what: string]: Company } = {
  'the final edition': { edition: 'final', seats: ['person', 'random'], seed: '11' },
  'prototype 4.0': { edition: 'env-4.0', seats: ['person', 'random'], seed: '13' },
  'the AI deck alone, hard': { seats: ['person', 'automa'], garrison: 'hard', powers: true, seed: '16' },
  'a mixed table': { seats: ['person', 'random', 'automa'], seed: '17' },
  'a mixed table of prototype 4.1': { edition: 'env-4.1', seats: ['person', 'random', 'automa'], seed: '18' },
};

for (const [what, company] of Object.entries(TABLES)) {
  test(`${what}: to the score sheet`, async ({ page }) => {
    await sitDown(page, company);
    await playToTheEnd(page);
    await expectAccounts(page, company.seats.length);
  });
}

test('two people at one screen use the powers of visio and nox whenever they may', async ({ page }) => {
  await sitDown(page, { seats: ['person', 'person'], necromancers: ['visio', 'nox'], powers: true, seed: '21' });
  const questions = ['unveil', 'forewarn', 'fence'];
  const asked = await playToTheEnd(page, (so) => questions.every((question) => so.has(question)));
  expect([...asked]).toEqual(expect.arrayContaining(questions));
});

test('whatever a power asks is answered by mouse', async ({ page }) => {
  for (const question of ['command', 'overturn', 'reinforce', 'fortify', 'brace'] as const)
    await test.step(question, async () => {
      await openAt(page, question);
      const waiting = await nextTurn(page);
      expect(waiting).toMatchObject({ for: 'answer', question });
      if (waiting.for === 'answer') expect(await answerByMouse(page, waiting, 0)).toBe(true);
      expect(await nextTurn(page, waiting)).not.toEqual(waiting);
    });
});
