import {
  type GameRecord,
  lastSeed,
  malformed,
  parseSeed,
  type Seed,
  startRecord,
  type Viewer,
} from '@cinderhall/kernel';
import { denied, granted, Referee, type SeatInfo, type Verdict } from '@cinderhall/referee';
import type { Titles } from '../games.ts';
import { USUAL_GAME } from '../usual.ts';
import { cardOf } from './card.ts';
import type { Filing } from './filing.ts';
import type { Guests } from './guests.ts';
import type { Answers, AnySight, Ask, GameEntry, PastEyes, Question, Report, Setup } from './messages.ts';
import { OpenTable, type Pace } from './open-table.ts';
import type { Opponents } from './opponents.ts';
import { type AnyReferee, type Playing, Plays } from './playing.ts';
import type { Shelf } from './shelf.ts';
import type { Lesson } from './tutoring.ts';

export interface HousePorts {
  /** The games that are played here. */
  readonly titles: Titles;
  readonly shelf: Shelf;
  readonly opponents: Pick<Opponents, 'choose' | 'tutor'>;
  readonly report: (report: Report) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A new name: for a table, for an answer. */
  readonly name: () => string;
  /** 128 bits from the machine, as 32 hexadecimal digits. */
  readonly seed: () => Seed;
}

/** Games on this device: a referee for each, the tables kept in the browser, and opponents that sit down where asked. */
export class House {
  readonly #ports: HousePorts;
  readonly #plays: Plays;
  readonly #tables = new Map<string, OpenTable>();
  /** Finished games that are only looked at; null: nobody has shown any. */
  #guests: Guests | null = null;
  #pace: Pace = { pause: 1000, forced: true };

  constructor(ports: HousePorts) {
    this.#ports = ports;
    const outbox = {
      viewers: (table: string): readonly Viewer[] => this.#tables.get(table)?.viewers ?? [],
      tell: (table: string, sight: AnySight) => this.#tables.get(table)?.hear(sight),
    };
    this.#plays = new Plays(ports.titles, ({ game }) => new Referee(game, { store: ports.shelf.store, outbox }));
  }

  /** Answers a question of the page. */
  async ask(q: Question): Promise<Verdict<Answers[Question['ask']]>> {
    switch (q.ask) {
      case 'games':
        return granted(await this.#ports.shelf.entries());
      case 'lay':
        return this.#lay(q.setup);
      case 'enter':
        return this.#enter(q.table);
      case 'leave':
        return this.#leave(q.table);
      case 'look':
        return this.#look(q.table, q.viewer);
      case 'submit':
        return this.#with(q.table, (referee) => referee.submit(q.table, q));
      case 'undo':
        return this.#with(q.table, (referee) => referee.undo(q.table, q.seat));
      case 'ask-back':
        return this.#askBack(q);
      case 'concede':
        return this.#concede(q);
      case 'rename':
        return this.#rename(q.table, q.title);
      case 'remove':
        return this.#remove(q.table);
      case 'past':
        return this.#past(q.table, q.eyes, q.step);
      case 'advise':
      case 'chances':
      case 'judge':
        return this.#teach(q);
      case 'counsel':
        return (await import('./tutoring.ts')).counsel(q, this.#ports.opponents);
      case 'foresee':
        return granted(await (await import('./foresight.ts')).foresee(q, await this.#ports.titles.of(q.game)));
      case 'pace':
        this.#pace = { pause: q.pause, forced: q.forced };
        return granted(null);
      default:
        return this.#file(q);
    }
  }

  /** Somebody else, such as another tab, has written to this table. */
  async changedElsewhere(table: string): Promise<void> {
    if (!this.#tables.has(table)) return this.#plays.close(table);
    const told = await this.#with(table, (referee) => referee.refresh(table));
    if (!told.ok) this.#ports.report({ tell: 'lost', table, refusal: told.refusal });
  }

  /** The game of a table, kept or only looked at. */
  async #at(table: string): Promise<Verdict<Playing>> {
    const guest = this.#guests?.at(table);
    if (guest) return granted(guest);
    const entry = await this.#ports.shelf.entry(table);
    return entry ? this.#plays.of(entry.game) : denied({ refused: 'no-table', table });
  }

  async #with<T>(table: string, work: (referee: AnyReferee) => Promise<Verdict<T>>): Promise<Verdict<T>> {
    const playing = await this.#at(table);
    return playing.ok ? work(playing.value.referee) : playing;
  }

  async #lay({ title, seats, config, seed, game: id = USUAL_GAME }: Setup): Promise<Verdict<GameEntry>> {
    const playing = await this.#plays.of(id);
    if (!playing.ok) return playing;
    const { game } = playing.value.title;
    const configured = game.configure(config);
    if (!configured.ok) return configured;
    const parsed = seed === null ? { ok: true as const, value: this.#ports.seed() } : parseSeed(seed);
    if (!parsed.ok) return parsed;
    if (seats.length !== game.seats(configured.value).length) return malformed('seats', 'must be one for each player');
    return this.#adopt(startRecord(game, configured.value, parsed.value), title, seats);
  }

  async #adopt(record: GameRecord, title: string, seats: readonly SeatInfo[]): Promise<Verdict<GameEntry>> {
    const table = this.#ports.name();
    const playing = await this.#plays.of(record.game);
    if (!playing.ok) return playing;
    const { referee } = playing.value;
    const laid = await referee.adopt(table, record);
    if (!laid.ok) return laid;
    const sight = await referee.look(table, 'spectator');
    if (!sight.ok) return sight;
    const card = cardOf(playing.value.title, sight.value);
    const entry = { table, title, seats: [...seats], changed: this.#ports.now(), ...card };
    await this.#ports.shelf.put(entry);
    return granted(entry);
  }

  async #enter(table: string): Promise<Verdict<GameEntry>> {
    const entry = await this.#ports.shelf.entry(table);
    if (!entry) return denied({ refused: 'no-table', table });
    const playing = await this.#plays.of(entry.game);
    if (!playing.ok) return playing;
    const { title, referee } = playing.value;
    const record = await referee.record(table);
    if (!record.ok) return record;
    const open = new OpenTable(entry.seats, lastSeed(record.value), {
      title,
      opponents: this.#ports.opponents,
      pace: () => this.#pace,
      // Of two tabs that answer for the same computer, one is told that the question is stale: no harm done.
      submit: async (answer) => (await referee.submit(table, { ...answer, id: this.#ports.name(), computer: true })).ok,
      shows: (sight) => this.#ports.report({ tell: 'sight', table, sight }),
      stands: (standing, sight) => {
        this.#ports.report({ tell: 'standing', table, standing });
        // Step 0 on: nothing has happened, the table was only read.
        if (sight.from > 0) void this.#ports.shelf.note(table, { changed: this.#ports.now(), ...cardOf(title, sight) });
      },
    });
    this.#tables.get(table)?.stop();
    this.#tables.set(table, open);
    const told = await referee.refresh(table);
    return told.ok ? granted(entry) : told;
  }

  async #leave(table: string): Promise<Verdict<null>> {
    await this.#guests?.leave(table);
    this.#tables.get(table)?.stop();
    this.#tables.delete(table);
    await this.#plays.close(table);
    return granted(null);
  }

  async #look(table: string, viewer: Viewer | null): Promise<Verdict<null>> {
    const open = this.#tables.get(table);
    if (!open) return denied({ refused: 'no-table', table });
    open.turnTo(viewer);
    if (viewer === null) return granted(null);
    const whole = await this.#with(table, (referee) => referee.look(table, viewer));
    if (!whole.ok) return whole;
    open.show(whole.value);
    return granted(null);
  }

  async #askBack(q: Ask<'ask-back'>): Promise<Verdict<Answers['ask-back']>> {
    const { askBack } = await import('./asking-back.ts');
    return this.#with(q.table, (referee) => askBack(q, referee));
  }

  async #concede(q: Ask<'concede'>): Promise<Verdict<Answers['concede']>> {
    const { concede } = await import('./conceding.ts');
    const seats = (await this.#entry(q.table))?.seats ?? [];
    return this.#with(q.table, (referee) => concede(q, referee, seats));
  }

  async #rename(table: string, title: string): Promise<Verdict<null>> {
    const renamed = await this.#ports.shelf.note(table, { title });
    return renamed ? granted(null) : denied({ refused: 'no-table', table });
  }

  /** Also one of a game that is not played here. */
  async #remove(table: string): Promise<Verdict<null>> {
    const playing = await this.#at(table);
    if (playing.ok) return playing.value.referee.remove(table);
    await this.#ports.shelf.store.remove(table);
    return granted(null);
  }

  /** Whoever plays sees what their own eyes saw; once the game is over, everything is open to everybody. */
  async #past(table: string, eyes: PastEyes, step: number): Promise<Verdict<AnySight>> {
    const open = this.#tables.get(table);
    if (!this.#guests?.at(table) && !open) return denied({ refused: 'no-table', table });
    if (open && !open.mayLookBack(eyes)) return denied({ refused: 'not-your-eyes', table });
    const playing = await this.#at(table);
    if (!playing.ok) return playing;
    const { seenThen } = await import('./past.ts');
    return seenThen(table, { eyes, step }, playing.value, (await this.#entry(table))?.seats ?? []);
  }

  async #entry(table: string): Promise<GameEntry | null> {
    return this.#guests?.at(table)?.entry ?? this.#ports.shelf.entry(table);
  }

  async #teach(q: Lesson): Promise<Verdict<Answers[Lesson['ask']]>> {
    const playing = await this.#at(q.table);
    if (!playing.ok) return playing;
    // Loaded when somebody asks.
    const { teach } = await import('./tutoring.ts');
    return teach(q, {
      ...playing.value,
      opponents: this.#ports.opponents,
      seats: (await this.#entry(q.table))?.seats ?? [],
      sight: this.#tables.get(q.table)?.seen ?? null,
    });
  }

  async #file(q: Filing): Promise<Verdict<Answers[Filing['ask']]>> {
    const { file, Guests } = await import('./filing.ts');
    this.#guests ??= new Guests(this.#ports.titles);
    return file(q, {
      ...this.#ports,
      guests: this.#guests,
      at: (table) => this.#at(table),
      titleFor: (game) => this.#plays.of(game),
      adopt: (record, title, seats) => this.#adopt(record, title, seats),
    });
  }
}
