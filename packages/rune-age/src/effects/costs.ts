import type { Seat } from '@cinderhall/kernel';
import { cardIn, isWounded } from '../army.ts';
import type { Cost } from '../content/vocabulary.ts';
import { sideOf } from '../forces.ts';
import { at } from '../table.ts';
import type { Tables } from '../tables.ts';
import type { CardIndex, Fielded, FrameOf, State } from '../types.ts';

const initially = (cost: Cost): number => {
  switch (cost.pay) {
    case 'discard':
    case 'destroy':
      return cost.cards;
    case 'total':
      return cost.total;
    case 'influence':
      return cost.amount;
    case 'wound':
      return 1;
  }
};

/** A question for the payment of a cost. */
export const owes = (
  t: Tables,
  cost: number,
  seat: Seat,
  card: CardIndex,
  unit: number,
  must: boolean,
  wards: boolean,
): FrameOf<'pay'> => ({
  kind: 'pay',
  seat,
  cost,
  card,
  unit,
  left: initially(at(t.costs, cost)),
  must,
  wards,
  with: null,
  what: 0,
});

/** Influence of a seat, with what can still be exhausted for it. */
export function reachable(s: State, t: Tables, seat: Seat): number {
  let influence = at(s.influence, seat);
  for (const card of at(s.ready, seat)) influence += at(t.yieldInfluence, card);
  return influence;
}

/** RCO-8: own units of the combat that can be wounded; with `unit` that one alone. Each value once. */
export function woundable(s: State, t: Tables, seat: Seat, unit: number): Fielded[] {
  const side = sideOf(s, seat);
  if (side === -1 || s.combat === null) return [];
  const own = at(s.combat.units, side);
  const found: Fielded[] = [];
  for (const [i, one] of own.entries()) {
    const may = (unit < 0 || unit === i) && !isWounded(one) && t.lasts[cardIn(one)] !== true;
    if (may && !found.includes(one)) found.push(one);
  }
  return found;
}

/** Whether cards of a hand are what pays a cost: hidden from all others. */
export const paidFromHand = ({ pay }: Cost): boolean => pay !== 'influence' && pay !== 'wound';

/** What a card in hand pays of a cost; 0 where the cost is not paid from the hand. */
export function handWorth(t: Tables, cost: Cost, card: CardIndex): number {
  switch (cost.pay) {
    case 'discard':
      return 1;
    case 'destroy':
      return at(t.priceOf, card) >= cost.worth ? 1 : 0;
    case 'total':
      return at(t.goldOf, card) + at(t.strengthOf, card);
    case 'influence':
    case 'wound':
      return 0;
  }
}

/** What these cards pay of a cost, taken together. */
export const handPays = (t: Tables, cost: Cost, cards: readonly CardIndex[]): number =>
  cards.reduce((sum, card) => sum + handWorth(t, cost, card), 0);

/** Whether everybody thinks that this may be paid: what is in a hand they do not see. */
export function mightPay(s: State, t: Tables, index: number, seat: Seat, unit: number): boolean {
  const cost = at(t.costs, index);
  switch (cost.pay) {
    case 'discard':
    case 'destroy':
      return at(s.hands, seat).length >= cost.cards;
    case 'total':
      return at(s.hands, seat).length > 0;
    case 'influence':
      return reachable(s, t, seat) >= cost.amount;
    case 'wound':
      return woundable(s, t, seat, cost.unit === 'self' ? unit : -1).length > 0;
  }
}

/** Whether a seat can pay, of which it alone knows the hand; `without` is a card of the hand that does not count. */
export function canPay(s: State, t: Tables, index: number, seat: Seat, without: CardIndex): boolean {
  const cost = at(t.costs, index);
  if (cost.pay === 'influence') return reachable(s, t, seat) >= cost.amount;
  if (cost.pay === 'wound') return false;
  const hand = at(s.hands, seat);
  const spared = hand.includes(without) ? handWorth(t, cost, without) : 0;
  return handPays(t, cost, hand) - spared >= initially(cost);
}
