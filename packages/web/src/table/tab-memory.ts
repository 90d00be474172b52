import { SEATS, type Seat, type Viewer } from '@cinderhall/kernel';
import type { Eyes } from './eyes.ts';

/** Where a tab keeps small texts for as long as it lives: `sessionStorage`, or a map in tests. */
export interface Texts {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

/**
 * What a tab remembers of its tables over a reload: whose eyes it had, so that a covered table stays covered, and how
 * far each viewer had seen. Whatever it cannot read it has never known, and then the table is covered.
 */
export class TabMemory {
  readonly #texts: Texts;

  constructor(texts: Texts) {
    this.#texts = texts;
  }

  eyes(table: string): Eyes | null {
    const [what, who] = (this.#texts.getItem(`eyes:${table}`) ?? '').split(' ');
    const seat: Seat | undefined = SEATS.find((s) => String(s) === who);
    if (what === 'cover' && seat !== undefined) return { cover: seat };
    if (what === 'look' && seat !== undefined) return { look: seat };
    return null;
  }

  setEyes(table: string, eyes: Eyes): void {
    this.#texts.setItem(`eyes:${table}`, 'cover' in eyes ? `cover ${eyes.cover}` : `look ${eyes.look}`);
  }

  /** The last step that this viewer has seen here; null: this tab does not know the table. */
  seen(table: string, viewer: Viewer): number | null {
    const step = Number(this.#texts.getItem(`seen:${table}:${viewer}`) ?? Number.NaN);
    return Number.isInteger(step) ? step : null;
  }

  see(table: string, viewer: Viewer, step: number): void {
    this.#texts.setItem(`seen:${table}:${viewer}`, String(step));
  }
}
