import type { Seat } from '@cinderhall/kernel';
import { SEATS } from '@cinderhall/kernel';
import type { Tables } from './tables.ts';
import type { Card, Event, Fighter, Frame, FrameKind, FrameOf, State } from './types.ts';
import { CITADEL, SHEET } from './types.ts';

/** Questions about the table that several chapters ask, and the few ways to change it that keep it whole. */

/** undefined: nobody listens. Then `tell?.({ … })` does not even make the event, which saves much when millions of games are played. */
export type TellEvent = ((event: Event) => void) | undefined;

/** One-seat lists that are handed out again and again; nobody writes to them. */
export const ALONE: readonly (readonly Seat[])[] = SEATS.map((seat) => [seat]);
export const NO_SEATS: readonly Seat[] = [];

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

/** The seats that play, by how many they are. */
export const PLAYERS: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4].map((n) => SEATS.slice(0, n));

export const playersOf = (s: State): readonly Seat[] => at(PLAYERS, s.config.players);
/** The six regions and the Citadel. */
export const PLACES = [0, 1, 2, 3, 4, 5, CITADEL] as const;

/** AMD-2, CIT-2: how many fighters may stand in a place. */
export const mostDefenders = (place: number): number => (place === CITADEL ? 3 : 2);

/** The seat of the AI, or -1: the last one (AI-3). */
const automaSeat = (s: State): number => (s.config.automa === null ? -1 : s.config.players - 1);

/** PWR-1, AI-15: people have a power token where powers are in use. */
export const hasToken = (s: State, seat: Seat): boolean => s.config.options.powers && seat !== automaSeat(s);

export const isAutoma = (s: State, seat: number): boolean => seat >= 0 && seat === automaSeat(s);

/** Everybody who is asked: the AI never is. */
export const peopleOf = (s: State): readonly Seat[] =>
  at(PLAYERS, s.config.automa === null ? s.config.players : s.config.players - 1);

/** The combat card of a seat that lies on the table, covered or open, on its way to the discard (CBT-10); else null. */
export function cardOnTable(stack: readonly Frame[], seat: Seat): Card | null {
  for (const f of stack) {
    const cards = 'sealed' in f ? f.sealed : 'cards' in f ? f.cards : null;
    const card = cards === null ? null : cards[seat];
    if (card !== null) return card;
  }
  return null;
}

export const has = (s: State, seat: Seat, good: number): number => s.goods[seat * 5 + good] ?? 0;

// | 0 changes no sum: it makes 0 of −0, for which V8 would turn the whole list into one of doubles.

export function addGood(s: State, seat: Seat, good: number, amount: number): void {
  s.goods[seat * 5 + good] = (has(s, seat, good) + amount) | 0;
}

/** Gives VP and notes on the score sheet how they came. */
export function award(s: State, seat: Seat, line: (typeof SHEET)[number], points: number): void {
  if (points === 0) return;
  const cell = seat * SHEET.length + SHEET.indexOf(line);
  s.sheet[cell] = ((s.sheet[cell] ?? 0) + points) | 0;
  s.vp[seat] = ((s.vp[seat] ?? 0) + points) | 0;
}

/** PWR-9: what a fortified pair counts, alone or beside a third fighter of any kind. */
export const FORTIFIED = 2;

/** BOL-1: two of one kind +1, three +2. */
export function bolster(t: Tables, fighters: readonly Fighter[]): number {
  let bonus = 0;
  for (let i = 1; i < fighters.length; i++) {
    const kind = t.kindOf[at(fighters, i)];
    for (let j = 0; j < i; j++)
      if (t.kindOf[at(fighters, j)] === kind) {
        bonus++;
        break;
      }
  }
  return bonus;
}

/** PWR-9: the two of one kind whose bolster is +1; empty with no pair, and with three of a kind, which have +2. */
export function bolsteredPair(t: Tables, fighters: readonly Fighter[]): Fighter[] {
  if (bolster(t, fighters) !== 1) return [];
  return fighters.filter((f) => fighters.filter((other) => t.kindOf[other] === t.kindOf[f]).length === 2);
}

/** PWR-9: a fortified pair of which one has left is broken. */
export function settleFortified(s: State, place: number): void {
  const pair = at(s.fortified, place);
  if (pair.length === 0) return;
  const rest = at(s.guards, place).slice();
  for (const f of pair) {
    const i = rest.indexOf(f);
    if (i < 0) {
      s.fortified[place] = [];
      return;
    }
    rest.splice(i, 1);
  }
}

/** BOL-1, PWR-9: the bolster of a place's defenders. */
export const bolsterAt = (s: State, t: Tables, place: number): number =>
  at(s.fortified, place).length > 0 ? FORTIFIED : bolster(t, at(s.guards, place));

/** Attack values without bolster. */
export function strength(t: Tables, fighters: readonly Fighter[]): number {
  let total = 0;
  for (const f of fighters) total += at(t.attackOf, f);
  return total;
}

export const isAutomaton = (t: Tables, f: Fighter): boolean => at(t.returnsTo, f) >= 0;

/** RND-1: the printed VP of the top tile and 1 for each tile covered under it. */
export function structureVp(s: State, t: Tables, region: number): number {
  const tile = topTile(s, region);
  return tile < 0 ? 0 : at(t.tiles, tile).vp + at(s.tiles, region).length - 1;
}

/** What the structures a seat controls would score now, the Citadel not counted (ORD-2). */
export function structuresVp(s: State, t: Tables, seat: Seat): number {
  let total = 0;
  for (let region = 0; region < CITADEL; region++) if (s.owners[region] === seat) total += structureVp(s, t, region);
  return total;
}

/** The structure whose offer counts in a region, or -1. */
export function topTile(s: State, region: number): number {
  const stack = at(s.tiles, region);
  // Not stack[stack.length - 1] ?? -1: reading at -1 took as long as all else that placing a minion asks for.
  return stack.length === 0 ? -1 : at(stack, stack.length - 1);
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

/** Adds frames; the last one is dealt with first. */
export const push = (s: State, ...frames: Frame[]): void => {
  for (const f of frames) s.stack.push(f);
};
