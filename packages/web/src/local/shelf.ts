import { cutTo, parseSaved, type Saved, type Store, withEntry } from '@cinderhall/referee';
import type { Keys } from './keys.ts';
import { type GameEntry, parseEntry } from './messages.ts';

const GAME = 'game:';
const ENTRY = 'entry:';

/** The games kept in this browser: what the referee saved of each, and a card for the list. */
export class Shelf {
  readonly #keys: Keys;
  readonly #changed: (table: string, what: 'game' | 'card') => void;

  /** `changed` hears of every write, after it is done: to a game, or only to its card. */
  constructor(keys: Keys, changed: (table: string, what: 'game' | 'card') => void) {
    this.#keys = keys;
    this.#changed = changed;
  }

  /** The referee's side of it. */
  readonly store: Store = {
    load: async (table) => (await this.#keys.get(GAME + table)) ?? null,
    create: (table, saved) => this.#write(table, (before) => (before === undefined ? saved : undefined)),
    append: (table, revision, entry) => this.#rewrite(table, revision, (saved) => withEntry(saved, entry)),
    cut: (table, revision, keep) => this.#rewrite(table, revision, (saved) => cutTo(saved, keep)),
    remove: async (table) => {
      await this.#keys.remove(GAME + table);
      await this.#keys.remove(ENTRY + table);
      this.#changed(table, 'game');
      this.#changed(table, 'card');
    },
  };

  /** Every game's card, the latest change first. */
  async entries(): Promise<readonly GameEntry[]> {
    const found: GameEntry[] = [];
    for (const [key, value] of await this.#keys.entries()) {
      const entry = key.startsWith(ENTRY) ? parseEntry(value) : null;
      if (entry) found.push(entry);
    }
    return found.sort((a, b) => b.changed - a.changed);
  }

  async entry(table: string): Promise<GameEntry | null> {
    return parseEntry(await this.#keys.get(ENTRY + table));
  }

  /** Puts up a card. */
  async put(entry: GameEntry): Promise<void> {
    await this.#keys.set(ENTRY + entry.table, entry);
    this.#changed(entry.table, 'card');
  }

  /** Changes what a card says; `false` when there is none. */
  async note(table: string, change: Partial<GameEntry>): Promise<boolean> {
    const noted = await this.#keys.change(ENTRY + table, (before) => {
      const entry = parseEntry(before);
      return entry ? { ...entry, ...change } : undefined;
    });
    if (noted) this.#changed(table, 'card');
    return noted;
  }

  /** What is kept of a game, as it is: readable or not. */
  raw(table: string): Promise<unknown> {
    return this.#keys.get(GAME + table);
  }

  /** The record of a game, or whatever is kept in its place. */
  async record(table: string): Promise<unknown> {
    const kept = await this.#keys.get(GAME + table);
    const saved = parseSaved(kept);
    return saved.ok ? saved.value.record : kept;
  }

  async #write(table: string, change: (before: unknown) => Saved | undefined): Promise<boolean> {
    const written = await this.#keys.change(GAME + table, change);
    if (written) this.#changed(table, 'game');
    return written;
  }

  #rewrite(table: string, revision: number, change: (saved: Saved) => Saved): Promise<boolean> {
    return this.#write(table, (before) => {
      const saved = parseSaved(before);
      return saved.ok && saved.value.revision === revision ? change(saved.value) : undefined;
    });
  }
}
