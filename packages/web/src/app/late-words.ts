import { type LateWords, loadLate } from '@cinderhall/words';
import { LateText } from './late-text.svelte.ts';
import { settings } from './settings.svelte.ts';

/** The words of what comes late. */
export const late = new LateText(loadLate, () => settings.language);

/** The same, read anew each time, for parts that were loaded {@link withLateWords}. */
export const lateWords = (): LateWords => late.text;

/** A part of the page, once what it says is there as well. */
export async function withLateWords<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, late.fetch()]);
  return loaded;
}
