import type { Seat } from '@cinderhall/kernel';
import type { CardIndex, Fielded, Side } from './components.ts';

/** RTU-2: what one may do in the own turn. */
export const TURN_ACTS = ['gold', 'exhaust', 'buy', 'attack', 'use', 'invoke', 'end'] as const;
/**
 * `gold`: a gold card from hand (RTU-6). `exhaust`: a card in play for what it yields (RTU-6, RTU-7). `use`: the action of
 * a card from hand, `invoke`: of one in play (RTU-8).
 */
export type TurnAct = (typeof TURN_ACTS)[number];

/** What a cost is paid with. `influence` that is there already; `exhaust` for more of it. */
export const PAYMENTS = ['hand', 'unit', 'exhaust', 'influence', 'none'] as const;
export type Payment = (typeof PAYMENTS)[number];

/** The questions and unfinished business of the game. The top of the stack says who must choose. */
export interface Frames {
  /** The next turn of the round, or the event phase. */
  next: Record<never, never>;
  /** RTU-2. `act` is null until answered. */
  turn: { seat: Seat; act: TurnAct | null; card: CardIndex };
  /** RTU-3. `card` is exhausted, or -1; `kept` is null until answered. */
  keep: { seat: Seat; card: CardIndex; kept: readonly CardIndex[] | null };
  /** RTU-4, RTU-5 */
  refill: Record<never, never>;
  /** RTU-8: a card played from hand is discarded when it has been used. */
  lay: { seat: Seat; card: CardIndex };
  /** RCO-3: -1 until answered, -2: plays no more. */
  battle: { seat: Seat; card: CardIndex };
  /** RCO-5: the same, of the side whose turn it is. */
  siege: { side: Side; card: CardIndex };
  /** RCO-3 */
  attrition: { seat: Seat };
  /** RCO-3: whether the die, which shows `skulls`, is rolled again. */
  reroll: { seat: Seat; skulls: number; use: boolean | null };
  /** RCO-3: who is lost to attrition; -1 until answered. */
  losses: { seat: Seat; left: number; unit: Fielded };
  /** RCO-3, RCO-5: whose Resolution comes next; -1 until answered. */
  resolution: { side: Side; unit: Fielded };
  /** RCO-4 to RCO-6 */
  outcome: Record<never, never>;
  /** Whether an ability without a cost is used. `unit`: position in the own army, or -1. */
  use: { seat: Seat; ability: number; card: CardIndex; unit: number; use: boolean | null };
  /**
   * A cost, paid piece by piece: `left` is what is still owed. The frame below is dropped when it is not paid, or when it
   * is, if it `wards` that off. `must`: there is no way back.
   */
  pay: {
    seat: Seat;
    cost: number;
    card: CardIndex;
    unit: number;
    left: number;
    must: boolean;
    wards: boolean;
    with: Payment | null;
    what: number;
  };
  /** The steps of an ability from `at` on. */
  steps: { seat: Seat; ability: number; card: CardIndex; unit: number; at: number };
  /** Revealed cards, one of which goes to the hand; -1 until answered. */
  reveal: { seat: Seat; cards: readonly CardIndex[]; ability: number; at: number; own: CardIndex; card: CardIndex };
  /** A revealed card that stays on top or is discarded. */
  top: { seat: Seat; card: CardIndex; use: boolean | null };
  /** A card of the own discard pile that goes to the hand or, `joins`, to the army. */
  recover: { seat: Seat; from: readonly CardIndex[]; joins: boolean; card: CardIndex };
  /** A unit of `side` that this player chooses to be destroyed, no stronger than this. */
  destroy: { seat: Seat; side: Side; strongest: number; unit: Fielded };
  /** An exhausted card that is refreshed. */
  refresh: { seat: Seat; left: number; card: CardIndex };
  /** REV-1: the event phase begins. */
  event: Record<never, never>;
  /** REV-1: the top event. */
  omen: Record<never, never>;
  /** What an event does, from its deed `deed` up to `end`. */
  deeds: { card: CardIndex; deed: number; end: number };
  /** A deed of an event to one player. */
  blow: { seat: Seat; card: CardIndex; deed: number };
  /** Cards destroyed from hand for less damage; -1 until answered, -2: no more. */
  spare: { seat: Seat; event: CardIndex; points: number; worth: number; by: number; card: CardIndex };
  /** A card to be destroyed from hand; -1 until answered, -2: there is none. */
  surrender: { seat: Seat; worth: number; card: CardIndex };
  /** A city to be lost. */
  cede: { seat: Seat; card: CardIndex };
  /** An event that has been resolved goes to the discard. */
  spent: { card: CardIndex };
  /** RCM-4, RSC-6: who is eliminated, and by whom. */
  fall: { by: number };
  /** RSC-4: the end of the round. */
  round: Record<never, never>;
}

export interface Answers {
  turn: { act: TurnAct; card: CardIndex };
  /** Exhausts a card (`kept` is empty then), or says which cards are kept, sorted; `card` is -1 then. */
  keep: { card: CardIndex; kept: readonly CardIndex[] };
  battle: { card: CardIndex };
  siege: { card: CardIndex };
  reroll: { use: boolean };
  losses: { unit: Fielded };
  resolution: { unit: Fielded };
  use: { use: boolean };
  pay: { with: Payment; what: number };
  reveal: { card: CardIndex };
  top: { use: boolean };
  recover: { card: CardIndex };
  destroy: { unit: Fielded };
  refresh: { card: CardIndex };
  spare: { card: CardIndex };
  surrender: { card: CardIndex };
  cede: { card: CardIndex };
}

export type FrameKind = keyof Frames;
export type QuestionKind = keyof Answers;
export type MoveKind = QuestionKind;
export type FrameOf<K extends FrameKind> = { [P in K]: { readonly kind: P } & Frames[P] }[K];
export type MoveOf<K extends MoveKind> = { [P in K]: { readonly kind: P } & Readonly<Answers[P]> }[K];
export type Frame = FrameOf<FrameKind>;
export type Move = MoveOf<MoveKind>;
