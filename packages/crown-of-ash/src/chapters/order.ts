import type { BySeat, Seat } from '@cinderhall/kernel';
import { bySeat, SEATS } from '@cinderhall/kernel';
import { openOverturn } from '../powers/overturn.ts';
import { charge } from '../powers/token.ts';
import type { TellEvent } from '../table.ts';
import { at, isAutoma, NO_SEATS, PLAYERS, peopleOf, playersOf, push, structuresVp } from '../table.ts';
import type { Tables } from '../tables.ts';
import type { MoveOf, Options, State } from '../types.ts';
import type { Question, Step } from './chapter.ts';
import { ban, only } from './chapter.ts';
import { rollDie } from './combat.ts';

/** The seats of a list for which a number is lowest. */
function lowest(seats: readonly Seat[], of: (seat: Seat) => number): readonly Seat[] {
  const least = Math.min(...seats.map(of));
  return seats.filter((seat) => of(seat) === least);
}

/** Shared by frames: a roll replaces it, nobody writes into it. */
const NOT_ROLLED: BySeat<number> = bySeat(() => 0);

/** One seat decides; several roll for it. */
function deciding(s: State, seats: readonly Seat[], by: 'vp' | 'structures' | 'die', tell: TellEvent): void {
  if (seats.length > 1) {
    push(s, { kind: 'tie', tied: seats.slice(), dice: NOT_ROLLED });
    return;
  }
  const seat = at(seats, 0);
  if (peopleOf(s).length > 1) tell?.({ kind: 'decider', seat, by });
  push(s, { kind: 'order', seat, order: [] });
}

/** ORD-2, ORD-4: which person decides the order: fewest VP, then the least worth of structures now, then dice. */
export function decide(s: State, t: Tables, tell: TellEvent): void {
  const tied = lowest(peopleOf(s), (seat) => at(s.vp, seat));
  if (tied.length === 1) deciding(s, tied, 'vp', tell);
  else
    deciding(
      s,
      lowest(tied, (seat) => structuresVp(s, t, seat)),
      'structures',
      tell,
    );
}

/** ORD-2: the highest die among those tied, again while tied; PWR-7 once all have rolled, each time. */
export const tie: Step<'tie'> = {
  settle(s, f, tell) {
    if (SEATS.every((seat) => f.dice[seat] === 0)) {
      f.dice = bySeat((seat) => (f.tied.includes(seat) ? rollDie(s, seat, 'order', tell) : 0));
      openOverturn(s);
      return;
    }
    s.stack.pop();
    deciding(
      s,
      lowest(f.tied, (seat) => -f.dice[seat]),
      'die',
      tell,
    );
  },
};

type Orders = readonly (readonly Seat[])[];

function permutations(seats: readonly Seat[]): Orders {
  if (seats.length <= 1) return [seats];
  return seats.flatMap((first) => permutations(seats.filter((x) => x !== first)).map((rest) => [first, ...rest]));
}

/** ORD-3: the seats in their circle, begun at each of them. */
const rotations = (seats: readonly Seat[]): Orders =>
  seats.map((_seat, i) => [...seats.slice(i), ...seats.slice(0, i)]);

/** The orders of a table by how many play: people alone, or with an AI, which comes last (ORD-4). */
interface Sizes {
  readonly people: readonly Orders[];
  readonly automa: readonly Orders[];
}

const bySize = (ordersOfSeats: (seats: readonly Seat[]) => Orders): Sizes => ({
  people: PLAYERS.map(ordersOfSeats),
  automa: PLAYERS.map((seats) => ordersOfSeats(seats.slice(0, -1)).map((people) => [...people, ...seats.slice(-1)])),
});

/** Which whole orders may be chosen. */
const ORDERS: { readonly [O in Options['turnOrder']]: Sizes } = {
  chosen: bySize(permutations),
  clockwise: bySize(rotations),
};

/** The whole orders that this table may take. */
export const ordersOf = (s: State): Orders =>
  at(ORDERS[s.config.options.turnOrder][s.automa === null ? 'people' : 'automa'], s.config.players);

const answers = new Map<Orders, readonly MoveOf<'order'>[]>();

/** The same as answers, each list made once. */
function answersOf(orders: Orders): readonly MoveOf<'order'>[] {
  const found = answers.get(orders) ?? orders.map((seats) => ({ kind: 'order', order: seats }));
  answers.set(orders, found);
  return found;
}

/** ORD-2, ORD-3: the whole order of the coming round; one person against an AI has nothing to decide (ORD-4). */
export const order: Question<'order'> = {
  who: (s, f) => (f.order.length === 0 && ordersOf(s).length > 1 ? only(f.seat) : NO_SEATS),
  moves: (s) => answersOf(ordersOf(s)),
  answer(_s, f, _seat, m) {
    f.order = [...m.order];
  },
  settle(s, f, tell) {
    s.stack.pop();
    const chosen = f.order.length > 0;
    s.order = chosen ? f.order : at(ordersOf(s), 0).slice();
    if (chosen) tell?.({ kind: 'ordered', seat: f.seat, order: s.order.slice() });
    for (const seat of playersOf(s)) charge(s, seat, 'round', tell); // RND-7
    tell?.({ kind: 'round-began', round: s.round, order: s.order.slice() });
  },
  forbids(s, _f, _seat, m) {
    if (ordersOf(s).some((seats) => seats.join() === m.order.join())) return null;
    if (s.automa !== null && !isAutoma(s, at(m.order, m.order.length - 1))) return ban('ORD-4', 'no-such-order');
    return ban(s.config.options.turnOrder === 'clockwise' ? 'ORD-3' : 'ORD-2', 'no-such-order');
  },
};
