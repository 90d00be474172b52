import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Asked, Figure, Report } from './figures.ts';
import { written } from './figures.ts';
import { answerLines } from './greedy-bot.ts';
import { phoneGame } from './phone-game.ts';

/** How much slower than this machine: a mid-range phone is about 4 times, a cheap one 6. */
const SLOWED = [1, 4, 6] as const;
const HARDEST = 6;
/** An answer on such a phone should be there within so many milliseconds. */
const GOAL = 1000;
/** A thread counts as slowed when the yardstick takes at least this part of what was asked for. */
const ENOUGH = 0.7;
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/** What is used of Playwright, which the browser tests bring. */
interface Playwright {
  readonly chromium: { launch(options: object): Promise<Browser> };
}
export interface Browser {
  newPage(options?: object): Promise<Page>;
  close(): Promise<void>;
}
/** The way to what Playwright has no words for. */
export interface Session {
  send(method: string, params: object): Promise<unknown>;
}
export interface Page {
  addInitScript<A>(run: (given: A) => void, given: A): Promise<unknown>;
  goto(address: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  waitForSelector(selector: string): Promise<unknown>;
  waitForTimeout(milliseconds: number): Promise<void>;
  close(): Promise<void>;
  context(): { newCDPSession(page: Page): Promise<Session> };
  addScriptTag(tag: { content: string }): Promise<unknown>;
  evaluate<R, A>(run: (given: A) => R | Promise<R>, given: A): Promise<R>;
}

type Where = 'page' | 'worker';
interface Wish {
  readonly what: 'yardstick' | 'think';
  readonly seed: string;
  readonly most: number;
}

/** A blank page whose processor can be slowed, with our script in it and in a worker. */
class Phone {
  readonly page: Page;
  readonly slow: (rate: number) => Promise<unknown>;

  constructor(page: Page, slow: (rate: number) => Promise<unknown>) {
    this.page = page;
    this.slow = slow;
  }

  static async open(browser: Browser, script: string): Promise<Phone> {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await page.addScriptTag({ content: script });
    await page.evaluate((text) => {
      const browser = Object(globalThis);
      const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
      browser.thinker = new browser.Worker(url);
    }, script);
    return new Phone(page, (rate) => session.send('Emulation.setCPUThrottlingRate', { rate }));
  }

  ask(where: Where, wish: Wish): Promise<readonly number[]> {
    return this.page.evaluate(
      ({ where, wish }) => {
        const { fulfil, thinker } = Object(globalThis);
        if (where === 'page') return fulfil(wish);
        return new Promise((resolve) => {
          thinker.onmessage = ({ data }: { data: readonly number[] }) => resolve(data);
          thinker.postMessage(wish);
        });
      },
      { where, wish },
    );
  }

  /** The least of five, in milliseconds: what else the machine does can only add. */
  async yardstick(where: Where): Promise<number> {
    const times: number[] = [];
    for (let i = 0; i < 5; i++) times.push(...(await this.ask(where, { what: 'yardstick', seed: '', most: 0 })));
    return Math.min(...times);
  }
}

/** A game on a phone, and the greedy bot in Chromium, with the processor slowed as developer tools do it. */
export async function phone(asked: Asked): Promise<Report> {
  if (asked.phone === null) return { figures: [], ratios: [], notes: ['phone: only with --phone'] };
  const { chromium }: Playwright = createRequire(join(asked.folder, '..', 'e2e', 'package.json'))('@playwright/test');
  const browser = await chromium.launch({ executablePath: asked.phone.chromium, args: ARGUMENTS });
  try {
    const bot = await onPhone(await Phone.open(browser, readFileSync(asked.phone.script, 'utf8')), asked.quick);
    const game = await phoneGame(browser, asked.phone.address, asked.quick);
    return { figures: [...bot.figures, ...game.figures], ratios: [], notes: [...bot.notes, ...game.notes] };
  } finally {
    await browser.close();
  }
}

async function onPhone(phone: Phone, quick: boolean): Promise<Report> {
  const { where, note } = await reached(phone);
  const figures: Figure[] = [];
  await phone.ask(where, { what: 'think', seed: '9', most: quick ? 3 : 100 });
  for (const rate of SLOWED) {
    await phone.slow(rate);
    const times = await phone.ask(where, { what: 'think', seed: '1', most: quick ? 6 : 1000 });
    figures.push(...answerLines(`greedy bot in Chromium, slowed ${rate} times`, times, GOAL));
  }
  await phone.slow(1);
  return { figures, ratios: [], notes: [note] };
}

/** Where slowing the processor takes hold: in the worker, as the page has it, or else on a page's own thread. */
async function reached(phone: Phone): Promise<{ readonly where: Where; readonly note: string }> {
  const full = { page: await phone.yardstick('page'), worker: await phone.yardstick('worker') };
  await phone.slow(HARDEST);
  const page = (await phone.yardstick('page')) / full.page;
  const worker = (await phone.yardstick('worker')) / full.worker;
  await phone.slow(1);
  const where: Where = worker >= ENOUGH * HARDEST ? 'worker' : 'page';
  const took = `a fixed loop took ${written(page)} times as long in the page and ${written(worker)} times in a worker`;
  return { where, note: `phone: slowed ${HARDEST} times, ${took}; the bot was measured in the ${where}` };
}
