import type { Seat, Viewer } from '@cinderhall/kernel';
import type { CardIndex, Faction } from './components.ts';
import type { Config } from './config.ts';
import type { Frame } from './frames.ts';
import type { Combat } from './state.ts';

/** Cards whose faces one may see, or only how many there are. */
export type Cards = { readonly known: readonly CardIndex[] } | { readonly count: number };

export interface PlayerView {
  readonly seat: Seat;
  readonly faction: Faction;
  readonly damage: number;
  readonly out: boolean;
  readonly won: boolean;
  readonly moved: boolean;
  readonly hand: Cards;
  readonly deckCount: number;
  /** RVI-1: open. */
  readonly discard: readonly CardIndex[];
  readonly ready: readonly CardIndex[];
  readonly exhausted: readonly CardIndex[];
  readonly gold: number;
  readonly influence: number;
}

/** What everybody witnessed in the open and can still work out; no zone of the table. */
export interface Memory {
  /** By seat: hand and deck together. Sorted. */
  readonly owned: readonly (readonly CardIndex[])[];
  /** By seat: what was seen on top of the deck; the top is last. */
  readonly tops: readonly (readonly CardIndex[])[];
  /** By seat: what was seen on its way to the hand and has not left it. Sorted. */
  readonly shown: readonly (readonly CardIndex[])[];
  /** Composition of the event deck, sorted: never its order. */
  readonly events: readonly CardIndex[];
  readonly recycled: boolean;
}

export interface View {
  readonly viewer: Viewer;
  readonly config: Config;
  readonly decision: number;
  readonly round: number;
  readonly first: Seat;
  readonly active: Seat;
  readonly stack: readonly Frame[];
  readonly over: boolean;
  readonly players: readonly PlayerView[];
  /** By card: how many lie in their place of origin. */
  readonly supply: readonly number[];
  readonly fought: readonly CardIndex[];
  readonly combat: Combat | null;
  readonly enemies: readonly CardIndex[];
  readonly eventCount: number;
  readonly spentEvents: readonly CardIndex[];
  readonly weather: readonly CardIndex[];
  readonly coming: readonly CardIndex[];
  readonly removed: readonly CardIndex[];
  readonly memory: Memory;
}
