import { expect, type Page } from '@playwright/test';
import { answerByKeyboard, nextTurn, state, type Waiting } from './table.ts';

/** Closes the battles and turns that lie over the table to be read. */
async function readOn(page: Page): Promise<void> {
  const on = page.getByRole('button', { name: 'Continue' });
  for (let read = 0; read < 8 && (await on.isVisible()); read++) await on.click();
}

/** How somebody chooses among the things that can be clicked. */
export interface Taste {
  /** Which thing of so many. */
  readonly among: (count: number) => number;
  /** Whether a power is begun whenever one is offered. */
  readonly powers: boolean;
}

/** A player who looks at another thing each time. */
export function roaming({ powers }: { readonly powers: boolean }): Taste {
  let n = 0;
  const among = (count: number): number => {
    n += 7;
    return n % count;
  };
  return { powers, among };
}

const GO = '.prompt .btn.go:enabled:visible, .scene .btn.go:enabled:visible';
const CAN = ':is(.prompt, .scene, .stage, .held, .mats) [data-standing="can"]:visible';

/** Clicks things on the table until the question is answered; false: that came to no answer. */
async function clicked(page: Page, waiting: Waiting, { among, powers }: Taste): Promise<boolean> {
  const same = async (): Promise<boolean> => JSON.stringify(await state(page)) === JSON.stringify(waiting);
  for (let picks = 0; picks < 12 && (await same()); picks++) {
    const go = page.locator(GO).first();
    const power = page.locator(`${CAN}[data-part^="power:"]`).first();
    const things = page.locator(`${CAN}:not([data-part^="power:"])`);
    const [first, count] = [powers && picks === 0 && (await power.isVisible()), await things.count()];
    const wanted = first ? power : picks > 0 && (await go.isVisible()) ? go : count > 0 ? things.nth(among(count)) : go;
    if (!(await wanted.isVisible())) break;
    await wanted.click({ timeout: 2_000 }).catch(() => {});
  }
  return !(await same());
}

/** Answers by clicking things on the table; by the list where that does not end in an answer. */
async function answerByMouse(page: Page, waiting: Waiting, taste: Taste): Promise<void> {
  if (!(await clicked(page, waiting, taste))) await answerByKeyboard(page, waiting, taste.among(97));
}

/** Plays on by mouse until the game is over; which questions were answered on the way. */
export async function playToTheEnd(page: Page, taste: Taste): Promise<ReadonlySet<string>> {
  const asked = new Set<string>();
  for (let waiting = await nextTurn(page); waiting.for !== 'over'; waiting = await nextTurn(page)) {
    if (waiting.for === 'answer') {
      asked.add(waiting.question);
      await readOn(page);
      await answerByMouse(page, waiting, taste);
    } else {
      await page.keyboard.press('Enter');
      await expect(page.locator('.cover')).toHaveCount(0);
    }
  }
  return asked;
}

const numberIn = (text: string): number => Number(/[−-]?\d+$/.exec(text.trim())?.[0].replace('−', '-') ?? Number.NaN);

/** The score sheet is there, names a winner, and adds up for everybody. */
export async function expectAccounts(page: Page, players: number): Promise<void> {
  await readOn(page);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(players + 1);
  await expect(page.locator('#winner .who').first()).toBeVisible();
  const rows = await page
    .locator('tbody tr')
    .evaluateAll((trs) => trs.map((tr) => [...tr.querySelectorAll('td')].map((td) => td.textContent ?? '')));
  const totals = await page.locator('tfoot tr').first().locator('td').allTextContents();
  expect(totals).toHaveLength(players);
  const sums = totals.map((_, seat) => rows.reduce((sum, row) => sum + numberIn(row[seat] ?? ''), 0));
  expect(sums).toEqual(totals.map(Number));
}
