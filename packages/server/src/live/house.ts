import type { GameRecord, Seat, Viewer } from '@cinderhall/kernel';
import { type GameCard, type LiveAnswers, type OnlineVerdict, PULSE, type TableCard } from '@cinderhall/protocol';
import {
  denied,
  granted,
  type Moment,
  type Progress,
  Referee,
  type Saved,
  type Seals,
  type Sight,
  type Store,
} from '@cinderhall/referee';
import { newName, newSeed } from '../chance.ts';
import type { Timekeeper } from '../clock/timekeeper.ts';
import type { Hooks } from '../hooks/hooks.ts';
import { eyesOf, gameCardOf, tableCardOf } from '../tables/cards.ts';
import type { Pledges } from '../tables/pledges.ts';
import type { Registry, TableEntry } from '../tables/registry.ts';
import type { Talks } from '../talk/talks.ts';
import type { Title } from '../title.ts';
import { Elsewhere, type Note } from './notes.ts';
import { Parlour } from './parlour.ts';
import { type Looker, type Place, Room } from './room.ts';
import type { Thinker } from './thinking.ts';

export interface HousePorts<Move, View> {
  readonly store: Store;
  readonly registry: Registry;
  readonly pledges: Pledges;
  readonly timekeeper: Timekeeper;
  readonly talks: Talks;
  readonly hooks: Pick<Hooks, 'turn' | 'forget'>;
  readonly thinker: Pick<Thinker<Move, View>, 'think'>;
  /** Milliseconds that a computer takes at least. */
  readonly pause: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Tells the other processes. */
  readonly tell: (note: Note) => void;
  /** Hears what could not be done, for a log. */
  readonly failed: (error: unknown) => void;
}

/** Milliseconds until a computer whose answer could not be stored is asked again. */
const SECOND_TRY = 1000;

/** An answer of somebody who sits at a table. */
export interface Answered {
  readonly decision: number;
  readonly move: string;
  readonly id: string;
}

/** The tables that are being played: one referee, whoever looks at them, and the computers that sit there. */
export class House<Config, State, Move, Event, View> {
  /** This process among others. */
  readonly boot = newName();
  readonly referee: Referee<Config, State, Move, Event, View>;
  readonly parlour: Parlour<Move, Event, View>;
  readonly #title: Title<Config, State, Move, Event, View>;
  readonly #ports: HousePorts<Move, View>;
  readonly #rooms = new Map<string, Room<Move, Event, View>>();
  readonly #opening = new Map<string, Promise<OnlineVerdict<Room<Move, Event, View>>>>();
  readonly #elsewhere = new Elsewhere(3 * PULSE);

  constructor(title: Title<Config, State, Move, Event, View>, ports: HousePorts<Move, View>) {
    this.#title = title;
    this.#ports = ports;
    const outbox = {
      viewers: (table: string): readonly Viewer[] => this.#rooms.get(table)?.viewers ?? [],
      tell: (table: string, sight: Sight<Move, Event, View>, saved: Saved) =>
        this.#rooms.get(table)?.hear(sight, saved),
    };
    this.referee = new Referee(title.game, { store: ports.store, outbox });
    const { talks, registry, tell } = ports;
    this.parlour = new Parlour({ talks, registry, tell, room: (table) => this.#rooms.get(table) });
  }

  /** How many tables are being looked at, or thought about. */
  get open(): number {
    return this.#rooms.size;
  }

  /** Something could not be done, for a reason that nobody who plays can do anything about. */
  failed(error: unknown): void {
    this.#ports.failed(error);
  }

  /** Begins the game of a table under a seed that nobody but the referee will know. */
  async begin(table: string, config: unknown, seats: number): Promise<OnlineVerdict<GameCard>> {
    const { game, round } = this.#title;
    const configured = game.configure(config);
    if (!configured.ok) return configured;
    const players = game.seats(configured.value).length;
    if (seats !== players)
      return denied({ refused: 'malformed', path: 'seats', message: `must be ${players}, one for each player` });
    const seed = newSeed();
    const begun = await this.referee.start(table, configured.value, seed);
    if (!begun.ok) return begun;
    await this.#ports.pledges.of(table, seed);
    const sight = await this.referee.look(table, 'spectator');
    return sight.ok ? granted(gameCardOf(sight.value, round)) : sight;
  }

  /** Somebody looks from now on, and is told what they have missed since a moment they know. */
  async enter(
    table: string,
    looker: Looker<Move, Event, View>,
    since: Moment | null,
  ): Promise<OnlineVerdict<TableCard>> {
    const opened = await this.#open(table);
    if (!opened.ok) return opened;
    const room = opened.value;
    const { member, seen } = await this.#ports.registry.standing(table, looker.guest);
    const viewer = eyesOf(room.entry, looker.guest, { member });
    if (viewer === null) return this.#shut(room.entry, { member });
    const caught = await this.referee.catchUp(table, viewer, since);
    if (!caught.ok) return caught;
    if (this.#rooms.get(table) !== room) return this.enter(table, looker, since);
    if (looker.gone) return denied({ refused: 'no-table', table });
    // From here to the end nothing else can happen: nobody is told anything out of turn.
    room.admit(looker, { viewer, member, seen });
    room.tell(looker, caught.value.sight, caught.value.saved);
    this.#tellWhoIsHere(room);
    this.#tellClocks(room);
    this.parlour.greet(table, looker).catch(this.#ports.failed);
    return granted(this.#cardFor(room, looker, { viewer, member, seen }));
  }

  leave(table: string, looker: Looker<Move, Event, View>): void {
    const room = this.#rooms.get(table);
    if (!room?.lookers.has(looker)) return;
    room.dismiss(looker);
    this.#ports.registry.saw(table, looker.guest, room.entry.card.step).catch(this.#ports.failed);
    this.#tellWhoIsHere(room);
  }

  /** What whoever sits there may answer, as text: for programs that do not know the game. */
  async offered(table: string, guest: string): Promise<OnlineVerdict<LiveAnswers<Move, Event, View>['offered']>> {
    const { sits } = await this.#ports.registry.standing(table, guest);
    if (sits === null) return { ok: false, refusal: { refused: 'not-seated', table } };
    const sight = await this.referee.look(table, sits);
    if (!sight.ok) return sight;
    const { view, moves, decision } = sight.value;
    return granted({ decision: decision?.id ?? 0, moves: moves.map((move) => this.#title.write(view, move)) });
  }

  /** Carries out an answer of whoever sits there. */
  async submit(table: string, guest: string, answer: Answered): Promise<OnlineVerdict<Progress>> {
    const { sits } = await this.#ports.registry.standing(table, guest);
    return sits === null
      ? { ok: false, refusal: { refused: 'not-seated', table } }
      : this.referee.submit(table, { ...answer, seat: sits });
  }

  async undo(table: string, guest: string, revision: number): Promise<OnlineVerdict<Progress>> {
    const { sits } = await this.#ports.registry.standing(table, guest);
    return sits === null
      ? { ok: false, refusal: { refused: 'not-seated', table } }
      : this.referee.undo(table, sits, revision);
  }

  /** A past moment: to own eyes while the game goes on, to anybody's and everybody's once it is over. */
  async past(
    table: string,
    looker: Looker<Move, Event, View>,
    { eyes, step }: { readonly eyes: Viewer | 'everybody'; readonly step: number },
  ): Promise<OnlineVerdict<Sight<Move, Event, View>>> {
    const room = this.#rooms.get(table);
    const place = room?.lookers.get(looker);
    if (!room || !place) return denied({ refused: 'no-table', table });
    if (!room.over && eyes !== place.viewer) return denied({ refused: 'not-your-eyes', table });
    const sight = await this.referee.past(table, eyes === 'everybody' ? 'spectator' : eyes, step);
    if (!sight.ok || eyes !== 'everybody') return sight;
    const views: View[] = [];
    for (const { seat } of room.entry.seats) {
      const own = await this.referee.past(table, seat, step);
      if (own.ok) views.push(own.value.view);
    }
    const [first, ...others] = views;
    return first ? granted({ ...sight.value, view: this.#title.together([first, ...others]) }) : sight;
  }

  /** A game that is over, whole, and with what it takes to hold it to what was told. */
  async disclose(table: string): Promise<OnlineVerdict<{ readonly record: GameRecord; readonly seals: Seals }>> {
    const end = await this.referee.catchUp(table, 'spectator', null);
    if (!this.#rooms.has(table)) await this.referee.close(table);
    if (!end.ok) return end;
    const { sight, saved } = end.value;
    if (sight.decision !== null) return denied({ refused: 'not-over', table });
    const sealer = await this.#ports.pledges.of(table, saved.record.seed);
    return granted({ record: saved.record, seals: sealer.reveal(saved) });
  }

  /** Who is connected to a table, here or elsewhere. */
  here(table: string): ReadonlySet<Seat> {
    const elsewhere = this.#elsewhere.seats(table, this.#ports.now());
    return new Set([...(this.#rooms.get(table)?.here ?? []), ...elsewhere]);
  }

  /** Lets the computers of a table go on, though nobody looks. */
  wake(table: string): void {
    this.#open(table).catch(this.#ports.failed);
  }

  /** What the people of a table agreed on, as the game reads it. */
  async configOf(table: string): Promise<OnlineVerdict<unknown>> {
    const record = await this.referee.record(table);
    if (!this.#rooms.has(table)) await this.referee.close(table);
    return record.ok ? granted(record.value.config) : record;
  }

  /** People have changed places at a table: their eyes are others now. Tells the other processes too. */
  async reseated(table: string): Promise<void> {
    this.#ports.tell({ of: 'seats', table });
    await this.#reseat(table);
  }

  /** Another process has told something. */
  async hear(note: Note): Promise<void> {
    const room = this.#rooms.get(note.table);
    if (note.of === 'seats') return this.#reseat(note.table);
    if (note.of === 'talk') return this.parlour.hear(note.table);
    if (note.of === 'here') {
      this.#elsewhere.hear(note, this.#ports.now());
      if (room) this.#tellCards(room);
    } else if (!room) await this.referee.close(note.table);
    else if (room.revision < note.seq || note.seq === 0) await this.#renew(room);
  }

  /** Looks whether others have changed any open table: a process may have died before it told. */
  async lookAround(): Promise<void> {
    const rooms = [...this.#rooms.values()];
    const revisions = await this.#ports.registry.revisions(rooms.map(({ entry }) => entry.table));
    for (const room of rooms) if (room.revision < (revisions.get(room.entry.table) ?? 0)) await this.#renew(room);
  }

  /** Any note of others may have been missed. */
  async missed(): Promise<void> {
    await this.lookAround();
    for (const table of this.#rooms.keys()) await this.#reseat(table);
  }

  /** Says once more who is here, and closes the rooms in which nothing happens. */
  pulse(): void {
    this.parlour.sweep();
    for (const [table, room] of this.#rooms) {
      if (room.idle) {
        this.#rooms.delete(table);
        this.#ports.timekeeper.forget(table);
        this.#ports.hooks.forget(table);
        void this.referee.close(table);
      } else this.#tellOthersWhoIsHere(room);
    }
  }

  #open(table: string): Promise<OnlineVerdict<Room<Move, Event, View>>> {
    const known = this.#rooms.get(table);
    if (known) return Promise.resolve(granted(known));
    const opening = this.#opening.get(table) ?? this.#unlock(table).finally(() => this.#opening.delete(table));
    this.#opening.set(table, opening);
    return opening;
  }

  async #unlock(table: string): Promise<OnlineVerdict<Room<Move, Event, View>>> {
    const entry = await this.#ports.registry.entry(table);
    if (!entry) return denied({ refused: 'no-table', table });
    const record = await this.referee.record(table);
    if (!record.ok) return record;
    const { thinker, pause, failed, pledges } = this.#ports;
    const sealer = await pledges.of(table, record.value.seed);
    const room: Room<Move, Event, View> = new Room(entry, {
      ...{ thinker, pause, failed, sealer },
      answer: (seat, decision, view, move) => this.#answer(room, seat, decision, this.#title.write(view, move)),
      stands: (sight) => this.#note(room, sight),
    });
    this.#rooms.set(table, room);
    const told = await this.referee.refresh(table);
    if (told.ok) return granted(room);
    this.#rooms.delete(table);
    return told;
  }

  /** Carries out a computer's answer. Of two processes that answer for the same one, the later is told it is stale. */
  async #answer(room: Room<Move, Event, View>, seat: Seat, decision: number, move: string): Promise<void> {
    const { table } = room.entry;
    const done = await this.referee.submit(table, { seat, decision, move, id: newName() });
    if (done.ok || done.refusal.refused !== 'store') return;
    this.#ports.failed(done.refusal);
    setTimeout(() => this.#renew(room).catch(this.#ports.failed), SECOND_TRY).unref();
  }

  async #renew(room: Room<Move, Event, View>): Promise<void> {
    const { table } = room.entry;
    const told = await this.referee.renew(table);
    if (told.ok || told.refusal.refused === 'store') return;
    this.#rooms.delete(table);
    for (const looker of room.lookers.keys()) looker.lost(table, told.refusal);
  }

  async #reseat(table: string): Promise<void> {
    const room = this.#rooms.get(table);
    if (!room) return;
    const entry = await this.#ports.registry.entry(table);
    if (!entry) return;
    this.#ports.timekeeper.forget(table);
    room.reseat(entry);
    await this.#ports.hooks.turn(entry);
    for (const [looker, place] of room.lookers) await this.#turnEyes(room, looker, place);
    await this.referee.refresh(table);
    this.#tellWhoIsHere(room);
    this.#tellClocks(room);
  }

  /** Whoever has sat down, or got up, sees with other eyes. */
  async #turnEyes(
    room: Room<Move, Event, View>,
    looker: Looker<Move, Event, View>,
    { viewer, seen }: Place,
  ): Promise<void> {
    const { table } = room.entry;
    const { member } = await this.#ports.registry.standing(table, looker.guest);
    const eyes = eyesOf(room.entry, looker.guest, { member });
    if (eyes === viewer || !room.lookers.has(looker)) return;
    if (eyes !== null) return room.admit(looker, { viewer: eyes, member, seen });
    room.dismiss(looker);
    looker.lost(table, { refused: 'not-your-eyes', table });
  }

  #shut({ table }: TableEntry, { member }: { readonly member: boolean }): OnlineVerdict<never> {
    return { ok: false, refusal: member ? { refused: 'not-your-eyes', table } : { refused: 'not-invited', table } };
  }

  #note(room: Room<Move, Event, View>, sight: Sight<Move, never, View>): void {
    const card = gameCardOf(sight, this.#title.round);
    this.#tellClocks(room);
    this.#dropPassed(room);
    if (!room.noteCard(card)) return;
    this.#ports.hooks.turn(room.entry).catch(this.#ports.failed);
    this.#ports.registry.note(room.entry.table, card, this.#ports.now()).catch(this.#ports.failed);
    // People hear of the end by their cards as well: nobody sits down, or waits for anybody, any more.
    if (card.over) this.#tellCards(room);
  }

  /** Whoever answers meanwhile does not want to take back what was before. */
  #dropPassed({ entry, revision }: Room<Move, Event, View>): void {
    const { motion, table } = entry;
    if (motion?.what !== 'take-back' || motion.revision >= revision) return;
    this.#ports.registry
      .setMotion(table, motion, null)
      .then((dropped) => (dropped ? this.reseated(table) : undefined))
      .catch(this.#ports.failed);
  }

  #tellWhoIsHere(room: Room<Move, Event, View>): void {
    this.#tellCards(room);
    this.#tellOthersWhoIsHere(room);
  }

  #tellCards(room: Room<Move, Event, View>): void {
    for (const [looker, place] of room.lookers) looker.card(this.#cardFor(room, looker, place));
  }

  /** Tells how the clocks stand; where nobody looks it is at least noted when a time will be up. */
  #tellClocks(room: Room<Move, Event, View>): void {
    const { entry } = room;
    if (entry.terms.clock === null) return;
    const tell = async (): Promise<void> => {
      const told = await this.#ports.timekeeper.read(entry);
      if (told) for (const looker of room.lookers.keys()) looker.clocks(entry.table, told);
    };
    tell().catch(this.#ports.failed);
  }

  #tellOthersWhoIsHere(room: Room<Move, Event, View>): void {
    this.#ports.tell({ of: 'here', table: room.entry.table, boot: this.boot, seats: [...room.here] });
  }

  #cardFor(
    { entry }: Room<Move, Event, View>,
    { guest }: Looker<Move, Event, View>,
    { member, seen }: Place,
  ): TableCard {
    return tableCardOf(entry, { id: guest }, { member, seen }, this.here(entry.table));
  }
}
