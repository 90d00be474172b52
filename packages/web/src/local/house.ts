import type { Config, Event, Move, State, View } from '@cinderhall/crown-of-ash';
import { type GameRecord, malformed, parseSeed, SEATS, type Seed, startRecord, type Viewer } from '@cinderhall/kernel';
import {
  denied,
  granted,
  Referee,
  readGameFile,
  type SeatInfo,
  type Verdict,
  writeGameFile,
} from '@cinderhall/referee';
import { game, roundOf } from '../games.ts';
import type { Answers, CrownSight, GameEntry, Question, Report, Setup, Standing } from './messages.ts';
import { OpenTable, type Pace } from './open-table.ts';
import type { Opponents } from './opponents.ts';
import type { Shelf } from './shelf.ts';

export interface HousePorts {
  readonly shelf: Shelf;
  readonly opponents: Pick<Opponents, 'choose'>;
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
      case 'import':
        return this.#import(q.text, q.title, q.names);
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
    const open = new OpenTable(entry.seats, record.value.seed, {
      opponents: this.#ports.opponents,
      pace: () => this.#pace,
      submit: (answer) => {
        // Of two tabs that answer for the same computer, one is told that the question is stale: no harm done.
        void this.#referee.submit(table, { ...answer, id: this.#ports.name() });
      },
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

  async #import(text: string, title: string, names: readonly string[]): Promise<Verdict<GameEntry>> {
    const file = readGameFile(text);
    if (!file.ok) return file;
    const { record, table } = file.value;
    const config = game.configure(record.config);
    if (!config.ok) return config;
    const players = game.seats(config.value);
    const seats = table?.seats ?? players.map((seat) => seatFor(seat, names));
    if (seats.length !== players.length) return malformed('seats', `must be ${players.length}, one for each player`);
    return this.#adopt(record, table?.title ?? title, seats);
  }
}

/** What the card of a game says of how far it has come. */
const cardOf = ({ view, decision, outcome }: CrownSight): Pick<GameEntry, 'round' | 'asked' | 'winners'> => ({
  round: roundOf(view),
  asked: [...(decision?.seats ?? [])],
  winners: SEATS.filter((seat) => (outcome?.share[seat] ?? 0) > 0),
});

/** Who sits where in a record that does not say: a person in the first seat, computers in the others. */
const seatFor = (seat: SeatInfo['seat'], names: readonly string[]): SeatInfo => ({
  seat,
  name: names[seat] ?? String(seat + 1),
  player: seat === 0 ? 'person' : 'greedy',
});
