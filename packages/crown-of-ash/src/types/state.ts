import type { RngState, Seat } from '@cinderhall/kernel';
import type { Card, Fighter, Necromancer, Tile } from './components.ts';
import type { Config } from './config.ts';
import type { Frame } from './frames.ts';

/**
 * Lines of the score sheet by index: four rounds of structures, four of the Citadel, then the rest. `supplies` is what an
 * AI would have gained in resources and gold (AI-3), `kinds` what those who tied score beside (END-3).
 */
export const SHEET = [
  'structures-1',
  'structures-2',
  'structures-3',
  'structures-4',
  'citadel-1',
  'citadel-2',
  'citadel-3',
  'citadel-4',
  'cards',
  'supplies',
  'resources',
  'gold',
  'fate',
  'automatons',
  'kinds',
] as const;
export type SheetLine = (typeof SHEET)[number];

/** What the AI has beside what every seat has. */
export interface Automa {
  /** Action cards by index into `Tables.actionCards`; the top is last. */
  deck: number[];
  /** Those flipped since the last shuffle, oldest first; the last one rules the current turn. */
  flipped: number[];
  /** AI-8: the unused combat cards in the order in which they will be played; the top is last. */
  combat: Card[];
  /** AI-6: position on the fighter track. */
  marker: number;
}

/** The whole state: JSON, flat arrays of small integers. `clone.ts` copies it by hand. */
export interface State {
  /** Never written to; clones share it. */
  readonly config: Config;
  rng: RngState;
  /** Questions answered in full so far: the id of the pending decision. */
  decision: number;
  necromancers: Necromancer[];
  /** 1 to 4. */
  round: number;
  /** Turns begun in this round, over all seats: the running one included. */
  turn: number;
  order: Seat[];
  stack: Frame[];
  over: boolean;
  vp: number[];
  /** seat × 5 goods, flat. */
  goods: number[];
  /** Sorted. */
  hands: Fighter[][];
  /** Sorted. */
  graves: Fighter[][];
  /** Every fighter that is a player's, wherever it is: starting, raised, less Automatons that left. Public. Sorted. */
  roster: Fighter[][];
  /** Used combat cards, oldest first. The unused ones are the rest. */
  used: Card[][];
  /** Pair of kinds by index into FATES; -1: none, as an AI has (AI-3). */
  fates: number[];
  /** seat × 4 minions (CMP-5), flat: the space each stands on, or HOME. Sorted within a seat. */
  minions: number[];
  /** By place 0–6: seat or NOBODY. */
  owners: number[];
  /** By place 0–6. Sorted. */
  guards: Fighter[][];
  /** By region 0–5, the lowest tile first. */
  tiles: Tile[][];
  /** PWR-1: by seat, 1 while the power token is charged. All 0 without powers. */
  charged: number[];
  /** PWR-9: by place 0–6, the fighters of the fortified pair there, sorted; empty without one. */
  fortified: Fighter[][];
  king: boolean;
  kingToken: number;
  /** Fighter or -1, by position. */
  display: number[];
  /** Three decks; the top is last. */
  decks: Fighter[][];
  /** Tile or -1, by position. */
  offer: number[];
  /** The top is last. */
  pile: Tile[];
  /** Tiles set aside (RND-4). Sorted. */
  aside: Tile[];
  /** Whether the pile has been made anew (BLD-5): then it is in no known order of tiers. */
  restacked: boolean;
  /** seat × SHEET lines, flat: how the points came. VP is their sum. */
  sheet: number[];
  /** null: people alone. */
  automa: Automa | null;
  /** Totals of END-3 by seat, once the game is over: the other two kinds' numerals for those who tied. */
  tiebreak: number[];
}
