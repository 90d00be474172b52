import type { BySeat, Seat } from '@cinderhall/kernel';
import type { Card, Fighter, KindIndex, Space, TurnPower } from './components.ts';

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
  /** AI-4: the AI's turn. Its die lies in `dice`; 0: not rolled yet. */
  scout: { seat: Seat; dice: BySeat<number> };
  /** AI-6: the AI raises for free. */
  muster: { seat: Seat };
  /** RAI-1. `slot` is -1 until answered and -2 when passed. `exhumed`: by PWR-5, which is paid for and so no longer passed. */
  raise: { seat: Seat; slot: number; pay: readonly number[]; exhumed: boolean };
  /** CBT-2: `fighters` is empty until answered. */
  commit: { seat: Seat; place: number; modifier: number; fighters: readonly Fighter[] };
  /** CBT-4: two sealed cards; a defender of NOBODY is the King. */
  clash: Covered;
  /** Both cards are chosen and nothing is revealed yet. `named` is the card that Visio named (PWR-3), or -1. */
  reveal: Covered & { named: Card | -1 };
  /** CBT-6 onward: everything is open and rolled. */
  reckon: Battle & {
    cards: BySeat<Card | null>;
    dice: BySeat<number>;
    /** PWR-3: whose card counts 1, or NOBODY. */
    warned: number;
    /** PWR-9: the attacking pair is fortified. */
    braced: boolean;
  };
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
  gain: { seat: Seat; loot: readonly number[]; why: GainReason; place: number };
  /** RES-1 */
  resurrect: { seat: Seat };
  /** The next seat's turn, or the end of the round. */
  next: Record<never, never>;
  /** RND-1 to RND-5. */
  round: Record<never, never>;
  /** ORD-2: dice of those who tied; all 0 before the roll. */
  tie: { tied: Seat[]; dice: BySeat<number> };
  /** ORD-2. `order` is empty until answered. */
  order: { seat: Seat; order: Seat[] };
  /** PWR-2: null until answered. */
  unveil: { seat: Seat; use: boolean | null };
  /** PWR-3: -1 until answered, -2 when passed. */
  forewarn: { seat: Seat; card: number };
  /** PWR-4: amounts by basic resource; empty until answered. */
  fence: { seat: Seat; give: number[]; take: number[] };
  /** PWR-6: `to` is -1 until answered. */
  command: { seat: Seat; owner: Seat; from: Space; to: Space };
  /** PWR-7: of the frame beneath, which holds the dice. Whose die; -1 until answered, -2 when passed. */
  overturn: { seat: Seat; die: number };
  /** PWR-8: `place` is -1 until answered. `out` and `into` are -1 for nobody; `from` is a place or HAND. */
  reinforce: { seat: Seat; place: number; out: number; into: number; from: number };
  /** PWR-9: `place` is -1 until answered. */
  fortify: { seat: Seat; place: number };
  /** PWR-9, for the attacking pair in a battle; null until answered. */
  brace: { seat: Seat; use: boolean | null };
}

export interface Battle {
  attacker: Seat;
  /** A seat, or NOBODY for the King. */
  defender: number;
  place: number;
  /** Of the attack space (CIT-3); 0 in an outer region. */
  modifier: number;
  /** Sorted. */
  attackers: readonly Fighter[];
}

/** A battle before the reveal. */
export interface Covered extends Battle {
  /** CBT-2, PWR-2: whether everybody sees the attackers. */
  open: boolean;
  sealed: BySeat<Card | null>;
}

/** What the effects of the cards need to know about the battle just fought. */
export interface Aftermath {
  attacker: Seat;
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
  unveil: { use: boolean };
  /** -2 names none. */
  forewarn: { card: Card | -2 };
  fence: { give: readonly number[]; take: readonly number[] };
  command: { owner: Seat; from: Space; to: Space };
  /** Whose die is rolled again; -2 none. */
  overturn: { die: Seat | -2 };
  reinforce: { place: number; out: number; into: number; from: number };
  fortify: { place: number };
  brace: { use: boolean };
  /** PWR-11: begins a power instead of answering; the question stays. */
  power: { power: TurnPower };
}

export type FrameKind = keyof Frames;
export type MoveKind = keyof Answers;
export type QuestionKind = Exclude<MoveKind, 'power'>;
export type FrameOf<K extends FrameKind> = { [P in K]: { readonly kind: P } & Frames[P] }[K];
export type MoveOf<K extends MoveKind> = { [P in K]: { readonly kind: P } & Readonly<Answers[P]> }[K];
export type Frame = FrameOf<FrameKind>;
export type Move = MoveOf<MoveKind>;
