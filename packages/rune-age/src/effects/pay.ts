import { wounded } from '../army.ts';
import { destroyCard, discard, exhaust, leaveHand } from '../cards.ts';
import { NO_MORE, type Question } from '../chapters/chapter.ts';
import type { Cost } from '../content/vocabulary.ts';
import { combatOf, sideOf } from '../forces.ts';
import type { TellEvent } from '../table.ts';
import { at, NO_SEATS, only } from '../table.ts';
import type { Tables } from '../tables.ts';
import { tables } from '../tables.ts';
import type { CardIndex, Fielded, FrameOf, MoveOf, Payment, State } from '../types.ts';
import { handPays, handWorth, reachable, woundable } from './costs.ts';

type Pay = FrameOf<'pay'>;
const move = (by: Payment, what: number): MoveOf<'pay'> => ({ kind: 'pay', with: by, what });
const NOTHING = move('none', 0);

/** Cards in hand that pay a piece, each once; none if all together are too few. */
function fromHand(s: State, t: Tables, f: Pay, cost: Cost): MoveOf<'pay'>[] {
  const hand = at(s.hands, f.seat);
  if (handPays(t, cost, hand) < f.left) return [];
  return hand.flatMap((card, i) =>
    card === hand[i - 1] || handWorth(t, cost, card) === 0 ? [] : [move('hand', card)],
  );
}

/** RTU-7, in a combat too: influence that is there, or another card for it. */
function byInfluence(s: State, t: Tables, f: Pay): MoveOf<'pay'>[] {
  if (at(s.influence, f.seat) >= f.left) return [move('influence', f.left)];
  if (reachable(s, t, f.seat) < f.left) return [];
  const ready = at(s.ready, f.seat);
  return ready.flatMap((card, i) =>
    card === ready[i - 1] || at(t.yieldInfluence, card) === 0 ? [] : [move('exhaust', card)],
  );
}

/** All pieces that this cost may be paid with now. */
function pieces(s: State, t: Tables, f: Pay): MoveOf<'pay'>[] {
  const cost = at(t.costs, f.cost);
  switch (cost.pay) {
    case 'discard':
    case 'destroy':
    case 'total':
      return fromHand(s, t, f, cost);
    case 'influence':
      return byInfluence(s, t, f);
    case 'wound':
      return woundable(s, t, f.seat, cost.unit === 'self' ? f.unit : -1).map((unit) => move('unit', unit));
  }
}

/** What is paid without asking: pieces of which everybody sees that there is no choice. */
function forced(s: State, t: Tables, f: Pay): MoveOf<'pay'> | undefined {
  if (!f.must) return undefined;
  const { pay } = at(t.costs, f.cost);
  const found = pieces(s, t, f);
  const open = pay === 'influence' || pay === 'wound' || at(s.hands, f.seat).length === 1;
  return open && found.length === 1 ? found[0] : undefined;
}

function payCard(s: State, t: Tables, f: Pay, card: CardIndex, tell: TellEvent): void {
  const { seat } = f;
  const cost = at(t.costs, f.cost);
  leaveHand(s, seat, card);
  if (cost.pay === 'destroy') destroyCard(s, seat, card, 'cost', tell);
  else {
    discard(s, seat, card);
    tell?.({ kind: 'discarded', seat, card, why: 'cost' });
  }
  f.left -= handWorth(t, cost, card);
}

function payUnit(s: State, f: Pay, unit: Fielded, tell: TellEvent): void {
  const side = sideOf(s, f.seat);
  if (side === -1) throw new Error('wounded outside of a combat');
  const units = at(combatOf(s).units, side);
  const i = f.unit >= 0 && units[f.unit] === unit ? f.unit : units.indexOf(unit);
  units[i] = wounded(unit);
  tell?.({ kind: 'wounded', seat: f.seat, unit });
  f.left = 0;
}

function take(s: State, t: Tables, f: Pay, { with: by, what }: MoveOf<'pay'>, tell: TellEvent): void {
  switch (by) {
    case 'hand':
      payCard(s, t, f, what, tell);
      return;
    case 'unit':
      payUnit(s, f, what, tell);
      return;
    case 'exhaust':
      exhaust(s, f.seat, what, at(t.yieldGold, what), at(t.yieldInfluence, what), tell);
      return;
    case 'influence':
      s.influence[f.seat] = at(s.influence, f.seat) - what;
      f.left = 0;
      return;
    case 'none':
      f.left = NO_MORE;
  }
}

/** A cost, piece by piece: whole, or not at all. */
export const pay: Question<'pay'> = {
  who(s, f) {
    if (f.with !== null) return NO_SEATS;
    return forced(s, tables(s.config), f) === undefined ? only(f.seat) : NO_SEATS;
  },
  moves(s, f) {
    const found = pieces(s, tables(s.config), f);
    if (!f.must) found.push(NOTHING);
    return found;
  },
  answer(_s, f, m) {
    f.with = m.with;
    f.what = m.what;
  },
  settle(s, f, tell) {
    const t = tables(s.config);
    const paid = f.with === null ? forced(s, t, f) : move(f.with, f.what);
    f.with = null;
    if (paid === undefined) throw new Error('a cost is neither paid nor left unpaid');
    take(s, t, f, paid, tell);
    f.must = true;
    if (f.left > 0) return;
    s.stack.pop();
    // What the payment was for, or what it wards off, lies below.
    const refused = f.left === NO_MORE;
    if (refused !== f.wards) s.stack.pop();
  },
};
