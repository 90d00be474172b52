import type { Seat } from '@cinderhall/kernel';
import type {
  FinishedGame,
  Happened,
  InvitationCard,
  LayRequest,
  MotionRequest,
  OnlineVerdict,
  SeatRequest,
  TableCard,
} from '@cinderhall/protocol';
import { denied, granted } from '@cinderhall/referee';
import { newKey, newName } from '../chance.ts';
import type { Aside } from '../clock/happenings.ts';
import { isZone } from '../clock/hours.ts';
import type { Timekeeper } from '../clock/timekeeper.ts';
import type { House } from '../live/house.ts';
import type { Talks } from '../talk/talks.ts';
import { computersOf, eyesOf, invitationOf, seatOf, tableCardOf } from './cards.ts';
import { beginning, type Delays, isLate } from './delays.ts';
import { type Seating, seatingsOf, type TableEntry } from './entries.ts';
import { Motions } from './motions.ts';
import type { Guest, Registry, Standing } from './registry.ts';

/** Tables that one guest may lay. */
const MOST_TABLES = 200;

/** What the table needs to be laid again or anew. */
type Laying = Pick<TableEntry, 'title' | 'public' | 'watchers' | 'terms' | 'seats'>;

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** A table and what somebody is to it who may know of it. */
interface Entered extends Pick<Standing, 'member' | 'seen'> {
  readonly entry: TableEntry;
}

/** Lays tables, lets people in, and shows them to their seats. What happens in a game is the house's business. */
export class Host {
  readonly #house: House;
  readonly #registry: Registry;
  readonly #timekeeper: Timekeeper;
  readonly #talks: Talks;
  readonly #delays: Delays;
  readonly #motions: Motions;
  readonly #now: () => number;

  constructor(
    house: House,
    ports: {
      readonly registry: Registry;
      readonly timekeeper: Timekeeper;
      readonly talks: Talks;
      readonly delays: Delays;
      readonly now: () => number;
    },
  ) {
    this.#house = house;
    this.#registry = ports.registry;
    this.#timekeeper = ports.timekeeper;
    this.#talks = ports.talks;
    this.#delays = ports.delays;
    this.#motions = new Motions(house, ports);
    this.#now = ports.now;
  }

  /** Lays a table for whoever asks, and lets them in. */
  async lay(guest: Guest, { seats, sit, game, config, zone, ...wish }: LayRequest): Promise<OnlineVerdict<TableCard>> {
    if (sit !== null && seats[sit]?.player !== 'person')
      return malformed('sit', "must be one of the seats that are a person's, or null");
    const seatings = seatingsOf(seats).map((seating) =>
      seating.seat === sit ? { ...seating, name: guest.name, guest: guest.id } : seating,
    );
    return this.#lay(guest, { game, config }, { ...wish, seats: seatings }, () => zoneOf(zone));
  }

  async #lay(
    guest: Guest,
    wish: { readonly game?: string | undefined; readonly config: unknown },
    laying: Laying,
    zone: (guest: string) => string,
  ): Promise<OnlineVerdict<TableCard>> {
    if ((await this.#registry.laidBy(guest.id)) >= MOST_TABLES)
      return { ok: false, refusal: { refused: 'too-many', wait: 0 } };
    const table = newName();
    const begun = await this.#house.begin(table, { ...wish, seats: laying.seats.length });
    if (!begun.ok) return begun;
    const [host, invite, card, changed] = [guest.id, newKey(), begun.value, this.#now()];
    const entry: TableEntry = { ...laying, table, host, invite, motion: null, card, rematch: null, changed };
    await this.#registry.putUp(entry, beginning(entry));
    await this.#timekeeper.note(
      entry,
      { what: 'begun', asked: [...card.asked] },
      ...entry.seats.map(sittingDown(zone)),
    );
    this.#house.wake(table);
    return granted(await this.#card(entry, guest, true));
  }

  /** The tables that a guest has been let in to. Computers that are to answer there are woken. */
  async tablesOf(guest: Guest): Promise<readonly TableCard[]> {
    const entries = await this.#registry.entriesOf(guest.id);
    for (const entry of entries) if (waitsForComputer(entry)) this.#house.wake(entry.table);
    return this.#cards(entries, guest, true);
  }

  /** The tables that anybody may find, and at which a seat is open. */
  async publicTables(guest: Guest): Promise<readonly TableCard[]> {
    const entries = await this.#registry.publicEntries();
    return this.#cards(entries, guest, false);
  }

  async table(guest: Guest, table: string): Promise<OnlineVerdict<TableCard>> {
    const found = await this.#entered(guest, table);
    if (!found.ok) return found;
    const { entry, member, seen } = found.value;
    return granted(await this.#card(entry, guest, member, seen));
  }

  /** Tells whoever holds an invitation what it is to, or anybody of a public table: as people without a seat may know it. */
  async invitation(table: string, invite: string | null): Promise<OnlineVerdict<InvitationCard>> {
    const entry = await this.#registry.entry(table);
    if (!entry) return denied({ refused: 'no-table', table });
    if (!entry.public && invite !== entry.invite) return notInvited(table);
    const config = await this.#house.configOf(table);
    return config.ok ? granted(invitationOf(await this.#delays.shown(entry), config.value)) : config;
  }

  /** Lets somebody in who has the link, or to a public table. */
  async join(guest: Guest, table: string, invite: string | null): Promise<OnlineVerdict<TableCard>> {
    const entry = await this.#registry.entry(table);
    if (!entry) return denied({ refused: 'no-table', table });
    const { member, seen } = await this.#registry.standing(table, guest.id);
    if (!member && !entry.public && invite !== entry.invite) return notInvited(table);
    await this.#registry.letIn(table, guest.id);
    return granted(await this.#card(entry, guest, true, seen));
  }

  /** Changes who sits in a seat. */
  async seat(guest: Guest, table: string, at: Seat, wish: SeatRequest): Promise<OnlineVerdict<TableCard>> {
    const found = await this.#entered(guest, table);
    if (!found.ok) return found;
    const { entry, member } = found.value;
    const before = entry.seats.find(({ seat }) => seat === at);
    if (!member) return notInvited(table);
    if (!before) return malformed('seat', `must be from 0 to ${entry.seats.length - 1}`);
    const bar = await this.#house.conceding.barTo(table, at);
    if (bar) return bar;
    const trouble =
      wish.player === 'me' ? await this.#sit(guest, table, at) : await this.#give(guest, entry, before, wish);
    if (trouble) return trouble;
    await this.#timekeeper.note(entry, asideOf(guest, at, wish));
    const about =
      wish.player === 'me' ? { who: guest.id, name: guest.name } : { who: before.guest ?? '', name: before.name };
    await this.#house.parlour.happen(table, { ...about, seat: at }, happenedBy(wish));
    await this.#motions.recount(table);
    await this.#house.reseated(table);
    return this.table(guest, table);
  }

  async #sit(guest: Guest, table: string, at: Seat): Promise<OnlineVerdict<never> | null> {
    if (await this.#registry.sitDown(table, at, guest)) return null;
    if (await this.#registry.isBarred(table, guest.id)) return { ok: false, refusal: { refused: 'put-out', seat: at } };
    const seen = await this.#registry.hasSeen(table, guest.id);
    const another = seen !== null && seen !== at;
    return {
      ok: false,
      refusal: another ? { refused: 'another-seat', seat: seen } : { refused: 'seat-taken', seat: at },
    };
  }

  async #give(
    guest: Guest,
    entry: TableEntry,
    before: Seating,
    wish: SeatRequest,
  ): Promise<OnlineVerdict<never> | null> {
    const computer = wish.player === 'me' || wish.player === 'open' ? null : wish.player;
    const name = computer === null ? '' : (wish.name ?? before.name);
    const seating = { ...before, player: computer ?? ('person' as const), name, guest: guest.id };
    const given = await this.#registry.giveSeat(entry.table, seating, { empty: entry.host === guest.id });
    return given ? null : { ok: false, refusal: { refused: 'not-your-seat', seat: before.seat } };
  }

  /** Somebody stops their own clock for some days, as far as the table lets them; 0: it goes on. */
  async vacation(guest: Guest, table: string, days: number): Promise<OnlineVerdict<TableCard>> {
    const found = await this.#entered(guest, table);
    if (!found.ok) return found;
    const { entry } = found.value;
    const seat = seatOf(entry, guest.id);
    if (seat === null) return { ok: false, refusal: { refused: 'not-seated', table } };
    const bar = await this.#house.conceding.barTo(table, seat);
    if (bar) return bar;
    const told = await this.#timekeeper.read(entry);
    if (!told || entry.terms.vacation === 0) return { ok: false, refusal: { refused: 'not-agreed', table } };
    const left = told.clocks.find((clock) => clock.seat === seat)?.vacationLeft ?? 0;
    const wanted = days * DAY;
    // What began this very minute has not used the day up.
    if (wanted > left + MINUTE) return { ok: false, refusal: { refused: 'no-vacation', left: Math.floor(left / DAY) } };
    const until = told.now + Math.min(wanted, left);
    await this.#timekeeper.note(entry, { what: 'vacation', seat, until });
    const happened = { what: 'vacation', until: days === 0 ? null : until } as const;
    await this.#house.parlour.happen(table, { who: guest.id, name: guest.name, seat }, happened);
    await this.#house.reseated(table);
    return this.table(guest, table);
  }

  /** Somebody's time may be up: by the rule of this table a computer plays on for them. They may come back. */
  async timeUp(table: string): Promise<void> {
    const entry = await this.#registry.entry(table);
    if (!entry) return;
    const late = await this.#timekeeper.late(entry);
    for (const before of entry.seats) {
      const { seat, name, guest, player } = before;
      if (player !== 'person' || !late.includes(seat)) continue;
      const seating = { ...before, player: entry.terms.standIn, guest: guest ?? '' };
      if (!(await this.#registry.giveSeat(table, seating, { empty: guest === null }))) continue;
      await this.#timekeeper.note(entry, { what: 'computer', seat });
      await this.#house.parlour.happen(table, { who: guest ?? '', name, seat }, { what: 'computer', because: 'time' });
    }
    // Also sees to it that the next look is when the next time is up.
    await this.#timekeeper.read(entry);
    if (late.length === 0) return;
    this.#house.wake(table);
    await this.#house.reseated(table);
  }

  /** Lays the table at which the same people play again, in the same seats; once, however many of them ask. */
  async rematch(guest: Guest, table: string): Promise<OnlineVerdict<TableCard>> {
    const found = await this.#entered(guest, table);
    if (!found.ok) return found;
    const { entry } = found.value;
    if (seatOf(entry, guest.id) === null) return { ok: false, refusal: { refused: 'not-seated', table } };
    // Players hear of the end before it is noted on the card; the game itself knows.
    const over: OnlineVerdict<unknown> = entry.card.over ? found : await this.#house.disclose(table);
    if (!over.ok) return over;
    if (entry.rematch !== null) return this.table(guest, entry.rematch);
    const config = await this.#house.configOf(table);
    if (!config.ok) return config;
    const zones = await this.#timekeeper.zones(entry);
    const again = { game: entry.card.game, config: config.value };
    const laid = await this.#lay(guest, again, entry, (who) => zones.get(who) ?? 'UTC');
    if (!laid.ok) return laid;
    if (await this.#registry.setRematch(table, laid.value.table)) {
      await this.#house.reseated(table);
      return laid;
    }
    const referee = await this.#house.refereeOf(laid.value.table);
    if (referee.ok) await referee.value.remove(laid.value.table);
    return this.rematch(guest, table);
  }

  /** A game that is over, for whoever may look at it: everything in it is open to them by now. */
  async record(guest: Guest, table: string): Promise<OnlineVerdict<FinishedGame>> {
    const found = await this.#entered(guest, table);
    if (!found.ok) return found;
    const { entry, member } = found.value;
    if (eyesOf(entry, guest.id, { member }) === null) return denied({ refused: 'not-your-eyes', table });
    // To whoever sees it later, it is over later.
    if (isLate(entry, guest.id) && !(await this.#delays.shown(entry)).card.over)
      return denied({ refused: 'not-over', table });
    const game = await this.#house.disclose(table);
    if (!game.ok) return game;
    const seats = entry.seats.map(({ seat, name, player }) => ({ seat, name, player }));
    return granted({ title: entry.title, seats, ...game.value });
  }

  /** Asks the others at a table for something. */
  async propose(guest: Guest, table: string, wish: MotionRequest): Promise<OnlineVerdict<TableCard>> {
    const found = await this.#entered(guest, table);
    if (!found.ok) return found;
    const proposed = await this.#motions.propose(guest, found.value.entry, wish);
    return proposed.ok ? this.table(guest, table) : proposed;
  }

  /** Says what somebody thinks of what is being asked. */
  async voice(guest: Guest, table: string, motion: string, yes: boolean): Promise<OnlineVerdict<TableCard>> {
    const found = await this.#entered(guest, table);
    if (!found.ok) return found;
    const heard = await this.#motions.voice(guest, found.value.entry, motion, yes);
    return heard.ok ? this.table(guest, table) : heard;
  }

  /** Puts something that was said before whoever runs the server. */
  async report(guest: Guest, table: string, line: string): Promise<OnlineVerdict<null>> {
    const found = await this.#entered(guest, table);
    if (!found.ok) return found;
    const reported = await this.#talks.report(table, line, guest.id);
    if (reported === null) return malformed('line', 'must be one that was said at this table');
    return reported.wait > 0 ? { ok: false, refusal: { refused: 'too-many', wait: reported.wait } } : granted(null);
  }

  /** A table that a guest may know of. */
  async #entered(guest: Guest, table: string): Promise<OnlineVerdict<Entered>> {
    const entry = await this.#registry.entry(table);
    if (!entry) return denied({ refused: 'no-table', table });
    const { member, seen } = await this.#registry.standing(table, guest.id);
    return member || entry.public ? granted({ entry, member, seen }) : notInvited(table);
  }

  async #card(entry: TableEntry, guest: Guest, member: boolean, seen: number | null = null): Promise<TableCard> {
    const shown = isLate(entry, guest.id) ? await this.#delays.shown(entry) : entry;
    return tableCardOf(shown, guest, { member, seen }, this.#house.presence.at(entry.table));
  }

  /** The latest change first, of those that this guest knows of. */
  async #cards(entries: readonly TableEntry[], guest: Guest, member: boolean): Promise<readonly TableCard[]> {
    const cards = await Promise.all(entries.map((entry) => this.#card(entry, guest, member)));
    return cards.sort((a, b) => b.changed - a.changed);
  }
}

/** The zone that somebody says they are in, if there is such a one. */
const zoneOf = (zone: string | undefined): string => (zone !== undefined && isZone(zone) ? zone : 'UTC');

/** What it means to clocks that a seat is now this one's. */
const sittingDown =
  (zone: (guest: string) => string) =>
  ({ seat, player, guest }: Seating): Aside => {
    if (player !== 'person') return { what: 'computer', seat };
    return guest === null ? { what: 'risen', seat } : { what: 'sat', seat, guest, zone: zone(guest) };
  };

function happenedBy({ player }: SeatRequest): Happened {
  if (player === 'me') return { what: 'sat' };
  return player === 'open' ? { what: 'risen' } : { what: 'computer', because: 'wish' };
}

function asideOf({ id }: Guest, seat: Seat, { player, zone }: SeatRequest): Aside {
  if (player === 'me') return { what: 'sat', seat, guest: id, zone: zoneOf(zone) };
  return player === 'open' ? { what: 'risen', seat } : { what: 'computer', seat };
}

const notInvited = (table: string): OnlineVerdict<never> => ({ ok: false, refusal: { refused: 'not-invited', table } });

const malformed = (path: string, message: string): OnlineVerdict<never> =>
  denied({ refused: 'malformed', path, message });

const waitsForComputer = (entry: TableEntry): boolean =>
  computersOf(entry).some((seat) => entry.card.asked.includes(seat));
