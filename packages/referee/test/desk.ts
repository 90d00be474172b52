import type { Game, Viewer } from '@cinderhall/kernel';
import {
  type Change,
  cutTo,
  type Entry,
  type Saved,
  SharedReferee,
  type Sight,
  type Store,
  withEntry,
} from '../src/index.ts';

/** A store in memory that can be told to fail, and remembers what it was asked, in order. */
export class Drawer implements Store {
  readonly tables = new Map<string, string>();
  readonly asked: string[] = [];
  failing = false;

  async load(table: string): Promise<unknown> {
    this.#note('load');
    const text = this.tables.get(table);
    return text === undefined ? null : JSON.parse(text);
  }
  async create(table: string, saved: Saved): Promise<boolean> {
    this.#note('create');
    if (this.tables.has(table)) return false;
    this.tables.set(table, JSON.stringify(saved));
    return true;
  }
  async append(table: string, revision: number, entry: Entry): Promise<boolean> {
    return this.#write('append', table, revision, (saved) => withEntry(saved, entry));
  }
  async cut(table: string, revision: number, keep: number): Promise<boolean> {
    return this.#write('cut', table, revision, (saved) => cutTo(saved, keep));
  }
  async remove(table: string): Promise<void> {
    this.#note('remove');
    this.tables.delete(table);
  }

  #write(what: string, table: string, revision: number, change: (saved: Saved) => Saved): boolean {
    this.#note(what);
    const saved: Saved = JSON.parse(this.tables.get(table) ?? 'null');
    if (saved.revision !== revision) return false;
    this.tables.set(table, JSON.stringify(change(saved)));
    return true;
  }
  #note(what: string): void {
    this.asked.push(what);
    if (this.failing) throw new Error('the disk is full');
  }
}

/** A drawer that can say what has changed since. */
export class Ledger extends Drawer {
  readonly #changes: Change[] = [];

  async since(table: string, revision: number): Promise<readonly Change[] | null> {
    this.asked.push('since');
    return this.tables.has(table) ? this.#changes.slice(revision) : null;
  }
  override async append(table: string, revision: number, entry: Entry): Promise<boolean> {
    return this.#noted(await super.append(table, revision, entry), entry);
  }
  override async cut(table: string, revision: number, keep: number): Promise<boolean> {
    return this.#noted(await super.cut(table, revision, keep), { keep });
  }

  #noted(written: boolean, change: Change): boolean {
    if (written) this.#changes.push(change);
    return written;
  }
}

/** A referee over a drawer, and everything that it told each viewer. */
export function desk<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  viewers: readonly Viewer[],
  store = new Drawer(),
) {
  const told: Sight<Move, Event, View>[] = [];
  const outbox = {
    viewers: () => viewers,
    tell: (_table: string, sight: Sight<Move, Event, View>) => {
      store.asked.push(`tell ${sight.viewer}`);
      told.push(structuredClone(sight));
    },
  };
  return { store, told, outbox, referee: new SharedReferee(game, { store, outbox }) };
}
