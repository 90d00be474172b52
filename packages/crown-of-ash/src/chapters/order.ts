import type { Seat } from '@cinderhall/kernel';
import type { TellEvent } from '../table.ts';
import { at, NO_SEATS, PLAYERS, playersOf, structuresVp } from '../table.ts';
import type { Tables } from '../tables.ts';
import type { MoveOf, Options, State } from '../types.ts';
import type { Question } from './chapter.ts';
import { ban, only } from './chapter.ts';
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

type Orders = readonly (readonly Seat[])[];

function permutations(seats: readonly Seat[]): Orders {
  if (seats.length <= 1) return [seats];
  return seats.flatMap((first) => permutations(seats.filter((x) => x !== first)).map((rest) => [first, ...rest]));
}

/** ORD-3: the seats in their circle, begun at each of them. */
const rotations = (seats: readonly Seat[]): Orders =>
  seats.map((_seat, i) => [...seats.slice(i), ...seats.slice(0, i)]);

/** Which whole orders may be chosen, by the number of players. */
export const ORDERS: { readonly [O in Options['turnOrder']]: readonly Orders[] } = {
  chosen: PLAYERS.map(permutations),
  clockwise: PLAYERS.map(rotations),
};

const answers = (orders: Orders): MoveOf<'order'>[] => orders.map((seats) => ({ kind: 'order', order: seats }));
const ANSWERS = { chosen: ORDERS.chosen.map(answers), clockwise: ORDERS.clockwise.map(answers) };

/** ORD-2, ORD-3: the whole order of the coming round. */
export const order: Question<'order'> = {
  who: (_s, f) => (f.order.length === 0 ? only(f.seat) : NO_SEATS),
  moves: (s) => at(ANSWERS[s.config.options.turnOrder], s.config.players),
  answer(_s, f, _seat, m) {
    f.order = [...m.order];
  },
  settle(s, f, tell) {
    s.stack.pop();
    s.order = f.order;
    tell({ kind: 'ordered', seat: f.seat, order: f.order.slice() });
    tell({ kind: 'round-began', round: s.round, order: f.order.slice() });
  },
  forbids: (s, _f, _seat, m) =>
    at(ORDERS[s.config.options.turnOrder], s.config.players).some((seats) => seats.join() === m.order.join())
      ? null
      : ban(s.config.options.turnOrder === 'clockwise' ? 'ORD-3' : 'ORD-2', 'no-such-order'),
};
