import type { Figure, Report } from './figures.ts';
import { answerLines } from './greedy-bot.ts';
import type { Browser, Page, Session } from './phone.ts';

/** What somebody does on a phone in one game, and how the page keeps up. */
interface Played {
  /** Milliseconds from a tap to the next picture, of every tap and what it set off. */
  readonly taps: readonly number[];
  /** Milliseconds from picture to picture while others were asked. */
  readonly frames: readonly number[];
}

const SLOWED = [1, 4] as const;
/** A tap is answered within so many milliseconds, 19 times of 20. */
const TAP_GOAL = 100;
/** Sixty pictures a second. */
const FRAME_GOAL = 1000 / 60;
const PHONE = { hasTouch: true, isMobile: true, serviceWorkers: 'block' } as const;
const SETTINGS = {
  ...{ language: 'en', theme: 'night', speed: 'fast', motion: 'full', sound: 'off' },
  ...{ forced: true, confirm: true, battles: true },
};

/** Where the first page has how well the computers play. */
const LEVELS = 'select[aria-label="How well the computers play"]';

/** Has these computers play: newcomers get gentle ones. Runs in the page. */
function choose({ levels, level }: { readonly levels: string; readonly level: string }): void {
  const page = Object(globalThis);
  const select = page.document.querySelector(levels);
  select.value = level;
  select.dispatchEvent(new page.Event('change', { bubbles: true }));
}

/** Watches taps and pictures from the first moment of the page. Runs in the page, before anything of it. */
function watch(settings: string): void {
  const page = Object(globalThis);
  page.localStorage.setItem('cinderhall.settings', settings);
  page.taps = new Map();
  page.frames = [];
  const observer = new page.PerformanceObserver((list: { getEntries(): readonly object[] }) => {
    for (const entry of list.getEntries()) {
      const { interactionId: id, duration } = Object(entry);
      if (id) page.taps.set(id, Math.max(duration, page.taps.get(id) ?? 0));
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true });
  let last = 0;
  const frame = (now: number): void => {
    const { question, decision } = page.document.querySelector('[data-decision]')?.dataset ?? {};
    // Others are asked: this phone waits for a computer, or shows what it did.
    if (last > 0 && decision && !question && decision !== 'over') page.frames.push(now - last);
    last = now;
    page.requestAnimationFrame(frame);
  };
  page.requestAnimationFrame(frame);
}

/** What is used of an element of the page. */
interface Drawn {
  getBoundingClientRect(): Record<'left' | 'top' | 'width' | 'height', number>;
  contains(other: unknown): boolean;
}

/** Where to tap next, once there is something to tap; null: the game is over. Runs in the page. */
async function next(nth: number): Promise<{ readonly x: number; readonly y: number } | null> {
  const page = Object(globalThis);
  const { document } = page;
  const spotOf = (element: Drawn) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const inSight = (element: Drawn): boolean => {
    const { x, y } = spotOf(element);
    return element.contains(document.elementFromPoint(x, y));
  };
  for (const until = page.performance.now() + 60_000; page.performance.now() < until; ) {
    if (document.querySelector('[data-decision="over"]')) return null;
    const idle = '[data-decision][data-question]:not(:has([data-pressed]))';
    const things = [...document.querySelectorAll(`${idle} [data-part][data-standing="can"]`)];
    const buttons = [...document.querySelectorAll('[data-decision] .btn.go:enabled:not(.pressed)')];
    const turned = nth % Math.max(1, things.length);
    const inTurn = [...things.slice(turned), ...things.slice(0, turned)];
    const wanted = (nth % 2 === 1 ? [...buttons, ...inTurn] : [...inTurn, ...buttons]).find(inSight);
    if (wanted) return spotOf(wanted);
    await new Promise((resolve) => page.setTimeout(resolve, 30));
  }
  throw new Error('there is nothing to tap');
}

/** Who plays, on how slow a phone, and for how long. */
interface Bout {
  readonly level: 'greedy' | 'master';
  readonly slowed: number;
  readonly taps: number;
}

/** So long a finger rests on the screen in a tap, in milliseconds. */
const TOUCH = 80;

async function tap(session: Session, page: Page, spot: { readonly x: number; readonly y: number }): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
  await page.waitForTimeout(TOUCH);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function play(browser: Browser, address: string, { level, slowed, taps }: Bout): Promise<Played> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, ...PHONE });
  await page.addInitScript(watch, JSON.stringify(SETTINGS));
  const session = await page.context().newCDPSession(page);
  await page.goto(address);
  await page.waitForSelector(LEVELS);
  await page.evaluate(choose, { levels: LEVELS, level });
  await page.click('.big');
  await page.waitForSelector('[data-question]');
  // What comes late has come, as it has for everybody who thinks before the first tap.
  await page.waitForTimeout(3000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  for (let n = 0; n < taps; n++) {
    const spot = await page.evaluate(next, n);
    if (spot === null) break;
    await tap(session, page, spot);
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(500);
  const played = await page.evaluate(collect, null);
  await page.close();
  return played;
}

/** All that was seen; a tap that was answered within a picture is not told of, and counts as one. Runs in the page. */
function collect(): Played {
  const page = Object(globalThis);
  const told: number[] = [...page.taps.values()];
  const untold = Math.max(0, (page.performance.interactionCount ?? 0) - told.length);
  return { taps: [...told, ...new Array<number>(untold).fill(16)], frames: page.frames };
}

/** A real game on a phone, tap by tap, against computers that think. */
export async function phoneGame(browser: Browser, address: string, quick: boolean): Promise<Report> {
  const figures: Figure[] = [];
  const tell = (what: string, times: readonly number[], goal: number): void => {
    const [median, most] = answerLines(what, times);
    if (median) figures.push({ ...median, who: 'median' });
    if (most) figures.push({ ...most, goal });
  };
  for (const rate of SLOWED) {
    const { taps, frames } = await play(browser, address, { level: 'greedy', slowed: rate, taps: quick ? 6 : 60 });
    tell(`from a tap to the next picture, slowed ${rate} times`, taps, TAP_GOAL);
    tell(`a picture while others are asked, slowed ${rate} times`, frames, FRAME_GOAL);
  }
  const searching = await play(browser, address, { level: 'master', slowed: 1, taps: quick ? 2 : 24 });
  tell('a picture while a master thinks', searching.frames, FRAME_GOAL);
  const note = `phone: taps by a finger that rests for ${TOUCH} ms, by the Event Timing API, in steps of 8 ms, of a game at 360 × 740 with motion; pictures by requestAnimationFrame, drawn without a graphics processor`;
  return { figures, ratios: [], notes: [note] };
}
