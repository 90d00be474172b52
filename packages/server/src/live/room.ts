import type { Decision, Seat, Viewer } from '@cinderhall/kernel';
import type { GameCard, OnlineTrouble, PlanCard, TableCard, TalkLine } from '@cinderhall/protocol';
import type { Pledge } from '@cinderhall/referee/pledges';
import { newLuck } from '../chance.ts';
import type { TimeTold } from '../clock/timekeeper.ts';
import { computersOf } from '../tables/cards.ts';
import type { TableEntry } from '../tables/entries.ts';
import type { Sealer } from '../tables/pledges.ts';
import type { AnySight, Telling } from './play.ts';
import type { Thinker } from './thinking.ts';

/** Somebody who looks at a table through one connection. */
export interface Looker {
  readonly guest: string;
  /** Whether the connection is closed. */
  readonly gone: boolean;
  sight(table: string, sight: AnySight, told: { revision: number; pledge: Pledge }): void;
  /** People have come, gone or changed places. */
  card(card: TableCard): void;
  /** How the clocks of a table stand. */
  clocks(table: string, told: TimeTold): void;
  /** What has been said and done at a table. */
  talk(table: string, lines: readonly TalkLine[]): void;
  /** What this guest has prepared, and what has come of it. */
  plan(table: string, plan: PlanCard): void;
  /** These eyes may look no longer. */
  lost(table: string, refusal: OnlineTrouble): void;
}

/** Somebody's place at a table. */
export interface Place {
  readonly viewer: Viewer;
  /** Whether they have been let in, and may therefore let others in. */
  readonly member: boolean;
  /** How many answers had been given when they looked last; null: they never did. */
  readonly seen: number | null;
  /** Whether they see the table later than it happens. */
  readonly late: boolean;
}

/** What an open table needs of the house. */
export interface RoomPorts {
  readonly sealer: Sealer;
  readonly thinker: Pick<Thinker, 'think'>;
  /** Milliseconds that a computer takes at least, so that people can follow. */
  readonly pause: number;
  /** Answers for a computer's seat, in the game's notation. */
  readonly answer: (seat: Seat, decision: number, move: string) => Promise<void>;
  /** Hears what could not be done, for a log: a mistake at one table ends no other. */
  readonly failed: (error: unknown) => void;
  /** How far the game has come. */
  readonly stands: (card: GameCard) => void;
}

/** Something that a computer is about to answer. */
interface Job {
  readonly decision: number;
  readonly seat: Seat;
  readonly step: number;
}

/** A table that somebody looks at, or at which a computer has to answer: who looks, and what computers think. */
export class Room {
  readonly #ports: RoomPorts;
  readonly #lookers = new Map<Looker, Place>();
  /** What each computer was told last. */
  readonly #told = new Map<Viewer, Telling>();
  #entry: TableEntry;
  /** Known until somebody comes, goes or changes places. */
  #viewers: readonly Viewer[] | null = null;
  /** The card as text, once it has been compared. */
  #noted: string | null = null;
  #jobs: readonly Job[] = [];
  #over = false;
  #revision = -1;

  constructor(entry: TableEntry, ports: RoomPorts) {
    this.#entry = entry;
    this.#ports = ports;
  }

  get entry(): TableEntry {
    return this.#entry;
  }

  /** Everybody whom the referee tells: all who look, and some eyes at least. After the last of them the table is up to date. */
  get viewers(): readonly Viewer[] {
    this.#viewers ??= this.#eyes();
    return this.#viewers;
  }

  get lookers(): ReadonlyMap<Looker, Place> {
    return this.#lookers;
  }

  get over(): boolean {
    return this.#over;
  }

  /** Changes of the table that everybody here has been told of. */
  get revision(): number {
    return this.#revision;
  }

  /** Whether nobody looks and nothing is thought about. */
  get idle(): boolean {
    return this.#lookers.size === 0 && this.#jobs.length === 0;
  }

  /** The seats of people who look at this table from here. */
  get here(): ReadonlySet<Seat> {
    const eyes = [...this.#lookers.values()].map(({ viewer }) => viewer);
    return new Set(eyes.filter((viewer) => viewer !== 'spectator'));
  }

  /** Those who see the table later than it happens. */
  get late(): readonly (readonly [Looker, Place])[] {
    return [...this.#lookers].filter(([, { late }]) => late);
  }

  /** Those who see it as it happens. */
  get prompt(): readonly (readonly [Looker, Place])[] {
    return [...this.#lookers].filter(([, { late }]) => !late);
  }

  admit(looker: Looker, place: Place): void {
    this.#lookers.set(looker, place);
    this.#viewers = null;
  }

  dismiss(looker: Looker): void {
    this.#lookers.delete(looker);
    this.#viewers = null;
  }

  /** People have changed places: what computers thought there is void. */
  reseat(entry: TableEntry): void {
    this.#entry = entry;
    this.#viewers = null;
    this.#noted = null;
    this.#jobs = [];
  }

  /** Writes down how far the game has come; `false`: it is written already. */
  noteCard(card: GameCard): boolean {
    const text = JSON.stringify(card);
    const news = text !== (this.#noted ?? JSON.stringify(this.#entry.card));
    if (card.conceded.length !== this.#entry.card.conceded.length) this.#viewers = null;
    this.#entry = { ...this.#entry, card };
    this.#noted = text;
    return news;
  }

  hear(told: Telling): void {
    const { sight, saved, card } = told;
    const { viewer } = sight;
    for (const [looker, place] of this.#lookers) if (!place.late && place.viewer === viewer) this.tell(looker, told);
    if (this.#computers().some((seat) => seat === viewer)) this.#told.set(viewer, told);
    if (viewer !== this.viewers.at(-1)) return;
    this.#over = sight.decision === null;
    this.#revision = saved.revision;
    this.#drive(sight);
    this.#ports.stands(card);
  }

  /** Tells one of those who look. Of what is kept they get what it is bound to, and no more. */
  tell(looker: Looker, { sight, saved }: Pick<Telling, 'sight' | 'saved'>): void {
    const pledge = this.#ports.sealer.pledge(saved, sight.from);
    looker.sight(this.#entry.table, forPeople(sight), { revision: saved.revision, pledge });
  }

  #eyes(): Viewer[] {
    const seats = new Set([...this.here, ...this.#computers()]);
    const watched = this.prompt.some(([, { viewer }]) => viewer === 'spectator');
    return watched || seats.size === 0 ? [...seats, 'spectator'] : [...seats];
  }

  #computers(): Seat[] {
    return computersOf(this.#entry);
  }

  /** Sets computers to work on what they are asked; thoughts about a question that has passed are void. */
  #drive({ decision, from, step }: AnySight): void {
    const goesOn = (job: Job): boolean => job.decision === decision?.id && job.step < from && from === step;
    this.#jobs = this.#jobs.filter(goesOn);
    for (const seat of this.#asked(decision)) {
      if (this.#jobs.some((job) => job.seat === seat)) continue;
      const job = { decision: decision?.id ?? 0, seat, step };
      this.#jobs = [...this.#jobs, job];
      this.#answer(job).catch(this.#ports.failed);
    }
  }

  #asked(decision: Decision | null): Seat[] {
    return this.#computers().filter((seat) => decision?.seats.includes(seat));
  }

  async #answer(job: Job): Promise<void> {
    const told = this.#told.get(job.seat);
    const player = this.#entry.seats.find(({ seat }) => seat === job.seat)?.player;
    if (!told || player === undefined) return;
    const bot = player === 'person' ? this.#entry.terms.standIn : player;
    const { view, moves } = told.sight;
    const thought = { game: told.card.game, bot, view, seat: job.seat, moves, luck: newLuck() };
    const pause = moves.length > 1 ? this.#ports.pause : 0;
    const [choice] = await Promise.all([this.#ports.thinker.think(thought), resting(pause)]);
    const move = told.write(choice);
    if (move === null || !this.#jobs.includes(job)) return;
    await this.#ports.answer(job.seat, job.decision, move);
  }
}

/** Whoever has conceded sees what their seat sees, and has nothing to answer or to take back there. */
function forPeople(sight: AnySight): AnySight {
  const conceded = sight.concessions.some(({ seat }) => seat === sight.viewer);
  return conceded ? { ...sight, moves: [], barred: [], canUndo: false } : sight;
}

const resting = (ms: number): Promise<void> =>
  ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms).unref());
