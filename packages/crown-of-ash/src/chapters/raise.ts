import type { Barred, Seat } from '@cinderhall/kernel';
import { put, sorted } from '../sorted.ts';
import { refillDisplay } from '../supply.ts';
import { addGood, at, has, NO_SEATS } from '../table.ts';
import type { Tables } from '../tables.ts';
import { tables } from '../tables.ts';
import type { MoveOf, State } from '../types.ts';
import { GOLD, KINDS, SPECIAL } from '../types.ts';
import type { Question } from './chapter.ts';
import { only } from './chapter.ts';

/** The slot that says: raise nobody. */
export const PASS = -2;
const PASSING: MoveOf<'raise'> = { kind: 'raise', slot: PASS, pay: [] };

/** Gold that must stand in where basic resources are short (RAI-2, RAI-3). */
function goldNeeded(s: State, seat: Seat, cost: readonly number[]): number {
  let short = 0;
  let spare = 0;
  for (let k = 0; k < KINDS.length; k++) {
    const left = has(s, seat, k) - at(cost, k);
    if (left < 0) short -= left;
    else spare += left;
  }
  return short + Math.max(0, at(cost, SPECIAL) - spare);
}

/**
 * RAI-2, RAI-3, RAI-5: every way to pay a cost out of what a seat has, as amounts by good; those without gold first.
 * A basic resource pays for its own kind or for a special ingredient; gold pays for anything.
 */
function payments(s: State, seat: Seat, cost: readonly number[]): number[][] {
  if (goldNeeded(s, seat, cost) > has(s, seat, GOLD)) return [];
  const found: number[][] = [];
  let owed = at(cost, SPECIAL);
  for (let k = 0; k < KINDS.length; k++) owed += at(cost, k);
  spend(s, seat, cost, { kind: 0, owed, special: at(cost, SPECIAL), paid: [] }, found);
  return found.length > 1 ? found.sort((a, b) => at(a, GOLD) - at(b, GOLD)) : found;
}

interface Spending {
  /** The next kind to decide on. */
  readonly kind: number;
  /** Pieces not yet paid for. */
  readonly owed: number;
  /** Special ingredients not yet paid for with a resource. */
  readonly special: number;
  readonly paid: readonly number[];
}

function spend(s: State, seat: Seat, cost: readonly number[], sp: Spending, found: number[][]): void {
  const { kind, owed, special, paid } = sp;
  if (kind === KINDS.length) {
    if (owed <= has(s, seat, GOLD)) found.push([...paid, owed]);
    return;
  }
  const own = at(cost, kind);
  for (let n = Math.min(has(s, seat, kind), own + special); n >= 0; n--) {
    const extra = Math.max(0, n - own);
    spend(s, seat, cost, { kind: kind + 1, owed: owed - n, special: special - extra, paid: [...paid, n] }, found);
  }
}

const costAt = (s: State, t: Tables, slot: number): readonly number[] | null => {
  const fighter = at(s.display, slot);
  return fighter < 0 ? null : at(t.costOf, fighter);
};

/** RAI-1 to RAI-5: at most one of the displayed fighters, into the hand. */
export const raise: Question<'raise'> = {
  who: (_s, f) => (f.slot === -1 ? only(f.seat) : NO_SEATS),
  moves(s, f) {
    const t = tables(s.config);
    const moves: MoveOf<'raise'>[] = [];
    for (let slot = 0; slot < s.display.length; slot++) {
      const cost = costAt(s, t, slot);
      if (cost !== null) for (const pay of payments(s, f.seat, cost)) moves.push({ kind: 'raise', slot, pay });
    }
    moves.push(PASSING);
    return moves;
  },
  answer(_s, f, _seat, m) {
    f.slot = m.slot;
    f.pay = [...m.pay];
  },
  settle(s, f, tell) {
    const t = tables(s.config);
    const { seat, slot, pay } = f;
    s.stack.pop();
    if (slot === PASS) {
      tell({ kind: 'passed', seat });
      return;
    }
    const fighter = at(s.display, slot);
    pay.forEach((n, good) => {
      addGood(s, seat, good, -n);
    });
    put(at(s.hands, seat), fighter);
    s.roster[seat] = sorted([...at(s.roster, seat), fighter]);
    tell({ kind: 'raised', seat, fighter, slot, paid: pay });
    refillDisplay(s, t, slot, tell);
  },
  barred(s, f): readonly Barred[] {
    const t = tables(s.config);
    return s.display.flatMap((_fighter, slot): Barred[] => {
      const cost = costAt(s, t, slot);
      const part = `slot:${slot}`;
      if (cost === null) return [{ part, rule: 'RAI-4', reason: 'slot-empty' }];
      if (goldNeeded(s, f.seat, cost) <= has(s, f.seat, GOLD)) return [];
      return [{ part, rule: 'RAI-1', reason: 'cannot-pay' }];
    });
  },
};
