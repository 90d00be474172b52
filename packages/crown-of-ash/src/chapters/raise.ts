import type { Barred, Seat } from '@cinderhall/kernel';
import { PASS } from '../none.ts';
import { put, sum } from '../sorted.ts';
import { refillDisplay } from '../supply.ts';
import type { TellEvent } from '../table.ts';
import { addGood, at, has, NO_SEATS } from '../table.ts';
import type { Tables } from '../tables.ts';
import { tables } from '../tables.ts';
import type { MoveOf, State } from '../types.ts';
import { GOLD, KINDS, SPECIAL } from '../types.ts';
import type { Question } from './chapter.ts';
import { ban, only } from './chapter.ts';

const PASSING: MoveOf<'raise'> = { kind: 'raise', slot: PASS, pay: [] };

/** What basic resources can pay of a cost (RAI-2, RAI-3): of their own kinds, and beside that for anything. */
interface Means {
  readonly own: number;
  readonly spare: number;
}

function meansOf(s: State, seat: Seat, cost: readonly number[]): Means {
  let own = 0;
  let spare = 0;
  for (let k = 0; k < KINDS.length; k++) {
    const had = has(s, seat, k);
    const asked = cost[k] ?? 0;
    if (had <= asked) own += had;
    else {
      own += asked;
      spare += had - asked;
    }
  }
  return { own, spare };
}

/** How many of the pieces of a cost gold must pay for, since basic resources are short. */
const goldNeeded = ({ own, spare }: Means, cost: readonly number[], pieces = sum(cost)): number =>
  pieces - own - Math.min(spare, at(cost, SPECIAL));
const NO_WAY: readonly (readonly number[])[] = [];

/**
 * RAI-2, RAI-3, RAI-5: every way to pay a cost out of what a seat has, as amounts by good; those without gold first.
 * A basic resource pays for its own kind or for a special ingredient; gold pays for anything.
 */
function payments(s: State, seat: Seat, cost: readonly number[], pieces = sum(cost)): readonly (readonly number[])[] {
  const means = meansOf(s, seat, cost);
  const most = Math.min(has(s, seat, GOLD), pieces);
  const least = goldNeeded(means, cost, pieces);
  if (least > most) return NO_WAY;
  const found: number[][] = [];
  for (let gold = least; gold <= most; gold++) {
    const purse: Purse = { s, seat, cost, paid: [0, 0, 0, 0, gold], found };
    spend(purse, 0, pieces - gold, at(cost, SPECIAL), means.own, means.spare);
  }
  return found;
}

interface Purse {
  readonly s: State;
  readonly seat: Seat;
  readonly cost: readonly number[];
  readonly paid: number[];
  readonly found: number[][];
}

/**
 * Pays exactly `owed` pieces, `special` of them special ingredients, with the kinds from `kind` on, whose means are
 * `own` and `spare`. Goes down no way that ends in debt.
 */
function spend(purse: Purse, kind: number, owed: number, special: number, own: number, spare: number): void {
  if (kind === KINDS.length) {
    purse.found.push(purse.paid.slice());
    return;
  }
  const had = has(purse.s, purse.seat, kind);
  const asked = purse.cost[kind] ?? 0;
  const ownLater = own - Math.min(had, asked);
  const spareLater = spare - Math.max(0, had - asked);
  for (let n = Math.min(had, asked + special, owed); n >= 0; n--) {
    const left = special - Math.max(0, n - asked);
    if (owed - n > ownLater + Math.min(spareLater, left)) return;
    purse.paid[kind] = n;
    spend(purse, kind + 1, owed - n, left, ownLater, spareLater);
  }
}

/** All that a seat could pay with: a cost of more pieces is beyond it, whatever they are. */
function piecesOf(s: State, seat: Seat): number {
  let pieces = 0;
  for (let good = 0; good <= GOLD; good++) pieces += has(s, seat, good);
  return pieces;
}

const costAt = (s: State, t: Tables, slot: number): readonly number[] | null => {
  const fighter = at(s.display, slot);
  return fighter < 0 ? null : at(t.costOf, fighter);
};

/** Whether any displayed fighter can be paid. */
export const payable = (s: State, t: Tables, seat: Seat): boolean =>
  s.display.some((_fighter, slot) => {
    const cost = costAt(s, t, slot);
    return cost !== null && goldNeeded(meansOf(s, seat, cost), cost) <= has(s, seat, GOLD);
  });

/** RAI-1, RAI-4: a displayed fighter goes to the hand, and its space is refilled. */
export function enlist(s: State, seat: Seat, slot: number, paid: readonly number[], tell: TellEvent): void {
  const fighter = at(s.display, slot);
  put(at(s.hands, seat), fighter);
  put(at(s.roster, seat), fighter);
  tell?.({ kind: 'raised', seat, fighter, slot, paid });
  refillDisplay(s, tables(s.config), slot, tell);
}

/** RAI-1 to RAI-5: at most one of the displayed fighters, into the hand. */
export const raise: Question<'raise'> = {
  who: (_s, f) => (f.slot === -1 ? only(f.seat) : NO_SEATS),
  moves(s, f) {
    const t = tables(s.config);
    const moves: MoveOf<'raise'>[] = [];
    const most = piecesOf(s, f.seat);
    for (let slot = 0; slot < s.display.length; slot++) {
      const fighter = at(s.display, slot);
      if (fighter < 0 || at(t.piecesOf, fighter) > most) continue;
      const ways = payments(s, f.seat, at(t.costOf, fighter), at(t.piecesOf, fighter));
      for (const pay of ways) moves.push({ kind: 'raise', slot, pay });
    }
    if (!f.exhumed) moves.push(PASSING);
    return moves;
  },
  answer(_s, f, _seat, m) {
    f.slot = m.slot;
    f.pay = m.pay;
  },
  settle(s, f, tell) {
    const { seat, slot, pay } = f;
    s.stack.pop();
    if (slot === PASS) {
      tell?.({ kind: 'passed', seat });
      return;
    }
    for (let good = 0; good < pay.length; good++) addGood(s, seat, good, -at(pay, good));
    enlist(s, seat, slot, pay, tell);
  },
  barred(s, f): readonly Barred[] {
    const t = tables(s.config);
    return s.display.flatMap((_fighter, slot): Barred[] => {
      const cost = costAt(s, t, slot);
      const part = `slot:${slot}`;
      if (cost === null) return [{ part, rule: 'RAI-4', reason: 'slot-empty' }];
      if (goldNeeded(meansOf(s, f.seat, cost), cost) <= has(s, f.seat, GOLD)) return [];
      return [{ part, rule: 'RAI-1', reason: 'cannot-pay' }];
    });
  },
  forbids(s, f, _seat, { slot, pay }) {
    const cost = slot in s.display ? costAt(s, tables(s.config), slot) : null;
    if (cost === null) return null;
    const right = payments(s, f.seat, cost).some((p) => p.join() === pay.join());
    return right ? null : ban('RAI-1', 'wrong-payment');
  },
};
