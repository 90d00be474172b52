import { rename, writeFile } from 'node:fs/promises';
import type { GameRecord } from '@cinderhall/kernel';
import { cutTo, type Entry, type Saved, type Store, withEntry } from '@cinderhall/referee';

/** Where a game is kept after every move. */
export interface Keeping {
  readonly file: string;
  /** What is in it, given the record. */
  readonly text: (record: GameRecord) => string;
}

/** Keeps one table in memory and, where a file is named, on disk as well. */
export class OneTable implements Store {
  readonly #keeping: Keeping | null;
  #saved: Saved | null = null;

  constructor(keeping: Keeping | null) {
    this.#keeping = keeping;
  }

  load(): Promise<unknown> {
    return Promise.resolve(this.#saved);
  }

  async create(_table: string, saved: Saved): Promise<boolean> {
    if (this.#saved !== null) return false;
    await this.#keep(saved);
    return true;
  }

  append(_table: string, revision: number, entry: Entry): Promise<boolean> {
    return this.#follow(revision, (saved) => withEntry(saved, entry));
  }

  cut(_table: string, revision: number, keep: number): Promise<boolean> {
    return this.#follow(revision, (saved) => cutTo(saved, keep));
  }

  remove(): Promise<void> {
    this.#saved = null;
    return Promise.resolve();
  }

  async #follow(revision: number, change: (saved: Saved) => Saved): Promise<boolean> {
    if (this.#saved?.revision !== revision) return false;
    await this.#keep(change(this.#saved));
    return true;
  }

  async #keep(saved: Saved): Promise<void> {
    if (this.#keeping !== null) await writeWhole(this.#keeping.file, this.#keeping.text(saved.record));
    this.#saved = saved;
  }
}

/** Writes a file so that it is whole at every moment: what was there before, or all of this. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const beside = `${file}.part`;
  await writeFile(beside, text);
  await rename(beside, file);
}
