import type { BySeat } from '@cinderhall/kernel';
import { below, bySeat, SEATS } from '@cinderhall/kernel';
import type { Question } from '../chapters/chapter.ts';
import { only } from '../chapters/chapter.ts';
import { STANDS } from '../none.ts';
import { isSeat, NO_SEATS } from '../table.ts';
import type { DieReason, Frame, MoveOf, State } from '../types.ts';
import { charged, spend } from './token.ts';

type Rolled = Extract<Frame, { readonly dice: BySeat<number> }>;
const isRolled = (f: Frame): f is Rolled => 'dice' in f;

const REASONS: { readonly [K in Rolled['kind']]: DieReason } = { reckon: 'combat', tie: 'order', scout: 'region' };

/** The frame that holds the dice just rolled; throws at programming errors only. */
function rolledOf(s: State): Rolled {
  const rolled = s.stack.findLast(isRolled);
  if (rolled === undefined) throw new Error('no dice were rolled');
  return rolled;
}

/** PWR-7: the window of Mors, opened over the frame that holds the dice just rolled. */
export function openOverturn(s: State): void {
  const seat = charged(s, 'mors');
  if (seat === null || SEATS.every((owner) => rolledOf(s).dice[owner] === 0)) return;
  s.stack.push({ kind: 'overturn', seat, die: -1 });
}

/** PWR-7, Mors: any one die just rolled is rolled again; the second result stands. */
export const overturn: Question<'overturn'> = {
  who: (_s, f) => (f.die === -1 ? only(f.seat) : NO_SEATS),
  moves(s) {
    const { dice } = rolledOf(s);
    const rolled = SEATS.filter((owner) => dice[owner] > 0);
    return [...rolled.map((die): MoveOf<'overturn'> => ({ kind: 'overturn', die })), { kind: 'overturn', die: STANDS }];
  },
  answer(_s, f, _seat, m) {
    f.die = m.die;
  },
  settle(s, f, tell) {
    s.stack.pop();
    if (!isSeat(f.die)) return;
    const owner = f.die;
    spend(s, f.seat, 'overturn', tell);
    const rolled = rolledOf(s);
    const before = rolled.dice[owner];
    const die = below(s.rng, 6) + 1;
    rolled.dice = bySeat((seat) => (seat === owner ? die : rolled.dice[seat]));
    tell?.({ kind: 'overturned', seat: f.seat, owner, before, die, why: REASONS[rolled.kind] });
  },
};
