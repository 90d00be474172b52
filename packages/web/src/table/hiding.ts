/** What is hidden is drawn once as it is before its own transitions hold again: it is there at once, and does not fade in. */
const DRAWN = 50;

/**
 * Hides what ghosts are under way to until they are there. By style and not by an animation: Chromium was seen to leave a
 * number unpainted for minutes that an animation of opacity had hidden for half a second.
 */
export class Hiding {
  /** Each with what happens to it next. */
  readonly #timers = new Map<ElementCSSInlineStyle, ReturnType<typeof setTimeout>>();

  /** Hides something for so many milliseconds from now, whatever was said of it before. */
  hide(element: ElementCSSInlineStyle, ms: number): void {
    element.style.setProperty('transition', 'none');
    element.style.setProperty('opacity', '0');
    this.#later(element, ms, () => this.#show(element));
  }

  /** Shows everything at once. */
  end(): void {
    for (const element of this.#timers.keys()) this.#show(element);
  }

  #show(element: ElementCSSInlineStyle): void {
    element.style.removeProperty('opacity');
    this.#later(element, DRAWN, () => {
      element.style.removeProperty('transition');
      this.#timers.delete(element);
    });
  }

  #later(element: ElementCSSInlineStyle, ms: number, then: () => void): void {
    clearTimeout(this.#timers.get(element));
    this.#timers.set(element, setTimeout(then, ms));
  }
}
