import type { Config, Event, Move, State, View } from '@cinderhall/crown-of-ash';
import type { GameRecord } from '@cinderhall/kernel';
import { denied, granted, Referee, type SeatInfo, type Verdict } from '@cinderhall/referee';
import { game } from '../games.ts';
import { cardOf } from './card.ts';
import { memoryKeys } from './keys.ts';
import type { GameEntry, Guest } from './messages.ts';
import { Shelf } from './shelf.ts';

/** Finished games that are only looked at: nothing of them is kept in the browser. */
export class Guests {
  readonly #shelf = new Shelf(memoryKeys(), () => {});
  readonly referee: Referee<Config, State, Move, Event, View>;
  readonly #entries = new Map<string, GameEntry>();

  constructor() {
    this.referee = new Referee(game, { store: this.#shelf.store, outbox: { viewers: () => [], tell: () => {} } });
  }

  entry(table: string): GameEntry | undefined {
    return this.#entries.get(table);
  }

  /** Opens a record, played to its end, under this name. */
  async open(
    table: string,
    record: GameRecord,
    card: { title: string; seats: readonly SeatInfo[]; changed: number },
  ): Promise<Verdict<Guest>> {
    const laid = await this.referee.adopt(table, record);
    if (!laid.ok) return laid;
    const sight = await this.referee.look(table, 'spectator');
    if (!sight.ok) return sight;
    if (sight.value.decision !== null) {
      await this.referee.remove(table);
      return denied({ refused: 'not-over', table });
    }
    const entry = { ...card, table, seats: [...card.seats], ...cardOf(sight.value) };
    this.#entries.set(table, entry);
    return granted({ entry, last: sight.value.step });
  }

  async leave(table: string): Promise<void> {
    this.#entries.delete(table);
    await this.referee.remove(table);
  }
}
