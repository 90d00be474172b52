import type { Seat } from '@cinderhall/kernel';
import { PULSE, type TableCard } from '@cinderhall/protocol';
import { tableCardOf } from '../tables/cards.ts';
import type { TableEntry } from '../tables/entries.ts';
import type { Gallery } from './gallery.ts';
import { Elsewhere, type TableNote } from './notes.ts';
import type { HousePorts } from './ports.ts';
import type { Looker, Place, Room } from './room.ts';

interface PresencePorts extends Pick<HousePorts, 'now' | 'tell'> {
  /** This process among others. */
  readonly boot: string;
  readonly room: (table: string) => Room | undefined;
  /** Those who see tables later hear of their people from there. */
  readonly gallery: () => Pick<Gallery, 'tellCards'>;
}

/** Who is connected to the tables, here and through other processes; tells people of it by their cards. */
export class Presence {
  readonly #ports: PresencePorts;
  readonly #elsewhere = new Elsewhere(3 * PULSE);

  constructor(ports: PresencePorts) {
    this.#ports = ports;
  }

  /** Whose seats are connected to a table. */
  at(table: string): ReadonlySet<Seat> {
    const elsewhere = this.#elsewhere.seats(table, this.#ports.now());
    return new Set([...(this.#ports.room(table)?.here ?? []), ...elsewhere]);
  }

  /** Another process has told who is connected there. */
  hear(note: Extract<TableNote, { of: 'here' }>): void {
    this.#elsewhere.hear(note, this.#ports.now());
    const room = this.#ports.room(note.table);
    if (room) this.tellCards(room);
  }

  /** Tells everybody, the other processes too. */
  tell(room: Room): void {
    this.tellCards(room);
    this.tellOthers(room);
  }

  /** Tells whoever looks at a table from here. */
  tellCards(room: Room): void {
    for (const [looker, place] of room.prompt) looker.card(this.cardFor(room.entry, looker, place));
    this.#ports.gallery().tellCards(room);
  }

  /** Tells the other processes. */
  tellOthers(room: Room): void {
    this.#ports.tell({ of: 'here', table: room.entry.table, boot: this.#ports.boot, seats: [...room.here] });
  }

  /** A table's card as somebody gets it. */
  cardFor(entry: TableEntry, { guest }: Looker, { member, seen }: Place): TableCard {
    return tableCardOf(entry, { id: guest }, { member, seen }, this.at(entry.table));
  }
}
