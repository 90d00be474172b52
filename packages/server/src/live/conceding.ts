import type { Seat } from '@cinderhall/kernel';
import type { OnlineVerdict } from '@cinderhall/protocol';
import { denied, granted, type Progress } from '@cinderhall/referee';
import { seatOf } from '../tables/cards.ts';
import type { Registry } from '../tables/registry.ts';
import type { Play } from './play.ts';

export interface ConcedingPorts {
  readonly registry: Pick<Registry, 'entry'>;
  /** The game of a table. */
  readonly playAt: (table: string) => Promise<OnlineVerdict<Play>>;
}

/**
 * Where people give up. That they have stands in the record of the game and nowhere else, so it is stored by one statement, and
 * every process finds the same. Their place at the table stays theirs, to look on from it and to play again.
 */
export class Conceding {
  readonly #ports: ConcedingPorts;

  constructor(ports: ConcedingPorts) {
    this.#ports = ports;
  }

  /** Whoever sits there gives up. The same id again counts once. */
  async concede(table: string, guest: string, id: string): Promise<OnlineVerdict<Progress>> {
    const entry = await this.#ports.registry.entry(table);
    if (!entry) return denied({ refused: 'no-table', table });
    const seat = seatOf(entry, guest);
    if (seat === null) return notSeated(table);
    const play = await this.#ports.playAt(table);
    if (!play.ok) return play;
    const people = entry.seats.filter(({ player }) => player === 'person').map((seating) => seating.seat);
    const done = await play.value.referee.concede(table, { seat, id, warrant: guest, people });
    if (done.ok || done.refusal.refused !== 'store') return done;
    // They may have got up at this very moment.
    const now = await this.#ports.registry.entry(table);
    return now && seatOf(now, guest) === null ? notSeated(table) : done;
  }

  /** Who has conceded at a table, in this order. */
  async concededAt(table: string): Promise<OnlineVerdict<readonly Seat[]>> {
    const play = await this.#ports.playAt(table);
    if (!play.ok) return play;
    return play.value.referee.inspect(table, ({ concessions }) => granted(concessions.map(({ seat }) => seat)));
  }

  /** That a seat has conceded, as a refusal of what somebody wants with it; null: it has not. */
  async barTo(table: string, seat: Seat): Promise<OnlineVerdict<never> | null> {
    const conceded = await this.concededAt(table);
    if (!conceded.ok) return conceded;
    return conceded.value.includes(seat) ? denied({ refused: 'conceded', seat }) : null;
  }
}

const notSeated = (table: string): OnlineVerdict<never> => ({ ok: false, refusal: { refused: 'not-seated', table } });
