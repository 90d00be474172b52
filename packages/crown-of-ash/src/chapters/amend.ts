import type { Seat } from '@cinderhall/kernel';
import { choices, isWithin, merged, without } from '../sorted.ts';
import { at, mostDefenders, NO_SEATS, settleFortified } from '../table.ts';
import type { Fighter, Frame, FrameOf, State } from '../types.ts';
import type { Question } from './chapter.ts';
import { ban, only } from './chapter.ts';

/** `founding`: the region has just been taken by building in it (BLD-3). */
export const amendFrame = (seat: Seat, region: number, founding: boolean): Frame => ({
  kind: 'amend',
  seat,
  region,
  founding,
  chosen: null,
});

const eligible = (s: State, f: FrameOf<'amend'>): Fighter[] => merged(at(s.hands, f.seat), at(s.guards, f.region));

/** AMD-1, AMD-3, AUT-4, BLD-3: in a region, any defenders out of those there and those in hand, up to two or none. */
export const amend: Question<'amend'> = {
  who: (_s, f) => (f.chosen === null ? only(f.seat) : NO_SEATS),
  moves(s, f) {
    return choices(eligible(s, f), 0, mostDefenders(f.region)).map((fighters) => ({ kind: 'amend', fighters }));
  },
  answer(_s, f, _seat, m) {
    f.chosen = [...m.fighters];
  },
  settle(s, f, tell) {
    s.stack.pop();
    const { seat, region } = f;
    const after = f.chosen ?? [];
    const before = at(s.guards, region);
    s.hands[seat] = without(eligible(s, f), after);
    s.guards[region] = after;
    settleFortified(s, region);
    tell?.({ kind: 'amended', seat, region, before, after: after.slice() });
  },
  forbids(s, f, _seat, { fighters }) {
    if (fighters.length > mostDefenders(f.region)) return ban('AMD-2', 'too-many-defenders');
    return isWithin(fighters, eligible(s, f)) ? null : ban('AMD-1', 'not-at-hand');
  },
};
