import type { Seat } from '@cinderhall/kernel';
import type { TellEvent } from '../table.ts';
import { at, NO_SEATS, playersOf, structuresVp } from '../table.ts';
import type { Tables } from '../tables.ts';
import type { MoveOf, Options, State } from '../types.ts';
import type { Question } from './chapter.ts';
import { only } from './chapter.ts';
import { rollDie } from './combat.ts';

/** The seats of a list for which a number is lowest. */
function lowest(seats: readonly Seat[], of: (seat: Seat) => number): readonly Seat[] {
  const least = Math.min(...seats.map(of));
  return seats.filter((seat) => of(seat) === least);
}

/** ORD-2: fewest VP, then the least worth of structures now, then the highest die among those tied, again while tied. */
export function decider(s: State, t: Tables, tell: TellEvent): Seat {
  let tied = lowest(playersOf(s), (seat) => at(s.vp, seat));
  let by: 'vp' | 'structures' | 'die' = 'vp';
  if (tied.length > 1) {
    tied = lowest(tied, (seat) => structuresVp(s, t, seat));
    by = 'structures';
  }
  while (tied.length > 1) {
    const rolls = [0, 0, 0, 0];
    for (const seat of tied) rolls[seat] = rollDie(s, seat, 'order', tell);
    tied = lowest(tied, (seat) => -at(rolls, seat));
    by = 'die';
  }
  const seat = at(tied, 0);
  tell({ kind: 'decider', seat, by });
  return seat;
}

function permutations(seats: readonly Seat[]): Seat[][] {
  if (seats.length <= 1) return [seats.slice()];
  return seats.flatMap((first) => permutations(seats.filter((x) => x !== first)).map((rest) => [first, ...rest]));
}

/** ORD-3: the seats in their circle, begun at each of them. */
const rotations = (seats: readonly Seat[]): Seat[][] =>
  seats.map((_seat, i) => [...seats.slice(i), ...seats.slice(0, i)]);

/** Which whole orders may be chosen. */
export const ORDERS: { readonly [O in Options['turnOrder']]: (seats: readonly Seat[]) => Seat[][] } = {
  chosen: permutations,
  clockwise: rotations,
};

/** ORD-2, ORD-3: the whole order of the coming round. */
export const order: Question<'order'> = {
  who: (_s, f) => (f.order.length === 0 ? only(f.seat) : NO_SEATS),
  moves: (s) =>
    ORDERS[s.config.options.turnOrder](playersOf(s)).map((seats): MoveOf<'order'> => ({ kind: 'order', order: seats })),
  answer(_s, f, _seat, m) {
    f.order = [...m.order];
  },
  settle(s, f, tell) {
    s.stack.pop();
    s.order = f.order;
    tell({ kind: 'ordered', seat: f.seat, order: f.order.slice() });
    tell({ kind: 'round-began', round: s.round, order: f.order.slice() });
  },
};
