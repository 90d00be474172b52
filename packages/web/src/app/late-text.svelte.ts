import type { Language } from '@cinderhall/words';
import { untrack } from 'svelte';

/**
 * Text in the language that is set, fetched with the first part of the page that shows it. From then on it is there at once
 * for every other one, and changes together with the rest of the page.
 */
export class LateText<Text> {
  readonly #load: (language: Language) => Promise<Text>;
  readonly #language: () => Language;
  #text = $state.raw<Text | null>(null);

  constructor(load: (language: Language) => Promise<Text>, language: () => Language) {
    this.#load = load;
    this.#language = language;
  }

  /** Whoever shows it has been loaded with it. */
  get text(): Text {
    if (this.#text === null) throw new Error('Text that comes late is shown before it was fetched.');
    return this.#text;
  }

  /** Fetches it unless it is there, in the language that is set by the time it comes. */
  async fetch(): Promise<void> {
    while (this.#text === null) {
      const language = this.#language();
      const text = await this.#load(language);
      if (language === this.#language()) this.#text ??= text;
    }
  }

  /** Loads it in another language, and gives what changes to it; nothing is loaded where nobody has asked for it yet. */
  async turnTo(language: Language): Promise<() => void> {
    if (untrack(() => this.#text) === null) return () => undefined;
    const text = await this.#load(language);
    return () => {
      this.#text = text;
    };
  }
}
