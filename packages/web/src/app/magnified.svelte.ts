// How large the page is: by the setting, by the size of text that the reader has set in the browser, and, with a table on
// it, by the window. Everything grows with the text, as by the browser's own zoom, and the page lays itself out for the
// room that is left.
import { untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { settings } from './settings.svelte.ts';

/** The size of text of a browser whose reader has set none, in pixels. */
const USUAL = 16;
/** So wide the page stays at least, in its own pixels: on a narrow phone, too, text can be twice as large (WCAG 1.4.4). */
const LEAST = 180;

/** Browsers have agreed on it lately; the others have a zoom of their own. */
const magnifies = CSS.supports('zoom', '2');

/** The largest room that a table is laid out for; in a larger window it is as much larger, up to twice. */
const SPREAD = { width: 1720, height: 980 } as const;
/** So wide a page has a place beside the board for what is asked and held. */
const BESIDE = 721.5;
/** A table is smaller by so much at most to be as wide, as on a phone on its side: sideways.ts. */
const SMALLER = 0.88;
/** A little larger is not worth another size. */
const WORTH = 1.08;

/** How many times the usual size the reader's text has. Reading it lays the page out: not to be done while it is made. */
const readText = (): number =>
  Math.max(1, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL);

let width = $state(window.innerWidth);
let height = $state(window.innerHeight);
let text = $state(readText());
window.addEventListener('resize', () => {
  width = window.innerWidth;
  height = window.innerHeight;
});
// Whoever sets another size of text does so elsewhere, and comes back.
window.addEventListener('focus', () => {
  text = readText();
});

let tables = $state(0);

/** A table is shown, which fills the window; to be called when it is gone. */
export function spread(): () => void {
  untrack(() => {
    tables++;
  });
  return () => {
    tables--;
  };
}

function spreading(): number {
  const by = tables === 0 ? 1 : Math.min(width / SPREAD.width, height / SPREAD.height, 2);
  return by < WORTH ? 1 : Math.floor(by * 100) / 100;
}

/** The size in percent that a window of this width has room for; 0 where the browser cannot magnify. */
export const roomFor = (): number => (magnifies ? Math.max(100, Math.floor((width / LEAST) * 100)) : 0);

/** How much larger than usual it is set, and a little less where a table then has room beside its board. */
function wanted(): number {
  const by = (settings.size / 100) * text * spreading();
  const beside = width / BESIDE;
  return tables > 0 && beside < by && beside > by * SMALLER ? beside : by;
}

/** How much larger than usual, with no more of it than a narrow screen has room for. */
export function magnification(): number {
  return !magnifies ? 1 : Math.max(1, Math.min(wanted(), width / LEAST));
}

/** A media query for a page so much larger: there is less room in it. */
const scaled = (query: string, by: number): string =>
  query.replaceAll(/([\d.]+)px/g, (_, pixels) => `${Number(pixels) * by}px`);

/** A media query by the room in the page, which is not that of the window when it is magnified. */
export class Room {
  #query = $state('');
  readonly #media = $derived(new MediaQuery(scaled(this.#query, magnification())));
  constructor(query: string) {
    this.#query = query;
  }
  get current(): boolean {
    return this.#media.current;
  }
}

/** Where something is in the page, in its own pixels. */
export function boxOf(
  element: Pick<Element, 'getBoundingClientRect'>,
): Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom' | 'width' | 'height'> {
  const by = magnification();
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  return by === 1
    ? { left, top, right, bottom, width, height }
    : {
        left: left / by,
        top: top / by,
        right: right / by,
        bottom: bottom / by,
        width: width / by,
        height: height / by,
      };
}

/** The media queries of style sheets as they were written. */
const written = new WeakMap<CSSMediaRule, string>();

function magnify(rules: CSSRuleList, by: number): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, query);
      rule.media.mediaText = scaled(query, by);
    }
    if (rule instanceof CSSGroupingRule) magnify(rule.cssRules, by);
  }
}

let shown = 1;

/** Shows the page as large as is set. Call it before the first drawing, and in an effect: it reads the settings. */
export function showSize(): void {
  const by = magnification();
  if (by === shown) return;
  shown = by;
  document.documentElement.style.setProperty('--magnified', String(by));
  for (const sheet of document.styleSheets) magnify(sheet.cssRules, by);
}

// Style sheets that come with later parts of the page. Such events do not rise, but are caught on their way down.
document.addEventListener(
  'load',
  ({ target }) => {
    if (shown !== 1 && (target instanceof HTMLLinkElement || target instanceof HTMLStyleElement) && target.sheet)
      magnify(target.sheet.cssRules, shown);
  },
  true,
);
