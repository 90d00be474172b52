import type { Seat } from '@cinderhall/kernel';
import { SEATS } from '@cinderhall/kernel';
import type { Tables } from './tables.ts';
import type { CardIndex, Event, Frame, FrameKind, FrameOf, State } from './types.ts';

/** Questions about the table that several chapters ask, and the few ways to change it that keep it whole. */

/** undefined: nobody listens. Then `tell?.({ … })` does not even make the event. */
export type TellEvent = ((event: Event) => void) | undefined;

/** One-seat lists that are handed out again and again; nobody writes to them. */
const ALONE: readonly (readonly Seat[])[] = SEATS.map((seat) => [seat]);
export const NO_SEATS: readonly Seat[] = [];
/** The one-seat list of whoever a frame asks. */
export const only = (seat: Seat): readonly Seat[] => at(ALONE, seat);

export const isSeat = (n: number): n is Seat => n === 0 || n === 1 || n === 2 || n === 3;

/** Narrows a number that has been checked to be a seat; throws at programming errors only. */
export function seatOf(n: number): Seat {
  if (!isSeat(n)) throw new Error(`${n} is no seat`);
  return n;
}

/** Reads a place that must exist; throws at programming errors only. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new Error(`nothing at ${index} of ${list.length}`);
  return value;
}

const PLAYERS: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4].map((n) => SEATS.slice(0, n));

export const playersOf = (s: State): readonly Seat[] => at(PLAYERS, s.config.players);

/** Who is not eliminated, from a seat on clockwise. */
export function livingFrom(s: State, from: Seat): Seat[] {
  const { players } = s.config;
  const living: Seat[] = [];
  for (let i = 0; i < players; i++) {
    const seat = (from + i) % players;
    if (s.out[seat] === 0) living.push(seatOf(seat));
  }
  return living;
}

// An empty stack is not read at −1: then V8 would read every stack the slow way.
export const top = ({ stack }: State): Frame | undefined => (stack.length === 0 ? undefined : stack[stack.length - 1]);

const isOf = <K extends FrameKind>(f: Frame, kind: K): f is Frame & FrameOf<K> => f.kind === kind;

/** The top frame, known to be of this kind; throws at programming errors only. */
export function topOf<K extends FrameKind>(s: State, kind: K): FrameOf<K> {
  const f = top(s);
  if (f === undefined || !isOf(f, kind)) throw new Error(`not asked for ${kind}`);
  return f;
}

/** Adds a frame, which is dealt with first. */
export const push = (s: State, f: Frame): void => {
  s.stack.push(f);
};

/** RCM-1 */
export const homeOf = (s: State, t: Tables, seat: Seat): CardIndex => at(t.homes, at(s.factions, seat));

/** Whose home realm this is, of those who are in the game. */
export function realmOwner(s: State, t: Tables, card: CardIndex): Seat | -1 {
  for (const seat of playersOf(s)) if (s.out[seat] === 0 && homeOf(s, t, seat) === card) return seat;
  return -1;
}

/** Who has a card in play; -1: nobody. */
export function holderOf(s: State, card: CardIndex): Seat | -1 {
  for (const seat of playersOf(s))
    if (at(s.ready, seat).includes(card) || at(s.exhausted, seat).includes(card)) return seat;
  return -1;
}

/** How many cards of a seat in play are of this type. */
export function countInPlay(s: State, t: Tables, seat: Seat, type: 'city' | 'enemy'): number {
  let n = 0;
  for (const card of at(s.ready, seat)) if (t.typeOf[card] === type) n++;
  for (const card of at(s.exhausted, seat)) if (t.typeOf[card] === type) n++;
  return n;
}

/** How often a card is in a list. */
export function copiesIn(list: readonly CardIndex[], card: CardIndex): number {
  let n = 0;
  for (const x of list) if (x === card) n++;
  return n;
}
