import type { Seat } from '@cinderhall/kernel';
import type { CardIndex, Faction, Fielded, Mode, Side } from './components.ts';

/** Why cards are drawn. */
export type DrawReason = 'refill' | 'ability';
/** Why a card is destroyed. */
export type LossReason = 'attrition' | 'ability' | 'wound' | 'cost' | 'event';
/** How a combat ended: for the one who is attacked too strong, taken, beaten, repelled, or damaged. */
export type Verdict = 'held' | 'secured' | 'beaten' | 'repelled' | 'damaged';

/** One side of a combat as it was reckoned; `strength` is all of it. */
export interface Force {
  readonly seat: number;
  readonly units: readonly Fielded[];
  readonly tactics: readonly Fielded[];
  readonly strength: number;
}

export interface Events {
  began: { readonly factions: readonly Faction[]; readonly first: Seat; readonly cities: readonly CardIndex[] };
  'rune-drawn': { readonly seat: Seat; readonly card: CardIndex };
  'round-began': { readonly round: number };
  'turn-began': { readonly seat: Seat; readonly round: number };
  refreshed: { readonly seat: Seat; readonly cards: readonly CardIndex[] };
  /** RVI-1: whoever may not see the cards learns how many. */
  drew: { readonly seat: Seat; readonly cards: readonly CardIndex[]; readonly count: number; readonly why: DrawReason };
  reshuffled: { readonly seat: Seat; readonly count: number };
  /** RTU-6 */
  'played-gold': { readonly seat: Seat; readonly card: CardIndex; readonly gold: number };
  exhausted: { readonly seat: Seat; readonly card: CardIndex; readonly gold: number; readonly influence: number };
  bought: { readonly seat: Seat; readonly card: CardIndex; readonly price: number };
  /** RTU-8 */
  used: { readonly seat: Seat; readonly card: CardIndex };
  /** RTU-3: how many, and what is discarded. */
  kept: { readonly seat: Seat; readonly count: number; readonly discarded: readonly CardIndex[] };
  lost: { readonly seat: Seat; readonly gold: number; readonly influence: number };
  attacked: {
    readonly seat: number;
    readonly target: CardIndex;
    readonly defender: number;
    readonly mode: Mode;
    readonly strength: number;
  };
  fielded: { readonly seat: Seat; readonly card: CardIndex };
  passed: { readonly seat: Seat };
  joined: { readonly seat: Seat; readonly card: CardIndex };
  rolled: { readonly seat: Seat; readonly skulls: number };
  wounded: { readonly seat: Seat; readonly unit: Fielded };
  destroyed: { readonly seat: Seat; readonly card: CardIndex; readonly why: LossReason };
  discarded: { readonly seat: Seat; readonly card: CardIndex; readonly why: 'cost' | 'random' | 'reveal' };
  revealed: { readonly seat: Seat; readonly cards: readonly CardIndex[] };
  'took-to-hand': { readonly seat: Seat; readonly card: CardIndex; readonly from: 'deck' | 'discard' };
  'left-on-top': { readonly seat: Seat; readonly card: CardIndex };
  strengthened: { readonly seat: Seat; readonly card: CardIndex; readonly by: number; readonly army: boolean };
  gained: { readonly seat: Seat; readonly gold: number; readonly influence: number };
  fought: {
    readonly target: CardIndex;
    readonly mode: Mode;
    readonly attack: Force;
    readonly defence: Force;
    readonly winner: Side;
    readonly verdict: Verdict;
  };
  secured: { readonly seat: Seat; readonly card: CardIndex; readonly from: number };
  rewarded: { readonly seat: Seat; readonly card: CardIndex };
  damaged: { readonly seat: Seat; readonly points: number; readonly total: number; readonly card: CardIndex };
  /** REV-1: before what enemies do at its start. */
  'phase-began': { readonly round: number };
  'event-drawn': { readonly card: CardIndex };
  'event-spent': { readonly card: CardIndex };
  'event-left': { readonly card: CardIndex };
  'events-recycled': { readonly count: number };
  'pile-shrank': { readonly card: CardIndex; readonly count: number };
  foretold: { readonly card: CardIndex };
  took: { readonly seat: Seat; readonly card: CardIndex };
  'city-lost': { readonly seat: Seat; readonly card: CardIndex };
  eliminated: { readonly seat: Seat; readonly by: number };
  'runes-passed': { readonly seat: Seat; readonly from: Seat; readonly cards: readonly CardIndex[] };
  'first-passed': { readonly seat: Seat };
  ended: { readonly winners: readonly Seat[]; readonly by: EndReason };
}
/** What decided the game. */
export type EndReason = 'objective' | 'last-standing' | 'all-fell' | 'one-fell' | 'outlived' | 'monument' | 'strength';

export type EventKind = keyof Events;
export type EventOf<K extends EventKind> = { [P in K]: { readonly kind: P } & Events[P] }[K];
export type Event = EventOf<EventKind>;
