import { concessionAt, SEATS, type Seat } from '@cinderhall/kernel';
import * as z from 'zod';
import { newName } from '../chance.ts';
import { isPrepared } from '../plans/judge.ts';
import type { Database } from '../store/index.ts';
import type { TableEntry } from '../tables/entries.ts';
import { Clocks, type Happening } from './clocks.ts';

const seat = z.union(SEATS.map((s) => z.literal(s)));
const seats = z.array(seat);

const stored = z.discriminatedUnion('what', [
  z.object({ what: z.literal('begun'), asked: seats }),
  z.object({ what: z.literal('sat'), seat, guest: z.string(), zone: z.string() }),
  z.object({ what: z.literal('risen'), seat }),
  z.object({ what: z.literal('computer'), seat }),
  z.object({ what: z.literal('vacation'), seat, until: z.number() }),
]);
/** What happens to people's clocks beside the game. */
export type Aside = z.infer<typeof stored>;

const asideRow = z.object({ at: z.number(), what: z.string() });
const changeRow = z.object({
  seq: z.int(),
  at: z.number().nullable(),
  mover: seat.nullable(),
  asked: z.string().nullable(),
  line: z.string().nullable(),
  answer: z.string().nullable(),
  keep: z.int().nullable(),
});
const stretchRow = z.object({ since: z.number(), until: z.number() });

interface Known {
  readonly clocks: Clocks;
  /** Changes of the game that the clocks have taken in. */
  seq: number;
}

/** What has happened at tables with clocks, kept in the database, and the clocks that come of it. */
export class Happenings {
  readonly #db: Database;
  readonly #known = new Map<string, Known>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Writes down what has happened to people's clocks beside the game. */
  async add(table: string, at: number, ...asides: readonly Aside[]): Promise<void> {
    await this.#db.atomically(
      asides.map((aside) => ({
        sql: 'INSERT INTO happenings (id, game, at, what) VALUES (?, ?, ?, ?)',
        values: [newName(), table, at, JSON.stringify(aside)],
      })),
    );
    this.#known.delete(table);
  }

  /** The clocks of a table as they are now. */
  async clocksOf(entry: Pick<TableEntry, 'table' | 'terms' | 'seats'>): Promise<Clocks> {
    const known = this.#known.get(entry.table);
    const news = await this.#changes(entry.table, known?.seq ?? 0);
    // Whatever was read meanwhile by somebody else is taken in already.
    if (known) return this.#heed(known, news);
    const made = { clocks: await this.#make(entry, news), seq: news.at(-1)?.seq ?? 0 };
    this.#known.set(entry.table, made);
    return made.clocks;
  }

  /** Forgets what is known by heart of a table; the database keeps it. */
  forget(table: string): void {
    this.#known.delete(table);
  }

  async #make({ table, terms, seats }: Pick<TableEntry, 'table' | 'terms' | 'seats'>, changes: readonly Change[]) {
    const asides = await this.#db.read('SELECT at, what FROM happenings WHERE game = ? ORDER BY at, id', table);
    const outages = await this.#db.read('SELECT since, until FROM outages WHERE until > ?', Number(asides[0]?.at ?? 0));
    const clocks = new Clocks(
      terms,
      seats.map((seating) => seating.seat),
      outages.map((row) => stretchRow.parse(row)).map(({ since, until }) => ({ from: since, to: until })),
    );
    const all: Happening[] = asides.map((row) => {
      const { at, what } = asideRow.parse(row);
      return { at, ...stored.parse(JSON.parse(what)) };
    });
    // A stable order: what happened at the same instant did so in the order in which it was written.
    const merged = [...all, ...changes.map(({ happening }) => happening)].sort((a, b) => a.at - b.at);
    for (const happening of merged) clocks.heed(happening);
    return clocks;
  }

  #heed(known: Known, news: readonly Change[]): Clocks {
    for (const { seq, happening } of news) {
      if (seq <= known.seq) continue;
      known.clocks.heed(happening);
      known.seq = seq;
    }
    return known.clocks;
  }

  async #changes(table: string, since: number): Promise<readonly Change[]> {
    const rows = await this.#db.read(
      'SELECT seq, at, mover, asked, line, answer, keep FROM changes WHERE game = ? AND seq > ? ORDER BY seq',
      ...[table, since],
    );
    let latest = 0;
    return rows.flatMap((row) => {
      const { seq, at: written, mover: by, asked: text, line, answer, keep } = changeRow.parse(row);
      if (written === null || by === null || text === null) return [];
      // Two machines may disagree about the time of day; the order of changes is certain.
      const at = Math.max(latest, written);
      latest = at;
      const asked = seats.parse(JSON.parse(text));
      return [{ seq, happening: happeningOf({ at, by, asked }, { line, answer, keep }) }];
    });
  }
}

function happeningOf(
  when: { readonly at: number; readonly by: Seat; readonly asked: readonly Seat[] },
  { line, answer, keep }: Pick<z.infer<typeof changeRow>, 'line' | 'answer' | 'keep'>,
): Happening {
  if (keep !== null) return { what: 'taken-back', ...when, keep };
  // Its place among the answers is of no account here.
  if (line !== null && concessionAt(line, 0)) return { what: 'conceded', ...when };
  return { what: 'answered', ...when, prepared: isPrepared(answer) };
}

interface Change {
  readonly seq: number;
  readonly happening: Happening;
}
