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

/** How an attack on a target would go. Attrition is taken to cost the weakest unit, and a defender to play all there is. */
export function prospect(s: State, t: Tables, seat: Seat, target: CardIndex): Prospect {
  const defender = defenderOf(s, t, target);
  const mode = defender === NOBODY ? BATTLE : SIEGE;
  const c = newCombat(mode, target, [seat, defender]);
  const { sum, least } = inHand(s, t, seat);
  const lost = t.attrition[target] === true ? least : 0;
  const attack = sum + armyStrength(s, t, c, 0) - lost;
  const defence =
    defender === NOBODY ? enemyStrength(s, t, target) : armyStrength(s, t, c, 1) + inHand(s, t, defender).sum;
  const ahead = attack - defence;
  return { defender, ahead, wins: defender === NOBODY ? ahead >= 0 : ahead > 0 };
}

/** Strength that a battle still lacks; what attrition usually takes is wanted on top. */
export function lacking(s: State, t: Tables, c: Combat): number {
  let least = Number.POSITIVE_INFINITY;
  for (const unit of at(c.units, 0)) least = Math.min(least, at(t.strengthOf, cardIn(unit)));
  const lost = t.attrition[c.target] === true && Number.isFinite(least) ? least : 0;
  return enemyStrength(s, t, c.target) - armyStrength(s, t, c, 0) + lost;
}

/** What a side has in hand to add to the running combat. */
export const reserve = (s: State, t: Tables, seat: Seat): number => inHand(s, t, seat).sum;
