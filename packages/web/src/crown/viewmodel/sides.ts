import type { Card, Cards, Fighter, FrameView, Side, Tables, View } from '@cinderhall/crown-of-ash';
import { SEATS, type Seat } from '@cinderhall/kernel';
import type { Outcome, Scene } from './battle.ts';
import { cardsLeft, cardValue, guardStrength, type Range, strengthOf } from './strength.ts';

/** One side of a battle as it lies on the table: fighters and card, covered or open. */
export interface Lying {
  /** -1: the King. */
  readonly seat: number;
  readonly fighters: Cards;
  /** `none`: nothing laid down yet; `never`: the King plays none. */
  readonly card: Card | 'none' | 'covered' | 'never';
  /** Once it is reckoned. */
  readonly side: Side | null;
  /** What the die showed, of a die card. */
  readonly rolled: number | null;
  readonly won: boolean | null;
}

/** A battle whose cards are still to come, or lie covered, or are open and not reckoned yet. */
type Fought = Extract<FrameView, { readonly kind: 'clash' | 'reveal' | 'reckon' }>;

const isFought = (f: FrameView): f is Fought => f.kind === 'clash' || f.kind === 'reveal' || f.kind === 'reckon';

const fought = (view: View): Fought | null => view.stack.find(isFought) ?? null;

/** The seat of a side; null: the King's. */
const seatOf = (side: number): Seat | null => SEATS.find((seat) => seat === side) ?? null;

function cardLying(f: Fought | null, side: number): Lying['card'] {
  const seat = seatOf(side);
  if (seat === null) return 'never';
  const card = (f?.kind === 'reckon' ? f.cards : f?.sealed)?.[seat] ?? null;
  if (card === null) return 'none';
  return card === 'hidden' ? 'covered' : card;
}

/** Whether cards and dice of the battle being fought lie open, though it is not reckoned yet (PWR-7, PWR-9). */
export const isRevealed = (view: View): boolean => fought(view)?.kind === 'reckon';

function rolledBy(f: Fought | null, side: number): number | null {
  const seat = seatOf(side);
  return f?.kind === 'reckon' && seat !== null && f.dice[seat] > 0 ? f.dice[seat] : null;
}

function openSide(scene: Scene, which: 'attack' | 'defence'): Lying | null {
  const { reckoned } = scene;
  if (!reckoned) return null;
  const side = reckoned[which];
  const roll = scene.dice.findLast((die) => die.seat === side.seat);
  return {
    seat: side.seat,
    fighters: { known: side.fighters },
    card: side.card === -1 ? 'never' : side.card,
    side,
    rolled: roll?.die ?? null,
    won: (reckoned.winner === 'attacker') === (which === 'attack'),
  };
}

/** The attacker's side. Before the reveal its fighters are backs, but for whoever laid them down (CBT-2). */
export function attackSide(view: View, scene: Scene): Lying {
  const f = fought(view);
  const seat = scene.attacker;
  const fighters = f?.kind === 'reckon' ? { known: f.attackers } : (f?.attackers ?? { count: scene.count });
  const lying = { seat, fighters, card: cardLying(f, seat), side: null, rolled: rolledBy(f, seat), won: null };
  return openSide(scene, 'attack') ?? lying;
}

/** The defender's side: its fighters always lie open. */
export function defenceSide(view: View, scene: Scene): Lying {
  const fighters = { known: view.places[scene.place]?.guards ?? [] };
  const f = fought(view);
  const seat = scene.defender;
  const lying = { seat, fighters, card: cardLying(f, seat), side: null, rolled: rolledBy(f, seat), won: null };
  return openSide(scene, 'defence') ?? lying;
}

/** Under whose name it is told: a casualty under that of whoever demanded it (ZER-1), after the demand. */
const toldOf = (e: Outcome, { outcomes }: Scene): number =>
  e.kind === 'casualty' ? (outcomes.find(({ kind }) => kind === 'zero-chosen')?.seat ?? e.seat) : e.seat;

/** What followed for one side, and what its card brought: rewards and compensations apart from the rest. */
export function outcomesFor(
  scene: Scene,
  seat: number,
): { readonly gained: readonly number[]; readonly rest: readonly Outcome[] } {
  const gained = [0, 0, 0, 0, 0, 0, 0];
  const rest: Outcome[] = [];
  for (const e of scene.outcomes) {
    if (toldOf(e, scene) !== seat) continue;
    if (e.kind === 'gained' && e.why !== 'special')
      e.loot.forEach((n, i) => {
        gained[i] = (gained[i] ?? 0) + n;
      });
    else rest.push(e);
  }
  return { gained, rest };
}

/** By card that a seat may lay down: the total it would give in the battle being fought. */
export function cardTotals(
  view: View,
  seat: Seat,
  own: number,
): readonly { readonly card: Card; readonly total: Range }[] {
  const player = view.players[seat];
  return (player ? cardsLeft(view, player) : []).map((card) => {
    const value = cardValue(card);
    return { card, total: { min: own + value.min, max: own + value.max } };
  });
}

/** How many of the largest group of one kind stand together: what the bolster counts (BOL-1). */
export function largestGroup(t: Tables, fighters: readonly Fighter[]): number {
  const counts = new Map<number, number>();
  for (const fighter of fighters) {
    const kind = t.kindOf[fighter] ?? -1;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

/** The attack value of the fighters of a side before the reckoning, bolster included, when they are seen. */
export function sumSeen(t: Tables, view: View, scene: Scene, { seat, fighters }: Lying): number | null {
  if (seat === scene.defender && seat >= 0) return guardStrength(t, view, scene.place).sum;
  return 'known' in fighters ? strengthOf(t, fighters.known).sum : null;
}
