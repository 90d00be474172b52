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
  /** Somebody has prepared something, or something has come of that. */
  z.object({ of: z.literal('plan'), table: tableId }),
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

interface Told {
  readonly at: number;
  readonly seats: readonly Seat[];
}

/** Who is connected through other processes. What has not been told again for a while is forgotten: processes may die. */
export class Elsewhere {
  readonly #lifetime: number;
  /** By table and process. */
  readonly #told = new Map<string, Map<string, Told>>();
  #swept = Number.NEGATIVE_INFINITY;

  constructor(lifetime: number) {
    this.#lifetime = lifetime;
  }

  hear({ table, boot, seats }: Extract<Note, { of: 'here' }>, now: number): void {
    const there = this.#told.get(table) ?? new Map<string, Told>();
    if (seats.length > 0) this.#told.set(table, there.set(boot, { at: now, seats }));
    else if (there.delete(boot) && there.size === 0) this.#told.delete(table);
  }

  seats(table: string, now: number): Seat[] {
    if (this.#swept + this.#lifetime < now) this.#sweep(now);
    const told = [...(this.#told.get(table)?.values() ?? [])];
    return told.filter(({ at }) => at + this.#lifetime >= now).flatMap(({ seats }) => [...seats]);
  }

  /** Once in a lifetime, so that tables of which nobody asks do not stay for ever. */
  #sweep(now: number): void {
    this.#swept = now;
    for (const [table, there] of this.#told) {
      for (const [boot, { at }] of there) if (at + this.#lifetime < now) there.delete(boot);
      if (there.size === 0) this.#told.delete(table);
    }
  }
}
