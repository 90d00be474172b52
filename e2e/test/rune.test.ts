import { expect, type Locator, type Page } from '@playwright/test';
import { playToTheEnd } from '../clicks.ts';
import { reach } from '../names.ts';
import { expectAccessible, expectApart, expectNoSidewaysScrolling, test } from '../page.ts';
import { end, goOn } from '../rune.ts';
import { openRunes } from '../rune-positions.ts';
import { answerByKeyboard, lookAtOutcomes, nextQuestion, nextTurn } from '../table.ts';

test.describe.configure({ timeout: 240_000 });

const PHONE = { width: 360, height: 740 };

/** The end is told, with a line for each player. */
async function expectEnd(page: Page, players: number): Promise<void> {
  await reach(page.locator('#winner'), page.getByRole('button', { name: 'Continue' }));
  await expect(page.locator('#winner')).toHaveText(/wins?$|^Everybody has lost$/);
  await expect(page.getByRole('row')).toHaveCount(players + 1);
}

/** Ends every turn at once and takes the first of what else is asked, until somebody else is to look or the game is over. */
async function endTurns(page: Page): Promise<void> {
  for (let waiting = await nextTurn(page); waiting.for === 'answer'; waiting = await nextTurn(page)) {
    if (waiting.question === 'turn') {
      await lookAtOutcomes(page);
      await end(page);
      await nextTurn(page, waiting);
    } else await answerByKeyboard(page, waiting, 0);
  }
}

test('Rune Age: a whole Resurgence against a computer, by clicks, and over a page that was loaded again', async ({
  page,
}) => {
  await openRunes(page, { scenario: 'resurgence', seats: ['person', 'greedy'], seed: '3' });
  await expect(page.locator('#tracker-title')).toHaveText('Round 1');
  const before = await nextTurn(page);
  await page.reload();
  expect(await nextTurn(page)).toEqual(before);
  const asked = await playToTheEnd(page);
  expect([...asked]).toEqual(expect.arrayContaining(['turn', 'battle']));
  await expectEnd(page, 2);
  await page.reload();
  await expectEnd(page, 2);
});

test('Rune Age: a whole Cataclysm alone, by keyboard', async ({ page }) => {
  await openRunes(page, { scenario: 'cataclysm', seats: ['person'], seed: '3' });
  let nth = 0;
  for (let waiting = await nextTurn(page); waiting.for !== 'over'; waiting = await nextTurn(page)) {
    nth += 7;
    await answerByKeyboard(page, waiting, nth);
  }
  await page.keyboard.press('Escape');
  await expectEnd(page, 1);
});

test('Rune Age: Runewars to its end, its past, and the same again', async ({ page }) => {
  await openRunes(page, { scenario: 'runewars', seats: ['person', 'greedy'], seed: '2', before: 24 });
  await endTurns(page);
  await expectEnd(page, 2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Watch again' }).click();
  const past = page.getByRole('region', { name: /Looking at the past/ });
  // It plays at once.
  await expect(past.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(past).toContainText('Before the first turn');
  await page.keyboard.press('End');
  await expect(past).toContainText('The end of the game');
  await page.keyboard.press('ArrowLeft');
  await expect(past).toContainText(/Round \d+/);
  await past.getByRole('combobox').selectOption({ index: 1 });
  await expect(page.getByRole('group', { name: 'Hand' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScrolling(page);
  await past.getByRole('button', { name: 'Back to now' }).click();
  await expectNoSidewaysScrolling(page);
  const over = await nextTurn(page);
  await page.getByRole('button', { name: 'Rematch', exact: true }).click();
  await nextTurn(page, over);
  await page.locator('nav.tabs button').last().click();
  await expect(page.locator('#tracker-title')).toBeVisible();
  await expect(page.locator('#tracker-title')).toHaveText('Round 1');
});

test('Rune Age: The Monument to its end', async ({ page }) => {
  await openRunes(page, { scenario: 'monument', seats: ['person', 'greedy'], seed: '1', before: 12 });
  await endTurns(page);
  await expectEnd(page, 2);
  await page.getByRole('button', { name: 'See the table' }).click();
  const tracker = page.getByRole('region', { name: /^Round \d+$/ });
  await expect(tracker).toContainText('The game is over');
  await expect(tracker).not.toContainText('Turn:');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'See the table' })).toBeVisible();
});

test('Rune Age: what came of a battle is looked at before the next answers are listed', async ({ page }) => {
  const until = { question: 'battle', after: 60 };
  await openRunes(page, { scenario: 'resurgence', seats: ['person', 'greedy'], seed: '1', until });
  for (let asked = await nextQuestion(page); asked.for === 'answer' && asked.question !== 'turn'; ) {
    await goOn(page, asked);
    asked = await nextQuestion(page, asked);
  }
  const list = page.getByRole('listbox');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await page.keyboard.press('l');
  await expect(list).toBeHidden();
  await expect(page.getByRole('button', { name: 'End the turn' })).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.locator('#prompt-title')).toBeFocused();
  await page.keyboard.press('l');
  await expect(list).toBeVisible();
});

/** Two whose cards are known, so that nothing here depends on ours. */
const KNOWN = { seats: ['person', 'greedy'], factions: ['daqan', 'waiqar'] } as const;

for (const language of ['en', 'ru'] as const)
  test.describe(`Rune Age on a small phone in ${language}`, () => {
    test.use({ settings: { language }, viewport: { width: 360, height: 640 } });
    test('both sides of a combat lie in sight above the question', async ({ page }) => {
      for (const [scenario, seed, question, after] of [
        ['runewars', '2', 'losses', 150],
        ['monument', '2', 'resolution', 50],
        ['runewars', '1', 'destroy', 50],
        ['runewars', '5', 'siege', 300],
      ] as const) {
        await openRunes(page, { scenario, seed, until: { question, after }, ...KNOWN });
        await nextTurn(page);
        const seen = page.locator('.combat :is([data-thing], .total, .more)');
        expect(await seen.count()).toBeGreaterThan(3);
        for (const it of await seen.all()) await expect(it).toBeInViewport({ ratio: 0.99 });
      }
    });

    test('nothing that is asked is cut short', async ({ page }) => {
      for (const [scenario, seed, question, after] of [
        ['runewars', '1', 'turn', 0],
        ['runewars', '1', 'keep', 100],
        ['resurgence', '1', 'battle', 60],
        ['runewars', '1', 'siege', 150],
        ['resurgence', '1', 'spare', 0],
        ['runewars', '2', 'losses', 150],
        ['monument', '2', 'resolution', 50],
        ['runewars', '1', 'destroy', 50],
      ] as const) {
        await openRunes(page, { scenario, seed, until: { question, after }, ...KNOWN });
        await nextTurn(page);
        await lookAtOutcomes(page);
        const ask = page.locator('.prompt .ask');
        await expect(ask).toBeVisible();
        const told = `${question}: ${await ask.textContent()}`;
        expect(await ask.evaluate((it) => it.scrollHeight - it.clientHeight), told).toBeLessThanOrEqual(1);
      }
    });
  });

const FOUR = {
  scenario: 'resurgence',
  seed: '3',
  seats: ['person', 'greedy', 'greedy', 'greedy'],
  until: { question: 'turn', after: 300 },
} as const;

test('Rune Age: the mats of four players lie in sight, and where they do not it is shown that there is more', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRunes(page, FOUR);
  await nextTurn(page);
  const mats = page.locator('aside.mats');
  await expect(mats.locator('.mat')).toHaveCount(4);
  for (const mat of await mats.locator('.mat').all()) await expect(mat).toBeInViewport({ ratio: 0.99 });
  const faded = () => mats.evaluate((it) => getComputedStyle(it).getPropertyValue('--more'));
  await expect.poll(faded).toBe('0px');
  await page.setViewportSize({ width: 1440, height: 640 });
  await expect.poll(faded).toBe('44px');
  await mats.evaluate((it) => it.scrollTo(0, it.scrollHeight));
  await expect.poll(faded).toBe('0px');
});

test('Rune Age: a line of the log says what was done below whose turn it was, and leads to its moment', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRunes(page, FOUR);
  await nextTurn(page);
  const gold = page.getByRole('button', { name: /^Plays [2-9] gold/ });
  const turn = page.locator('.log .turn', { has: gold }).last();
  const line = turn.getByRole('button', { name: /^Plays [2-9] gold/ });
  await expect(line.locator('.coins')).toHaveText(/^[2-9]$/);
  const [, who] = /· (\S+)/.exec((await turn.getByRole('button').first().textContent()) ?? '') ?? [];
  const cut = await line.evaluate((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    return (button.closest('.scroll')?.getBoundingClientRect().left ?? 0) - words.getBoundingClientRect().left;
  });
  expect(cut).toBeLessThanOrEqual(0);
  await turn.getByRole('button').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(turn.getByRole('button').nth(1)).toBeFocused();
  await line.click();
  await expect(page.getByRole('region', { name: /Looking at the past/ })).toContainText(`${who} plays`);
  await expect(line).toHaveAttribute('aria-current', 'step');
});

test('Rune Age: beside the table of a tablet players are seen, or the log', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openRunes(page, FOUR);
  await nextTurn(page);
  const tabs = page.locator('nav.tabs').getByRole('button');
  await expect(tabs).toHaveText(['Players', 'Log']);
  await expect(page.locator('aside.mats')).toBeVisible();
  await expect(tabs.first()).toHaveAttribute('aria-pressed', 'true');
  await tabs.last().click();
  await expect(page.locator('.log')).toBeVisible();
  await expect(page.locator('aside.mats')).toBeHidden();
  await tabs.first().click();
  await expect(page.locator('aside.mats')).toBeVisible();
});

test('Rune Age: a card is shown in large where the pointer moves, not where it rests', async ({ page }) => {
  const [wide, narrow] = [
    { width: 1440, height: 900 },
    { width: 1180, height: 820 },
  ];
  await page.setViewportSize(narrow);
  await openRunes(page, FOUR);
  await nextTurn(page);
  const middle = async (card: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await card.boundingBox()) ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  };
  const rest = await middle(page.locator('.market [data-thing]').nth(1));
  await page.setViewportSize(wide);
  await page.mouse.move(rest.x, rest.y);
  // The table is laid anew, and a card comes to lie under the pointer.
  await page.setViewportSize(narrow);
  await page.waitForTimeout(1000);
  const large = page.locator('.peek');
  await expect(large).toHaveCount(0);
  await page.mouse.move(rest.x + 4, rest.y + 4);
  await expect(large).toBeVisible();
  await page.setViewportSize(wide);
  // Once it has come to its place.
  await page.locator('.market [data-thing]').last().hover();
  await expect(large).toBeVisible();
  const box = await large.boundingBox();
  const log = await page.locator('aside.side .log').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(log?.x ?? 0);
});

test('Rune Age: what else can be done with a pile stands on a strip at the foot of its card', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const until = { question: 'turn', after: 0 };
  await openRunes(page, { scenario: 'resurgence', seats: ['person', 'greedy'], seed: '1', until });
  await nextTurn(page);
  // Puts away what wins the game.
  await page.locator('#prompt-title').click();
  const pile = page.locator('.barracks .thing:has(.other)');
  const strip = pile.getByRole('button', { name: 'Attack 2: Daqan Stronghold' });
  await expect(strip).toHaveText('Attack 2');
  await expectApart(page, '.barracks .thing:has(.other) :is(.name, .other)');
  const touched = await strip.boundingBox();
  expect(touched?.height).toBeGreaterThanOrEqual(44);
  expect(touched?.width).toBeGreaterThanOrEqual(44);
  await strip.click();
  await expect(page.locator('.prompt')).toContainText(/You hold \d+ against 2: /);
  await expect(page.locator('.combat')).toHaveCount(0);
  await strip.click();
  await expect(page.locator('.combat')).toBeVisible();
});

test('Rune Age: two people at one screen are shown their own hands alone', async ({ page }) => {
  await openRunes(page, { scenario: 'monument', seats: ['person', 'person'], seed: '1' });
  const cover = page.locator('.cover');
  await expect(cover).toBeVisible();
  const [first, second] = (await cover.textContent())?.includes('Berit') ? ['Berit', 'Oda'] : ['Oda', 'Berit'];
  await page.keyboard.press('Enter');
  await expect(page.locator('.mats')).toContainText(`${first} · you`);
  await endTurns(page);
  await expect(cover).toContainText(second);
  await page.keyboard.press('Enter');
  await expect(page.locator('.mats')).toContainText(`${second} · you`);
});

/** Questions at which the table looks different, and how late in a game. */
const QUESTIONS = [
  { scenario: 'resurgence', seed: '1', until: { question: 'turn', after: 120 } },
  { scenario: 'resurgence', seed: '1', until: { question: 'battle', after: 60 } },
  { scenario: 'runewars', seed: '2', until: { question: 'siege', after: 200 } },
  { scenario: 'runewars', seed: '1', until: { question: 'keep', after: 100 } },
] as const;

for (const [language, theme, size] of [
  ['en', 'night', { width: 1440, height: 900 }],
  ['ru', 'parchment', PHONE],
] as const)
  test.describe(`Rune Age by ${theme} in ${language}, ${size.width} pixels wide`, () => {
    test.use({ settings: { language, theme }, viewport: size });
    test('fits, and axe finds nothing', async ({ page }) => {
      const look = async (what: string): Promise<void> =>
        test.step(what, async () => {
          await expectNoSidewaysScrolling(page);
          await expectAccessible(page);
        });
      for (const { scenario, seed, until } of QUESTIONS) {
        await openRunes(page, { scenario, seed, until, seats: ['person', 'greedy'] });
        await nextTurn(page);
        await look(`${scenario}: ${until.question}`);
      }
      await page.keyboard.press('l');
      await expect(page.getByRole('listbox')).toBeVisible();
      await look('list');
      await page.keyboard.press('Escape');
      if (size === PHONE)
        for (const nth of [1, 2]) {
          await page.locator('nav.tabs button').nth(nth).click();
          await look(`tab ${nth}`);
        }
      await page.locator('.hand .piles button').first().press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('discard');
      await page.keyboard.press('Escape');
      await page.keyboard.press('r');
      await look('rules');
    });
  });

/** How something is drawn, without any colour: whoever tells no colours apart sees this. Runs in the page. */
function drawn(element: Element): string {
  const { boxShadow, outlineWidth, rotate, scale, opacity } = getComputedStyle(element);
  const shadow = boxShadow.replaceAll(/(?:rgba?|color|oklab)\([^)]*\)/g, '');
  return JSON.stringify({ shadow, outlineWidth, rotate, scale, opacity });
}

test('Rune Age: factions and states are told apart without colours', async ({ page }) => {
  await openRunes(page, FOUR);
  await nextTurn(page);
  // Who is on turn, and which of the others.
  await page.setViewportSize({ width: 768, height: 1024 });
  const chips = page.locator('ul.chips button');
  const shadows = await chips.evaluateAll((all) =>
    all.map((it) => getComputedStyle(it).boxShadow.replaceAll(/(?:rgba?|color|oklab)\([^)]*\)/g, '')),
  );
  expect(shadows.filter((one) => one.includes('-3px'))).toHaveLength(1);
  expect(
    new Set(await chips.evaluateAll((all) => all.map((it) => it.querySelector('path')?.getAttribute('d')))).size,
  ).toBe(4);
  // What can be chosen, what cannot, and what has been used.
  await page.setViewportSize({ width: 1440, height: 900 });
  const card = (standings: string) => page.locator(`.card:is(${standings}):not(.exhausted, .deep)`).first();
  const can = await card('.can').evaluate(drawn);
  expect(await card('.quiet, .barred').evaluate(drawn)).not.toBe(can);
  for (const used of await page.locator('.board .card.exhausted').all()) await expect(used).toHaveCSS('rotate', '8deg');
  // Whose a card is: by its emblem.
  for (const faction of ['daqan', 'latari', 'uthuk', 'waiqar']) {
    const cards = page.locator(`.card.f-${faction}`);
    await expect(cards.locator('.of .emblem')).toHaveCount(await cards.count());
  }
});

test('Rune Age: the log shows only what is asked for, by keys as well', async ({ page }) => {
  await openRunes(page, FOUR);
  await nextTurn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const log = page.getByRole('region', { name: 'Log' });
  const whole = await log.locator('.turn').count();
  const lines = await log.getByRole('listitem').count();
  await log.getByRole('button', { name: 'Filter' }).press('Enter');
  await log.getByRole('button', { name: 'Battles and sieges' }).press('Enter');
  await expect.poll(() => log.getByRole('listitem').count()).toBeLessThan(lines);
  await expect(log.getByRole('listitem').filter({ hasText: /buys/i })).toHaveCount(0);
  await log.getByRole('button', { name: 'Round 1', exact: true }).press('Enter');
  await expect.poll(() => log.locator('.turn').count()).toBeLessThanOrEqual(4);
  await expect(log.getByRole('heading', { level: 3 }).first()).toContainText('Round 1');
  await expectAccessible(page);
  await log.getByRole('button', { name: 'Show everything' }).press('Enter');
  await expect(log.locator('.turn')).toHaveCount(whole);
});
