import type { BySeat, RngState, Seat, Viewer } from '@cinderhall/kernel';
import type { Pack } from './content/pack.ts';
import type { EditionId } from './ruleset.ts';

/** The four kinds, each tied to one basic resource, then gold, which is none. Index of every goods array. */
export const GOODS = ['sulphur', 'blood', 'ash', 'bone', 'gold'] as const;
export type Good = (typeof GOODS)[number];
export const KINDS = ['sulphur', 'blood', 'ash', 'bone'] as const;
export type Kind = (typeof KINDS)[number];
/** Index into KINDS. */
export type KindIndex = 0 | 1 | 2 | 3;
export const GOLD = 4;
/** In a loot array: special ingredients (GAT-4) and victory points follow the five goods. */
export const SPECIAL = 5;
export const VP = 6;

export const NECROMANCERS = ['visio', 'nox', 'mors', 'fortis'] as const;
export type Necromancer = (typeof NECROMANCERS)[number];

/** The six outer regions by index 0–5, clockwise; 6 is the Citadel. Names are content. */
export const CITADEL = 6;
/** Owner of a place that nobody controls. */
export const NOBODY = -1;
/** Where a minion is that is not on the board: on its mat. */
export const HOME = -1;

/** Index into the fighter table of the content in use (see `tables.ts`). Equal fighters share one index. */
export type Fighter = number;
/** Index into the structure table of the content in use. */
export type Tile = number;
/** Index into the space table of the content in use. */
export type Space = number;
/** Combat cards by index into COMBAT_CARDS. */
export const COMBAT_CARDS = ['0', '1', '3', '4', 'die'] as const;
export type Card = 0 | 1 | 2 | 3 | 4;
export const ZERO_CARD: Card = 0;
export const DIE_CARD: Card = 4;

/** What a table agrees on beside the edition. */
export interface Options {
  /** ORD-2 or ORD-3. */
  readonly turnOrder: 'chosen' | 'clockwise';
  /** VIS-2: whether the fighters in other people's hands are shown. */
  readonly openHands: boolean;
  /** VIS-5: whether what battles revealed is forgotten by view and log. */
  readonly strictMemory: boolean;
}

export interface Config {
  readonly edition: EditionId;
  readonly players: 2 | 3 | 4;
  /** By seat, or drawn at random by the seed (SET-11). */
  readonly necromancers: 'random' | readonly Necromancer[];
  readonly options: Options;
  /** The house pack by name, or a pack of one's own. */
  readonly content: 'house' | Pack;
}

/** The questions and unfinished business of the game. The top of the stack says who must choose. */
export interface Frames {
  /** SET-8: which starting fighter guards this region; asked of one seat at a time. */
  post: { seat: Seat; region: number; chosen: Fighter };
  /** TRN-1: place one minion. */
  turn: { seat: Seat; space: Space };
  /** BLD-1, BLD-2. */
  build: { seat: Seat; slot: number; region: number };
  /** GAT-4: one choice for each special ingredient. */
  wild: { seat: Seat; left: number; taken: number };
  /** AMD-1 and BLD-3: choose who defends. `chosen` is null until answered. */
  amend: { seat: Seat; region: number; founding: boolean; chosen: Fighter[] | null };
  /** RAI-1. `slot` is -1 until answered and -2 when passed. */
  raise: { seat: Seat; slot: number; pay: number[] };
  /** CBT-2: `fighters` is empty until answered. */
  commit: { seat: Seat; place: number; modifier: number; fighters: Fighter[] };
  /** CBT-4: two sealed cards; a defender of NOBODY is the King. */
  clash: Battle & { sealed: BySeat<Card | null> };
  /** CBT-6 onward: everything is open and rolled. */
  reckon: Battle & { cards: BySeat<Card | null>; dice: BySeat<number> };
  /** CBT-9: a reward or compensation still to be resolved. */
  spoils: { seat: Seat; card: Card; won: boolean; battle: Aftermath };
  /** ZER-3: the loser of a 0 card chooses the effect. */
  zero: { seat: Seat; battle: Aftermath; option: 'casualty' | 'return' | null };
  /** ZER-1: the winner chooses who falls. */
  casualty: { seat: Seat; battle: Aftermath; fighter: Fighter };
  /** ZER-3 and RES-1 (40/41): one fighter comes back. `fighter` is -1 until answered, -2 when declined. */
  recover: { seat: Seat; from: Fighter[]; optional: boolean; fighter: Fighter };
  /** CBT-10: used cards go to the discards. */
  discard: { cards: BySeat<Card | null> };
  /** What a seat still gains, all in one: goods, VP, special ingredients. */
  gain: { seat: Seat; loot: number[]; why: GainReason; place: number };
  /** RES-1 */
  resurrect: { seat: Seat };
  /** The next seat's turn, or the end of the round. */
  next: Record<never, never>;
  /** RND-1 to RND-5. */
  round: Record<never, never>;
  /** ORD-2. `order` is empty until answered. */
  order: { seat: Seat; order: Seat[] };
}

export interface Battle {
  attacker: Seat;
  /** A seat, or NOBODY for the King. */
  defender: number;
  place: number;
  /** Of the attack space (CIT-3); 0 in an outer region. */
  modifier: number;
  /** Sorted. */
  attackers: Fighter[];
}

/** What the effects of the cards need to know about the battle just fought. */
export interface Aftermath {
  winner: Seat | -1;
  loser: Seat | -1;
  place: number;
  /** The winner's fighters of this battle that are still there: in the place or, after a won attack, moved in. */
  standing: Fighter[];
  /** The loser's fighters just defeated, in the loser's graveyard. */
  fallen: Fighter[];
}

export type GainReason = 'gather' | 'tax' | 'gold' | 'build' | 'reward' | 'compensation' | 'special';

export interface Answers {
  post: { fighter: Fighter };
  turn: { space: Space };
  build: { slot: number; region: number };
  wild: { good: KindIndex };
  /** The defenders that shall stand there, sorted. */
  amend: { fighters: readonly Fighter[] };
  /** Position in the display, and what is paid, by good. A slot of -2 is a pass. */
  raise: { slot: number; pay: readonly number[] };
  commit: { fighters: readonly Fighter[] };
  clash: { card: Card };
  zero: { option: 'casualty' | 'return' };
  casualty: { fighter: Fighter };
  /** -2 declines. */
  recover: { fighter: Fighter };
  order: { order: readonly Seat[] };
}

export type FrameKind = keyof Frames;
export type QuestionKind = keyof Answers;
export type FrameOf<K extends FrameKind> = { [P in K]: { readonly kind: P } & Frames[P] }[K];
export type MoveOf<K extends QuestionKind> = { [P in K]: { readonly kind: P } & Readonly<Answers[P]> }[K];
export type Frame = FrameOf<FrameKind>;
export type Move = MoveOf<QuestionKind>;

/** Lines of the score sheet by index: four rounds of structures, four of the Citadel, then the rest. */
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
  'resources',
  'gold',
  'fate',
  'automatons',
] as const;
export type SheetLine = (typeof SHEET)[number];

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
  /** Pair of kinds by index into FATES. */
  fates: number[];
  /** seat × 4 minions, flat: the space each stands on, or HOME. Sorted within a seat. */
  minions: number[];
  /** By place 0–6: seat or NOBODY. */
  owners: number[];
  /** By place 0–6. Sorted. */
  guards: Fighter[][];
  /** By region 0–5, the lowest tile first. */
  tiles: Tile[][];
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
  /** Totals of END-3 by seat, once the game is over: the other two kinds' numerals for those who tied. */
  tiebreak: number[];
}

/** The six pairs of kinds (CMP-4), by index of KINDS. */
export const FATES = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const;

// ————— what a viewer sees —————

/** Cards whose faces one may see, or only how many there are. */
export type Cards = { readonly known: readonly Fighter[] } | { readonly count: number };

export interface PlayerView {
  readonly seat: Seat;
  readonly necromancer: Necromancer;
  readonly vp: number;
  /** By good. */
  readonly goods: readonly number[];
  readonly hand: Cards;
  readonly graveyard: readonly Fighter[];
  readonly discard: { readonly top: Card | null; readonly count: number };
  /** The own used cards, oldest first; null for others. */
  readonly used: readonly Card[] | null;
  /** Index into FATES; null while it is hidden. */
  readonly fate: number | null;
  /** Spaces of the minions on the board, sorted; the rest are on the mat. */
  readonly minions: readonly Space[];
  readonly sheet: readonly number[];
}

/** What everybody witnessed in the open and can still work out; no zone of the table. */
export interface Memory {
  /** By seat: starting and raised fighters, less Automatons that left. */
  readonly roster: readonly (readonly Fighter[])[];
  /** By seat: combat cards revealed since the last refresh; null with strict memory (VIS-5). Sorted. */
  readonly played: readonly (readonly Card[])[] | null;
  /** Composition of each fighter deck and of the tile pile, sorted: never their order. */
  readonly decks: readonly (readonly Fighter[])[];
  readonly pile: readonly Tile[];
  readonly restacked: boolean;
}

export interface PlaceView {
  readonly owner: number;
  readonly guards: readonly Fighter[];
  /** The lowest tile first; empty in the Citadel. */
  readonly tiles: readonly Tile[];
}

/** A frame as a viewer may see it: the same, with covered cards as counts and backs. */
export type FrameView =
  | Exclude<Frame, { kind: 'clash' }>
  | ({ readonly kind: 'clash' } & Omit<Battle, 'attackers'> & {
        readonly attackers: Cards;
        /** `hidden`: has chosen, one may not see what. */
        readonly sealed: BySeat<Card | 'hidden' | null>;
      });

export interface View {
  readonly viewer: Viewer;
  readonly config: Config;
  readonly decision: number;
  readonly round: number;
  readonly turn: number;
  readonly order: readonly Seat[];
  readonly stack: readonly FrameView[];
  readonly over: boolean;
  readonly players: readonly PlayerView[];
  /** Six regions, then the Citadel. */
  readonly places: readonly PlaceView[];
  readonly king: boolean;
  readonly kingToken: number;
  readonly display: readonly number[];
  readonly deckCounts: readonly number[];
  readonly offer: readonly number[];
  readonly pileCount: number;
  readonly aside: readonly Tile[];
  readonly memory: Memory;
  readonly tiebreak: readonly number[];
}

// ————— what is told —————

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
