import { type FighterEntry, house, type Pack, type StructureEntry } from '../src/index.ts';

/** A pack that may be written to. */
type Draft<T> = { -readonly [K in keyof T]: Written<T[K]> };
type Written<V> = V extends object ? Draft<V> : V;
export type Rough = Draft<Pack>;

/** One way to spoil the house pack, and the complaint that it must bring: rule, path, words of the message. */
export type Spoiled = readonly [rule: string, path: string, says: string, spoil: (p: Rough) => void];

export function find<E extends { id: string }>(list: readonly E[], id: string): E {
  const found = list.find((e) => e.id === id);
  if (found === undefined) throw new Error(`the house pack has no ${id}`);
  return found;
}
export const fighter = (p: Rough, id: string): Draft<FighterEntry> => find(p.fighters, id);
export const tile = (p: Rough, id: string): Draft<StructureEntry> => find(p.structures, id);
export const card = (p: Rough, id: string) => find(p.combatCards, id);

export const fighterAt = (id: string): string => `fighters[${house.fighters.findIndex((f) => f.id === id)}]`;
export const tileAt = (id: string): string => `structures[${house.structures.findIndex((t) => t.id === id)}]`;
export const cardAt = (id: string): string => `combatCards[${house.combatCards.findIndex((c) => c.id === id)}]`;
