import { sum } from '../sorted.ts';
import { GOODS } from '../types.ts';
import type { Loot, Pack } from './pack.ts';

/** What is wrong about a pack, or odd. */
export interface Problem {
  readonly path: string;
  /** The rule, or the page of known values (`content`). */
  readonly rule: string;
  /** What would be right. */
  readonly message: string;
}

/** Every breach of one sort; none for a right pack. */
export type Check = (p: Pack) => Problem[];

/** Cards or tiles in the box, over all entries. */
export const copies = (entries: readonly { readonly count: number }[]): number => sum(entries.map((e) => e.count));

/** Things from the supply: resources, gold, special ingredients; VP are none. */
export const pieces = (l: Loot): number => sum(GOODS.map((g) => l[g] ?? 0)) + (l.special ?? 0);

/** What loot is worth, roughly: gold counts twice, and so do VP. */
export const worth = (l: Loot): number => pieces(l) + (l.gold ?? 0) + (l.vp ?? 0) * 2;
