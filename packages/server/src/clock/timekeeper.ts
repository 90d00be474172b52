import type { Seat } from '@cinderhall/kernel';
import type { ClockCard } from '@cinderhall/protocol';
import type { TableEntry } from '../tables/entries.ts';
import type { Registry } from '../tables/registry.ts';
import type { Clocks } from './clocks.ts';
import type { Aside, Happenings } from './happenings.ts';

/** Milliseconds that an answer may have been on its way when the time was up. */
const LAG = 2000;

export interface TimekeeperPorts {
  readonly happenings: Happenings;
  readonly registry: Pick<Registry, 'setDeadline'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What people of a table are told of their time. */
export interface TimeTold {
  readonly now: number;
  readonly clocks: readonly ClockCard[];
}

/** Knows the clocks of tables that have any, and sees to it that somebody looks when a time is up. */
export class Timekeeper {
  readonly #happenings: Happenings;
  readonly #registry: Pick<Registry, 'setDeadline'>;
  readonly #now: () => number;

  constructor({ happenings, registry, now }: TimekeeperPorts) {
    this.#happenings = happenings;
    this.#registry = registry;
    this.#now = now;
  }

  /** Writes down what has happened to clocks beside the game. A table without clocks has nothing to write. */
  async note({ table, terms }: Pick<TableEntry, 'table' | 'terms'>, ...asides: readonly Aside[]): Promise<void> {
    if (terms.clock !== null) await this.#happenings.add(table, this.#now(), ...asides);
  }

  /** Somebody else may have written. */
  forget(table: string): void {
    this.#happenings.forget(table);
  }

  /** How the clocks stand; null: there are none. */
  async read(entry: TableEntry): Promise<TimeTold | null> {
    if (entry.terms.clock === null) return null;
    const clocks = await this.#happenings.clocksOf(entry);
    await this.#setAlarm(entry, clocks);
    const now = this.#now();
    return { now, clocks: clocks.read(now) };
  }

  /** Where on Earth people of a table have said that they are. */
  async zones(entry: TableEntry): Promise<ReadonlyMap<string, string>> {
    return entry.terms.clock === null ? new Map() : (await this.#happenings.clocksOf(entry)).zones;
  }

  /** The seats whose time is up. */
  async late(entry: TableEntry): Promise<readonly Seat[]> {
    const clocks = await this.#happenings.clocksOf(entry);
    return clocks.late(this.#now());
  }

  async #setAlarm({ table, terms }: TableEntry, clocks: Clocks): Promise<void> {
    if (terms.timeUp !== 'computer') return;
    const due = clocks.due(this.#now());
    await this.#registry.setDeadline(table, due === null ? null : Math.ceil(due + LAG));
  }
}
