import type { Seat } from '@cinderhall/kernel';
import { DECLINED } from '../none.ts';
import type { Ruleset } from '../ruleset.ts';
import { distinct, put, take } from '../sorted.ts';
import type { TellEvent } from '../table.ts';
import { at, NO_SEATS, push } from '../table.ts';
import { tables } from '../tables.ts';
import type { Fighter, Frame, MoveOf, State } from '../types.ts';
import type { Question, Step } from './chapter.ts';
import { ban, only } from './chapter.ts';

export const resurrectFrame = (seat: Seat): Frame => ({ kind: 'resurrect', seat });

const RESURRECTION: { [P in Ruleset['resurrection']]: (s: State, seat: Seat, tell: TellEvent) => void } = {
  all(s, seat, tell) {
    const fighters = at(s.graves, seat);
    s.graves[seat] = [];
    for (const f of fighters) put(at(s.hands, seat), f);
    tell?.({ kind: 'resurrected', seat, fighters });
  },
  one(s, seat) {
    push(s, { kind: 'recover', seat, from: at(s.graves, seat).slice(), optional: true, fighter: -1 });
  },
};

/** RES-1: the dead return. An empty graveyard gives nothing (GAT-7). */
export const resurrect: Step<'resurrect'> = {
  settle(s, f, tell) {
    s.stack.pop();
    if (at(s.graves, f.seat).length === 0) return;
    RESURRECTION[tables(s.config).rules.resurrection](s, f.seat, tell);
  },
};

/** ZER-2, ZER-3 and RES-1 (40/41): one fighter comes back from the graveyard. */
export const recover: Question<'recover'> = {
  who: (_s, f) => (f.fighter === -1 ? only(f.seat) : NO_SEATS),
  moves(_s, f) {
    const moves: MoveOf<'recover'>[] = distinct(f.from).map((fighter) => ({ kind: 'recover', fighter }));
    if (f.optional) moves.push({ kind: 'recover', fighter: DECLINED });
    return moves;
  },
  answer(_s, f, _seat, m) {
    f.fighter = m.fighter;
  },
  settle(s, f, tell) {
    s.stack.pop();
    if (f.fighter === DECLINED) {
      tell?.({ kind: 'passed', seat: f.seat });
      return;
    }
    take(at(s.graves, f.seat), f.fighter);
    put(at(s.hands, f.seat), f.fighter);
    tell?.({ kind: 'recovered', seat: f.seat, fighter: f.fighter });
  },
  forbids(_s, f, _seat, { fighter }) {
    if (fighter === DECLINED) return f.optional ? null : ban('ZER-3', 'must-return');
    return f.from.includes(fighter) ? null : ban(f.optional ? 'RES-1' : 'ZER-3', 'cannot-return');
  },
};

/** A choice of one fighter that makes itself when there is only one to choose (ZER-5); -1: somebody must choose. */
export function onlyOne(fighters: readonly Fighter[]): Fighter {
  const [first, second] = distinct(fighters);
  return first !== undefined && second === undefined ? first : -1;
}
