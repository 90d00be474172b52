import type { Answer, Seat, Seed, Viewer } from '@cinderhall/kernel';
import type { Title } from '../games.ts';
import type { AnySight, PastEyes, SeatInfo, Standing } from './messages.ts';
import { luckFor, type Opponents } from './opponents.ts';

/** How computers and forced steps go about it. */
export interface Pace {
  /** Milliseconds that a computer opponent takes at least. */
  readonly pause: number;
  /** Whether a question with one answer is answered by itself. */
  readonly forced: boolean;
}

/** What a table that is being played needs of the house. */
export interface TablePorts {
  readonly title: Pick<Title, 'game' | 'covered' | 'write'>;
  readonly opponents: Pick<Opponents, 'choose'>;
  readonly pace: () => Pace;
  /** Whether the answer was taken. */
  readonly submit: (answer: Answer<string>) => Promise<boolean>;
  /** `sight` is what anybody may see. */
  readonly stands: (standing: Standing, sight: AnySight) => void;
  readonly shows: (sight: AnySight) => void;
}

/** Something that a computer, or nobody at all, is about to answer. */
interface Job {
  readonly decision: number;
  readonly seat: Seat;
  readonly step: number;
}

/** Who plays on for somebody. */
const STAND_IN = 'greedy';

/**
 * A table that the page shows: what each seat was told last, whose eyes the page has now, and the answers that come
 * without anybody's hand. Everybody's sights stay in here; the page is given those of one pair of eyes.
 */
export class OpenTable {
  readonly #seats: readonly SeatInfo[];
  readonly #seed: Seed;
  readonly #ports: TablePorts;
  readonly #sights = new Map<Viewer, AnySight>();
  /** Whose eyes the page has; null: nobody's. */
  #looking: Viewer | null = null;
  /** Whose eyes are to be shown all of it, and what they have been told meanwhile. */
  #awaited: Viewer | null = null;
  #missed: AnySight[] = [];
  #jobs: Job[] = [];

  constructor(seats: readonly SeatInfo[], seed: Seed, ports: TablePorts) {
    this.#seats = seats;
    this.#seed = seed;
    this.#ports = ports;
  }

  /** Everybody the referee tells; the spectator last, after whom the table is up to date. */
  get viewers(): readonly Viewer[] {
    return [...this.#seats.map(({ seat }) => seat), 'spectator'];
  }

  /**
   * Whether these eyes may look at what was: while the game goes on only those that look at the table now, so that nobody at
   * one screen looks back with another's.
   */
  mayLookBack(eyes: PastEyes): boolean {
    const over = this.#sights.get('spectator')?.decision === null;
    return over || (this.#looking !== null && eyes === this.#looking);
  }

  /** Whose eyes shall look from now on; null: nobody's, the table is covered. Nobody's do until `show`. */
  turnTo(viewer: Viewer | null): void {
    this.#looking = null;
    this.#awaited = viewer;
    this.#missed = [];
  }

  /** Shows all of the table to the eyes that turned to it, then what they were told while that was gathered. */
  show(whole: AnySight): void {
    if (whole.viewer !== this.#awaited) return;
    this.#looking = whole.viewer;
    this.#awaited = null;
    this.#ports.shows(forEyes(whole));
    for (const sight of this.#missed) if (sight.step > whole.step) this.#show(sight);
  }

  /** What was told last to the eyes that the page has; null: the table is covered. */
  get seen(): AnySight | null {
    return (this.#looking !== null && this.#sights.get(this.#looking)) || null;
  }

  hear(sight: AnySight): void {
    this.#sights.set(sight.viewer, sight);
    if (sight.viewer === this.#looking) this.#show(sight);
    else if (sight.viewer === this.#awaited) this.#missed.push(sight);
    if (sight.viewer !== 'spectator') return;
    this.#ports.stands(this.#standing(sight), sight);
    this.#drive(sight);
  }

  /** What answers itself is nobody's question: shown as one it would be gone before it is read, with whatever was begun. */
  #show(sight: AnySight): void {
    this.#ports.shows(this.#forced(sight) ? { ...sight, moves: [] } : forEyes(sight));
  }

  #standing(sight: AnySight): Standing {
    const conceded = sight.concessions.map(({ seat }) => seat);
    const undoer = this.#seats.find(
      ({ seat, player }) => player === 'person' && !conceded.includes(seat) && this.#sights.get(seat)?.canUndo,
    );
    return {
      step: sight.step,
      asked: sight.decision?.seats ?? [],
      over: sight.decision === null,
      conceded,
      undoer: undoer?.seat ?? null,
    };
  }

  /** Whatever is on its way to be answered is not any more. */
  stop(): void {
    this.#jobs = [];
  }

  /** Sets to work on the answers that come without anybody's hand. */
  #drive({ decision, from, step, concessions }: AnySight): void {
    const goesOn = (job: Job): boolean =>
      job.decision === decision?.id &&
      job.step < from &&
      from === step &&
      // From now on somebody else answers there.
      !concessions.some((concession) => concession.seat === job.seat && concession.step > job.step);
    this.#jobs = this.#jobs.filter(goesOn);
    if (decision === null) return;
    for (const seat of decision.seats) {
      if (this.#jobs.some((job) => job.seat === seat)) continue;
      const job = { decision: decision.id, seat, step };
      this.#jobs.push(job);
      void this.#answer(job);
    }
  }

  /** The one answer that is given without the person's hand. */
  #forced({ viewer, decision, moves }: AnySight): unknown {
    const [only] = moves;
    if (only === undefined || moves.length > 1 || decision === null || !this.#ports.pace().forced) return null;
    const person = this.#seats.some(({ seat, player }) => seat === viewer && player === 'person');
    return person && !this.#ports.title.covered.includes(decision.kind) ? only : null;
  }

  async #answer(job: Job): Promise<void> {
    const sight = this.#sights.get(job.seat);
    const info = this.#seats.find(({ seat }) => seat === job.seat);
    if (!sight || !info) return;
    const { player } = info;
    if (player === 'person' && !hasConceded(sight)) {
      const only = this.#forced(sight);
      const taken = only === null || (await this.#send(job, sight, only));
      // Then it is a question after all.
      if (!taken && this.#looking === job.seat && this.#sights.get(job.seat) === sight) this.#ports.shows(sight);
      return;
    }
    const pause = sight.moves.length > 1 ? this.#ports.pace().pause : 0;
    const luck = luckFor(this.#seed, job.decision, job.seat);
    const game = this.#ports.title.game.id;
    const bot = player === 'person' ? STAND_IN : player;
    const thought = { game, bot, view: sight.view, seat: job.seat, moves: sight.moves, rng: luck };
    const [move] = await Promise.all([this.#ports.opponents.choose(thought), resting(pause)]);
    if (this.#jobs.includes(job)) await this.#send(job, sight, move);
  }

  #send({ decision, seat }: Job, sight: AnySight, move: unknown): Promise<boolean> {
    return this.#ports.submit({ seat, decision, move: this.#ports.title.write(sight.view, move) });
  }
}

const hasConceded = ({ viewer, concessions }: AnySight): boolean => concessions.some(({ seat }) => seat === viewer);

/** What whoever looks is shown: who has conceded has nothing to answer or to take back. */
const forEyes = (sight: AnySight): AnySight => (hasConceded(sight) ? { ...sight, moves: [], canUndo: false } : sight);

const resting = (ms: number): Promise<void> =>
  ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
