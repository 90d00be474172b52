import type { Seat } from '@cinderhall/kernel';
import { cardIn, isWounded } from '../army.ts';
import type { Amount, Count } from '../content/vocabulary.ts';
import { sideOf, unitStrength } from '../forces.ts';
import { at, countInPlay, livingFrom } from '../table.ts';
import type { Tables } from '../tables.ts';
import type { CardIndex, Fielded, State } from '../types.ts';

/** Own units of the running combat; none outside of one. */
function unitsOf(s: State, seat: Seat): readonly Fielded[] {
  const side = sideOf(s, seat);
  return side === -1 || s.combat === null ? [] : at(s.combat.units, side);
}

/** `unit`: the one that asks is among them. */
function counted(s: State, t: Tables, per: Count, seat: Seat, card: CardIndex, unit: number): number {
  switch (per) {
    case 'units':
      return unitsOf(s, seat).length;
    case 'other-units':
      return unitsOf(s, seat).length - (unit >= 0 ? 1 : 0);
    case 'wounded-units':
      return unitsOf(s, seat).filter(isWounded).length;
    case 'strength-of-kind': {
      let strength = 0;
      for (const own of unitsOf(s, seat)) if (cardIn(own) === card) strength += unitStrength(t, own);
      return strength;
    }
    case 'cities':
      return countInPlay(s, t, seat, 'city');
    case 'enemies':
      return s.enemies.length + (at(t.strengthOf, t.objective) > 0 ? 1 : 0);
    case 'players':
      return livingFrom(s, s.first).length;
  }
}

/** A number of an effect, now. */
export const amountOf = (s: State, t: Tables, amount: Amount, seat: Seat, card: CardIndex, unit: number): number =>
  typeof amount === 'number' ? amount : amount.each * counted(s, t, amount.per, seat, card, unit);
