import { rename, writeFile } from 'node:fs/promises';
import type { GameRecord } from '@cinderhall/kernel';
import { cutTo, type Entry, type Saved, type Store, withEntry } from '@cinderhall/referee';

/** Keeps one table in memory and, where a file is named, its record on disk after every move. */
export class OneTable implements Store {
  readonly #file: string | null;
  #saved: Saved | null = null;

  constructor(file: string | null) {
    this.#file = file;
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
    if (this.#file !== null) await writeRecord(this.#file, saved.record);
    this.#saved = saved;
  }
}

/** Writes a record so that the file is whole at every moment: what was there before, or all of this. */
export async function writeRecord(file: string, record: GameRecord): Promise<void> {
  const beside = `${file}.part`;
  await writeFile(beside, `${JSON.stringify(record, null, 1)}\n`);
  await rename(beside, file);
}
