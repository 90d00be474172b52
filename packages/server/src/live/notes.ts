import { SEATS, type Seat } from '@cinderhall/kernel';
import { tableId } from '@cinderhall/protocol';
import * as z from 'zod';

const seat = z.union(SEATS.map((s) => z.literal(s)));

const note = z.discriminatedUnion('of', [
  /** A game has changed, so many times by now. */
  z.object({ of: z.literal('game'), table: tableId, seq: z.int() }),
  /** People have changed places at a table. */
  z.object({ of: z.literal('seats'), table: tableId }),
  /** Something has been said, or done beside the game. */
  z.object({ of: z.literal('talk'), table: tableId }),
  /** Who is connected to a table through this process. */
  z.object({ of: z.literal('here'), table: tableId, boot: z.string(), seats: z.array(seat) }),
  /** A guest has signed out somewhere. */
  z.object({ of: z.literal('out'), guest: z.string() }),
]);
/** What processes over one database tell each other. It holds no secret. */
export type Note = z.infer<typeof note>;
/** What of it is about a table. */
export type TableNote = Extract<Note, { readonly table: string }>;

/** What a note is about: of several about the same the last one counts. */
export const topicOf = (note: Note): string => `${note.of} ${note.of === 'out' ? note.guest : note.table}`;

/** Reads what another process, perhaps of another version, has told; null if it is nothing that we know. */
export function parseNote(text: string): Note | null {
  try {
    const parsed = note.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Who is connected through other processes. What has not been told again for a while is forgotten: processes may die. */
export class Elsewhere {
  readonly #lifetime: number;
  readonly #told = new Map<string, { readonly at: number; readonly seats: readonly Seat[] }>();

  constructor(lifetime: number) {
    this.#lifetime = lifetime;
  }

  hear({ table, boot, seats }: Extract<Note, { of: 'here' }>, now: number): void {
    if (seats.length === 0) this.#told.delete(`${table} ${boot}`);
    else this.#told.set(`${table} ${boot}`, { at: now, seats });
  }

  seats(table: string, now: number): Seat[] {
    const seats: Seat[] = [];
    for (const [key, told] of this.#told) {
      if (told.at + this.#lifetime < now) this.#told.delete(key);
      else if (key.startsWith(`${table} `)) seats.push(...told.seats);
    }
    return seats;
  }
}
