import type { TalkLine } from '@cinderhall/protocol';
import type { Hearing } from './hearing.ts';

/** The talk at one table, as its reader wants to have it. */
export class TableTalk {
  readonly #table: string;
  readonly #hearing: Hearing;
  #lines = $state.raw<readonly TalkLine[]>([]);
  #muted = $state.raw<readonly string[]>([]);
  #read = $state(0);
  #came = false;

  constructor(table: string, hearing: Hearing) {
    this.#table = table;
    this.#hearing = hearing;
    this.#muted = hearing.muted;
    this.#read = hearing.read(table) ?? 0;
  }

  /** What is to be shown, oldest first. */
  get lines(): readonly TalkLine[] {
    return this.#lines.filter(({ who, happened }) => happened.what !== 'said' || !this.#muted.includes(who));
  }

  /** People who have said something here that is not shown, and what they are called. */
  get muted(): readonly Pick<TalkLine, 'who' | 'name'>[] {
    const theirs = this.#lines.filter(({ who, happened }) => happened.what === 'said' && this.#muted.includes(who));
    return [...new Map(theirs.map(({ who, name }) => [who, { who, name }])).values()];
  }

  /** What others than whoever sits in this seat have said since one looked last. */
  unread(seat: number | null): readonly TalkLine[] {
    return this.lines.filter(
      (line) => line.happened.what === 'said' && line.at > this.#read && (seat === null || line.seat !== seat),
    );
  }

  hear(lines: readonly TalkLine[]): void {
    const known = new Map([...this.#lines, ...lines].map((line) => [line.id, line]));
    this.#lines = [...known.values()].sort((a, b) => a.at - b.at);
    // Whoever comes to a table for the first time has missed nothing.
    if (!this.#came && this.#hearing.read(this.#table) === null) this.readAll();
    this.#came = true;
  }

  readAll(): void {
    const last = this.#lines.at(-1)?.at ?? 0;
    if (last <= this.#read && this.#hearing.read(this.#table) !== null) return;
    this.#read = Math.max(this.#read, last);
    this.#hearing.setRead(this.#table, this.#read);
  }

  mute(who: string): void {
    this.#hearing.mute(who);
    this.#muted = this.#hearing.muted;
  }

  show(who: string): void {
    this.#hearing.hear(who);
    this.#muted = this.#hearing.muted;
  }
}
