import type { Barred, Seat } from '@cinderhall/kernel';
import { put, sum } from '../sorted.ts';
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

/** RAI-2, RAI-3: how many pieces of a cost the basic resources from kind `from` on can pay for. */
function payable(s: State, seat: Seat, cost: readonly number[], from: number, special: number): number {
  let own = 0;
  let spare = 0;
  for (let k = from; k < KINDS.length; k++) {
    const left = has(s, seat, k) - at(cost, k);
    own += left < 0 ? has(s, seat, k) : at(cost, k);
    if (left > 0) spare += left;
  }
  return own + Math.min(spare, special);
}

/** Pieces of a cost that gold must pay for, since basic resources are short. */
const goldNeeded = (s: State, seat: Seat, cost: readonly number[]): number =>
  sum(cost) - payable(s, seat, cost, 0, at(cost, SPECIAL));

/**
 * RAI-2, RAI-3, RAI-5: every way to pay a cost out of what a seat has, as amounts by good; those without gold first.
 * A basic resource pays for its own kind or for a special ingredient; gold pays for anything.
 */
function payments(s: State, seat: Seat, cost: readonly number[]): number[][] {
  const found: number[][] = [];
  const pieces = sum(cost);
  const most = Math.min(has(s, seat, GOLD), pieces);
  for (let gold = goldNeeded(s, seat, cost); gold <= most; gold++) {
    const spending = { s, seat, cost, paid: [0, 0, 0, 0, gold], found };
    spend(spending, 0, pieces - gold, at(cost, SPECIAL));
  }
  return found;
}

interface Spending {
  readonly s: State;
  readonly seat: Seat;
  readonly cost: readonly number[];
  readonly paid: number[];
  readonly found: number[][];
}

/** Pays exactly `owed` pieces, of which `special` are special ingredients, with the kinds from `kind` on. */
function spend(spending: Spending, kind: number, owed: number, special: number): void {
  const { s, seat, cost, paid, found } = spending;
  if (kind === KINDS.length) {
    found.push(paid.slice());
    return;
  }
  const own = at(cost, kind);
  for (let n = Math.min(has(s, seat, kind), own + special, owed); n >= 0; n--) {
    const left = special - Math.max(0, n - own);
    if (owed - n > payable(s, seat, cost, kind + 1, left)) return;
    paid[kind] = n;
    spend(spending, kind + 1, owed - n, left);
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
    put(at(s.roster, seat), fighter);
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
