import type { Texts } from '../table/tab-memory.ts';

const MUTED = 'cinderhall.muted';
const READ = 'cinderhall.read';
/** Tables of which it is remembered how far one has read, and people whom one does not want to hear. */
const MOST = 100;

/** What a device remembers of talk: whom its reader does not want to hear, and how far each table's talk has been read. */
export class Hearing {
  readonly #texts: Texts;

  constructor(texts: Texts) {
    this.#texts = texts;
  }

  get muted(): readonly string[] {
    return this.#list(MUTED).filter((who) => typeof who === 'string');
  }

  mute(who: string): void {
    this.#keep(MUTED, [...this.muted.filter((other) => other !== who), who]);
  }

  hear(who: string): void {
    this.#keep(
      MUTED,
      this.muted.filter((other) => other !== who),
    );
  }

  /** When the last line was said that has been read; null: nothing of this table's has been. */
  read(table: string): number | null {
    return this.#reads().find(([of]) => of === table)?.[1] ?? null;
  }

  setRead(table: string, at: number): void {
    this.#keep(READ, [...this.#reads().filter(([of]) => of !== table), [table, at]]);
  }

  #reads(): (readonly [string, number])[] {
    return this.#list(READ).flatMap((entry) => {
      const [table, at]: unknown[] = Array.isArray(entry) ? entry : [];
      return typeof table === 'string' && typeof at === 'number' ? [[table, at] as const] : [];
    });
  }

  #list(key: string): readonly unknown[] {
    try {
      const read: unknown = JSON.parse(this.#texts.getItem(key) ?? '[]');
      return Array.isArray(read) ? read : [];
    } catch {
      return [];
    }
  }

  #keep(key: string, list: readonly unknown[]): void {
    try {
      this.#texts.setItem(key, JSON.stringify(list.slice(-MOST)));
    } catch {
      // A browser that keeps nothing forgets with the page.
    }
  }
}
