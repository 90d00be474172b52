import { below, type Seat } from '@cinderhall/kernel';
import { cardIn } from '../army.ts';
import { destroyCard } from '../cards.ts';
import { destructible } from '../effects/abilities.ts';
import { combatOf } from '../forces.ts';
import { mayReroll } from '../lasting.ts';
import type { TellEvent } from '../table.ts';
import { at, NO_SEATS, only, push, seatOf } from '../table.ts';
import type { Tables } from '../tables.ts';
import { tables } from '../tables.ts';
import type { Fielded, MoveOf, Side, State } from '../types.ts';
import type { Question, Step } from './chapter.ts';
import { OPEN } from './chapter.ts';

function roll(s: State, t: Tables, seat: Seat, tell: TellEvent): number {
  const skulls = at(t.pack.die, below(s.rng, t.pack.die.length));
  tell?.({ kind: 'rolled', seat, skulls });
  return skulls;
}

const lose = (s: State, seat: Seat, left: number): void => {
  if (left > 0) s.stack.push({ kind: 'losses', seat, left, unit: OPEN });
};

/** RCO-3, RCM-4: the attrition die. */
export const attrition: Step<'attrition'> = {
  settle(s, { seat }, tell) {
    s.stack.pop();
    const t = tables(s.config);
    const skulls = roll(s, t, seat, tell);
    if (skulls > 0 && at(combatOf(s).units, 0).length > 0 && mayReroll(s, t, combatOf(s)))
      push(s, { kind: 'reroll', seat, skulls, use: null });
    else lose(s, seat, skulls);
  },
};

const ROLL_AGAIN: readonly MoveOf<'reroll'>[] = [true, false].map((use) => ({ kind: 'reroll', use }));

/** REV-4: a reward that lets the die be rolled again; the second roll counts. */
export const reroll: Question<'reroll'> = {
  who: (_s, f) => (f.use === null ? only(f.seat) : NO_SEATS),
  moves: () => ROLL_AGAIN,
  answer(_s, f, m) {
    f.use = m.use;
  },
  settle(s, { seat, skulls, use }, tell) {
    s.stack.pop();
    combatOf(s).rerolled = 1;
    lose(s, seat, use === true ? roll(s, tables(s.config), seat, tell) : skulls);
  },
};

/** RTU-9: a unit of a combat is destroyed. */
export function destroyUnit(
  s: State,
  side: Side,
  unit: Fielded,
  why: 'attrition' | 'ability' | 'wound',
  tell: TellEvent,
): void {
  const c = combatOf(s);
  const list = at(c.units, side);
  list.splice(list.indexOf(unit), 1);
  const seat = at(c.seats, side);
  destroyCard(s, seatOf(seat), cardIn(unit), why, tell);
}

const losable = (s: State): Fielded[] => destructible(s, tables(s.config), 0, Number.MAX_SAFE_INTEGER);

/** RCO-3: own units by own choice; without a choice they go at once. */
export const losses: Question<'losses'> = {
  who: (s, f) => (f.unit === OPEN && losable(s).length > 1 ? only(f.seat) : NO_SEATS),
  moves: (s) => losable(s).map((unit) => ({ kind: 'losses', unit })),
  answer(_s, f, m) {
    f.unit = m.unit;
  },
  settle(s, f, tell) {
    const unit = f.unit === OPEN ? losable(s)[0] : f.unit;
    f.unit = OPEN;
    f.left--;
    if (f.left === 0 || unit === undefined) s.stack.pop();
    if (unit !== undefined) destroyUnit(s, 0, unit, 'attrition', tell);
  },
};
