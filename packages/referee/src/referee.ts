import {
  type Answer,
  type Game,
  type GameRecord,
  malformed,
  type Seat,
  type Seed,
  startRecord,
  type Viewer,
} from '@cinderhall/kernel';
import {
  advance,
  follow,
  type GameOn,
  momentOf,
  resume,
  rewind,
  sightOf,
  type UndoRule,
  undoPoint,
} from './game-on.ts';
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
}

/** How far a table has come. */
export interface Progress {
  /** Answers carried out. */
  readonly step: number;
}

/** How far somebody knows a table. */
export interface Moment {
  /** Changes made to the table: answers, and takings back. */
  readonly revision: number;
  readonly step: number;
}

/** What somebody has missed, and the revision that it leads to. */
export interface CaughtUp<Move, Event, View> {
  readonly revision: number;
  /** The table whole, as it is kept: not for the viewer. */
  readonly saved: Saved;
  readonly sight: Sight<Move, Event, View>;
}

/** How often a write may find the store changed by somebody else before that counts as a failure. */
const ATTEMPTS = 5;

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
  readonly #tables = new Map<string, GameOn<Config, State, Event>>();
  readonly #queues = new Queues();

  constructor(
    game: Game<Config, State, Move, Event, View>,
    ports: { readonly store: Store; readonly outbox: Outbox<Move, Event, View> },
  ) {
    this.#game = game;
    this.#store = ports.store;
    this.#outbox = ports.outbox;
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

  /**
   * What a viewer has missed since a moment that they were told of: the events from then on, or all of them if answers
   * were taken back meanwhile.
   */
  catchUp(table: string, viewer: Viewer, since: Moment | null): Promise<Verdict<CaughtUp<Move, Event, View>>> {
    return this.inspect(table, (on) => {
      const sight = sightOf(this.#game, on, viewer, since ? newsFrom(on, since) : 0);
      const { saved } = on;
      return granted({ revision: saved.revision, saved, sight });
    });
  }

  /**
   * What a viewer saw of the table after so many answers, and was told up to then; nothing else has ever been theirs to
   * know. Refused where the table wants people to remember.
   */
  past(table: string, viewer: Viewer, step: number): Promise<Verdict<Sight<Move, Event, View>>> {
    return this.inspect<Sight<Move, Event, View>>(table, (on) => {
      const last = on.marks.length;
      if (!(Number.isInteger(step) && step >= 0 && step <= last))
        return malformed('step', `must be a number of answers from 0 to ${last}`);
      if (step < last && this.#game.forgets?.(on.state)) return denied({ refused: 'forgotten', table });
      return granted(sightOf(this.#game, momentOf(this.#game, on, step), viewer, 0));
    });
  }

  /** Carries an answer out. The same id again gives the same verdict and changes nothing. */
  submit(table: string, submission: Submission): Promise<Verdict<Progress>> {
    return this.#change(table, (on) => this.#submit(table, on, submission));
  }

  /**
   * Takes back the seat's last choice, with whatever followed from it without a choice; with a revision only if the table
   * is still there, so that the same wish may arrive any number of times. `point` says how far back that may go.
   */
  undo(table: string, seat: Seat, revision?: number, point: UndoRule = undoPoint): Promise<Verdict<Progress>> {
    return this.#change(table, async (on) => {
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

  /** Takes in what somebody else has written to the store, and tells everybody everything. */
  refresh(table: string): Promise<Verdict<Progress>> {
    return this.#inTurn(table, () => this.#refresh(table));
  }

  /**
   * The same, and tells only what is new, to people who have been told everything up to now: nothing where nothing is, unless
   * they are to be told `anyway`.
   */
  renew(table: string, { anyway = false } = {}): Promise<Verdict<Progress>> {
    return this.#inTurn(table, () => this.#renew(table, anyway));
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

  async #submit(table: string, on: GameOn<Config, State, Event>, submission: Submission): Promise<Written> {
    const { id, warrant, prepared, ...answer } = submission;
    const { saved } = on;
    if (id === '') return malformed('id', 'must not be empty');
    if (saved.retired.includes(id)) return denied({ refused: 'taken-back', id });
    const at = saved.ids.indexOf(id);
    if (at >= 0) return this.#again(on, at, answer);
    const after = advance(this.#game, on, answer, id);
    if (!after.ok) return after;
    const grounds = { ...(warrant !== undefined && { warrant }), ...(prepared !== undefined && { prepared }) };
    const turn = { ...this.#turn(after.value, answer.seat), ...grounds };
    const stored = await kept(this.#store.append(table, saved.revision, lastEntry(after.value.saved), turn));
    return stored ? this.#become(table, after.value, after.value.marks.length) : 'overtaken';
  }

  /** What to say to a message that has been carried out before. */
  #again(on: GameOn<Config, State, Event>, at: number, { seat, move }: Answer<string>): Verdict<Progress> {
    const notation = this.#game.notation(on.config);
    const read = notation.read(move);
    const same = read !== null && on.saved.record.moves[at] === `${seat} ${notation.write(read)}`;
    return same ? granted({ step: at + 1 }) : malformed('id', 'was used for another answer');
  }

  async #undo(table: string, on: GameOn<Config, State, Event>, seat: Seat, keep: number | NoUndo): Promise<Written> {
    if (typeof keep !== 'number') return denied({ refused: 'no-undo', seat, because: keep });
    const before = rewind(this.#game, on, keep);
    const stored = await kept(this.#store.cut(table, on.saved.revision, keep, this.#turn(before, seat)));
    return stored ? this.#become(table, before, keep + 1) : 'overtaken';
  }

  #turn({ state }: GameOn<Config, State, Event>, by: Seat): Turn {
    return { by, asked: this.#game.pending(state)?.seats ?? [] };
  }

  /** Repeats a change for as long as somebody else has written meanwhile. */
  #change(table: string, change: (on: GameOn<Config, State, Event>) => Promise<Written>): Promise<Verdict<Progress>> {
    return this.#inTurn(table, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const on = await this.#load(table);
        if (!on.ok) return on;
        const written = await change(on.value);
        if (written !== 'overtaken') return written;
        await this.#refresh(table);
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

  async #refresh(table: string): Promise<Verdict<Progress>> {
    const on = await this.#follow(table);
    return on.ok ? this.#become(table, on.value, 0) : on;
  }

  async #renew(table: string, anyway: boolean): Promise<Verdict<Progress>> {
    const before = this.#tables.get(table);
    const on = await this.#follow(table);
    if (!on.ok) return on;
    const known = before && { revision: before.saved.revision, step: before.marks.length };
    if (!anyway && known?.revision === on.value.saved.revision) return granted({ step: known.step });
    return this.#become(table, on.value, known ? newsFrom(on.value, known) : 0);
  }

  /** The table as the store has it, told to nobody yet: of one that is known only what is new is read. */
  async #follow(table: string): Promise<Verdict<GameOn<Config, State, Event>>> {
    const known = this.#tables.get(table);
    const changes =
      known && (await kept(this.#store.since?.(table, known.saved.revision) ?? Promise.resolve(undefined)));
    const after = known && changes ? follow(this.#game, known, changes) : null;
    if (after) return granted(after);
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

/**
 * The first step that is news to whoever knows the table up to this moment: the next one, or all if anything was taken back
 * meanwhile, for then there are fewer steps than changes.
 */
function newsFrom(on: Pick<GameOn<unknown, unknown, unknown>, 'marks' | 'saved'>, known: Moment): number {
  const missed = on.saved.revision - known.revision;
  return missed >= 0 && known.step + missed === on.marks.length ? known.step + 1 : 0;
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
