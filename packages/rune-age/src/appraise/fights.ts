import type { Seat } from '@cinderhall/kernel';
import { cardIn } from '../army.ts';
import { armyStrength, newCombat } from '../forces.ts';
import { enemyStrength } from '../lasting.ts';
import { at, holderOf, realmOwner } from '../table.ts';
import type { Tables } from '../tables.ts';
import { BATTLE, type CardIndex, type Combat, NOBODY, SIEGE, type State } from '../types.ts';
import { mightIn } from './might.ts';

/** How a fight would stand if all units in hand were played. */
export interface Prospect {
  readonly defender: Seat | -1;
  /** What the attacker is ahead by, where luck is usual. */
  readonly ahead: number;
  readonly wins: boolean;
}

/** Strength that all cards in a hand would surely bring. */
function inHand(s: State, t: Tables, seat: Seat): { readonly sum: number; readonly least: number } {
  const { sure } = mightIn(t);
  let [sum, least] = [0, Number.POSITIVE_INFINITY];
  for (const card of at(s.hands, seat)) {
    if (t.typeOf[card] !== 'unit') continue;
    sum += at(sure, card);
    least = Math.min(least, at(sure, card));
  }
  return { sum, least: sum === 0 ? 0 : least };
}

function defenderOf(s: State, t: Tables, target: CardIndex): Seat | -1 {
  if (t.typeOf[target] === 'home-realm') return realmOwner(s, t, target);
  return t.typeOf[target] === 'city' ? holderOf(s, target) : -1;
}

/** An attack on a target before anybody has played a card. */
function against(s: State, t: Tables, seat: Seat, target: CardIndex): Combat {
  const defender = defenderOf(s, t, target);
  return newCombat(defender === NOBODY ? BATTLE : SIEGE, target, [seat, defender]);
}

/** What stands against an attacker, but for cards that a defender may still play. */
const defenceOf = (s: State, t: Tables, c: Combat): number =>
  c.mode === SIEGE ? armyStrength(s, t, c, 1) : enemyStrength(s, t, c.target);

/** How an attack on a target would go. Attrition is taken to cost the weakest unit, and a defender to play all there is. */
export function prospect(s: State, t: Tables, seat: Seat, target: CardIndex): Prospect {
  const c = against(s, t, seat, target);
  const defender = defenderOf(s, t, target);
  const { sum, least } = inHand(s, t, seat);
  const lost = t.attrition[target] === true ? least : 0;
  const attack = sum + armyStrength(s, t, c, 0) - lost;
  const ahead = attack - defenceOf(s, t, c) - (defender === NOBODY ? 0 : inHand(s, t, defender).sum);
  return { defender, ahead, wins: defender === NOBODY ? ahead >= 0 : ahead > 0 };
}

/** Strength that a battle still lacks; what attrition usually takes is wanted on top. */
export function lacking(s: State, t: Tables, c: Combat): number {
  let least = Number.POSITIVE_INFINITY;
  for (const unit of at(c.units, 0)) least = Math.min(least, at(t.strengthOf, cardIn(unit)));
  const lost = t.attrition[c.target] === true && Number.isFinite(least) ? least : 0;
  return enemyStrength(s, t, c.target) - armyStrength(s, t, c, 0) + lost;
}

/** What a hand usually brings to a combat, with all that its cards do there. */
export function reach(s: State, t: Tables, seat: Seat): number {
  const { usual } = mightIn(t);
  let sum = 0;
  for (const card of at(s.hands, seat)) sum += at(usual, card);
  return sum;
}

/** Whether an attack is lost even if the defender plays nothing. */
export function hopeless(s: State, t: Tables, seat: Seat, target: CardIndex): boolean {
  const c = against(s, t, seat, target);
  const [attack, defence] = [reach(s, t, seat) + armyStrength(s, t, c, 0), defenceOf(s, t, c)];
  return c.mode === SIEGE ? attack <= defence : attack < defence;
}
