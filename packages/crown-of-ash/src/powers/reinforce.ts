import type { Seat } from '@cinderhall/kernel';
import type { Question } from '../chapters/chapter.ts';
import { only } from '../chapters/chapter.ts';
import { distinct, put, take } from '../sorted.ts';
import { at, mostDefenders, NO_SEATS, PLACES, settleFortified } from '../table.ts';
import type { Fighter, Frame, MoveOf, State } from '../types.ts';
import { HAND } from '../types.ts';

type Reinforcement = MoveOf<'reinforce'>;

const reinforcement = (place: number, out: number, into: number, from: number): Reinforcement => ({
  kind: 'reinforce',
  place,
  out,
  into,
  from,
});

/** Where a fighter lies that may be moved: in the hand or in a place of one's own. */
const pool = (s: State, seat: Seat, from: number): Fighter[] =>
  from === HAND ? at(s.hands, seat) : at(s.guards, from);

/** PWR-11: the hand from which attackers are about to be chosen must not run empty. */
const spareHand = (s: State, seat: Seat, asking: Frame | undefined): boolean =>
  asking?.kind !== 'commit' || at(s.hands, seat).length > 1;

/** PWR-8: one more defender, from the hand or from another place. */
function additions(s: State, seat: Seat, place: number, sources: readonly number[]): Reinforcement[] {
  if (at(s.guards, place).length >= mostDefenders(place)) return [];
  return sources.flatMap((from) => distinct(pool(s, seat, from)).map((into) => reinforcement(place, -1, into, from)));
}

/** PWR-8: one defender for another; between two places it is the same from either side, so the first one tells it. */
function exchanges(s: State, seat: Seat, place: number, sources: readonly number[]): Reinforcement[] {
  return distinct(at(s.guards, place)).flatMap((out) =>
    sources
      .filter((from) => from === HAND || from > place)
      .flatMap((from) =>
        distinct(pool(s, seat, from))
          .filter((into) => into !== out)
          .map((into) => reinforcement(place, out, into, from)),
      ),
  );
}

/** PWR-8, PWR-10: every change of one fighter on the board, the Citadel included. */
export function reinforcements(s: State, seat: Seat, asking: Frame | undefined): Reinforcement[] {
  const own = PLACES.filter((place) => s.owners[place] === seat);
  return own.flatMap((place) => {
    const places = own.filter((other) => other !== place);
    const sources = [HAND, ...places];
    const givers = spareHand(s, seat, asking) ? sources : places;
    const removals = distinct(at(s.guards, place)).map((out) => reinforcement(place, out, -1, HAND));
    return [...additions(s, seat, place, givers), ...removals, ...exchanges(s, seat, place, sources)];
  });
}

/** PWR-8, Fortis: one own fighter on the board is added, taken back or exchanged. */
export const reinforce: Question<'reinforce'> = {
  who: (_s, f) => (f.place < 0 ? only(f.seat) : NO_SEATS),
  moves: (s, f) => reinforcements(s, f.seat, s.stack[s.stack.length - 2]),
  answer(_s, f, _seat, m) {
    f.place = m.place;
    f.out = m.out;
    f.into = m.into;
    f.from = m.from;
  },
  settle(s, f, tell) {
    s.stack.pop();
    const { seat, place, out, into, from } = f;
    if (into >= 0) take(pool(s, seat, from), into);
    if (out >= 0) {
      take(at(s.guards, place), out);
      put(pool(s, seat, from), out);
    }
    if (into >= 0) put(at(s.guards, place), into);
    tell?.({ kind: 'reinforced', seat, place, out, into, from });
    settleFortified(s, place);
    if (from !== HAND) settleFortified(s, from);
  },
};
