import { expect, type Page } from '@playwright/test';
import { reach } from './names.ts';
import { answerByKeyboard, nextTurn, type Waiting } from './table.ts';

/** Whether these questions are all that one wanted to see answered. */
type Enough = (asked: ReadonlySet<string>) => boolean;
type Asked = Extract<Waiting, { readonly for: 'answer' }>;

/** What somebody clicks next; `null`: the question is no longer asked, or nothing can be clicked. */
interface Click {
  readonly x: number;
  readonly y: number;
}

interface Wish {
  readonly decision: string;
  readonly question: string;
  /** Which of the things that can be chosen: the so-manieth, counted around. */
  readonly nth: number;
  /** Whether a power is begun when one is offered. */
  readonly power: boolean;
  /** Whether the main button is pressed when there is one; else only where nothing can be chosen. */
  readonly go: boolean;
}

/**
 * Looks for what to click, until there is something. Runs in the page: only what a pointer would hit is there to be
 * clicked.
 */
async function look({ decision, question, nth, power, go }: Wish): Promise<Click | 'answered' | 'covered' | 'nothing'> {
  const spotOf = (element: Element): Click => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const wanted = (table: Element): Element | undefined => {
    const found = (selector: string): Element[] =>
      [...table.querySelectorAll(selector)].filter((element) => {
        const { x, y } = spotOf(element);
        return element.contains(document.elementFromPoint(x, y));
      });
    const powers = power ? found('[data-part^="power:"][data-standing="can"]') : [];
    const buttons = found('.btn.go:enabled:not(.pressed)');
    const things = found('[data-part][data-standing="can"]:not([data-part^="power:"])');
    const others = things.length > 0 ? things : found('[data-part][data-standing="can"]');
    return (
      powers[0] ?? (go ? buttons[0] : undefined) ?? others[nth % others.length] ?? buttons[0] ?? found('.btn.pass')[0]
    );
  };
  const until = performance.now() + 2000;
  for (;;) {
    const table = document.querySelector<HTMLElement>('[data-decision]');
    if (table?.dataset.decision !== decision || table.dataset.question !== question) return 'answered';
    // What lay under the pointer was a card to look at, since the table had moved on meanwhile.
    if (document.querySelector('dialog[open]')) return 'covered';
    // What has been tapped is shown a picture later.
    const element = document.querySelector('[data-pressed]') ? undefined : wanted(table);
    if (element) return spotOf(element);
    // An answer may be on its way.
    if (performance.now() > until) return 'nothing';
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

/** Whether the question is no longer asked, or soon will be. Runs in the page. */
async function passed({ decision, question }: Pick<Wish, 'decision' | 'question'>): Promise<boolean> {
  const until = performance.now() + 2000;
  const stands = (): boolean => {
    const { dataset } = document.querySelector<HTMLElement>('[data-decision]') ?? {};
    return dataset?.decision === decision && dataset.question === question;
  };
  while (stands() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 15));
  return !stands();
}

/** Clicks things on the table until the question is answered; false: that came to no answer. */
export async function answerByMouse(page: Page, { decision, question }: Asked, nth: number): Promise<boolean> {
  for (let picks = 0; picks < 16; picks++) {
    const wish = { decision, question, nth: nth + picks, power: picks === 0, go: picks > 0 };
    const next = await page.evaluate(look, wish);
    if (next === 'answered') return true;
    if (next === 'nothing') return false;
    if (next === 'covered') await page.keyboard.press('Escape');
    else await page.mouse.click(next.x, next.y);
  }
  // The last click may have been the answer, and that be on its way.
  return page.evaluate(passed, { decision, question });
}

/**
 * Plays on by mouse until the game is over, or until `enough` has been answered, with powers whenever they are offered;
 * which questions were answered.
 */
export async function playToTheEnd(page: Page, enough: Enough = () => false): Promise<ReadonlySet<string>> {
  const asked = new Set<string>();
  let nth = 0;
  for (let waiting = await nextTurn(page); waiting.for !== 'over'; waiting = await nextTurn(page)) {
    if (enough(asked)) break;
    if (waiting.for === 'answer') {
      asked.add(waiting.question);
      nth += 7;
      // The list is there for whatever clicking does not bring to an end.
      if (!(await answerByMouse(page, waiting, nth))) await answerByKeyboard(page, waiting, nth);
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
  const on = page.getByRole('button', { name: 'Continue' });
  await reach(page.getByRole('table'), on);
  await expect(page.getByRole('columnheader')).toHaveCount(players + 1);
  await expect(page.locator('#winner .who').first()).toBeVisible();
  const rows = await page
    .locator('.sheet tbody tr')
    .evaluateAll((trs) => trs.map((tr) => [...tr.querySelectorAll('td')].map((td) => td.textContent ?? '')));
  const totals = await page.locator('tfoot tr').first().locator('td').allTextContents();
  expect(totals).toHaveLength(players);
  const sums = totals.map((_, seat) => rows.reduce((sum, row) => sum + numberIn(row[seat] ?? ''), 0));
  expect(sums).toEqual(totals.map(Number));
}
