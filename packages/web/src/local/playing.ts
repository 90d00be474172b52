import { malformed } from '@cinderhall/kernel';
import type { Referee, Verdict } from '@cinderhall/referee';
import type { Title, Titles } from '../games.ts';

/** Keeps the tables of a game whose types nobody here needs to know. */
export type AnyReferee = Referee<unknown, unknown, unknown, unknown, unknown>;

/** A game that is being played, and whoever keeps its tables. */
export interface Playing {
  readonly title: Title;
  readonly referee: AnyReferee;
}

/** The games that are being played, each with its referee: `open` makes one when the first table of its game is opened. */
export class Plays {
  readonly #known = new Map<string, Playing>();
  readonly #titles: Titles;
  readonly #open: (title: Title) => AnyReferee;

  constructor(titles: Titles, open: (title: Title) => AnyReferee) {
    this.#titles = titles;
    this.#open = open;
  }

  async of(game: string): Promise<Verdict<Playing>> {
    const title = await this.#titles.of(game);
    if (!title) return malformed('game', `must be one of ${this.#titles.known.join(', ')}`);
    const known = this.#known.get(game) ?? { title, referee: this.#open(title) };
    this.#known.set(game, known);
    return { ok: true, value: known };
  }

  /** Forgets a table, whatever is played there. */
  async close(table: string): Promise<void> {
    for (const { referee } of this.#known.values()) await referee.close(table);
  }
}
