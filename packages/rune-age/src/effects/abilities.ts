import type { Seat } from '@cinderhall/kernel';
import { cardIn } from '../army.ts';
import type { Moment, Step } from '../content/vocabulary.ts';
import { sideOf, unitStrength } from '../forces.ts';
import { at, push } from '../table.ts';
import { allows, type Tables } from '../tables.ts';
import type { CardIndex, Fielded, Side, State } from '../types.ts';
import { amountOf } from './amounts.ts';
import { canPay, mightPay, owes } from './costs.ts';

/** The side that a seat fights against in a siege; -1: there is nobody (RCO-7). */
export function opposing(s: State, seat: Seat): Side | -1 {
  const side = sideOf(s, seat);
  if (side === -1 || s.combat === null) return -1;
  const other = side === 0 ? 1 : 0;
  return at(s.combat.seats, other) < 0 ? -1 : other;
}

/** Units of a side that may be destroyed, of this strength at most; each value once. */
export function destructible(s: State, t: Tables, side: Side, strongest: number): Fielded[] {
  const found: Fielded[] = [];
  if (s.combat === null) return found;
  for (const unit of at(s.combat.units, side)) {
    const may = t.lasts[cardIn(unit)] !== true && unitStrength(t, unit) <= strongest;
    if (may && !found.includes(unit)) found.push(unit);
  }
  return found;
}

/** How strong the unit that a step destroys may be. */
export const limitOf = (
  s: State,
  t: Tables,
  step: Extract<Step, { do: 'destroy' }>,
  seat: Seat,
  card: CardIndex,
  unit: number,
): number =>
  step.strongest === undefined ? Number.MAX_SAFE_INTEGER : amountOf(s, t, step.strongest, seat, card, unit);

/** Cards of the own discard pile that a step may take, each once. */
export function recoverable(s: State, t: Tables, seat: Seat, step: Step, card: CardIndex): CardIndex[] {
  if (step.do !== 'recover' && step.do !== 'join') return [];
  const pile = at(s.discards, seat);
  return pile.filter(
    (x, i) => x !== pile[i - 1] && (step.do === 'recover' || t.typeOf[x] === 'unit') && allows(t, step.take, card, x),
  );
}

/** Exhausted cities and strongholds of a seat, each once. */
export function refreshable(s: State, t: Tables, seat: Seat): CardIndex[] {
  const list = at(s.exhausted, seat);
  return list.filter(
    (card, i) => card !== list[i - 1] && (t.typeOf[card] === 'city' || t.typeOf[card] === 'stronghold'),
  );
}

/** Whether a step can do anything, as far as everybody can see. */
function doesSomething(s: State, t: Tables, step: Step, seat: Seat, card: CardIndex, unit: number): boolean {
  switch (step.do) {
    case 'draw':
    case 'reveal':
      return at(s.decks, seat).length + at(s.discards, seat).length > 0;
    case 'recover':
    case 'join':
      return recoverable(s, t, seat, step, card).length > 0;
    case 'destroy': {
      const other = opposing(s, seat);
      return other !== -1 && destructible(s, t, other, limitOf(s, t, step, seat, card, unit)).length > 0;
    }
    case 'opponent-discards': {
      const other = opposing(s, seat);
      return other !== -1 && at(s.hands, at(s.combat?.seats ?? [], other)).length > 0;
    }
    case 'refresh':
      return refreshable(s, t, seat).length > 0;
    default:
      return true;
  }
}

/** Whether everybody can see that an ability cannot be paid, or does nothing: then nobody is asked. */
export function useless(s: State, t: Tables, ability: number, seat: Seat, card: CardIndex, unit: number): boolean {
  const cost = at(t.costOf, ability);
  if (cost >= 0 && !mightPay(s, t, cost, seat, unit)) return true;
  for (const step of at(t.abilities, ability).steps) if (doesSomething(s, t, step, seat, card, unit)) return false;
  return true;
}

/** An ability of a card in a combat comes up: paid for, chosen, or simply applied. */
export function openAbility(s: State, t: Tables, moment: Moment, seat: Seat, card: CardIndex, unit: number): void {
  const ability = at(t.abilityOf[moment], card);
  if (ability < 0 || useless(s, t, ability, seat, card, unit)) return;
  const cost = at(t.costOf, ability);
  push(s, { kind: 'steps', seat, ability, card, unit, at: 0 });
  if (cost >= 0) push(s, owes(t, cost, seat, card, unit, false, false));
  // RCO-3: When Played is resolved if its player wants it.
  else if (moment === 'played') push(s, { kind: 'use', seat, ability, card, unit, use: null });
}

/** RTU-8: whether the action of a card can be paid for and does something; `fromHand`: the card itself is not there to pay. */
export function canAct(s: State, t: Tables, seat: Seat, card: CardIndex, fromHand: boolean): boolean {
  const ability = at(t.abilityOf.action, card);
  const cost = at(t.costOf, ability);
  if (cost >= 0 && !canPay(s, t, cost, seat, fromHand ? card : -1)) return false;
  return at(t.abilities, ability).steps.some((step) => doesSomething(s, t, step, seat, card, -1));
}

/** RTU-8: who uses an action pays for it. */
export function beginAction(s: State, t: Tables, seat: Seat, card: CardIndex): void {
  const ability = at(t.abilityOf.action, card);
  const cost = at(t.costOf, ability);
  push(s, { kind: 'steps', seat, ability, card, unit: -1, at: 0 });
  if (cost >= 0) push(s, owes(t, cost, seat, card, -1, true, false));
}
