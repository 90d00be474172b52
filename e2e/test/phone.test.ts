import { expect } from '@playwright/test';
import { playToTheEnd } from '../clicks.ts';
import { sitDown } from '../company.ts';
import { expectAccessible, test } from '../page.ts';
import { openAt } from '../positions.ts';
import { end } from '../rune.ts';
import { openRunes } from '../rune-positions.ts';
import { chooseByKeyboard, fightByFinger, lookAtOutcomes, nextTurn, type Waiting } from '../table.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

test('on a phone it is said which necromancer is one’s own', async ({ page }) => {
  await openAt(page, 'turn');
  await nextTurn(page);
  await expect(page.locator('.chip.own')).toContainText('You');
  await expect(page.locator('.chip:not(.own)', { hasText: 'You' })).toHaveCount(0);
  await sitDown(page, { seats: ['person', 'greedy'], necromancers: ['nox', 'mors'], seed: '3' });
  await expect(page.locator('.chip', { hasText: 'You' })).toHaveText(/You\s*Nox/);
  await expect(page.locator('.chip', { hasText: 'Mors' })).toBeVisible();
});

test('people at one screen are called by their names, and of keys nothing is said', async ({ page }) => {
  await sitDown(page, { seats: ['person', 'person'], necromancers: ['nox', 'mors'], seed: '3' });
  await page.locator('.cover button').first().tap();
  await nextTurn(page);
  await expect(page.locator('.chip', { hasText: 'You' })).toHaveCount(1);
  await expect(page.locator('.chip', { hasText: 'Player 1' })).toBeVisible();
  await expect(page.locator('.chip', { hasText: 'Player 2' })).toBeVisible();
  await expect(page.locator('.prompt kbd').first()).toBeAttached();
  for (const key of await page.locator('kbd').all()) await expect(key).toBeHidden();
});

test.describe('on its side', () => {
  test.use({ viewport: { width: 740, height: 360 } });
  test('all that came of a battle is in sight, and so is the way on', async ({ page }) => {
    await openAt(page, 'clash');
    await nextTurn(page);
    await fightByFinger(page);
    const parts = page.locator('.scene :is(h2, h3, .sum li, .outcomes li, footer .btn)');
    for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 0.99 });
    const way = await page.locator('.scene footer .btn').first().boundingBox();
    const last = await page.locator('.scene .outcomes').boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((way?.y ?? 0) + 1);
  });
  for (const position of ['amend', 'commit'] as const)
    test(`what is asked and whom one may choose are in sight together: ${position}`, async ({ page }) => {
      await openAt(page, position);
      await nextTurn(page);
      const seen = page.locator('.asking h2, .asking p, .held .fighters button');
      expect(await seen.count()).toBeGreaterThan(2);
      for (const it of await seen.all()) await expect(it).toBeInViewport({ ratio: 0.9 });
    });
});

test('the first of two things that a structure needs is followed by the word that the second is next', async ({
  page,
}) => {
  await openAt(page, 'build');
  await nextTurn(page);
  const title = page.locator('#prompt-title');
  await expect(title).toHaveText('Build a structure');
  await page.locator('.offer [data-standing="can"]').first().tap();
  await expect(title).toHaveText('Now choose a region');
  await page.getByRole('button', { name: 'Choose anew' }).tap();
  await expect(title).toHaveText('Build a structure');
  await expect(page.locator('[data-standing="chosen"]')).toHaveCount(0);
  await page.locator('[data-part^="region:"][data-standing="can"]').first().tap();
  await expect(title).toHaveText('Now choose a structure');
});

test('whoever has picked a fighter can put it back, and raise nobody', async ({ page }) => {
  await openAt(page, 'raise');
  const before = await nextTurn(page);
  await page.locator('[data-part^="slot:"][data-standing="can"]').first().tap();
  await expect(page.locator('.prompt .btn.go')).toBeVisible();
  await page.getByRole('button', { name: 'Choose anew' }).tap();
  await expect(page.locator('.prompt .btn.go')).toHaveCount(0);
  const nobody = page.getByRole('button', { name: 'Nobody' });
  await nobody.tap();
  await nobody.tap();
  await nextTurn(page, before);
});

test('the button that refreshes cards says so', async ({ page }) => {
  await openAt(page, 'turn');
  await nextTurn(page);
  const refresh = page.getByRole('button', { name: 'Refresh your combat cards' });
  await expect(refresh).toHaveText('Refresh cards');
  await refresh.tap();
  await expect(page.locator('.prompt p')).toContainText('Refresh the combat cards');
});

test('in the list no heading stands over a single answer', async ({ page }) => {
  await openAt(page, 'turn');
  await nextTurn(page);
  await page.locator('.prompt .list').tap();
  const groups = page.getByRole('dialog').getByRole('group');
  await expect(groups.first()).toBeVisible();
  for (const group of await groups.all()) {
    const lines = await group.getByRole('option').count();
    await expect(group.locator('.heading')).toHaveCount(lines > 1 ? 1 : 0);
  }
  await expect(page.getByRole('option', { name: /^Take 1/ })).not.toContainText('you gain');
});

test('in Rune Age, too, it is said who one is, and what a finger has done is no longer asked', async ({ page }) => {
  const until = { question: 'turn', after: 0 };
  await openRunes(page, { scenario: 'resurgence', seats: ['person', 'greedy'], seed: '1', until });
  await nextTurn(page);
  await expect(page.locator('.chips button', { hasText: 'You' })).toHaveCount(1);
  const title = page.locator('#prompt-title');
  await expect(title).toHaveText('Your turn');
  const gold = page.locator('.hand [data-part^="hand:"][data-standing="can"]');
  const before = await gold.count();
  await gold.first().tap();
  await expect(gold).toHaveCount(before - 1);
  await expect(title).toHaveText('Your turn');
});

test('what one has picked is told, not where the finger was last', async ({ page }) => {
  await openAt(page, 'amend');
  await nextTurn(page);
  const said = page.locator('.prompt .ask p');
  const chosen = page.locator('.held button[data-standing="chosen"]');
  const before = await chosen.count();
  await page.locator('.held [data-part^="guard:"][data-standing="can"]').first().tap();
  await expect(chosen).toHaveCount(before + 1);
  await expect(said).toContainText('defence');
  const told = await said.textContent();
  await chosen.last().tap();
  await expect(chosen).toHaveCount(before);
  await expect(said).not.toHaveText(told ?? '');
});

test('a long list brings up no keyboard over itself', async ({ page }) => {
  await openAt(page, 'turn');
  await nextTurn(page);
  await page.locator('.prompt .list').tap();
  await expect(page.getByRole('combobox')).toBeVisible();
  await expect(page.getByRole('listbox')).toBeFocused();
});

test('the closer board shows what a question is about', async ({ page }) => {
  await openAt(page, 'raise');
  await nextTurn(page);
  await page.getByRole('button', { name: 'Closer' }).tap();
  await expect(page.locator('.display [data-standing="can"]').first()).toBeInViewport({ ratio: 0.9 });
});

test('a card that is picked in the hand is confirmed in the battle, and is shown in large by a long touch', async ({
  page,
}) => {
  await openAt(page, 'clash');
  await nextTurn(page);
  await page.getByRole('button', { name: /^Hand/ }).tap();
  await page.locator('.held [data-part^="card:"][data-standing="can"]').first().tap();
  const confirm = page.locator('.scene').getByRole('button', { name: 'Confirm' });
  await expect(confirm).toBeEnabled();
  await expect(page.locator('.held')).toBeHidden();
  const card = page.locator('.scene .options button').first();
  await card.dispatchEvent('contextmenu');
  await expect(page.getByRole('dialog')).toContainText('casualty');
});

test('whoever looks at their hand sees their fate above it, and is told what it means', async ({ page }) => {
  await openAt(page, 'turn');
  await nextTurn(page);
  await page.getByRole('button', { name: /^Hand/ }).tap();
  const fate = page.locator('.held').getByRole('button', { name: /^Fate: \w+ and \w+$/ });
  await expect(fate).toBeInViewport({ ratio: 1 });
  await fate.tap();
  await expect(page.getByRole('dialog')).toContainText('two kinds on your fate card');
});

test('a mat tells what its signs stand for', async ({ page }) => {
  await openAt(page, 'turn');
  await nextTurn(page);
  await page.getByRole('button', { name: 'Players' }).tap();
  await page.locator('.mat.own button.fate').tap();
  await expect(page.getByRole('dialog')).toContainText('two kinds on your fate card');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.locator('.mat .stuff .minions').first().tap();
  await expect(page.getByRole('dialog')).toContainText('Fallen fighters');
});

test('who asks how to play is led to what the game is about', async ({ page }) => {
  await openAt(page, 'turn');
  await nextTurn(page);
  await page.getByRole('button', { name: 'Keys' }).tap();
  await page.getByRole('button', { name: 'The game in a minute' }).tap();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'The game in a minute' })).toBeVisible();
});

/** Notes from now on how high the question is drawn, with the words that made it so. Runs in the page. */
function watchPrompt(): Map<number, string> {
  const seen = new Map<number, string>();
  const look = (): void => {
    const prompt = document.querySelector<HTMLElement>('.prompt');
    const height = prompt?.offsetHeight ?? 0;
    if (prompt && height > 0 && prompt.closest('.fighting') === null) seen.set(height, prompt.textContent);
    requestAnimationFrame(look);
  };
  look();
  return seen;
}

for (const language of ['en', 'ru'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ settings: { language } });
    test.describe.configure({ timeout: 480_000 });

    test('a battle that is put aside to look at the board leaves its size', async ({ page }) => {
      await openAt(page, 'clash');
      await nextTurn(page);
      await page.getByRole('button', { name: language === 'en' ? 'See the board' : 'Посмотреть на поле' }).tap();
      await expect(page.locator('.fighting')).toHaveCount(0);
      expect(await page.locator('.prompt').evaluate((it) => it.getBoundingClientRect().height)).toBe(112);
    });

    test('the table of Rune Age keeps its size, too', async ({ page }) => {
      await openRunes(page, { scenario: 'resurgence', seats: ['person', 'greedy'], seed: '3', before: 100 });
      await nextTurn(page);
      const watched = await page.evaluateHandle(watchPrompt);
      await playToTheEnd(page);
      const heights = new Map(await watched.evaluate((seen) => [...seen]));
      expect([...heights.keys()], [...heights.values()].join('\n---\n')).toEqual([119]);
    });

    test('the board keeps its size on a phone from the first question to the last', async ({ page }) => {
      await sitDown(page, { seats: ['person', 'greedy'], seed: '11' });
      const watched = await page.evaluateHandle(watchPrompt);
      await playToTheEnd(page);
      const heights = new Map(await watched.evaluate((seen) => [...seen]));
      expect([...heights.keys()], [...heights.values()].join('\n---\n')).toEqual([112]);
    });
  });
}

test('what comes of a battle is shown, though it was put aside when the last card was chosen', async ({ page }) => {
  await openAt(page, 'clash');
  await nextTurn(page);
  await page.getByRole('button', { name: 'See the board' }).tap();
  await expect(page.locator('.scene')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hint' }).tap();
  await page.getByRole('button', { name: 'Do it' }).tap();
  await expect(page.locator('.scene.shown .outcomes')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).tap();
  await expect(page.locator('.scene')).toHaveCount(0);
});

test('the log begins with what is newest each time it is opened', async ({ page }) => {
  await openAt(page, 'turn');
  await nextTurn(page);
  const tab = (name: RegExp) => page.locator('.foot').getByRole('button', { name });
  const newest = page.locator('.log h3').first();
  await tab(/^Log/).tap();
  await expect(newest).toBeInViewport();
  await page.locator('.log li').last().scrollIntoViewIfNeeded();
  await expect(newest).not.toBeInViewport();
  await tab(/^Board/).tap();
  await expect(newest).not.toBeVisible();
  await tab(/^Log/).tap();
  await expect(newest).toBeInViewport();
});

test('in a list no line is marked that a finger has but touched', async ({ page }) => {
  await openAt(page, 'turn');
  await nextTurn(page);
  await page.getByRole('button', { name: 'List' }).tap();
  const marked = () =>
    page
      .getByRole('option')
      .evaluateAll((lines) => lines.filter((line) => getComputedStyle(line).boxShadow !== 'none').length);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('option').nth(2).dispatchEvent('pointermove', { pointerType: 'touch' });
  expect(await marked()).toBe(0);
  await page.getByPlaceholder('Find in the list').fill('a');
  await expect.poll(marked).toBe(1);
});

test('at the end of a game totals and the way to another one are seen at once', async ({ page }) => {
  await openAt(page, 'over');
  const sums = page.locator('thead strong');
  await expect(sums.first()).toBeInViewport();
  expect(await sums.allTextContents()).toEqual(await page.locator('tfoot td').allTextContents());
  await expect(page.getByRole('button', { name: 'Rematch', exact: true })).toBeInViewport({ ratio: 1 });
});

test('a starting fighter that was posted by itself is told where one looks', async ({ page }) => {
  await sitDown(page, { seats: ['person', 'greedy'], necromancers: ['fortis', 'mors'], seed: '3' });
  await nextTurn(page);
  await chooseByKeyboard(page, 0);
  // The battle that comes before it may not be there yet.
  await expect(async () => {
    await lookAtOutcomes(page);
    const told = 'Fortis posts the Crawler at the Volcano. There was no other choice.';
    await expect(page.getByRole('main')).toContainText(told, { timeout: 500 });
  }).toPass();
});

test('whoever is on turn again is told in the prompt what the others did, after a reload, too', async ({ page }) => {
  await openAt(page, 'turn');
  await nextTurn(page);
  await lookAtOutcomes(page);
  const since = page.getByRole('button', {
    name: /^Since your last turn: Nox takes .+ Mors gathers .+ Fortis raises /,
  });
  await expect(since).toBeVisible();
  await expect(page.locator('[aria-live="polite"]', { hasText: /Nox takes .+ Mors gathers / })).toBeAttached();
  const height = async () => (await page.locator('.prompt').boundingBox())?.height;
  const before = await height();
  await page.reload();
  await nextTurn(page);
  await since.tap();
  const all = page.getByRole('dialog', { name: 'Since your last turn' });
  await expect(all.getByRole('listitem').filter({ hasText: 'Round 3 begins.' })).toHaveCount(1);
  await all.getByRole('button', { name: 'Close' }).tap();
  await page.locator('[data-part^="space:"][data-standing="can"]').first().tap();
  await expect(page.locator('.prompt .btn.go')).toBeVisible();
  await expect(since).toHaveCount(0);
  expect(await height()).toBe(before);
});

test('at a table of Rune Age it is told what the others did, too', async ({ page }) => {
  await openRunes(page, {
    scenario: 'runewars',
    seats: ['person', 'greedy'],
    seed: '1',
    until: { question: 'turn', after: 150 },
  });
  const before = await nextTurn(page);
  await expect(page.getByRole('button', { name: /^Since your last turn/ })).toHaveCount(0);
  await end(page);
  const since = page.getByRole('button', { name: /^Since your last turn: .*Latari/ });
  const isTurn = (asked: Waiting) => asked.for === 'answer' && asked.question === 'turn';
  for (let asked = await nextTurn(page, before); !isTurn(asked); asked = await nextTurn(page, asked)) {
    await lookAtOutcomes(page);
    await chooseByKeyboard(page, 0);
  }
  await lookAtOutcomes(page);
  await since.tap();
  await expect(page.getByRole('dialog', { name: 'Since your last turn' })).toContainText('Event phase');
});

test('the lamp and the list have one place each, whatever is asked', async ({ page }) => {
  const places: string[] = [];
  for (const question of ['turn', 'raise', 'amend', 'build', 'order'] as const) {
    await openAt(page, question);
    await nextTurn(page);
    await lookAtOutcomes(page);
    await expect(page.locator('.prompt button.hint')).toBeVisible();
    for (const button of ['.hint', '.list']) {
      const box = await page.locator(`.prompt button${button}`).boundingBox();
      places.push(`${button} ${Math.round(box?.x ?? 0)} ${Math.round(box?.y ?? 0)}`);
    }
  }
  expect(new Set(places).size, places.join('\n')).toBe(2);
});

test('whatever stands on a mat, a tap tells what its signs mean', async ({ page }) => {
  await openAt(page, 'turn');
  await nextTurn(page);
  await lookAtOutcomes(page);
  await page
    .locator('.foot')
    .getByRole('button', { name: /^Players/ })
    .tap();
  for (const sign of ['.king', '.points', '.minions']) {
    await page.locator(`.mats .mat:has(.king) ${sign}`).tap();
    const told = page.getByRole('dialog');
    await expect(told).toContainText('Oda · Careful opponent');
    await told.getByRole('button', { name: 'Close' }).tap();
  }
});
