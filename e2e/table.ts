import { expect, type Page } from '@playwright/test';

/** A table on which everything has come to its place. */
export const LAID = '[data-decision]:has(main):not(:has([aria-busy=true]))';

/** What came of a battle, where nothing is asked; the way on to the next one, or past all of them. */
const OUTCOME = ':is(.scene footer:not(:has(.ask)), .verdict)';
const NEXT = `${OUTCOME} .btn.go:not(.pressed)`;
const WAY_ON = `${OUTCOME} :is(.btn.go:not(.pressed), [data-skip])`;

/** What the table waits on: the kind of question the viewer is asked, that it is covered, or that the game is over. */
export type Waiting =
  | { readonly for: 'answer'; readonly question: string; readonly decision: string }
  | { readonly for: 'cover' | 'over' };

/** What came of a battle, which is to be put away before the device is handed on; or what one looks for is to be seen. */
interface Sight {
  readonly for: 'outcome' | 'wanted';
}

interface Patience {
  readonly laid: string;
  /** The way on from what came of a battle; left out: nobody is to put it away. */
  readonly wayOn?: string;
  /** What is looked for before anything else. */
  readonly wanted?: string;
  /** What the table must no longer wait on, as text. */
  readonly not?: string;
  readonly milliseconds: number;
}

/** Looks until the table waits on somebody. Runs in the page, which need not be asked again and again. */
async function look({ laid, not, milliseconds, wayOn, wanted }: Patience): Promise<Waiting | Sight | null> {
  const begun = performance.now();
  const until = begun + milliseconds;
  const seen = (): Waiting | null => {
    if (document.querySelector('.cover')) return { for: 'cover' };
    const { question, decision } = document.querySelector<HTMLElement>(laid)?.dataset ?? {};
    if (decision === 'over') return { for: 'over' };
    return question && decision ? { for: 'answer', question, decision } : null;
  };
  const isThere = (selector: string | undefined): boolean =>
    selector !== undefined && document.querySelector(selector) !== null;
  for (;;) {
    if (isThere(wanted)) return { for: 'wanted' };
    const waiting = seen();
    if (waiting !== null && JSON.stringify(waiting) !== not) return waiting;
    // Where somebody else is asked, it stays until it is put away; where nobody waits for that, it does not matter.
    if (waiting === null && performance.now() > begun + 700 && isThere(wayOn)) return { for: 'outcome' };
    if (performance.now() > until) return null;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

/** Looks that long; what is no longer waited on is told by what it was. */
async function found(
  page: Page,
  before: Waiting | undefined,
  more: Pick<Patience, 'wayOn' | 'wanted'>,
): Promise<Waiting | Sight> {
  const not = before && JSON.stringify(before);
  const seen = await page.evaluate(look, { laid: LAID, milliseconds: 30_000, ...more, ...(not ? { not } : {}) });
  if (seen === null) throw new Error('the table waits for nobody');
  return seen;
}

const isWaiting = (seen: Waiting | Sight): seen is Waiting => seen.for !== 'outcome' && seen.for !== 'wanted';

/** Waits until somebody at this screen has something to do; after an answer, something else than before. */
export async function nextTurn(page: Page, before?: Waiting): Promise<Waiting> {
  for (;;) {
    const seen = await found(page, before, { wayOn: WAY_ON });
    if (isWaiting(seen)) return seen;
    await lookAtOutcomes(page);
  }
}

/**
 * Likewise where one person plays against computers, and puts nothing away, however long they think: what came of battles
 * stands there with what is asked next.
 */
export async function nextQuestion(page: Page, before?: Waiting): Promise<Waiting> {
  const seen = await found(page, before, {});
  if (isWaiting(seen)) return seen;
  throw new Error('nothing else was looked for');
}

/**
 * Answers what one person is asked against computers until this is to be seen, which is left there. What came of battles
 * is put away one by one, and only where an answer is due: what is looked for may come after it, or be it.
 */
export async function answerUntil(
  page: Page,
  wanted: string,
  answer: (asked: Waiting) => Promise<void>,
): Promise<void> {
  let before: Waiting | undefined;
  for (let answers = 0; answers < 60; ) {
    const seen = await found(page, before, { wanted });
    if (!isWaiting(seen)) return;
    if (await putAway(page, NEXT)) continue;
    await answer(seen);
    before = seen;
    answers++;
  }
  throw new Error(`after 60 answers there is no ${wanted}`);
}

interface Listed {
  /** How many choices there are; null: they are ticked, not chosen. */
  readonly choices: number | null;
  readonly canGo: boolean;
}

/** Waits until the list of choices has the focus, or there is something to tick. Runs in the page. */
async function listOpened(): Promise<Listed | null> {
  const until = performance.now() + 10_000;
  for (;;) {
    const dialog = document.querySelector('dialog[open]');
    const list = dialog?.querySelector<HTMLElement>('[role=listbox]');
    const done = dialog?.querySelector<HTMLButtonElement>('.btn.go');
    const focused = dialog?.querySelector(':is([role=listbox], [role=combobox]):focus');
    if (list && focused) return { choices: list.querySelectorAll('[role=option]').length, canGo: false };
    if (done && !list) return { choices: null, canGo: !done.disabled };
    if (performance.now() > until) return null;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

/** Answers from the list of choices by keyboard alone, and waits until there is something else to do. */
export async function answerByKeyboard(page: Page, waiting: Waiting, n: number): Promise<void> {
  await chooseByKeyboard(page, n);
  await nextTurn(page, waiting);
}

/** Tab leads to everything on a page within so many steps. */
const FAR = 120;

/** Goes there as a keyboard does, by Tab; false: there is nothing of that kind. Fails where Tab does not lead to it. */
export async function tabTo(page: Page, selector: string): Promise<boolean> {
  const found = (wanted: string) =>
    document.activeElement?.matches(wanted) ? 'here' : document.querySelector(wanted) ? 'there' : 'nowhere';
  for (let n = 0; n <= FAR; n++) {
    const at = await page.evaluate(found, selector);
    if (at !== 'there') return at === 'here';
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** Puts away what came of battles, which stands before what is asked next. */
export async function lookAtOutcomes(page: Page): Promise<void> {
  while (await putAway(page, WAY_ON));
}

/** Goes on from what came of a battle; false: there is none. */
async function putAway(page: Page, wayOn: string): Promise<boolean> {
  if (!(await tabTo(page, wayOn))) return false;
  await page.keyboard.press('Enter');
  await untilGone(page);
  return true;
}

/** Plays the first card that may be played in a battle, by finger, and waits for what comes of it. */
export async function fightByFinger(page: Page): Promise<void> {
  await page.locator('.options [data-standing="can"]').first().tap();
  await page.locator('.scene .btn.go').tap();
  await expect(page.locator('.scene.decided .outcomes')).toBeVisible();
}

/** What a press closes goes a picture later; until then its button is there, and looks pressed. */
export const untilGone = (page: Page): Promise<void> => expect(page.locator('.btn.pressed')).toHaveCount(0);

/** What is tapped looks pressed until the table shows what came of it, a picture later. */
export const untilShown = (page: Page): Promise<void> => expect(page.locator('[data-pressed]')).toHaveCount(0);

/** Gives the `n`-th answer of the list, counted around; of a set, its first. What came of battles is looked at before. */
export async function chooseByKeyboard(page: Page, n: number): Promise<void> {
  await lookAtOutcomes(page);
  await page.keyboard.press('l');
  const listed = await page.evaluate(listOpened);
  if (listed === null) throw new Error('there is no list of choices');
  if (listed.choices !== null) {
    for (let i = 0; i < n % listed.choices; i++) await page.keyboard.press('ArrowDown');
  } else {
    if (!listed.canGo) {
      await tabTo(page, 'dialog[open] [type=checkbox]:enabled');
      await page.keyboard.press('Space');
      await expect(page.locator('dialog[open] .btn.go')).toBeEnabled();
    }
    await tabTo(page, 'dialog[open] .btn.go:enabled');
  }
  await page.keyboard.press('Enter');
}

/** Starts a game of one person against computers. */
export async function startAlone(page: Page, players: 2 | 3 | 4): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('radio', { name: String(players), exact: true })
    .first()
    .check();
  await page.locator('.big').click();
  await expect(page.locator(LAID)).toBeVisible();
}

/** Declines to raise: on a small board one tap is not enough. */
export async function raiseNobody(page: Page): Promise<void> {
  const nobody = page.getByRole('button', { name: 'Raise nobody' });
  await nobody.click();
  if (await page.evaluate(() => window.innerWidth <= 720)) await nobody.click();
}
