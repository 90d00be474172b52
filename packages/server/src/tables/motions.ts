import type { Seat } from '@cinderhall/kernel';
import type { MotionRequest, OnlineTrouble, OnlineVerdict } from '@cinderhall/protocol';
import { choicePoint, denied, granted } from '@cinderhall/referee';
import { newName } from '../chance.ts';
import type { Timekeeper } from '../clock/timekeeper.ts';
import type { House } from '../live/house.ts';
import { seatOf, votersOf } from './cards.ts';
import type { Motion, Seating, TableEntry } from './entries.ts';
import type { Guest, Registry } from './registry.ts';

export interface MotionsPorts {
  readonly registry: Registry;
  readonly timekeeper: Timekeeper;
}

type Done = OnlineVerdict<null>;

const done: Done = granted(null);
const refusing = (refusal: OnlineTrouble): Done => ({ ok: false, refusal });

/** How often others may speak at the same moment before that counts as a failure. */
const ATTEMPTS = 5;

/**
 * What one person at a table wants and others must agree to: to take a choice back though somebody has learned something or
 * answered since, or to put a computer into somebody's seat. One thing is asked at a time. Computers agree.
 */
export class Motions {
  readonly #house: House;
  readonly #registry: Registry;
  readonly #timekeeper: Timekeeper;

  constructor(house: House, { registry, timekeeper }: MotionsPorts) {
    this.#house = house;
    this.#registry = registry;
    this.#timekeeper = timekeeper;
  }

  /** Somebody asks. Where nobody has to agree it is done at once. */
  async propose(guest: Guest, entry: TableEntry, wish: MotionRequest): Promise<Done> {
    const { table } = entry;
    const by = seatOf(entry, guest.id);
    if (by === null) return refusing({ refused: 'not-seated', table });
    const bar =
      (await this.#house.conceding.barTo(table, by)) ??
      (wish.what === 'replace' ? await this.#house.conceding.barTo(table, wish.seat) : null);
    if (bar) return bar;
    if (entry.motion !== null) return refusing({ refused: 'motion-open', table });
    const made =
      wish.what === 'replace' ? await this.#replacing(entry, by, wish.seat) : await this.#takingBack(entry, by, wish);
    if (!made.ok) return made;
    const motion = made.value;
    if (!(await this.#registry.setMotion(table, null, motion))) return refusing({ refused: 'motion-open', table });
    const subject = nameOf(entry, motion.seat);
    const asked =
      motion.what === 'take-back'
        ? ({ what: 'asks-back', answers: motion.answers } as const)
        : ({ what: 'asks-computer', name: subject } as const);
    await this.#house.parlour.happen(table, { who: guest.id, name: guest.name, seat: by }, asked);
    return this.#settle(table);
  }

  /** Somebody says what they think of it. Who asked withdraws it by a no; the first no of anybody else ends it. */
  async voice(guest: Guest, { table }: TableEntry, id: string, yes: boolean): Promise<Done> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const entry = await this.#registry.entry(table);
      const seat = entry && seatOf(entry, guest.id);
      const motion = entry?.motion;
      if (!entry || !motion || motion.id !== id || seat === null) return refusing({ refused: 'no-motion', table });
      const asks = seat === motion.by;
      if (!(asks || votersOf(entry, motion).includes(seat))) return refusing({ refused: 'no-motion', table });
      if (asks && yes) return done;
      const after = yes ? { ...motion, yes: [...new Set([...motion.yes, seat])] } : null;
      if (!(await this.#registry.setMotion(table, motion, after))) continue;
      if (!yes) {
        const speaker = { who: guest.id, name: guest.name, seat };
        await this.#house.parlour.happen(table, speaker, { what: asks ? 'withdrawn' : 'declined' });
      }
      return this.#settle(table);
    }
    return refusing({ refused: 'no-motion', table });
  }

  /** People have come or gone: perhaps nobody is missing any more. */
  async recount(table: string): Promise<void> {
    const entry = await this.#registry.entry(table);
    if (entry?.motion) await this.#settle(table);
  }

  /** Tells everybody how it stands, and does it when all have agreed. */
  async #settle(table: string): Promise<Done> {
    const entry = await this.#registry.entry(table);
    const motion = entry?.motion;
    const agreed = motion && votersOf(entry, motion).every((seat) => motion.yes.includes(seat));
    // Of two who were the last to agree one carries it out.
    if (agreed && (await this.#registry.setMotion(table, motion, null))) await this.#carryOut(entry, motion);
    await this.#house.reseated(table);
    return done;
  }

  async #carryOut(entry: TableEntry, motion: Motion): Promise<void> {
    if (motion.what === 'replace') return this.#putOut(entry, motion.seat);
    const referee = await this.#house.refereeOf(entry.table);
    if (!referee.ok) return;
    const undone = await referee.value.undo(entry.table, motion.by, motion.revision, choicePoint);
    if (!undone.ok) return;
    const speaker = { who: guestOf(entry, motion.by), name: nameOf(entry, motion.by), seat: motion.by };
    await this.#house.parlour.happen(entry.table, speaker, { what: 'took-back', answers: motion.answers });
  }

  async #putOut(entry: TableEntry, seat: Seat): Promise<void> {
    const before = entry.seats.find((seating) => seating.seat === seat);
    if (before?.player !== 'person') return;
    const seating: Seating = { ...before, player: entry.terms.standIn };
    if (!(await this.#registry.putOut(entry.table, seating, !entry.terms.back))) return;
    await this.#timekeeper.note(entry, { what: 'computer', seat });
    const speaker = { who: before.guest ?? '', name: before.name, seat };
    await this.#house.parlour.happen(entry.table, speaker, { what: 'computer', because: 'others' });
  }

  async #takingBack(
    { table }: TableEntry,
    by: Seat,
    { revision }: Extract<MotionRequest, { what: 'take-back' }>,
  ): Promise<OnlineVerdict<Motion>> {
    const referee = await this.#house.refereeOf(table);
    if (!referee.ok) return referee;
    const point = await referee.value.inspect<{ answers: number }>(table, (on) => {
      const keep = on.saved.revision === revision ? choicePoint(on, by) : 'answered-since';
      if (typeof keep !== 'number') return denied({ refused: 'no-undo', seat: by, because: keep });
      return granted({ answers: on.marks.length - keep });
    });
    if (!point.ok) return point;
    // Everybody may know by now what was covered, and how the dice will fall.
    const end = await referee.value.catchUp(table, 'spectator', null);
    if (end.ok && end.value.sight.decision === null) return denied({ refused: 'over' });
    const { answers } = point.value;
    return granted({ id: newName(), what: 'take-back', by, seat: by, revision, answers, yes: [] });
  }

  /** After somebody's time was up one of the others is enough, if the table was laid so; otherwise all of them are needed. */
  async #replacing(entry: TableEntry, by: Seat, seat: Seat): Promise<OnlineVerdict<Motion>> {
    const { table, terms, seats } = entry;
    const target = seats.find((seating) => seating.seat === seat);
    if (target?.player !== 'person' || seat === by) return { ok: false, refusal: { refused: 'not-your-seat', seat } };
    const motion: Motion = { id: newName(), what: 'replace', by, seat, revision: 0, answers: 0, yes: [] };
    const late = terms.timeUp === 'others' && (await this.#timekeeper.late(entry)).includes(seat);
    if (late) return granted({ ...motion, yes: votersOf(entry, motion) });
    if (terms.vote) return granted(motion);
    const refused =
      terms.timeUp === 'others'
        ? ({ refused: 'not-late', seat } as const)
        : ({ refused: 'not-agreed', table } as const);
    return { ok: false, refusal: refused };
  }
}

const nameOf = ({ seats }: TableEntry, at: Seat): string => seats.find(({ seat }) => seat === at)?.name ?? '';
const guestOf = ({ seats }: TableEntry, at: Seat): string => seats.find(({ seat }) => seat === at)?.guest ?? '';
