import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { chooseByKeyboard } from './table.ts';

/** A browser of somebody else, whose network can be cut. */
export async function elsewhere(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  let cut = false;
  const wires = new Set<() => void>();
  await page.routeWebSocket('**/api/live', (wire) => {
    if (cut) void wire.close();
    else {
      const server = wire.connectToServer();
      wires.add(() => void Promise.all([wire.close(), server.close()]));
    }
  });
  await page.addInitScript(() =>
    localStorage.setItem('cinderhall.settings', JSON.stringify({ language: 'en', speed: 'instant', battles: false })),
  );
  await page.goto(address);
  const network = (on: boolean): void => {
    cut = !on;
    for (const end of wires) end();
    wires.clear();
  };
  return { page, network };
}

export const line = (page: Page): Locator => page.locator('[data-line]');
const question = (page: Page): Locator => page.locator('[data-question]');

/** What the table waits on, as this page knows it. */
export const standing = (page: Page): Promise<string> =>
  page
    .locator('[data-decision]')
    .evaluate((at) => JSON.stringify({ ...(at instanceof HTMLElement ? at.dataset : {}) }));

/** Which question the table has come to, as this page knows it. */
const decision = (page: Page): Promise<string | null> => page.locator('[data-decision]').getAttribute('data-decision');

/** Whichever of them is asked, once both know how the table stands. */
async function asked([one, other]: readonly [Page, Page]): Promise<Page> {
  const isSettled = async (): Promise<boolean> =>
    (await question(one).count()) + (await question(other).count()) > 0 &&
    (await decision(one)) === (await decision(other));
  await expect.poll(isSettled).toBe(true);
  return (await question(one).count()) > 0 ? one : other;
}

/** Lets whoever is asked answer, until it is enough. */
export async function play(
  pages: readonly [Page, Page],
  enough: (next: Page, answers: number) => boolean,
): Promise<void> {
  for (let answers = 0; ; answers++) {
    const next = await asked(pages);
    if (enough(next, answers)) return;
    const before = await standing(next);
    await chooseByKeyboard(next, answers);
    await expect.poll(() => standing(next)).not.toBe(before);
  }
}

/** Whose hands a page has been told card by card, by seat, and in how many messages it was told of players at all. */
export function handsTold(page: Page): { readonly messages: number; readonly hands: ReadonlySet<number> } {
  const told = { messages: 0, hands: new Set<number>() };
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const players = JSON.parse(String(payload))?.sight?.view?.players;
      if (!Array.isArray(players)) return;
      told.messages++;
      players.forEach(({ hand, fate }, seat) => {
        if ('known' in hand || typeof fate === 'number') told.hands.add(seat);
      });
    });
  });
  return told;
}

/** Ann's page and Bo's at a table of a server that was laid so, both in their seats and looking at it. */
export async function together(
  ann: Page,
  browser: Browser,
  terms: object,
  what: object = { config: { players: 2 } },
): Promise<{ table: string; bo: Page; link: string }> {
  await ann.request.put('/api/me', { data: { name: 'Ann' } });
  const seats = [0, 1].map(() => ({ player: 'person', name: '' }));
  const wish = { title: 'Ash', seats, public: false, watchers: true, sit: 0, terms, ...what };
  const { table, invite } = await (await ann.request.post('/api/tables', { data: wish })).json();
  await ann.goto(`/#/online/${table}`);
  await ann.getByRole('button', { name: 'Close', exact: true }).click();
  const link = `${new URL(ann.url()).origin}/#/online/${table}/${invite}`;
  const { page: bo } = await elsewhere(browser, link);
  await bo.getByLabel('Your name').fill('Bo');
  await bo.getByRole('button', { name: 'Go on' }).click();
  await bo.getByRole('button', { name: 'Sit here' }).click();
  return { table, bo, link };
}
