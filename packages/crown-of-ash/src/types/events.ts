import type { Seat } from '@cinderhall/kernel';
import type { AutomaAction, Card, Fighter, Power, Space, Tile } from './components.ts';
import type { GainReason } from './frames.ts';

export type DieReason = 'combat' | 'order' | 'region';

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

/** Why the AI cannot do what its card says. */
export const AUTOMA_REASONS = [
  'no-structure',
  'space-taken',
  'own-place',
  'no-fighter',
  'no-tile',
  'no-target',
] as const;
export type AutomaReason = (typeof AUTOMA_REASONS)[number];

export interface Events {
  'round-began': { readonly round: number; readonly order: readonly Seat[] };
  'turn-began': { readonly seat: Seat; readonly round: number; readonly turn: number };
  posted: { readonly seat: Seat; readonly region: number; readonly fighter: Fighter };
  placed: { readonly seat: Seat; readonly space: Space };
  /** Loot: five goods, special ingredients (still to be chosen), VP. */
  gained: {
    readonly seat: Seat;
    readonly loot: readonly number[];
    readonly why: GainReason;
    readonly place: number;
    /** AI-3: the loot that an AI turned into the VP it gains; not there for people. */
    readonly items?: readonly number[];
  };
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
  /** CBT-2: an AI's attackers lie face up. */
  marched: { readonly seat: Seat; readonly fighters: readonly Fighter[] };
  /** PWR-2: the covered attackers lie open from now on. */
  unveiled: { readonly seat: Seat; readonly place: number; readonly fighters: readonly Fighter[] };
  /** Somebody has chosen a combat card: never which. */
  sealed: { readonly seat: Seat };
  rolled: { readonly seat: Seat; readonly die: number; readonly why: DieReason };
  /** PWR-7: a die rolled again; `before` is what it showed. */
  overturned: {
    readonly seat: Seat;
    readonly owner: Seat;
    readonly before: number;
    readonly die: number;
    readonly why: DieReason;
  };
  /** CBT-4: attackers and both cards, before any die. -1: none, or the King. `warned`: whose card counts 1 (PWR-3). */
  revealed: {
    readonly place: number;
    readonly attacker: Seat;
    readonly defender: number;
    readonly fighters: readonly Fighter[];
    readonly attack: Card | -1;
    readonly defence: Card | -1;
    readonly warned: number;
  };
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
  /** PWR-1 */
  'power-used': { readonly seat: Seat; readonly power: Power };
  charged: { readonly seat: Seat; readonly why: 'minion' | 'round' };
  /** PWR-3: never whether it is right. */
  named: { readonly seat: Seat; readonly card: Card };
  /** PWR-4: by basic resource. */
  fenced: { readonly seat: Seat; readonly give: readonly number[]; readonly take: readonly number[] };
  commanded: { readonly seat: Seat; readonly owner: Seat; readonly from: Space; readonly to: Space };
  /** PWR-8: `out` and `into` are -1 for nobody; `from` is where `into` was and `out` goes, a place or HAND. */
  reinforced: {
    readonly seat: Seat;
    readonly place: number;
    readonly out: number;
    readonly into: number;
    readonly from: number;
  };
  fortified: { readonly seat: Seat; readonly place: number; readonly fighters: readonly Fighter[] };
  scored: { readonly seat: Seat; readonly round: number; readonly structures: number; readonly citadel: number };
  /** RND-2 to RND-4 */
  'round-ended': { readonly round: number };
  /** ORD-2: who decides, and by what. */
  decider: { readonly seat: Seat; readonly by: 'vp' | 'structures' | 'die' };
  ordered: { readonly seat: Seat; readonly order: readonly Seat[] };
  'final-scored': {
    readonly seat: Seat;
    /** -1: an AI, which has none. */
    readonly fate: number;
    readonly sheet: readonly number[];
    readonly vp: number;
  };
  /** AI-4: an action card turned up, and which of its rows counts in this region. */
  flipped: { readonly seat: Seat; readonly actionCard: number; readonly region: number; readonly row: 'other' | 'own' };
  /** AI-4: an action tried; `place` is where, NOBODY if there is none. The first without a reason is done. */
  tried: {
    readonly seat: Seat;
    readonly action: AutomaAction;
    readonly place: number;
    readonly reason: AutomaReason | null;
  };
  /** AI-6: the tier under the marker and the one raised from, 0 when none is displayed. */
  tracked: { readonly seat: Seat; readonly tier: number; readonly raised: number };
  /** AI-4, AI-8: a used-up deck of the AI is shuffled anew. */
  reshuffled: { readonly seat: Seat; readonly deck: 'actions' | 'combat' };
  /** AI-1, AI-3: chance decides what the AI chooses next. */
  lots: { readonly seat: Seat };
  /** END-3: what one of those who tied scores for the other two kinds, and the VP with it. */
  'tie-scored': { readonly seat: Seat; readonly points: number; readonly vp: number };
  ended: { readonly winners: readonly Seat[]; readonly by: 'vp' | 'kinds' | 'king' | 'shared' };
}
export type EventKind = keyof Events;
export type EventOf<K extends EventKind> = { [P in K]: { readonly kind: P } & Events[P] }[K];
export type Event = EventOf<EventKind>;
