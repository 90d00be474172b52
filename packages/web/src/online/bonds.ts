import type { Bound } from '@cinderhall/referee/pledges';
import type { Texts } from '../table/tab-memory.ts';

/** Tables of which it is remembered: each takes some 20 kB. */
const MOST = 30;
const LIST = 'cinderhall.bonds';
const keyOf = (table: string): string => `${LIST}:${table}`;

const HASH = /^[0-9a-f]{64}$/;

/**
 * What this browser was told that tables are bound to, over a reload and from one evening to the next: a server that has
 * changed its mind meanwhile is found out. Whatever cannot be kept or read was never told.
 */
export class Bonds {
  readonly #texts: Texts & { removeItem(key: string): void };

  /** `localStorage`, or a map in tests. */
  constructor(texts: Texts & { removeItem(key: string): void }) {
    this.#texts = texts;
  }

  of(table: string): Bound | null {
    const [moment = '', seed = '', ...answers] = this.#read(keyOf(table)).split(' ');
    const [revision = Number.NaN, step = Number.NaN] = moment.split('/').map(Number);
    const whole =
      Number.isInteger(revision) && step === answers.length && [seed, ...answers].every((h) => HASH.test(h));
    return whole ? { revision, step, seed, answers } : null;
  }

  keep(table: string, { revision, step, seed, answers }: Bound): void {
    const [first = '', ...others] = this.#read(LIST).split(' ');
    try {
      this.#texts.setItem(keyOf(table), [`${revision}/${step}`, seed, ...answers].join(' '));
      if (first === table) return;
      const tables = [table, ...[first, ...others].filter((other) => other !== table)];
      for (const old of tables.splice(MOST)) this.#texts.removeItem(keyOf(old));
      this.#texts.setItem(LIST, tables.join(' '));
    } catch {
      // A browser that gives a page no room: what was told is known for as long as the page is open.
    }
  }

  #read(key: string): string {
    try {
      return this.#texts.getItem(key) ?? '';
    } catch {
      return '';
    }
  }
}
