import type { RngState, Seat } from '@cinderhall/kernel';
import type { CardIndex, Fielded, Mode } from './components.ts';
import type { Config } from './config.ts';
import type { Frame } from './frames.ts';

/** The combat that is being fought; there is one at most. Lists of two are by side. */
export interface Combat {
  mode: Mode;
  /** What is attacked; the instant that attacks. */
  target: CardIndex;
  /** A player, or NOBODY. */
  seats: number[];
  /** In the order in which they came. */
  units: Fielded[][];
  tactics: Fielded[][];
  /** What the whole army gained by abilities. */
  bonus: number[];
  /** 1: plays no more (RCO-5). */
  passed: number[];
  /** Rolled again already: 1. */
  rerolled: number;
}

/** The whole state: JSON, flat arrays of small integers. `clone.ts` copies it by hand. */
export interface State {
  /** Never written to; clones share it. */
  readonly config: Config;
  rng: RngState;
  /** Questions answered in full so far: the id of the pending decision. */
  decision: number;
  /** By seat: index into FACTIONS. */
  factions: number[];
  /** From 1. */
  round: number;
  first: Seat;
  /** Whose turn it is, or was last. */
  active: Seat;
  /** By seat, 1: has had its turn in this round. */
  moved: number[];
  stack: Frame[];
  over: boolean;
  /** By seat, 1: has won. With none of them, all have lost. */
  won: number[];
  /** By seat: damage of the home realm. */
  damage: number[];
  /** By seat, 1: eliminated. */
  out: number[];
  /** By card: how many lie in their place of origin: barracks, pile, or centre (cities). */
  supply: number[];
  /** Sorted. */
  hands: CardIndex[][];
  /** The top is last. */
  decks: CardIndex[][];
  /** Sorted. */
  discards: CardIndex[][];
  /** In play and not exhausted: strongholds, cities, rewards, dragon runes, monuments. Sorted. */
  ready: CardIndex[][];
  /** In play and exhausted. Sorted. */
  exhausted: CardIndex[][];
  /** To be spent in this turn, by seat. */
  gold: number[];
  influence: number[];
  /** What the active player has attacked in this turn (RCO-1). */
  fought: CardIndex[];
  combat: Combat | null;
  /** REV-2: enemies beside the objective, the oldest first. */
  enemies: CardIndex[];
  /** The top is last. */
  events: CardIndex[];
  /** Sorted. */
  spentEvents: CardIndex[];
  /** Whether the event deck has been made anew (REV-5): then it is in no known order of stages. */
  recycled: boolean;
  /** Events whose effect holds in this round, and those that will in the next. */
  weather: CardIndex[];
  coming: CardIndex[];
  /** Out of the game. Sorted. */
  removed: CardIndex[];
  /** By seat: how many cards on top of the deck everybody has seen. */
  tops: number[];
  /** By seat: cards in hand that everybody has seen. Sorted. */
  shown: CardIndex[][];
}
