import { crownOfAsh } from '@cinderhall/crown-of-ash';
import { below, type GameRecord, recordMove, seedRng, startRecord } from '@cinderhall/kernel';
import { expect } from '@playwright/test';
import { expectAccessible, test } from '../page.ts';
import { openGame } from '../positions.ts';
import { answerByKeyboard, nextTurn } from '../table.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'One screen with friends' }).click();
  await page.getByRole('radio', { name: '2', exact: true }).last().check();
  await page.getByLabel('Player 1').fill('Berit');
  await page.getByLabel('Player 2').fill('Ole');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.cover')).toBeVisible();
});

test('the cover names who shall take the device, and holds nothing of the table', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Pass the device to (Berit|Ole)/);
  await expect(page.locator('[data-decision]')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(1);
});

test('a covered table stays covered when the page is loaded again', async ({ page }) => {
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page.locator('[data-decision]')).toHaveCount(0);
});

test('it comes down between two people, and an answer can be taken back from it', async ({ page }) => {
  const first = await page.getByRole('heading', { level: 1 }).textContent();
  await page.keyboard.press('Enter');
  await answerByKeyboard(page, await nextTurn(page), 0);
  await expect(page.locator('.cover')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '');
  await expect(page.locator('[data-decision]')).toHaveCount(0);
});

test('whoever wants back what another has answered to asks them, with the table covered', async ({ page }) => {
  const names: (string | null)[] = [];
  for (let n = 0; n < 2; n++) {
    names.push(await page.getByRole('heading', { level: 1 }).textContent());
    await page.keyboard.press('Enter');
    await answerByKeyboard(page, await nextTurn(page), 0);
    await expect(page.locator('.cover')).toBeVisible();
  }
  const [first] = names;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '');
  for (const answer of [/^No, it stands$/, /: agreed$/]) {
    await page.keyboard.press('Enter');
    const before = await nextTurn(page);
    await page.keyboard.press('z');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^(Berit|Ole) wants to take back their last choice$/,
    );
    await expect(page.locator('[data-decision]')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: answer }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '');
    await expect(page.locator('[data-decision]')).toHaveCount(0);
    if (answer.source.startsWith('^No')) continue;
    await page.keyboard.press('Enter');
    const after = await nextTurn(page);
    expect(after).not.toEqual(before);
  }
});

/** A game of two that waits for the second one's combat card, and the card after which the first one has a choice in the battle. */
function lastCard(): { readonly record: GameRecord; readonly card: number } {
  for (let seed = 1; seed < 300; seed++) {
    const configured = crownOfAsh.configure({ players: 2 });
    if (!configured.ok) break;
    const s = crownOfAsh.setup(configured.value, String(seed));
    const rng = seedRng(String(seed));
    const { write } = crownOfAsh.notation(configured.value);
    let record = startRecord(crownOfAsh, configured.value, String(seed));
    for (let decision = crownOfAsh.pending(s); decision; decision = crownOfAsh.pending(s)) {
      const [seat = 0] = decision.seats;
      const moves = crownOfAsh.moves(s, seat);
      if (decision.kind === 'clash' && decision.seats.length === 1 && seat === 1)
        for (const move of moves) {
          const after = crownOfAsh.clone(s);
          crownOfAsh.step(after, 1, move, () => {});
          const next = crownOfAsh.pending(after);
          if (move.kind === 'clash' && next?.kind === 'wild' && next.seats[0] === 0) return { record, card: move.card };
        }
      const move = moves[below(rng, moves.length)];
      if (!move) break;
      record = recordMove(record, { seat, text: write(move) });
      crownOfAsh.step(s, seat, move, () => {});
    }
  }
  throw new Error('no battle leaves a choice to the first of two');
}

test('both see how a battle ends, before the device is handed on for a choice that is left in it', async ({ page }) => {
  const { record, card } = lastCard();
  const seats = ['Berit', 'Ole'].map((name, seat) => ({ seat, name, player: 'person' }));
  await openGame(page, { title: 'Last card', seats, record });
  await page.locator('.cover button').first().click();
  await page.locator(`[data-part="card:${card}"]`).first().click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('.scene.decided')).toBeVisible();
  await page.waitForTimeout(2000);
  await expect(page.locator('.scene.decided')).toBeVisible();
  await expect(page.locator('.cover')).toBeVisible();
});
