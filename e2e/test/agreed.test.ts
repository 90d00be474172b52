import { expect, type Locator, type Page } from '@playwright/test';
import { elsewhere, play, standing, together } from '../online.ts';
import { covered, expectAccessible, expectApart, expectNoSidewaysScrolling, test } from '../page.ts';

test.use({ settings: { battles: false } });

const noteOn = (page: Page): Locator => page.getByRole('region', { name: 'Asked of the table' });

/** Plays until Bo has answered since Ann did: she takes nothing back any more unless both agree. */
async function untilBound(ann: Page, bo: Page): Promise<void> {
  await bo.getByRole('button', { name: 'Close', exact: true }).click();
  let last = ann;
  await play([ann, bo], (next, answers) => {
    const enough = answers >= 5 && last === bo && next === ann;
    last = next;
    return enough;
  });
}

async function askBack(ann: Page): Promise<void> {
  await ann.getByRole('button', { name: /^Players/ }).click();
  await ann.getByRole('button', { name: 'Ask to take my last choice back' }).click();
  // The window grows by what is told there, and its button moves.
  await expect(noteOn(ann)).toBeVisible();
  await ann.getByRole('button', { name: 'Close', exact: true }).click();
}

/** Another language, in which the page is opened anew. */
async function speak(page: Page, language: 'en' | 'ru'): Promise<void> {
  await page.addInitScript((to) => {
    const before = JSON.parse(localStorage.getItem('cinderhall.settings') ?? '{}');
    localStorage.setItem('cinderhall.settings', JSON.stringify({ ...before, language: to }));
  }, language);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

test('a choice is taken back if the other agrees, and both see what is asked and what came of it', async ({
  page: ann,
  browser,
}) => {
  const { bo } = await together(ann, browser, {});
  const [annsNote, bosNote] = [noteOn(ann), noteOn(bo)];
  await untilBound(ann, bo);
  const before = await standing(bo);
  const ask = async (): Promise<void> => {
    await askBack(ann);
    await expect(annsNote).toContainText('Waiting for Bo');
    await expect(bosNote).toContainText(/^Ann asks to take back a choice and what followed, \d+ answers/);
  };

  await ask();
  await expectAccessible(bo);
  await expectNoSidewaysScrolling(bo);
  await bosNote.getByRole('button', { name: 'Decline' }).click();
  await expect(annsNote).toBeHidden();
  expect(await standing(bo)).toBe(before);

  await ask();
  await bosNote.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => standing(bo)).not.toBe(before);
  await expect(ann.locator('[data-question]')).toBeAttached();
  for (const page of [ann, bo]) {
    await expect(noteOn(page)).toBeHidden();
    await page
      .getByRole('button', { name: /^Players/ })
      .first()
      .click();
    await expect(page.getByRole('log')).toContainText('Bo does not agree');
    await expect(page.getByRole('log')).toContainText(/All agree: Ann takes back \d+ answers/);
  }
  await bo.context().close();
});

test('what is asked of the table covers nothing, and the table has room below it, in both languages', async ({
  page: ann,
  browser,
}) => {
  const { bo } = await together(ann, browser, {});
  await untilBound(ann, bo);
  await askBack(ann);
  for (const language of ['en', 'ru'] as const)
    for (const page of [ann, bo]) {
      await speak(page, language);
      const note = page.locator('section', { has: page.locator('p[role=status]', { hasText: /^Ann / }) });
      await expect(note.getByRole('button')).toHaveCount(page === ann ? 1 : 2);
      const question = page.locator('#prompt-title, .scene footer :is(h3, .ask)').filter({ visible: true }).first();
      await expect(question).toBeVisible();
      for (const [width, height] of [
        [360, 640],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => note.evaluate(covered)).toEqual([]);
        await expectApart(page, 'section:has(> p[role=status]) > *');
        await expectNoSidewaysScrolling(page);
        await expect(note).toBeInViewport({ ratio: 0.99 });
        await expect(question).toBeInViewport({ ratio: 0.99 });
        const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        await expect.poll(beyond).toBeLessThanOrEqual(0);
      }
    }
  await bo.context().close();
});

test('a clock is shown, and when a time is up the other may put the computer in that was agreed on', async ({
  page: ann,
  browser,
}) => {
  const terms = { clock: { per: 'turn', seconds: 10 }, timeUp: 'others', standIn: 'random' };
  const { bo } = await together(ann, browser, terms);
  await Promise.all([
    expect(ann.getByRole('button', { name: /^Players\. (Ann|Bo): 0:\d\d/ })).toBeVisible(),
    // Bo looks at the list of players still.
    expect(bo.getByRole('listitem').filter({ hasText: /has 0:\d\d left/ })).not.toHaveCount(0),
  ]);
  await ann.getByRole('button', { name: /^Players/ }).click();
  const put = (page: Page): Locator => page.getByRole('button', { name: 'Time is up: put a computer here' });
  await expect.poll(async () => (await put(ann).count()) + (await put(bo).count())).toBe(1);
  const [other, late, name] = (await put(ann).count()) > 0 ? [ann, bo, 'Bo'] : [bo, ann, 'Ann'];
  await put(other).click();
  await expect(other.getByRole('log')).toContainText(`The others put a computer into the seat of ${name}`);
  const seat = late.getByRole('dialog').getByRole('listitem').filter({ hasText: name });
  await expect(seat).toContainText('computer');
  await seat.getByRole('button', { name: 'Sit here' }).click();
  await expect(seat).toContainText('you');
  await bo.context().close();
});

test('hints are proposed to whoever plays alone, and come of what was agreed on', async ({ page }) => {
  await page.request.put('/api/me', { data: { name: 'Ann' } });
  await page.goto('/#/online');
  await page.getByText('New table').click();
  await page.getByRole('button', { name: 'More options' }).click();
  const hints = page.getByRole('checkbox', { name: /^Hints/ });
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await expect(hints).not.toBeChecked();
  await page.getByRole('group', { name: 'Seat 2' }).getByLabel('Who plays').selectOption('random');
  await expect(hints).toBeChecked();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: /^Players/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Hints are agreed on');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.getByText('A far-sighted opponent’s advice')).toBeVisible();
});

test('a web hook that cannot be called is refused with the reason, and another one is kept until it is taken away', async ({
  browser,
  baseURL,
}) => {
  // The browser itself complains of what a server refuses.
  const { page } = await elsewhere(browser, `${baseURL}/#/online`);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Go on' }).click();
  const address = page.getByLabel('Address of the web hook');
  const stop = page.getByRole('button', { name: 'Do not tell me any more' });
  const save = async (url: string): Promise<void> => {
    await address.fill(url);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  };
  await page.getByText('Tell me when it is my turn').click();
  await save('https://127.0.0.1/hook');
  await expect(page.getByRole('alert')).toContainText('it has to begin with https, and with a name instead of numbers');
  await expect(stop).toBeHidden();
  await save('https://chat.example.org/hooks/7');
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByLabel('calls are signed with this key')).toHaveValue(/^\S{20,}$/);
  await expectAccessible(page);
  await page.reload();
  await page.getByText('Tell me when it is my turn').click();
  await expect(address).toHaveValue('https://chat.example.org/hooks/7');
  await stop.click();
  await expect(stop).toBeHidden();
  await expect(address).toHaveValue('');
  await page.context().close();
});
