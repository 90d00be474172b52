import type { Malformed } from '@cinderhall/kernel';
import type { Tables } from '../tables.ts';
import { CITADEL } from '../types.ts';

/** Finds what the ids of a table mean, and remembers what means nothing there. */
export interface Finder {
  /** The first thing that cannot be; null: so far everything can. */
  readonly problem: Malformed | null;
  wrong(path: string, message: string): void;
  /** In the order given; -1 for null. */
  fighters(ids: readonly (string | null)[], path: string): number[];
  tiles(ids: readonly (string | null)[], path: string): number[];
  spaces(ids: readonly string[], path: string): number[];
  place(id: string, path: string): number;
}

/** Ids named as help when one is wrong. */
const MOST_NAMED = 16;

/** Those that begin alike, or else all. */
function alike(ids: readonly string[], wrong: string): string {
  const [stem = ''] = wrong.split('-');
  const close = ids.filter((id) => id.startsWith(stem));
  const named = (close.length > 0 ? close : ids).slice(0, MOST_NAMED);
  return named.join(', ');
}

export function finder(t: Tables): Finder {
  let problem: Malformed | null = null;
  const wrong = (path: string, message: string): void => {
    problem ??= { refused: 'malformed', path, message };
  };
  const index = (known: ReadonlyMap<string, number>, what: string) => (id: string | null, path: string) => {
    if (id === null) return -1;
    const found = known.get(id);
    if (found === undefined)
      wrong(path, `no ${what} here is called '${id}'; there are ${alike([...known.keys()], id)}`);
    return found ?? -1;
  };
  const all =
    (known: ReadonlyMap<string, number>, what: string) =>
    (ids: readonly (string | null)[], path: string): number[] => {
      const one = index(known, what);
      return ids.map((id, i) => one(id, `${path}[${i}]`));
    };
  const places = new Map([...t.regions.map((r, i) => [r.id, i] as const), ['citadel', CITADEL]]);
  return {
    get problem() {
      return problem;
    },
    wrong,
    fighters: all(t.fighterIndex, 'fighter'),
    tiles: all(t.tileIndex, 'structure'),
    spaces: all(t.spaceIndex, 'space'),
    place: index(places, 'place'),
  };
}
