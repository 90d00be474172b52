import { appendFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { Refused } from '../terminal.ts';
import type { Played } from './matches.ts';

/** Everything beside who plays that decides how a game goes: results of other games do not belong into the same book. */
const heading = z.strictObject({
  ladder: z.literal(1),
  game: z.string(),
  rules: z.int(),
  players: z.int(),
  seed: z.string(),
  /** As the game's `configure` reads it. */
  table: z.unknown(),
});
export type Heading = z.infer<typeof heading>;

const numbers = z.array(z.number());
const line = z.strictObject({
  key: z.string(),
  games: z.array(z.strictObject({ seating: numbers, share: numbers, score: numbers })),
});

/** Results by the keys of their matches, in memory and in a file, to which each is added as it comes. */
export class Book {
  readonly #path: string | null;
  readonly #results = new Map<string, readonly Played[]>();

  private constructor(path: string | null) {
    this.#path = path;
  }

  /** Opens the book in this file, or begins it; without a path nothing is kept. Refuses a book of other games. */
  static async open(path: string | null, head: Heading): Promise<Book> {
    const book = new Book(path);
    if (path === null) return book;
    const text = await readFile(path, 'utf8').catch(() => '');
    // A line that was cut off when the last call was ended is written anew.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole === '') await writeFile(path, `${JSON.stringify(head)}\n`);
    else book.#read(path, whole, head);
    if (whole !== '' && whole !== text) await writeFile(path, whole);
    return book;
  }

  get(key: string): readonly Played[] | undefined {
    return this.#results.get(key);
  }

  /** At once, so that nothing is lost when the call is ended. */
  add(key: string, games: readonly Played[]): void {
    this.#results.set(key, games);
    if (this.#path !== null) appendFileSync(this.#path, `${JSON.stringify({ key, games })}\n`);
  }

  #read(path: string, text: string, head: Heading): void {
    const [first = '', ...lines] = text.trimEnd().split('\n');
    const found = heading.safeParse(parsed(first));
    if (!found.success) throw new Refused(`${path} holds no results of a ladder; name another file with --results`);
    const wanted = new Map(Object.entries(head).map(([key, value]) => [key, JSON.stringify(value)]));
    for (const [key, value] of Object.entries(found.data)) {
      const [kept, asked] = [JSON.stringify(value), wanted.get(key)];
      if (kept !== asked)
        throw new Refused(`${path} holds games of another ${key}: ${kept}, not ${asked}; name another file`);
    }
    lines.forEach((one, i) => {
      const result = line.safeParse(parsed(one));
      if (!result.success) throw new Refused(`${path}, line ${i + 2}: no result of a ladder`);
      this.#results.set(result.data.key, result.data.games);
    });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
