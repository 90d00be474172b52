import type { Config, Event, Move, State, View } from '@cinderhall/crown-of-ash';
import {
  branch,
  type GameRecord,
  lastSeed,
  malformed,
  parseSeed,
  type Seed,
  startRecord,
  type Viewer,
} from '@cinderhall/kernel';
import {
  denied,
  type GameFile,
  granted,
  Referee,
  readGameFile,
  readGamesFile,
  type SeatInfo,
  type Trouble,
  type Verdict,
  writeGameFile,
  writeGamesFile,
} from '@cinderhall/referee';
import type { Verified } from '@cinderhall/referee/pledges';
import { game, together } from '../games.ts';
import { cardOf } from './card.ts';
import { Guests } from './guests.ts';
import type {
  Answers,
  CrownSight,
  GameEntry,
  Guest,
  PastEyes,
  Question,
  Report,
  Setup,
  Standing,
  Taken,
} from './messages.ts';
import { OpenTable, type Pace } from './open-table.ts';
import type { Opponents } from './opponents.ts';
import type { Shelf } from './shelf.ts';
import type { Lesson } from './tutoring.ts';

export interface HousePorts {
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

/** Games on this device: one referee, the games kept in the browser, and opponents that sit down where asked. */
export class House {
  readonly #ports: HousePorts;
  readonly #referee: Referee<Config, State, Move, Event, View>;
  readonly #tables = new Map<string, OpenTable>();
  readonly #guests = new Guests();
  #pace: Pace = { pause: 1000, forced: true };

  constructor(ports: HousePorts) {
    this.#ports = ports;
    const outbox = {
      viewers: (table: string): readonly Viewer[] => this.#tables.get(table)?.viewers ?? [],
      tell: (table: string, sight: CrownSight) => this.#tables.get(table)?.hear(sight),
    };
    this.#referee = new Referee(game, { store: ports.shelf.store, outbox });
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
        return this.#referee.submit(q.table, q);
      case 'undo':
        return this.#referee.undo(q.table, q.seat);
      case 'rename':
        return this.#rename(q.table, q.title);
      case 'remove':
        return this.#referee.remove(q.table);
      case 'export':
        return this.#export(q.table);
      case 'export-all':
        return this.#exportAll();
      case 'import':
        return this.#import(q);
      case 'show':
        return this.#show(q);
      case 'verify':
        return this.#verify(q);
      case 'past':
        return this.#past(q.table, q.eyes, q.step);
      case 'advise':
      case 'chances':
      case 'judge':
        return this.#teach(q);
      case 'branch':
        return this.#branch(q);
      case 'pace':
        this.#pace = { pause: q.pause, forced: q.forced };
        return granted(null);
    }
  }

  /** Somebody else, such as another tab, has written to this table. */
  async changedElsewhere(table: string): Promise<void> {
    if (!this.#tables.has(table)) return this.#referee.close(table);
    const told = await this.#referee.refresh(table);
    if (!told.ok) this.#ports.report({ tell: 'lost', table, refusal: told.refusal });
  }

  async #lay({ title, seats, config, seed }: Setup): Promise<Verdict<GameEntry>> {
    const configured = game.configure(config);
    if (!configured.ok) return configured;
    const parsed = seed === null ? { ok: true as const, value: this.#ports.seed() } : parseSeed(seed);
    if (!parsed.ok) return parsed;
    if (seats.length !== game.seats(configured.value).length) return malformed('seats', 'must be one for each player');
    return this.#adopt(startRecord(game, configured.value, parsed.value), title, seats);
  }

  async #adopt(record: GameRecord, title: string, seats: readonly SeatInfo[]): Promise<Verdict<GameEntry>> {
    const table = this.#ports.name();
    const laid = await this.#referee.adopt(table, record);
    if (!laid.ok) return laid;
    const sight = await this.#referee.look(table, 'spectator');
    if (!sight.ok) return sight;
    const entry = { table, title, seats: [...seats], changed: this.#ports.now(), ...cardOf(sight.value) };
    await this.#ports.shelf.put(entry);
    return granted(entry);
  }

  async #enter(table: string): Promise<Verdict<GameEntry>> {
    const entry = await this.#ports.shelf.entry(table);
    if (!entry) return denied({ refused: 'no-table', table });
    const record = await this.#referee.record(table);
    if (!record.ok) return record;
    const open = new OpenTable(entry.seats, lastSeed(record.value), {
      opponents: this.#ports.opponents,
      pace: () => this.#pace,
      // Of two tabs that answer for the same computer, one is told that the question is stale: no harm done.
      submit: async (answer) => (await this.#referee.submit(table, { ...answer, id: this.#ports.name() })).ok,
      shows: (sight) => this.#ports.report({ tell: 'sight', table, sight }),
      stands: (standing, sight) => this.#stands(table, standing, sight),
    });
    this.#tables.get(table)?.stop();
    this.#tables.set(table, open);
    const told = await this.#referee.refresh(table);
    return told.ok ? granted(entry) : told;
  }

  #stands(table: string, standing: Standing, sight: CrownSight): void {
    this.#ports.report({ tell: 'standing', table, standing });
    // Step 0 on: nothing has happened, the table was only read.
    if (sight.from > 0) void this.#ports.shelf.note(table, { changed: this.#ports.now(), ...cardOf(sight) });
  }

  async #leave(table: string): Promise<Verdict<null>> {
    if (this.#guests.entry(table)) await this.#guests.leave(table);
    this.#tables.get(table)?.stop();
    this.#tables.delete(table);
    await this.#referee.close(table);
    return granted(null);
  }

  async #look(table: string, viewer: Viewer | null): Promise<Verdict<null>> {
    const open = this.#tables.get(table);
    if (!open) return denied({ refused: 'no-table', table });
    open.look(viewer);
    if (viewer === null) return granted(null);
    const sight = await this.#referee.look(table, viewer);
    if (!sight.ok) return sight;
    this.#ports.report({ tell: 'sight', table, sight: sight.value });
    return granted(null);
  }

  async #rename(table: string, title: string): Promise<Verdict<null>> {
    const renamed = await this.#ports.shelf.note(table, { title });
    return renamed ? granted(null) : denied({ refused: 'no-table', table });
  }

  /** A game that cannot be read goes into the file as it is stored, so that nothing is lost. */
  async #export(table: string): Promise<Verdict<Answers['export']>> {
    const entry = await this.#ports.shelf.entry(table);
    if (!entry) return denied({ refused: 'no-table', table });
    const record = await this.#referee.record(table);
    const kept = record.ok ? record.value : await this.#ports.shelf.raw(table);
    return granted({ name: `${game.id}-${table}.json`, text: writeGameFile(entry.title, entry.seats, kept) });
  }

  /** Every game, those that cannot be read as well. */
  async #exportAll(): Promise<Verdict<Answers['export-all']>> {
    const entries = await this.#ports.shelf.entries();
    const games = await Promise.all(
      entries.map(async ({ table, title, seats }) => ({ title, seats, record: await this.#ports.shelf.record(table) })),
    );
    return granted({ name: `${game.id}-games.json`, text: writeGamesFile(games) });
  }

  async #import({ text, title, names }: Ask<'import'>): Promise<Verdict<Taken>> {
    const files = readGamesFile(text);
    if (!files.ok) return files;
    const kept = await this.#kept();
    const taken: GameEntry[] = [];
    const left: Trouble[] = [];
    let known = 0;
    for (const file of files.value) {
      const seated = file.ok ? seatedIn(file.value, title, names) : file;
      const same = seated.ok ? kept.get(fingerprint(seated.value)) : undefined;
      if (same) known++;
      const laid = same ? granted(same) : seated.ok ? await this.#take(seated.value) : seated;
      if (laid.ok) taken.push(laid.value);
      else left.push(laid.refusal);
    }
    const [only] = left;
    return only && files.value.length === 1 ? denied(only) : granted({ taken, known, left });
  }

  #take({ record, title, seats }: Seated): Promise<Verdict<GameEntry>> {
    return this.#adopt(record, title, seats);
  }

  /** The games on the shelf by what is in them. */
  async #kept(): Promise<ReadonlyMap<string, GameEntry>> {
    const found = new Map<string, GameEntry>();
    for (const entry of await this.#ports.shelf.entries()) {
      const record = await this.#ports.shelf.record(entry.table);
      found.set(fingerprint({ record, seats: entry.seats }), entry);
    }
    return found;
  }

  async #show({ text, title, names }: Ask<'show'>): Promise<Verdict<Guest>> {
    const file = readGameFile(text);
    if (!file.ok) return file;
    const seated = seatedIn(file.value, title, names);
    if (!seated.ok) return seated;
    return this.#guests.open(this.#ports.name(), seated.value.record, { ...seated.value, changed: this.#ports.now() });
  }

  /** How to do so is loaded when the first game of a server is over. */
  async #verify({ text, heard }: Ask<'verify'>): Promise<Verdict<Verified>> {
    const file = readGameFile(text);
    if (!file.ok) return file;
    const { record, seals } = file.value;
    if (seals === null) return malformed('seals', 'are missing: nobody was bound to this game');
    const { verify } = await import('@cinderhall/referee/pledges');
    return granted(verify(game, { record, seals }, heard));
  }

  /** Whoever plays sees what their own eyes saw; once the game is over, everything is open to everybody. */
  async #past(table: string, eyes: PastEyes, step: number): Promise<Verdict<CrownSight>> {
    const guest = this.#guests.entry(table);
    const open = this.#tables.get(table);
    if (!guest && !open) return denied({ refused: 'no-table', table });
    if (open && !open.mayLookBack(eyes)) return denied({ refused: 'not-your-eyes', table });
    const referee = guest ? this.#guests.referee : this.#referee;
    const sight = await referee.past(table, eyes === 'everybody' ? 'spectator' : eyes, step);
    if (!sight.ok || eyes !== 'everybody') return sight;
    const views: View[] = [];
    for (const seat of game.seats(sight.value.view.config)) {
      const own = await referee.past(table, seat, step);
      if (!own.ok) return own;
      views.push(own.value.view);
    }
    return granted({ ...sight.value, view: together([sight.value.view, ...views]) });
  }

  async #teach(q: Lesson): Promise<Verdict<Answers[Lesson['ask']]>> {
    const guest = this.#guests.entry(q.table);
    const entry = guest ?? (await this.#ports.shelf.entry(q.table));
    // Loaded when somebody asks.
    const { teach } = await import('./tutoring.ts');
    return teach(q, {
      opponents: this.#ports.opponents,
      referee: guest ? this.#guests.referee : this.#referee,
      seats: entry?.seats ?? [],
      sight: this.#tables.get(q.table)?.seen ?? null,
    });
  }

  /**
   * Hands and fates stay as they were dealt. While a game goes on, playing another one from within it to the end would show
   * them; so it has to be over.
   */
  async #branch({ table, after, title, seats }: Ask<'branch'>): Promise<Verdict<GameEntry>> {
    const referee = this.#guests.entry(table) ? this.#guests.referee : this.#referee;
    const [now, record] = [await referee.look(table, 'spectator'), await referee.record(table)];
    if (!now.ok) return now;
    if (!record.ok) return record;
    if (now.value.decision !== null) return denied({ refused: 'not-over', table });
    if (after < 0 || after >= now.value.step) return malformed('after', `must be from 0 to ${now.value.step - 1}`);
    const players = game.seats(now.value.view.config).length;
    if (seats.length !== players) return malformed('seats', `must be ${players}, one for each player`);
    return this.#adopt(branch(record.value, after, this.#ports.seed()), title, seats);
  }
}

type Ask<K extends Question['ask']> = Extract<Question, { ask: K }>;

interface Seated {
  readonly record: GameRecord;
  readonly title: string;
  readonly seats: readonly SeatInfo[];
}

/** The same for two games of the same people that went the same way, whatever they are called. */
const fingerprint = ({ record, seats }: { record: unknown; seats: readonly SeatInfo[] }): string =>
  JSON.stringify([record, seats.map(({ seat, name, player }) => [seat, name, player])]);

/** A game from a file with who sits there; the title and names given are for a file that has none. */
function seatedIn({ record, table }: GameFile, title: string, names: readonly string[]): Verdict<Seated> {
  const config = game.configure(record.config);
  if (!config.ok) return config;
  const players = game.seats(config.value);
  const seats = table?.seats ?? players.map((seat) => seatFor(seat, names));
  if (seats.length !== players.length) return malformed('seats', `must be ${players.length}, one for each player`);
  return granted({ record, title: table?.title ?? title, seats });
}

/** Who sits where in a record that does not say: a person in the first seat, computers in the others. */
const seatFor = (seat: SeatInfo['seat'], names: readonly string[]): SeatInfo => ({
  seat,
  name: names[seat] ?? String(seat + 1),
  player: seat === 0 ? 'person' : 'greedy',
});
