import type { GameRecord } from '@cinderhall/kernel';
import { denied, granted, Referee, type SeatInfo, type Verdict } from '@cinderhall/referee';
import type { Titles } from '../games.ts';
import { cardOf } from './card.ts';
import { memoryKeys } from './keys.ts';
import type { GameEntry, Guest } from './messages.ts';
import { type Playing, Plays } from './playing.ts';
import { Shelf } from './shelf.ts';

interface Opened extends Playing {
  readonly entry: GameEntry;
}

/** Finished games that are only looked at: nothing of them is kept in the browser. */
export class Guests {
  readonly #shelf = new Shelf(memoryKeys(), () => {});
  readonly #plays: Plays;
  readonly #opened = new Map<string, Opened>();

  constructor(titles: Titles) {
    const ports = { store: this.#shelf.store, outbox: { viewers: () => [], tell: () => {} } };
    this.#plays = new Plays(titles, ({ game }) => new Referee(game, ports));
  }

  at(table: string): Opened | undefined {
    return this.#opened.get(table);
  }

  /** Opens a record, played to its end, under this name. */
  async open(
    table: string,
    record: GameRecord,
    card: { title: string; seats: readonly SeatInfo[]; changed: number },
  ): Promise<Verdict<Guest>> {
    const playing = await this.#plays.of(record.game);
    if (!playing.ok) return playing;
    const { title, referee } = playing.value;
    const laid = await referee.adopt(table, record);
    if (!laid.ok) return laid;
    const sight = await referee.look(table, 'spectator');
    if (!sight.ok) return sight;
    if (sight.value.decision !== null) {
      await referee.remove(table);
      return denied({ refused: 'not-over', table });
    }
    const entry = { ...card, table, seats: [...card.seats], ...cardOf(title, sight.value) };
    this.#opened.set(table, { ...playing.value, entry });
    return granted({ entry, last: sight.value.step });
  }

  async leave(table: string): Promise<void> {
    await this.at(table)?.referee.remove(table);
    this.#opened.delete(table);
  }
}
