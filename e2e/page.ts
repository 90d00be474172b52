import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** Settings of the page that a test begins with; the rest are as usual. Computers answer at once. */
export interface PageSettings {
  readonly language: 'en' | 'ru';
  readonly theme: 'night' | 'parchment';
  readonly size: 100 | 125 | 150 | 200;
  readonly speed: 'instant' | 'normal';
  readonly confirm: boolean;
  readonly battles: boolean;
  readonly motion: 'full' | 'quick' | 'off';
  readonly sound: 'off' | 'quiet' | 'loud';
  readonly board: 'drawn' | 'text';
}

/** A page that may complain of nothing: an error, or a breach of its policy, fails the test. */
export const test = base.extend<{ settings: Partial<PageSettings> }>({
  settings: [{}, { option: true }],
  page: async ({ page, settings }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
    page.on('console', (message) => {
      // Tests go without the service worker (playwright.config.ts), and the browser says so each time.
      if (message.text().startsWith('Service Worker registration blocked')) return;
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(`${message.text()} ${message.location().url}`.trim());
    });
    const usual: PageSettings = {
      language: 'en',
      theme: 'night',
      size: 100,
      speed: 'instant',
      confirm: true,
      battles: true,
      motion: 'full',
      sound: 'off',
      board: 'drawn',
    };
    await page.addInitScript(
      (text) => {
        if (localStorage.getItem('cinderhall.settings') === null) localStorage.setItem('cinderhall.settings', text);
      },
      JSON.stringify({ ...usual, ...settings }),
    );
    await use(page);
    expect(complaints).toEqual([]);
  },
});

/** Waits until the page is kept for times without a network. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active);
}

/** Nothing sticks out to the side, once what follows the size of the page has been drawn; else it is told what does. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(stickingOut)).toEqual([]);
}

/** What makes a page wider than its window, told by name and right end; nothing where it is not. */
function stickingOut(): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= window.innerWidth) return [];
  const told = [...document.querySelectorAll('body *')]
    .map((element) => ({ element, end: Math.round(element.getBoundingClientRect().right) }))
    .filter(({ end }) => end > window.innerWidth)
    .map(({ element, end }) => `${element.localName}.${element.getAttribute('class') ?? ''} ends at ${end}`);
  return [`${location.hash}: ${scrollWidth} wide in ${window.innerWidth}`, ...told.slice(0, 12)];
}

/** Nothing of these lies over anything else of them, unless it is within it. */
export async function expectApart(page: Page, selector: string): Promise<void> {
  const over = await page.locator(selector).evaluateAll((all) =>
    all.flatMap((one, i) => {
      const a = one.getBoundingClientRect();
      const lying = all.slice(i + 1).filter((other) => {
        const b = other.getBoundingClientRect();
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return wide > 1 && tall > 1 && !one.contains(other) && !other.contains(one);
      });
      return lying.map((other) => `${one.textContent} / ${other.textContent}`);
    }),
  );
  expect(over).toEqual([]);
}

/** Titles, words and buttons that something lies over. Runs in the page. */
export function covered(note: HTMLElement | SVGElement): readonly string[] {
  const a = note.getBoundingClientRect();
  const all = [...document.querySelectorAll('header, main, h1, h2, h3, p, button, .card')];
  const under = all.filter((other) => {
    const b = other.getBoundingClientRect();
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return wide > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1 && !note.contains(other);
  });
  return under.map((other) => `${other.tagName} ${other.textContent}`);
}

/** What axe finds wrong, by rule and place. */
export async function expectAccessible(page: Page): Promise<void> {
  // Without frames to gather findings from it needs no page of its own, and passes are not looked into: a third of the time.
  const rules = { 'target-size': { enabled: true } };
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], rules });
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}
