import type { Malformed } from '@cinderhall/kernel';
import type { Tables } from '../tables.ts';
import type { CardIndex } from '../types.ts';

/** Looks ids up, and keeps the first that is not there. */
export interface Finder {
  readonly problem: Malformed | null;
  wrong(path: string, message: string): void;
  /** -1: there is no such card at this table. */
  card(id: string, path: string): CardIndex;
  cards(ids: readonly string[], path: string): CardIndex[];
}

export function finder(t: Tables): Finder {
  let problem: Malformed | null = null;
  const found: Finder = {
    get problem() {
      return problem;
    },
    wrong(path, message) {
      problem ??= { refused: 'malformed', path, message };
    },
    card(id, path) {
      const card = t.index.get(id);
      if (card === undefined) found.wrong(path, `no card of this table is called '${id}'`);
      return card ?? -1;
    },
    cards: (ids, path) => ids.map((id, i) => found.card(id, `${path}[${i}]`)).filter((card) => card >= 0),
  };
  return found;
}
