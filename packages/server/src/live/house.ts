import type { Seat, Viewer } from '@cinderhall/kernel';
import type { GameCard, LiveAnswers, OnlineVerdict, TableCard } from '@cinderhall/protocol';
import { denied, granted, type Moment, type Progress } from '@cinderhall/referee';
import { newName, newSeed } from '../chance.ts';
import { eyesOf, seatOf } from '../tables/cards.ts';
import type { TableEntry } from '../tables/entries.ts';
import { type Shelf, usualOf } from '../title.ts';
import { Conceding } from './conceding.ts';
import { Gallery, placed } from './gallery.ts';
import type { TableNote } from './notes.ts';
import { Parlour } from './parlour.ts';
import { dropPassed } from './passed.ts';
import { Planner } from './planner.ts';
import { type AnySight, noSuchGame, type Play, playIn, playsOf } from './play.ts';
import type { Answered, HousePorts } from './ports.ts';
import { Presence } from './presence.ts';
import { type Looker, type Place, Room } from './room.ts';
import { type Whole, wholeGame } from './whole.ts';

/** Milliseconds until a computer whose answer could not be stored is asked again. */
const SECOND_TRY = 1000;

/** The tables that are being played: a referee for each game, whoever looks at them, and the computers that sit there. */
export class House {
  /** This process among others. */
  readonly boot = newName();
  readonly parlour: Parlour;
  readonly gallery: Gallery;
  readonly presence: Presence;
  readonly planner: Planner;
  readonly conceding: Conceding;
  readonly #plays: ReadonlyMap<string, Play>;
  /** The game that is meant where none is named. */
  readonly #usual: string;
  readonly #ports: HousePorts;
  readonly #rooms = new Map<string, Room>();
  readonly #opening = new Map<string, Promise<OnlineVerdict<Room>>>();

  constructor(shelf: Shelf, ports: HousePorts) {
    this.#ports = ports;
    this.#usual = usualOf(shelf);
    this.#plays = playsOf(shelf, {
      store: ports.store,
      audience: {
        viewers: (table) => this.#rooms.get(table)?.viewers ?? [],
        tell: (table, told) => this.#rooms.get(table)?.hear(told),
      },
    });
    const room = (table: string) => this.#rooms.get(table);
    this.parlour = new Parlour({ ...ports, room });
    const [playAt, wake] = [this.#playAt.bind(this), this.wake.bind(this)];
    this.planner = new Planner({ ...ports, room, playAt, wake });
    this.conceding = new Conceding({ ...ports, playAt });
    this.presence = new Presence({ ...ports, boot: this.boot, room, gallery: () => this.gallery });
    this.gallery = new Gallery(shelf, { ...ports, room, here: (table) => this.presence.at(table) });
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
  async begin(
    table: string,
    { game = this.#usual, ...laying }: { readonly game?: string | undefined; readonly config: unknown; seats: number },
  ): Promise<OnlineVerdict<GameCard>> {
    const play = this.#plays.get(game);
    if (!play) return noSuchGame(this.#plays);
    const seed = newSeed();
    const begun = await play.begin(table, { ...laying, seed });
    if (begun.ok) await this.#ports.pledges.of(table, seed);
    return begun;
  }

  /** Whoever keeps the game that is played at a table. */
  async refereeOf(table: string): Promise<OnlineVerdict<Play['referee']>> {
    const play = await this.#playAt(table);
    return play.ok ? granted(play.value.referee) : play;
  }

  /** Somebody looks from now on, and is told what they have missed since a moment they know. */
  async enter(table: string, looker: Looker, since: Moment | null): Promise<OnlineVerdict<TableCard>> {
    const opened = await this.#open(table);
    if (!opened.ok) return opened;
    const room = opened.value;
    const { member, seen, revision } = await this.#ports.registry.standing(table, looker.guest);
    // Another process may have died, or not yet have come to tell: whoever was told more by it is not told less by this one.
    if (revision > room.revision) await this.#renew(room);
    const viewer = eyesOf(room.entry, looker.guest, { member });
    if (viewer === null) return this.#shut(room.entry, { member });
    const place = placed({ viewer, member, seen }, room.entry.terms.delay);
    const shown = place.late ? await this.#ports.delays.shown(room.entry) : room.entry;
    const caught = await this.#shownBy(room, place).referee.catchUp(table, viewer, since);
    if (!caught.ok) return caught;
    if (this.#rooms.get(table) !== room) return this.enter(table, looker, since);
    if (looker.gone) return denied({ refused: 'no-table', table });
    // From here to the end nothing else can happen: nobody is told anything out of turn.
    room.admit(looker, place);
    if (place.late) this.gallery.note(table, caught.value);
    room.tell(looker, caught.value);
    this.presence.tell(room);
    this.#tellClocks(room);
    this.parlour.greet(table, looker, place.late ? this.gallery.until(table) : undefined).catch(this.#ports.failed);
    this.planner.greet(table, looker).catch(this.#ports.failed);
    return granted(this.presence.cardFor(shown, looker, place));
  }

  /** Somebody looks no longer. The others hear of it when it is written down how far they have looked. */
  async leave(table: string, looker: Looker): Promise<void> {
    const room = this.#rooms.get(table);
    const place = room?.lookers.get(looker);
    if (!room || !place) return;
    room.dismiss(looker);
    const { step } = place.late ? this.gallery.known(table) : room.entry.card;
    await this.#ports.registry.saw(table, looker.guest, step).catch(this.#ports.failed);
    // Meanwhile the room may have been closed, and opened again by others.
    this.presence.tell(this.#rooms.get(table) ?? room);
  }

  /** What whoever sits there may answer, as text: for programs that do not know the game. */
  async offered(
    table: string,
    guest: string,
  ): Promise<OnlineVerdict<LiveAnswers<unknown, unknown, unknown>['offered']>> {
    const { sits } = await this.#ports.registry.standing(table, guest);
    if (sits === null) return { ok: false, refusal: { refused: 'not-seated', table } };
    const play = await this.#playAt(table);
    if (!play.ok) return play;
    return (await this.conceding.barTo(table, sits)) ?? play.value.offered(table, sits);
  }

  /**
   * Carries out an answer of whoever sits there. Who that is the database says, by the statement that writes the answer; only
   * where that comes to nothing is it asked apart, so that nobody hears why who does not sit there.
   */
  async submit(table: string, guest: string, answer: Answered): Promise<OnlineVerdict<Progress>> {
    const room = this.#rooms.get(table);
    const known = room ? seatOf(room.entry, guest) : null;
    const done =
      room && known !== null
        ? await playIn(this.#plays, room).referee.submit(table, { ...answer, seat: known, warrant: guest })
        : null;
    if (done?.ok) return done;
    const { sits } = await this.#ports.registry.standing(table, guest);
    if (sits === null) return { ok: false, refusal: { refused: 'not-seated', table } };
    if (done && sits === known) return done;
    const play = await this.#playAt(table);
    return play.ok ? play.value.referee.submit(table, { ...answer, seat: sits }) : play;
  }

  async undo(table: string, guest: string, revision: number): Promise<OnlineVerdict<Progress>> {
    const { sits } = await this.#ports.registry.standing(table, guest);
    if (sits === null) return { ok: false, refusal: { refused: 'not-seated', table } };
    const play = await this.#playAt(table);
    return play.ok ? play.value.referee.undo(table, sits, revision) : play;
  }

  /** A past moment: to own eyes while the game goes on, to anybody's and everybody's once it is over. */
  async past(
    table: string,
    looker: Looker,
    { eyes, step }: { readonly eyes: Viewer | 'everybody'; readonly step: number },
  ): Promise<OnlineVerdict<AnySight>> {
    const room = this.#rooms.get(table);
    const place = room?.lookers.get(looker);
    if (!room || !place) return denied({ refused: 'no-table', table });
    const { over } = place.late ? this.gallery.known(table) : room;
    if (!over && eyes !== place.viewer) return denied({ refused: 'not-your-eyes', table });
    const everybody = room.entry.seats.map(({ seat }) => seat);
    return this.#shownBy(room, place).past(table, eyes === 'everybody' ? { everybody } : eyes, step);
  }

  /** A game that is over, whole, and with what it takes to hold it to what was told. */
  async disclose(table: string): Promise<OnlineVerdict<Whole>> {
    const play = await this.#playAt(table);
    if (!play.ok) return play;
    const whole = await wholeGame(table, play.value, this.#ports.pledges);
    if (!this.#rooms.has(table)) await play.value.referee.close(table);
    return whole;
  }

  /** Lets the computers of a table go on, and what people have prepared there, though nobody looks. */
  wake(table: string): void {
    this.#open(table)
      .then(() => this.planner.hear(table))
      .catch(this.#ports.failed);
  }

  /** What the people of a table agreed on, as the game reads it. */
  async configOf(table: string): Promise<OnlineVerdict<unknown>> {
    const play = await this.#playAt(table);
    if (!play.ok) return play;
    const { referee } = play.value;
    const record = await referee.record(table);
    if (!this.#rooms.has(table)) await referee.close(table);
    return record.ok ? granted(record.value.config) : record;
  }

  /** People have changed places at a table: their eyes are others now. Tells the other processes too. */
  async reseated(table: string): Promise<void> {
    this.#ports.tell({ of: 'seats', table });
    await this.#reseat(table);
  }

  /** Another process has told something. */
  async hear(note: TableNote): Promise<void> {
    const room = this.#rooms.get(note.table);
    if (note.of === 'seats') return this.#reseat(note.table);
    if (note.of === 'talk') return this.parlour.hear(note.table);
    if (note.of === 'plan') return this.planner.hearElsewhere(note.table);
    if (note.of === 'here') this.presence.hear(note);
    else if (!room) await this.#forget(note.table);
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
    this.planner.missed();
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
        this.planner.forget(table);
        void playIn(this.#plays, room).referee.close(table);
      } else this.presence.tellOthers(room);
    }
  }

  /** The game of a table. */
  async #playAt(table: string): Promise<OnlineVerdict<Play>> {
    const entry = this.#rooms.get(table)?.entry ?? (await this.#ports.registry.entry(table));
    if (!entry) return denied({ refused: 'no-table', table });
    const play = this.#plays.get(entry.card.game);
    return play ? granted(play) : noSuchGame(this.#plays);
  }

  /** Whoever shows a table to this place: to those who see it later only what was. */
  #shownBy(room: Room, { late }: Pick<Place, 'late'>): Play {
    return late ? this.gallery.playIn(room) : playIn(this.#plays, room);
  }

  /** A table that nobody looks at has changed. */
  async #forget(table: string): Promise<void> {
    for (const { referee } of this.#plays.values()) await referee.close(table);
  }

  #open(table: string): Promise<OnlineVerdict<Room>> {
    const known = this.#rooms.get(table);
    if (known) return Promise.resolve(granted(known));
    const opening = this.#opening.get(table) ?? this.#unlock(table).finally(() => this.#opening.delete(table));
    this.#opening.set(table, opening);
    return opening;
  }

  async #unlock(table: string): Promise<OnlineVerdict<Room>> {
    const entry = await this.#ports.registry.entry(table);
    if (!entry) return denied({ refused: 'no-table', table });
    const play = this.#plays.get(entry.card.game);
    if (!play) return noSuchGame(this.#plays);
    const record = await play.referee.record(table);
    if (!record.ok) return record;
    const { thinker, pause, failed, pledges } = this.#ports;
    const sealer = await pledges.of(table, record.value.seed);
    const room: Room = new Room(entry, {
      ...{ thinker, pause, failed, sealer },
      answer: (seat, decision, move) => this.#answer(room, seat, decision, move),
      stands: (card) => this.#note(room, card),
    });
    this.#rooms.set(table, room);
    const told = await play.referee.refresh(table);
    if (told.ok) return granted(room);
    this.#rooms.delete(table);
    return told;
  }

  /** Carries out a computer's answer. Of two processes that answer for the same one, the later is told it is stale. */
  async #answer(room: Room, seat: Seat, decision: number, move: string): Promise<void> {
    const { table } = room.entry;
    const done = await playIn(this.#plays, room).referee.submit(table, {
      ...{ seat, decision, move, id: newName(), computer: true },
    });
    if (done.ok || done.refusal.refused !== 'store') return;
    this.#ports.failed(done.refusal);
    // Whoever is asked is told once more, though nothing has changed.
    setTimeout(() => this.#renew(room, { anyway: true }).catch(this.#ports.failed), SECOND_TRY).unref();
  }

  async #renew(room: Room, how?: { readonly anyway: boolean }): Promise<void> {
    const { table } = room.entry;
    const told = await playIn(this.#plays, room).referee.renew(table, how);
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
    this.planner.hearElsewhere(table).catch(this.#ports.failed);
    await this.#ports.hooks.turn(entry);
    for (const [looker, place] of room.lookers) await this.#turnEyes(room, looker, place);
    await playIn(this.#plays, room).referee.refresh(table);
    this.presence.tell(room);
    this.#tellClocks(room);
  }

  /** Whoever has sat down, or got up, sees with other eyes. */
  async #turnEyes(room: Room, looker: Looker, { viewer, seen }: Place): Promise<void> {
    const { table } = room.entry;
    const { member } = await this.#ports.registry.standing(table, looker.guest);
    const eyes = eyesOf(room.entry, looker.guest, { member });
    if (eyes === viewer || !room.lookers.has(looker)) return;
    if (eyes !== null) {
      room.admit(looker, placed({ viewer: eyes, member, seen }, room.entry.terms.delay));
      return this.gallery.greet(room, looker);
    }
    room.dismiss(looker);
    looker.lost(table, { refused: 'not-your-eyes', table });
  }

  #shut({ table }: TableEntry, { member }: { readonly member: boolean }): OnlineVerdict<never> {
    return { ok: false, refusal: member ? { refused: 'not-your-eyes', table } : { refused: 'not-invited', table } };
  }

  #note(room: Room, card: GameCard): void {
    this.#tellClocks(room);
    this.planner.drive(room.entry.table);
    const before = room.entry.card.conceded.length;
    const news = room.noteCard(card);
    const yielded = card.conceded.length > before;
    dropPassed(room, yielded, this.#ports.registry)
      .then((dropped) => (dropped ? this.reseated(room.entry.table) : undefined))
      .catch(this.#ports.failed);
    if (!news) return;
    // From now on a computer is told what it needs to answer for whoever has conceded.
    if (yielded && !card.over) this.#renew(room, { anyway: true }).catch(this.#ports.failed);
    this.#ports.hooks.turn(room.entry).catch(this.#ports.failed);
    this.#ports.registry.note(room.entry.table, card, this.#ports.now()).catch(this.#ports.failed);
    this.#ports.delays.note(room.entry).catch(this.#ports.failed);
    // People hear of the end by their cards as well: nobody sits down, or waits for anybody, any more.
    if (card.over || yielded) this.presence.tellCards(room);
  }

  /** Tells how the clocks stand; where nobody looks it is at least noted when a time will be up. */
  #tellClocks(room: Room): void {
    const { entry } = room;
    if (entry.terms.clock === null) return;
    const tell = async (): Promise<void> => {
      const told = await this.#ports.timekeeper.read(entry);
      if (told) for (const [looker] of room.prompt) looker.clocks(entry.table, told);
    };
    tell().catch(this.#ports.failed);
  }
}
