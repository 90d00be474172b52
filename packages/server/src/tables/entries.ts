import { SEATS, type Seat } from '@cinderhall/kernel';
import { type GameCard, type LayRequest, type TableTerms, tableTerms } from '@cinderhall/protocol';
import { PLAYERS, type Player } from '@cinderhall/referee';
import * as z from 'zod';
import type { Row } from '../store/index.ts';
import { gameCard } from './game-cards.ts';

/** A seat and who sits there: a computer, a guest, or nobody yet. */
export interface Seating {
  readonly seat: Seat;
  readonly player: Player;
  readonly name: string;
  readonly guest: string | null;
}

/** A table and its people. */
export interface TableEntry {
  readonly table: string;
  readonly title: string;
  /** Who laid it. */
  readonly host: string;
  readonly invite: string;
  readonly public: boolean;
  readonly watchers: boolean;
  readonly terms: TableTerms;
  readonly motion: Motion | null;
  readonly card: GameCard;
  readonly rematch: string | null;
  readonly changed: number;
  readonly seats: readonly Seating[];
}

/** One of the seats of a table. */
export const seat = z.union(SEATS.map((s) => z.literal(s)));

/** Something that somebody at a table wants and others must agree to. Its fields stand in this order in the database. */
export const motion = z.object({
  id: z.string(),
  what: z.enum(['take-back', 'replace']),
  by: seat,
  seat,
  /** The table that it is about, for taking back. */
  revision: z.int(),
  answers: z.int(),
  /** Who has agreed. */
  yes: z.array(seat),
});
export type Motion = z.infer<typeof motion>;

const player = z.enum(PLAYERS);
const flag = z.int().transform((n) => n === 1);

const entryRow = z.object({
  id: z.string(),
  title: z.string(),
  host: z.string(),
  invite: z.string(),
  public: flag,
  watchers: flag,
  terms: z.string(),
  motion: z.string().nullable(),
  card: z.string(),
  rematch: z.string().nullable(),
  changed: z.number(),
  seat,
  player,
  name: z.string(),
  guest: z.string().nullable(),
});

const ENTRIES = `SELECT tables.id, title, host, invite, public, watchers, terms, motion, card, rematch, changed,
  seat, player, name, guest FROM tables JOIN seats ON seats.game = tables.id`;
const IN_ORDER = 'ORDER BY changed DESC, tables.id, seat';

/** Asks for tables, a row for each seat, in the order in which {@link gathered} reads them. */
export const entriesWhere = (where: string): string => `${ENTRIES} ${where} ${IN_ORDER}`;

/** Tables out of rows of which each holds one of their seats. */
export function gathered(rows: readonly Row[], usual: string): readonly TableEntry[] {
  const entries: (TableEntry & { seats: Seating[] })[] = [];
  for (const row of rows) {
    const { id, card, terms, motion, seat, player, name, guest, ...rest } = entryRow.parse(row);
    const seating = { seat, player, name, guest };
    const last = entries.at(-1);
    if (last?.table === id) last.seats.push(seating);
    else entries.push({ ...rest, ...read({ terms, card, motion }, usual), table: id, seats: [seating] });
  }
  return entries;
}

function read(
  row: Pick<z.infer<typeof entryRow>, 'terms' | 'motion' | 'card'>,
  usual: string,
): Pick<TableEntry, 'terms' | 'motion' | 'card'> {
  const { game = usual, ...card } = gameCard.parse(JSON.parse(row.card));
  return {
    motion: row.motion === null ? null : motion.parse(JSON.parse(row.motion)),
    terms: tableTerms.parse(JSON.parse(row.terms)),
    card: { game, ...card },
  };
}

/** A table's people as they are laid. */
export const seatingsOf = (seats: LayRequest['seats']): Seating[] =>
  SEATS.slice(0, seats.length).map((seat) => ({
    seat,
    player: seats[seat]?.player ?? 'person',
    name: seats[seat]?.name ?? '',
    guest: null,
  }));
