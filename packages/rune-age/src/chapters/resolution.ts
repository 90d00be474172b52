import { cardIn, isResolved, resolved } from '../army.ts';
import { openAbility, useless } from '../effects/abilities.ts';
import { combatOf } from '../forces.ts';
import { at, NO_SEATS, only, seatOf } from '../table.ts';
import type { Tables } from '../tables.ts';
import { tables } from '../tables.ts';
import type { Combat, Fielded, Side, State } from '../types.ts';
import type { Question } from './chapter.ts';
import { OPEN } from './chapter.ts';

/** Cards of a side whose Resolution is still to come and does something, each value once. */
function pending(s: State, t: Tables, c: Combat, side: Side): Fielded[] {
  const found: Fielded[] = [];
  const units = at(c.units, side);
  for (const [i, unit] of units.entries())
    if (isPending(s, t, c, side, unit, i) && !found.includes(unit)) found.push(unit);
  for (const tactic of at(c.tactics, side))
    if (isPending(s, t, c, side, tactic, -1) && !found.includes(tactic)) found.push(tactic);
  return found;
}

function isPending(s: State, t: Tables, c: Combat, side: Side, unit: Fielded, i: number): boolean {
  const ability = at(t.abilityOf.resolution, cardIn(unit));
  return ability >= 0 && !isResolved(unit) && !useless(s, t, ability, seatOf(at(c.seats, side)), cardIn(unit), i);
}

/** Whether it may matter which comes first: not among those that cost nothing and only add strength. */
const inAnyOrder = (t: Tables, units: readonly Fielded[]): boolean =>
  units.every((unit) => {
    const ability = at(t.abilityOf.resolution, cardIn(unit));
    return t.costOf[ability] === -1 && at(t.abilities, ability).steps.every((step) => step.do === 'strengthen');
  });

/** RCO-3, RCO-5: Resolution abilities, in the order that their side likes. */
export const resolution: Question<'resolution'> = {
  who(s, f) {
    if (f.unit !== OPEN) return NO_SEATS;
    const t = tables(s.config);
    const c = combatOf(s);
    const units = pending(s, t, c, f.side);
    return units.length < 2 || inAnyOrder(t, units) ? NO_SEATS : only(seatOf(at(c.seats, f.side)));
  },
  moves: (s, f) => pending(s, tables(s.config), combatOf(s), f.side).map((unit) => ({ kind: 'resolution', unit })),
  answer(_s, f, m) {
    f.unit = m.unit;
  },
  settle(s, f) {
    const t = tables(s.config);
    const c = combatOf(s);
    const unit = f.unit === OPEN ? pending(s, t, c, f.side)[0] : f.unit;
    f.unit = OPEN;
    if (unit === undefined) {
      s.stack.pop();
      return;
    }
    const isUnit = t.typeOf[cardIn(unit)] === 'unit';
    const list = at(isUnit ? c.units : c.tactics, f.side);
    const i = list.indexOf(unit);
    list[i] = resolved(unit);
    openAbility(s, t, 'resolution', seatOf(at(c.seats, f.side)), cardIn(unit), isUnit ? i : -1);
  },
};
