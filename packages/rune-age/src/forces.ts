import { cardIn, gainedBy } from './army.ts';
import { type Ground, lastingStrength } from './lasting.ts';
import { at } from './table.ts';
import type { Tables } from './tables.ts';
import type { CardIndex, Combat, Fielded, Mode, Side, State } from './types.ts';

/** A combat in which nobody has played anything yet. `seats`: by side, NOBODY where a card defends itself. */
export const newCombat = (mode: Mode, target: CardIndex, seats: number[]): Combat => ({
  mode,
  target,
  seats,
  units: [[], []],
  tactics: [[], []],
  bonus: [0, 0],
  passed: [0, 0],
  rerolled: 0,
});

/** The running combat; throws at programming errors only. */
export function combatOf(s: State): Combat {
  if (s.combat === null) throw new Error('there is no combat');
  return s.combat;
}

/** RCO-3: strength of a unit with what it gained. */
export const unitStrength = (t: Tables, unit: Fielded): number => at(t.strengthOf, cardIn(unit)) + gainedBy(unit);

/** RCO-3, RCO-5: all that counts for the army of a side, the defence of a city included. */
export function armyStrength(s: Ground, t: Tables, c: Combat, side: Side): number {
  let strength = at(c.bonus, side) + lastingStrength(s, t, c, side);
  for (const unit of at(c.units, side)) strength += unitStrength(t, unit);
  if (side === 1) strength += at(t.defenceOf, c.target);
  return strength;
}

/** Which side of the combat a seat is on; -1: none. */
export function sideOf(s: State, seat: number): Side | -1 {
  if (s.combat === null) return -1;
  return s.combat.seats[0] === seat ? 0 : s.combat.seats[1] === seat ? 1 : -1;
}
