import type { Seat } from '@cinderhall/kernel';
import { combatOf } from '../forces.ts';
import type { TellEvent } from '../table.ts';
import { at, NO_SEATS, only, seatOf } from '../table.ts';
import { tables } from '../tables.ts';
import type { CardIndex, FrameOf, MoveOf, Side, State } from '../types.ts';
import type { Question } from './chapter.ts';
import { OPEN } from './chapter.ts';
import { assaults, field } from './combat.ts';

const play = (card: CardIndex): MoveOf<'siege'> => ({ kind: 'siege', card });

const other = (side: Side): Side => (side === 0 ? 1 : 0);
const seatOn = (s: State, side: Side): Seat => seatOf(at(combatOf(s).seats, side));

function pass(s: State, f: FrameOf<'siege'>, tell: TellEvent): void {
  const { passed } = combatOf(s);
  passed[f.side] = 1;
  tell?.({ kind: 'passed', seat: seatOn(s, f.side) });
  if (passed[other(f.side)] === 1) s.stack.pop();
  else f.side = other(f.side);
}

/** RCO-5: by turns, the attacker first; who passes plays no more, and an empty hand passes. */
export const siege: Question<'siege'> = {
  who(s, f) {
    if (f.card !== OPEN) return NO_SEATS;
    const seat = seatOn(s, f.side);
    return at(s.hands, seat).length > 0 ? only(seat) : NO_SEATS;
  },
  moves: (s, _f, seat) => assaults(s, tables(s.config), seat, play),
  answer(_s, f, m) {
    f.card = m.card;
  },
  settle(s, f, tell) {
    const { card, side } = f;
    f.card = OPEN;
    if (card < 0) return pass(s, f, tell);
    if (combatOf(s).passed[other(side)] === 0) f.side = other(side);
    field(s, tables(s.config), side, card, tell);
  },
};
