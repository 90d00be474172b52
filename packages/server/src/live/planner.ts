import type { OnlineVerdict, PlanCard, PlanStep } from '@cinderhall/protocol';
import { denied, Queues } from '@cinderhall/referee';
import { beginning, isUsed, type Judgement, judge, type Plan, planCardOf } from '../plans/judge.ts';
import type { Plans } from '../plans/plans.ts';
import type { Registry } from '../tables/registry.ts';
import type { TableNote } from './notes.ts';
import type { Play, Standing } from './play.ts';
import type { Looker, Room } from './room.ts';

/** How often a plan may find that the table has changed before that counts as a failure. */
const ATTEMPTS = 5;

/** What somebody wants to prepare, in the place of an earlier plan of theirs. Without steps nothing. */
export interface Wish {
  readonly id: string;
  readonly after: string | null;
  readonly steps: readonly PlanStep[];
}

export interface PlannerPorts {
  readonly plans: Plans;
  readonly registry: Pick<Registry, 'standing'>;
  /** The game of a table. */
  readonly playAt: (table: string) => Promise<OnlineVerdict<Play>>;
  /** A table that somebody looks at. */
  readonly room: (table: string) => Pick<Room, 'lookers'> | undefined;
  /** Opens a table at which somebody is asked, though nobody looks. */
  readonly wake: (table: string) => void;
  /** Tells the other processes. */
  readonly tell: (note: TableNote) => void;
  /** Hears what could not be done, for a log. */
  readonly failed: (error: unknown) => void;
}

/**
 * Gives the answers that people have prepared when they are asked for them. A plan is its owner's secret: nobody else is told
 * of it, and of what comes of it they see no more than that an answer has been given.
 */
export class Planner {
  readonly #ports: PlannerPorts;
  /** By table: whether anything waits there. A table that is not here has not been looked at. */
  readonly #waits = new Map<string, boolean>();
  readonly #queues = new Queues();

  constructor(ports: PlannerPorts) {
    this.#ports = ports;
  }

  /** Keeps what somebody who sits at a table has prepared, as long as they are not asked. */
  async put(table: string, guest: string, wish: Wish): Promise<OnlineVerdict<PlanCard>> {
    const play = await this.#ports.playAt(table);
    if (!play.ok) return play;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const put = await this.#put(table, guest, wish, play.value);
      if (put !== 'overtaken') return put;
      await play.value.referee.renew(table);
    }
    return denied({ refused: 'store', message: 'overtaken' });
  }

  async #put(table: string, guest: string, wish: Wish, play: Play): Promise<OnlineVerdict<PlanCard> | 'overtaken'> {
    const { plans, registry, tell } = this.#ports;
    const { sits } = await registry.standing(table, guest);
    if (sits === null) return { ok: false, refusal: { refused: 'not-seated', table } };
    const before = await plans.of(table, guest);
    if (before?.id === wish.id) return this.#again(table, before, wish, play);
    if ((before?.id ?? null) !== wish.after)
      return { ok: false, refusal: { refused: 'plan-passed', plan: before?.id ?? null } };
    const made = await play.consider(table, (standing): { bar: OnlineVerdict<never> | null; now: Standing } => ({
      bar: barTo(wish, sits, standing),
      now: standing,
    }));
    if (!made.ok) return made;
    const { bar, now } = made.value;
    if (bar) return bar;
    const { id, after, steps } = wish;
    const ended = steps.length === 0 ? ('withdrawn' as const) : null;
    const plan: Plan = { id, guest, seat: sits, steps, ...beginning(now.saved), ended };
    const { revision } = now.saved;
    if (!(await plans.put(table, plan, { after, revision }))) return 'overtaken';
    tell({ of: 'plan', table });
    const card = planCardOf(plan, now);
    await this.#tell(table, guest, card);
    // Somebody may have answered at this very moment, through a process that did not know of it yet.
    this.hear(table);
    return { ok: true, value: card };
  }

  /** What to say to a message that has been heeded before. */
  #again(table: string, plan: Plan, { steps }: Wish, play: Play): Promise<OnlineVerdict<PlanCard>> {
    const same = JSON.stringify(plan.steps) === JSON.stringify(steps);
    return same
      ? play.consider(table, (standing) => planCardOf(plan, standing))
      : Promise.resolve(denied({ refused: 'malformed', path: 'id', message: 'was used for another plan' }));
  }

  /** Tells somebody who has come what they have prepared here. */
  async greet(table: string, looker: Looker): Promise<void> {
    const plan = await this.#ports.plans.of(table, looker.guest);
    const card = plan && (await this.#cardOf(table, plan));
    if (card) looker.plan(table, card);
  }

  /** Something has been prepared, or taken back, at a table. */
  hear(table: string): void {
    this.#waits.delete(table);
    this.drive(table);
  }

  /** Another process has heard something: it may have told its owner there, but not here. */
  async hearElsewhere(table: string): Promise<void> {
    const lookers = [...(this.#ports.room(table)?.lookers.keys() ?? [])];
    if (lookers.length === 0) this.#waits.delete(table);
    else this.hear(table);
    for (const looker of lookers) await this.greet(table, looker);
  }

  /** Looks for tables where an answer is due that somebody has prepared: whoever should have given it may have died before. */
  async lookAround(): Promise<void> {
    for (const table of await this.#ports.plans.due()) this.#ports.wake(table);
  }

  /** Any note of other processes may have been missed. */
  missed(): void {
    this.#waits.clear();
  }

  forget(table: string): void {
    this.#waits.delete(table);
  }

  /** A table has changed: whoever is asked now may have prepared an answer. Where nothing waits that costs nothing. */
  drive(table: string): void {
    if (this.#waits.get(table) === false) return;
    this.#queues.run(table, () => this.#drive(table)).catch(this.#ports.failed);
  }

  async #drive(table: string): Promise<void> {
    const { plans, playAt } = this.#ports;
    const waiting = await plans.waiting(table);
    this.#waits.set(table, waiting.length > 0);
    for (const plan of waiting) {
      const play = await playAt(table);
      const judged = play.ok ? await play.value.consider(table, (standing) => judge(plan, standing)) : play;
      if (!play.ok || !judged.ok) return;
      await this.#carryOut(table, plan, judged.value, play.value);
    }
  }

  async #carryOut(table: string, plan: Plan, judged: Judgement, { referee }: Play): Promise<void> {
    if (judged.what === 'wait') return;
    const { id, guest, seat } = plan;
    if (judged.what === 'end') {
      if (!(await this.#ports.plans.end(table, id, judged.because))) return;
      this.#ports.tell({ of: 'plan', table });
      return this.#tell(table, guest, await this.#cardOf(table, { ...plan, ended: judged.because }));
    }
    const { what: _what, ...answer } = judged;
    const done = await referee.submit(table, { ...answer, seat, warrant: guest, prepared: id });
    if (done.ok) return this.#tell(table, guest, await this.#cardOf(table, plan));
    // Whoever has withdrawn it, or risen, at this moment has it their way; whatever else went wrong is tried again later.
    const waits = (await this.#ports.plans.waiting(table)).some((waiting) => waiting.id === id);
    if (waits && done.refusal.refused === 'store') this.#ports.failed(done.refusal);
  }

  async #cardOf(table: string, plan: Plan): Promise<PlanCard | null> {
    const play = await this.#ports.playAt(table);
    const card = play.ok ? await play.value.consider(table, (standing) => planCardOf(plan, standing)) : play;
    return card.ok ? card.value : null;
  }

  async #tell(table: string, guest: string, card: PlanCard | null): Promise<void> {
    if (!card) return;
    for (const looker of this.#ports.room(table)?.lookers.keys() ?? [])
      if (looker.guest === guest) looker.plan(table, card);
  }
}

/** Why something cannot be prepared now; null: it can. Nothing stands against having nothing prepared. */
function barTo(
  { id, steps }: Wish,
  seat: Plan['seat'],
  { saved, decision, conceded, reads }: Standing,
): OnlineVerdict<never> | null {
  if (steps.length === 0) return null;
  if (decision === null) return denied({ refused: 'over' });
  if (conceded.includes(seat)) return denied({ refused: 'conceded', seat });
  if (decision.seats.includes(seat)) return { ok: false, refusal: { refused: 'asked', seat } };
  if (isUsed(id, saved)) return denied({ refused: 'malformed', path: 'id', message: 'was used for another plan' });
  const [i, j] = unread(steps, reads);
  return i < 0 ? null : denied({ refused: 'malformed', path: `steps[${i}].moves[${j}]`, message: 'must be a move' });
}

/** Where the first text is that is no move of the game; -1: nowhere. */
function unread(steps: readonly PlanStep[], reads: Standing['reads']): readonly [number, number] {
  for (const [i, { moves }] of steps.entries()) {
    const j = moves.findIndex((move) => !reads(move));
    if (j >= 0) return [i, j];
  }
  return [-1, -1];
}
