import { SEATS } from '@cinderhall/kernel';
import { type PlanEnd, planSteps } from '@cinderhall/protocol';
import * as z from 'zod';
import type { Database, Row } from '../store/index.ts';
import type { Plan } from './judge.ts';

const ENDS: { readonly [E in PlanEnd]: E } = {
  ...{ given: 'given', withdrawn: 'withdrawn', 'no-move': 'no-move', 'other-question': 'other-question' },
  ...{ answered: 'answered', 'taken-back': 'taken-back', risen: 'risen', over: 'over' },
};

const planRow = z.object({
  id: z.string(),
  guest: z.string(),
  seat: z.union(SEATS.map((s) => z.literal(s))),
  steps: z.string(),
  base: z.int(),
  anchor: z.string(),
  ended: z.enum(ENDS).nullable(),
});

const COLUMNS = 'plans.id, plans.guest, plans.seat, plans.steps, plans.base, plans.anchor, plans.ended';

/** Tables that are looked for at once. */
const LISTED = 100;

/** Of whoever sits there, while nothing has been answered that the plan does not know of, and in the place of one plan alone. */
const PUT = `INSERT INTO plans (game, guest, seat, id, steps, base, anchor, ended)
  SELECT seats.game, seats.guest, seats.seat, ?, ?, ?, ?, ? FROM seats
  WHERE seats.game = ? AND seats.guest = ? AND seats.seat = ?
    AND NOT EXISTS (SELECT 1 FROM changes WHERE changes.game = seats.game AND changes.seq > ?)
    AND coalesce((SELECT id FROM plans WHERE plans.game = seats.game AND plans.guest = seats.guest), '') = ?
  ON CONFLICT (game, guest) DO UPDATE SET seat = excluded.seat, id = excluded.id, steps = excluded.steps,
    base = excluded.base, anchor = excluded.anchor, ended = excluded.ended WHERE plans.id = ? RETURNING id`;

/** What people have prepared, the latest of each at each table. A row is never taken away: no old message brings a plan back. */
export class Plans {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The latest plan of somebody at a table. */
  async of(table: string, guest: string): Promise<Plan | null> {
    const [row] = await this.#db.read(`SELECT ${COLUMNS} FROM plans WHERE game = ? AND guest = ?`, table, guest);
    return row === undefined ? null : planOf(row);
  }

  /** What waits at a table, of people who sit where they sat. */
  async waiting(table: string): Promise<readonly Plan[]> {
    const rows = await this.#db.read(
      `SELECT ${COLUMNS} FROM plans JOIN seats ON seats.game = plans.game AND seats.seat = plans.seat
        AND seats.guest = plans.guest WHERE plans.game = ? AND plans.ended IS NULL ORDER BY plans.seat`,
      table,
    );
    return rows.map(planOf);
  }

  /**
   * Keeps a plan in the place of another, if the table has had no more than so many changes. `false`: it has, or somebody sits
   * there now who did not, or another plan has come before.
   */
  async put(table: string, plan: Plan, { after, revision }: { after: string | null; revision: number }) {
    const { id, guest, seat, steps, base, anchor, ended } = plan;
    const made = [id, JSON.stringify(steps), base, anchor, ended];
    const before = after ?? '';
    const put = await this.#db.write(PUT, ...made, table, guest, seat, revision, before, before);
    return put.length > 0;
  }

  /** Nothing more comes of a plan. `false`: that was known. */
  async end(table: string, plan: string, because: PlanEnd): Promise<boolean> {
    const ended = await this.#db.write(
      'UPDATE plans SET ended = ? WHERE game = ? AND id = ? AND ended IS NULL RETURNING id',
      ...[because, table, plan],
    );
    return ended.length > 0;
  }

  /** Tables at which somebody is asked who has prepared an answer: whoever should have given it has died before. */
  async due(): Promise<readonly string[]> {
    const rows = await this.#db.read(
      `SELECT DISTINCT plans.game FROM plans JOIN changes ON changes.game = plans.game
        WHERE plans.ended IS NULL AND changes.asked LIKE '%' || plans.seat || '%'
          AND changes.seq = (SELECT max(seq) FROM changes AS latest WHERE latest.game = plans.game) LIMIT ${LISTED}`,
    );
    return rows.map((row) => z.object({ game: z.string() }).parse(row).game);
  }
}

function planOf(row: Row): Plan {
  const { steps, ...rest } = planRow.parse(row);
  return { ...rest, steps: planSteps.parse(JSON.parse(steps)) };
}
