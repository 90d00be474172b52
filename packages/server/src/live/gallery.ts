import type { Seat } from '@cinderhall/kernel';
import type { Store } from '@cinderhall/referee';
import type { GameStore } from '../store/index.ts';
import { tableCardOf } from '../tables/cards.ts';
import { type Delays, knownUntil } from '../tables/delays.ts';
import type { Talks } from '../talk/talks.ts';
import type { Shelf } from '../title.ts';
import { type Play, playIn, playsOf, type Telling } from './play.ts';
import type { Looker, Place, Room } from './room.ts';

/** Games as they are kept, and as they were. */
export type Annals = Store & Pick<GameStore, 'load' | 'revisionAt'>;

export interface GalleryPorts {
  readonly store: Annals;
  readonly delays: Pick<Delays, 'shown'>;
  readonly talks: Pick<Talks, 'latest'>;
  /** A table that somebody looks at. */
  readonly room: (table: string) => Room | undefined;
  /** Who is connected to a table. */
  readonly here: (table: string) => ReadonlySet<Seat>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Hears what could not be done, for a log. */
  readonly failed: (error: unknown) => void;
}

/**
 * Milliseconds by which the game is shown after what is written down about it, so that whoever is shown its end finds it over
 * wherever they ask.
 */
const AFTERWARDS = 1000;

/** How far the people in the gallery know a table. */
interface Shown {
  readonly revision: number;
  readonly step: number;
  readonly over: boolean;
  /** The lines, by id, that all of them have been told. */
  readonly talk: ReadonlySet<string>;
}

/** Whoever comes first is told once more by the first look: lines may have become old enough since they were greeted. */
const NOTHING_SAID: ReadonlySet<string> = new Set();

/**
 * Where people without a seat look at tables that are shown to them later. Referees of its own know each table as it was
 * then and nothing newer, so that whatever they ask for comes from that. It follows from what the database keeps and from the
 * time of day: another process shows the same.
 */
export class Gallery {
  readonly #plays: ReadonlyMap<string, Play>;
  readonly #ports: GalleryPorts;
  readonly #shown = new Map<string, Shown>();
  #looking = false;

  constructor(shelf: Shelf, ports: GalleryPorts) {
    this.#ports = ports;
    const { store, room } = ports;
    this.#plays = playsOf(shelf, {
      store: {
        load: (table) => store.load(table, this.until(table)),
        create: notHere,
        append: notHere,
        cut: notHere,
        remove: notHere,
      },
      audience: {
        viewers: (table) => (room(table)?.late.length ? ['spectator'] : []),
        tell: (table, told) => this.#tell(table, told),
      },
    });
  }

  /** The game of a table, as it was. */
  playIn(room: Pick<Room, 'entry'>): Play {
    return playIn(this.#plays, room);
  }

  /** Up to which instant people there know a table now; the beginning of time where nobody looks. */
  until(table: string): number {
    const room = this.#ports.room(table);
    return room ? knownUntil(room.entry, this.#ports.now() - AFTERWARDS, room.over) : -1;
  }

  /** How far a table is known there. */
  known(table: string): Pick<Shown, 'step' | 'over'> {
    return this.#shown.get(table) ?? { step: 0, over: false };
  }

  /** Somebody in the gallery has been told so much of a table. */
  note(table: string, { saved, sight }: Pick<Telling, 'saved' | 'sight'>): void {
    const talk = this.#shown.get(table)?.talk ?? NOTHING_SAID;
    this.#shown.set(table, { revision: saved.revision, step: sight.step, over: sight.decision === null, talk });
  }

  /** Shows a table to somebody who sees it later from now on. */
  async greet(room: Room, looker: Looker): Promise<void> {
    const { table } = room.entry;
    if (!room.lookers.get(looker)?.late) return;
    const caught = await this.playIn(room).referee.catchUp(table, 'spectator', null);
    if (!caught.ok || !room.lookers.get(looker)?.late) return;
    this.note(table, caught.value);
    room.tell(looker, caught.value);
  }

  /** Tells of the people at a table; what is told of the game with them is of then. */
  tellCards(room: Room): void {
    if (room.late.length === 0) return;
    const { delays, here, failed } = this.#ports;
    const tell = async (): Promise<void> => {
      const entry = await delays.shown(room.entry);
      for (const [looker, place] of room.late)
        looker.card(tableCardOf(entry, { id: looker.guest }, place, here(entry.table)));
    };
    tell().catch(failed);
  }

  /** Shows what has become old enough, at all tables. */
  async look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      for (const table of this.#shown.keys()) await this.#lookAt(table);
    } finally {
      this.#looking = false;
    }
  }

  async #lookAt(table: string): Promise<void> {
    const room = this.#ports.room(table);
    const shown = this.#shown.get(table);
    if (!room || !shown || room.late.length === 0) {
      this.#shown.delete(table);
      for (const { referee } of this.#plays.values()) await referee.close(table);
      return;
    }
    const until = this.until(table);
    const { store, talks } = this.#ports;
    if (until < 0 ? shown.revision > 0 : (await store.revisionAt(table, until, shown.revision)) > shown.revision) {
      await this.playIn(room).referee.renew(table);
      this.tellCards(room);
    }
    // By id, not by time: a line may come into what is kept long after it was said.
    const lines = await talks.latest(table, until);
    const others = lines.filter(({ id }) => !shown.talk.has(id));
    if (others.length > 0) for (const [looker] of room.late) looker.talk(table, others);
    const now = this.#shown.get(table);
    if (now) this.#shown.set(table, { ...now, talk: new Set(lines.map(({ id }) => id)) });
  }

  #tell(table: string, told: Telling): void {
    const room = this.#ports.room(table);
    this.note(table, told);
    for (const [looker] of room?.late ?? []) room?.tell(looker, told);
  }
}

/** Nothing is ever written into the past. */
const notHere = (): Promise<never> => Promise.reject(new Error('the past is not to be written to'));

/** Somebody's place, with whether they see the table later. */
export const placed = (place: Omit<Place, 'late'>, delay: number | 'over'): Place => ({
  ...place,
  late: place.viewer === 'spectator' && delay !== 0,
});
