import type { Seat } from '@cinderhall/kernel';
import type { Card, Fighter, Space, Tile } from './components.ts';
import type { GainReason } from './frames.ts';

/** One side of a battle, as it was reckoned. `total` is the sum of the others. */
export interface Side {
  readonly seat: number;
  readonly fighters: readonly Fighter[];
  readonly strength: number;
  readonly bolster: number;
  /** -1: the King plays none. */
  readonly card: Card | -1;
  /** What the card counted: its value, or the roll. */
  readonly cardValue: number;
  readonly modifier: number;
  readonly total: number;
}

export interface Events {
  'round-began': { readonly round: number; readonly order: readonly Seat[] };
  'turn-began': { readonly seat: Seat; readonly round: number; readonly turn: number };
  posted: { readonly seat: Seat; readonly region: number; readonly fighter: Fighter };
  placed: { readonly seat: Seat; readonly space: Space };
  /** Loot: five goods, special ingredients (still to be chosen), VP. */
  gained: { readonly seat: Seat; readonly loot: readonly number[]; readonly why: GainReason; readonly place: number };
  raised: { readonly seat: Seat; readonly fighter: Fighter; readonly slot: number; readonly paid: readonly number[] };
  passed: { readonly seat: Seat };
  /** A fighter was drawn into the display; fighter -1: every deck is empty. */
  displayed: { readonly slot: number; readonly fighter: number; readonly deck: number };
  built: { readonly seat: Seat; readonly tile: Tile; readonly region: number; readonly cost: number };
  /** A tile was drawn into the offer; tile -1: none is left. */
  offered: { readonly slot: number; readonly tile: number };
  /** The set-aside tiles were shuffled into a new pile. */
  restacked: { readonly count: number };
  controlled: { readonly seat: Seat; readonly place: number; readonly from: number };
  amended: {
    readonly seat: Seat;
    readonly region: number;
    readonly before: readonly Fighter[];
    readonly after: readonly Fighter[];
  };
  resurrected: { readonly seat: Seat; readonly fighters: readonly Fighter[] };
  attacked: {
    readonly seat: Seat;
    readonly defender: number;
    readonly place: number;
    readonly count: number;
    readonly modifier: number;
  };
  /** Somebody has chosen a combat card: never which. */
  sealed: { readonly seat: Seat };
  rolled: { readonly seat: Seat; readonly die: number; readonly why: 'combat' | 'order' };
  battle: {
    readonly place: number;
    readonly attack: Side;
    readonly defence: Side;
    readonly winner: 'attacker' | 'defender';
  };
  fell: { readonly seat: Seat; readonly fighters: readonly Fighter[]; readonly place: number };
  /** AUT-2 */
  departed: { readonly seat: Seat; readonly fighters: readonly Fighter[]; readonly decks: readonly number[] };
  'zero-chosen': { readonly seat: Seat; readonly option: 'casualty' | 'return' | 'none' };
  casualty: { readonly seat: Seat; readonly fighter: Fighter; readonly place: number };
  recovered: { readonly seat: Seat; readonly fighter: Fighter };
  'king-fell': { readonly seat: Seat };
  refreshed: { readonly seat: Seat; readonly count: number; readonly why: 'minion' | 'fifth-card' };
  scored: { readonly seat: Seat; readonly round: number; readonly structures: number; readonly citadel: number };
  /** RND-2 to RND-4 */
  'round-ended': { readonly round: number };
  /** ORD-2: who decides, and by what. */
  decider: { readonly seat: Seat; readonly by: 'vp' | 'structures' | 'die' };
  ordered: { readonly seat: Seat; readonly order: readonly Seat[] };
  'final-scored': {
    readonly seat: Seat;
    readonly fate: number;
    readonly sheet: readonly number[];
    readonly vp: number;
  };
  ended: { readonly winners: readonly Seat[]; readonly by: 'vp' | 'kinds' | 'king' | 'shared' };
}
export type EventKind = keyof Events;
export type EventOf<K extends EventKind> = { [P in K]: { readonly kind: P } & Events[P] }[K];
export type Event = EventOf<EventKind>;
