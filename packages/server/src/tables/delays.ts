import type { Database, Statement } from '../store/index.ts';
import { seatOf } from './cards.ts';
import type { TableEntry } from './entries.ts';
import { readCard } from './game-cards.ts';

/** Before the first change of any table. */
const BEGINNING = -1;

type Delayed = Pick<TableEntry, 'table' | 'terms'>;

/** Whether a guest is one of those who see a table later than it happens. */
export const isLate = (entry: TableEntry, guest: string): boolean =>
  entry.terms.delay !== 0 && seatOf(entry, guest) === null;

/** Up to which instant people without a seat know a table now. */
export function knownUntil({ terms }: Pick<TableEntry, 'terms'>, now: number, over: boolean): number {
  if (terms.delay === 'over') return over ? Number.MAX_SAFE_INTEGER : BEGINNING;
  return now - terms.delay * 1000;
}

/** What is written with a new table, so that its beginning can be shown later. */
export const beginning = ({ table, terms, card, changed }: TableEntry): Statement[] =>
  terms.delay === 0 ? [] : [cardOf(table, JSON.stringify(card), changed)];

const cardOf = (table: string, card: string, at: number): Statement => ({
  sql: `INSERT INTO cards (game, at, card) VALUES (?, ?, ?) ON CONFLICT (game, at) DO UPDATE SET card = excluded.card`,
  values: [table, at, card],
});

/** How far games had come some time ago: what people without a seat may know of tables that are shown to them later. */
export class Delays {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Writes down how far a game has come by now; what will not be shown any more is forgotten. */
  async note(entry: Delayed & Pick<TableEntry, 'card'>): Promise<void> {
    const { table, terms, card } = entry;
    // Where all is shown at the end, nothing between it and the beginning ever is.
    if (terms.delay === 0 || terms.delay === 'over') return;
    const now = this.#now();
    await this.#db.atomically([
      cardOf(table, JSON.stringify(card), now),
      {
        sql: 'DELETE FROM cards WHERE game = ? AND at < (SELECT max(at) FROM cards WHERE game = ? AND at <= ?)',
        values: [table, table, knownUntil(entry, now, card.over)],
      },
    ]);
  }

  /** A table as people without a seat may know it now. */
  async shown(entry: TableEntry): Promise<TableEntry> {
    const { table, terms, card: latest } = entry;
    if (terms.delay === 0 || (terms.delay === 'over' && latest.over)) return entry;
    const [row] = await this.#db.read(
      `SELECT at, card FROM cards WHERE game = ? AND (at <= ? OR at = (SELECT min(at) FROM cards WHERE game = ?))
        ORDER BY at DESC LIMIT 1`,
      ...[table, knownUntil(entry, this.#now(), latest.over), table],
    );
    const { card: then, at: changed } = readCard(row);
    const card = { ...then, game: latest.game };
    return { ...entry, card, changed, motion: null, rematch: card.over ? entry.rematch : null };
  }
}
