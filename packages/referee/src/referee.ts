import {
  type Answer,
  type Game,
  type GameRecord,
  type Seat,
  type Seed,
  startRecord,
  type Viewer,
} from '@cinderhall/kernel';
import { advance, type GameOn, pendingIn, resume, rewind, sightOf, type UndoRule, undoPoint } from './game-on.ts';
import { hasConceded, type Judged, knownAs, type Progress, USED } from './judging.ts';
import type { Outbox, Store, Turn } from './ports.ts';
import { Queues } from './queue.ts';
import { begin, type Entry, parseSaved, type Saved } from './saved.ts';
import type { Sight } from './sight.ts';
import { denied, granted, type NoUndo, type Verdict } from './verdict.ts';

/** An answer as it arrives from outside. */
export interface Submission extends Answer<string> {
  /** Chosen by the sender, a new one for each answer: the same message may then arrive any number of times. */
  readonly id: string;
  /** What the store is to hold the answer to, if anything: see {@link Turn}. */
  readonly warrant?: string;
  /** What prepared it, if it is not given now: see {@link Turn}. */
  readonly prepared?: string;
  /** Whether a computer gives it: they alone answer for a seat that has conceded. */
  readonly computer?: boolean;
}

/** How often a write may find the store changed by somebody else before that counts as a failure. */
const ATTEMPTS = 5;

type Follow<On> = (table: string, known: On) => Promise<On | null>;
type News<On> = (before: On | undefined, on: On) => number | null;

/** A store could not do what it was asked. */
class StoreFailed extends Error {}

/**
 * Keeps the tables of one game: lets answers in, stores them, tells everybody who looks what they may know of it, in
 * this order. Requests to one table are carried out one after the other, in the order in which they came. Who sits at
 * a table, and who may therefore answer for a seat, is for the caller to know.
 */
export class Referee<Config, State, Move, Event, View> {
  readonly #game: Game<Config, State, Move, Event, View>;
  readonly #store: Store;
  readonly #outbox: Outbox<Move, Event, View>;
  readonly #follow: Follow<GameOn<Config, State, Event>> | undefined;
  readonly #tables = new Map<string, GameOn<Config, State, Event>>();
  readonly #queues = new Queues();

  constructor(
    game: Game<Config, State, Move, Event, View>,
    ports: {
      readonly store: Store;
      readonly outbox: Outbox<Move, Event, View>;
      /** Takes in what others have written since; null, or left out: the table is read anew. */
      readonly follow?: Follow<GameOn<Config, State, Event>>;
    },
  ) {
    this.#game = game;
    this.#store = ports.store;
    this.#outbox = ports.outbox;
    this.#follow = ports.follow;
  }

  /** Lays a new table. */
  start(table: string, config: Config, seed: Seed): Promise<Verdict<Progress>> {
    return this.adopt(table, startRecord(this.#game, config, seed));
  }

  /** Lays a table that continues a record, once it has been played again to its end. */
  adopt(table: string, record: GameRecord): Promise<Verdict<Progress>> {
    return this.#inTurn(table, async () => {
      const on = resume(this.#game, begin(record));
      if (!on.ok) return on;
      const created = await kept(this.#store.create(table, on.value.saved));
      return created ? this.#become(table, on.value, 0) : denied({ refused: 'table-exists', table });
    });
  }

  /** Everything that a viewer may know, from the first event on. */
  look(table: string, viewer: Viewer): Promise<Verdict<Sight<Move, Event, View>>> {
    return this.inspect(table, (on) => granted(sightOf(this.#game, on, viewer, 0)));
  }

  /** Carries an answer out. The same id again gives the same verdict and changes nothing. */
  submit(table: string, submission: Submission): Promise<Verdict<Progress>> {
    return this.carryOut(table, (game, on) => submitted(game, on, submission));
  }

  /** Adds to a table what `judge` makes of it as it stands, perhaps more than once: somebody else may write meanwhile. */
  carryOut(
    table: string,
    judge: (
      game: Game<Config, State, Move, Event, View>,
      on: GameOn<Config, State, Event>,
    ) => Judged<GameOn<Config, State, Event>>,
  ): Promise<Verdict<Progress>> {
    return this.#change(table, async (on) => {
      const judged = judge(this.#game, on);
      if ('ok' in judged) return judged;
      const { after, by, grounds } = judged;
      const turn = { ...this.#turn(after, by), ...grounds };
      const stored = await kept(this.#store.append(table, on.saved.revision, lastEntry(after.saved), turn));
      return stored ? this.#become(table, after, after.marks.length) : 'overtaken';
    });
  }

  /**
   * Takes back the seat's last choice, with whatever followed from it without a choice; with a revision only if the table
   * is still there, so that the same wish may arrive any number of times. `point` says how far back that may go.
   */
  undo(table: string, seat: Seat, revision?: number, point: UndoRule = undoPoint): Promise<Verdict<Progress>> {
    return this.#change(table, async (on) => {
      if (hasConceded(on, seat)) return denied({ refused: 'conceded', seat });
      const passed = revision !== undefined && revision !== on.saved.revision;
      return this.#undo(table, on, seat, passed ? 'answered-since' : point(on, seat));
    });
  }

  /** The whole game, secrets and all: for whoever owns the table. */
  record(table: string): Promise<Verdict<GameRecord>> {
    return this.inspect(table, ({ saved }) => granted(saved.record));
  }

  /** What somebody who owns the table wants to know of it. */
  inspect<T>(table: string, want: (on: GameOn<Config, State, Event>) => Verdict<T>): Promise<Verdict<T>> {
    return this.#inTurn(table, async () => {
      const on = await this.#load(table);
      return on.ok ? want(on.value) : on;
    });
  }

  /**
   * Takes in what somebody else has written to the store, and tells everybody everything; or from the step on that `news`
   * makes of the table as it was known and as it is, and nothing at null.
   */
  refresh(table: string, news: News<GameOn<Config, State, Event>> = () => 0): Promise<Verdict<Progress>> {
    return this.#inTurn(table, () => this.#refresh(table, news));
  }

  /** Forgets a table; the store keeps it. */
  async close(table: string): Promise<void> {
    await this.#inTurn(table, async () => granted(this.#tables.delete(table)));
  }

  /** Forgets a table for good. */
  remove(table: string): Promise<Verdict<null>> {
    return this.#inTurn(table, async () => {
      await kept(this.#store.remove(table));
      this.#tables.delete(table);
      return granted(null);
    });
  }

  async #undo(table: string, on: GameOn<Config, State, Event>, seat: Seat, keep: number | NoUndo): Promise<Written> {
    if (typeof keep !== 'number') return denied({ refused: 'no-undo', seat, because: keep });
    const before = rewind(this.#game, on, keep);
    const stored = await kept(this.#store.cut(table, on.saved.revision, keep, this.#turn(before, seat)));
    return stored ? this.#become(table, before, keep + 1) : 'overtaken';
  }

  #turn(on: GameOn<Config, State, Event>, by: Seat): Turn {
    return { by, asked: pendingIn(this.#game, on)?.seats ?? [] };
  }

  /** Repeats a change for as long as somebody else has written meanwhile. */
  #change(table: string, change: (on: GameOn<Config, State, Event>) => Promise<Written>): Promise<Verdict<Progress>> {
    return this.#inTurn(table, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const on = await this.#load(table);
        if (!on.ok) return on;
        const written = await change(on.value);
        if (written !== 'overtaken') return written;
        await this.#refresh(table, () => 0);
      }
      return denied({ refused: 'store', message: 'overtaken' });
    });
  }

  async #load(table: string): Promise<Verdict<GameOn<Config, State, Event>>> {
    const known = this.#tables.get(table);
    if (known) return granted(known);
    const stored = await kept(this.#store.load(table));
    if (stored === null) return denied({ refused: 'no-table', table });
    const saved = parseSaved(stored);
    if (!saved.ok) return saved;
    const on = resume(this.#game, saved.value);
    if (on.ok) this.#tables.set(table, on.value);
    return on;
  }

  async #refresh(table: string, news: News<GameOn<Config, State, Event>>): Promise<Verdict<Progress>> {
    const before = this.#tables.get(table);
    const on = await this.#reread(table, before);
    if (!on.ok) return on;
    const from = news(before, on.value);
    return from === null ? granted({ step: on.value.marks.length }) : this.#become(table, on.value, from);
  }

  /** The table as the store has it, told to nobody yet. */
  async #reread(
    table: string,
    known: GameOn<Config, State, Event> | undefined,
  ): Promise<Verdict<GameOn<Config, State, Event>>> {
    const followed = known && this.#follow && (await kept(this.#follow(table, known)));
    if (followed) return granted(followed);
    this.#tables.delete(table);
    return this.#load(table);
  }

  /** Makes a change true that has been stored, and tells it: the events of step `from` and later. */
  #become(table: string, on: GameOn<Config, State, Event>, from: number): Verdict<Progress> {
    this.#tables.set(table, on);
    for (const viewer of this.#outbox.viewers(table)) {
      this.#outbox.tell(table, sightOf(this.#game, on, viewer, from), on.saved);
    }
    return granted({ step: on.marks.length });
  }

  /** A store that fails is a refusal; anything else that is thrown is a mistake in a program and goes on as one. */
  #inTurn<T>(table: string, work: () => Promise<Verdict<T>>): Promise<Verdict<T>> {
    return this.#queues.run(table, work).catch((error: unknown) => {
      if (error instanceof StoreFailed) return denied({ refused: 'store', message: error.message });
      throw error;
    });
  }
}

/** What comes of an answer; the same id again gives the same verdict. */
function submitted<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  on: GameOn<Config, State, Event>,
  { seat, decision, move, id, computer = false, ...grounds }: Submission,
): Judged<GameOn<Config, State, Event>> {
  const known = knownAs(on.saved, id, (at) => {
    const notation = game.notation(on.config);
    const read = notation.read(move);
    const same = read !== null && on.saved.record.moves[at] === `${seat} ${notation.write(read)}`;
    return same ? granted({ step: at + 1 }) : USED;
  });
  if (known) return known;
  if (!computer && hasConceded(on, seat)) return denied({ refused: 'conceded', seat });
  const after = advance(game, on, { seat, decision, move }, id);
  return after.ok ? { after: after.value, by: seat, grounds } : after;
}

/** A change's verdict, or that somebody else has written first, so that it must be judged again. */
type Written = Verdict<Progress> | 'overtaken';

const kept = <T>(done: Promise<T>): Promise<T> =>
  done.catch((error: unknown) => {
    throw new StoreFailed(error instanceof Error ? error.message : String(error));
  });

const lastEntry = (saved: Saved): Entry => ({
  line: saved.record.moves.at(-1) ?? '',
  id: saved.ids.at(-1) ?? '',
});
