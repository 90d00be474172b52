import {
  type Decision,
  forkRng,
  type Game,
  type Notation,
  type Outcome,
  type RngState,
  SEATS,
  type Seat,
  type Seed,
  seedRng,
  shuffle,
  type Tell,
  type Viewer,
} from '@cinderhall/kernel';
import { owing, playersOf } from './players.ts';

/**
 * The card game 6 nimmt! (Wolfgang Kramer). Ten cards each, four rows. Everybody chooses a card at once; from the lowest
 * on, each goes to the row with the highest end below it. A sixth card takes the five before it; one that is below all
 * ends takes a row of choice. After a hand somebody with 66 points ends the game; fewest points win.
 */
export const takeSix: Game<Config, State, Move, Event, View> = {
  id: 'take-six',
  rules: 1,
  configure: (input) => playersOf(input, [2, 3, 4]),
  seats: (config) => SEATS.slice(0, config.players),
  setup,
  clone: (s) => ({
    players: s.players,
    rng: s.rng.slice(),
    decision: s.decision,
    hands: s.hands.map((hand) => hand.slice()),
    rows: s.rows.map((row) => row.slice()),
    seen: s.seen.slice(),
    sealed: s.sealed.slice(),
    taker: s.taker,
    points: s.points.slice(),
    over: s.over,
  }),
  pending,
  moves,
  step,
  view,
  see: (e, who) => (e.kind === 'dealt' ? { ...e, hands: e.hands.map((hand, seat) => (seat === who ? hand : [])) } : e),
  reveals: (e) => e.kind === 'dealt' || e.kind === 'shown',
  sample,
  outcome,
  notation: () => notation,
  parts: (m) => [m.kind === 'play' ? `card:${m.card}` : `row:${m.row}`],
  barred: () => [],
};

interface Config {
  readonly players: 2 | 3 | 4;
}
interface State {
  readonly players: Config['players'];
  rng: RngState;
  decision: number;
  /** In no order that means anything. A sealed card has left the hand. */
  hands: number[][];
  rows: number[][];
  /** Cards of this hand that have lain open. In the order they came. */
  seen: number[];
  /** Cards chosen and not yet placed; 0: none. */
  sealed: number[];
  /** Who must take a row, or -1. Then the sealed cards lie open. */
  taker: Seat | -1;
  points: number[];
  over: boolean;
}
type Move = { readonly kind: 'play'; readonly card: number } | { readonly kind: 'take'; readonly row: number };
type Event =
  | { readonly kind: 'dealt'; readonly hands: readonly (readonly number[])[]; readonly rows: readonly number[] }
  | { readonly kind: 'sealed'; readonly seat: Seat }
  | { readonly kind: 'shown'; readonly cards: readonly number[] }
  | {
      readonly kind: 'placed';
      readonly seat: Seat;
      readonly card: number;
      readonly row: number;
      readonly points: number;
    };
interface View extends Pick<State, 'players' | 'decision' | 'rows' | 'seen' | 'taker' | 'points' | 'over'> {
  readonly viewer: Viewer;
  /** The own cards, or how many. */
  readonly hands: readonly (readonly number[] | number)[];
  readonly sealed: readonly (number | 'hidden')[];
}

const HIGHEST = 104;
const HAND = 10;
const ROWS = 4;
const FULL_ROW = 5;
const END = 66;

/** Bulls' heads on a card: what it costs whoever takes it. */
const HEADS = Array.from({ length: HIGHEST + 1 }, (_, card) => {
  if (card === 55) return 7;
  if (card % 11 === 0) return 5;
  if (card % 10 === 0) return 3;
  return card % 5 === 0 ? 2 : 1;
});
const DECK = HEADS.map((_heads, card) => card).slice(1);
/** By card and by row: each move is one value, listed again and again. */
const PLAYS: readonly Move[] = HEADS.map((_heads, card) => ({ kind: 'play', card }));
const TAKES: readonly Move[] = [0, 1, 2, 3].map((row) => ({ kind: 'take', row }));

function setup(config: Config, seed: Seed, tell?: Tell<Event>): State {
  const seats = SEATS.slice(0, config.players);
  const s: State = {
    players: config.players,
    rng: seedRng(seed),
    decision: 0,
    hands: [],
    rows: [],
    seen: [],
    sealed: seats.map(() => 0),
    taker: -1,
    points: seats.map(() => 0),
    over: false,
  };
  deal(s, tell);
  return s;
}

function deal(s: State, tell?: Tell<Event>): void {
  const deck = DECK.slice();
  shuffle(s.rng, deck);
  const hands: number[][] = [];
  for (let from = 0; from < s.players * HAND; from += HAND) hands.push(deck.slice(from, from + HAND));
  s.hands = hands;
  s.seen = deck.slice(s.players * HAND, s.players * HAND + ROWS);
  s.rows = s.seen.map((card) => [card]);
  tell?.({ kind: 'dealt', hands: hands.map((hand) => hand.slice()), rows: s.seen.slice() });
}

function pending(s: State): Decision | null {
  if (s.over) return null;
  if (s.taker !== -1) return { id: s.decision, kind: 'take', seats: [s.taker] };
  return { id: s.decision, kind: 'play', seats: owing(s.sealed) };
}

function moves(s: State, seat: Seat): readonly Move[] {
  if (s.over) return [];
  if (s.taker !== -1) return s.taker === seat ? TAKES : [];
  if (s.sealed[seat] !== 0) return [];
  const plays: Move[] = [];
  for (const card of s.hands[seat] ?? []) {
    const play = PLAYS[card];
    if (play !== undefined) plays.push(play);
  }
  return plays;
}

function step(s: State, seat: Seat, m: Move, tell?: Tell<Event>): void {
  if (m.kind === 'take') {
    s.taker = -1;
    place(s, seat, m.row, true, tell);
  } else {
    leave(s.hands[seat] ?? [], m.card);
    s.sealed[seat] = m.card;
    tell?.({ kind: 'sealed', seat });
    if (s.sealed.includes(0)) return;
    for (const card of s.sealed) s.seen.push(card);
    tell?.({ kind: 'shown', cards: s.sealed.slice() });
  }
  s.decision++;
  placeAll(s, tell);
}

/** Takes a card out of a hand; the last one moves into its place. */
function leave(hand: number[], card: number): void {
  const last = hand.pop();
  const place = hand.indexOf(card);
  if (last !== undefined && place >= 0) hand[place] = last;
}

/** The lowest card not yet placed goes first, until somebody must take a row or all lie in rows. */
function placeAll(s: State, tell?: Tell<Event>): void {
  for (let seat = lowest(s); seat !== -1; seat = lowest(s)) {
    const row = rowFor(s, s.sealed[seat] ?? 0);
    if (row === -1) {
      s.taker = seat;
      return;
    }
    place(s, seat, row, s.rows[row]?.length === FULL_ROW, tell);
  }
  if (s.hands[0]?.length !== 0) return;
  s.over = s.points.some((points) => points >= END);
  if (!s.over) deal(s, tell);
}

function lowest(s: State): Seat | -1 {
  let least = HIGHEST + 1;
  let found: Seat | -1 = -1;
  for (const seat of SEATS) {
    const card = s.sealed[seat] ?? 0;
    if (card > 0 && card < least) {
      least = card;
      found = seat;
    }
  }
  return found;
}

/** The row whose end is the highest below the card, or -1. */
function rowFor(s: State, card: number): number {
  let best = 0;
  let found = -1;
  for (let row = 0; row < ROWS; row++) {
    const cards = s.rows[row] ?? [];
    const end = cards[cards.length - 1] ?? 0;
    if (end < card && end > best) {
      best = end;
      found = row;
    }
  }
  return found;
}

function place(s: State, seat: Seat, row: number, takes: boolean, tell?: Tell<Event>): void {
  const card = s.sealed[seat] ?? 0;
  const cards = s.rows[row] ?? [];
  let points = 0;
  if (takes) {
    for (const taken of cards) points += HEADS[taken] ?? 0;
    s.points[seat] = (s.points[seat] ?? 0) + points;
    s.rows[row] = [card];
  } else cards.push(card);
  s.sealed[seat] = 0;
  tell?.({ kind: 'placed', seat, card, row, points });
}

function view(s: State, who: Viewer): View {
  const open = s.taker !== -1;
  return {
    viewer: who,
    players: s.players,
    decision: s.decision,
    rows: s.rows.map((row) => row.slice()),
    seen: s.seen.slice(),
    taker: s.taker,
    points: s.points.slice(),
    over: s.over,
    hands: s.hands.map((hand, seat) => (seat === who ? hand.slice() : hand.length)),
    sealed: s.sealed.map((card, seat) => (card === 0 || open || seat === who ? card : 'hidden')),
  };
}

function sample(v: View, _who: Viewer, rng: RngState): State {
  const known = new Set(v.seen);
  for (const hand of v.hands) if (typeof hand !== 'number') for (const card of hand) known.add(card);
  for (const card of v.sealed) if (card !== 'hidden') known.add(card);
  const unknown = DECK.filter((card) => !known.has(card));
  shuffle(rng, unknown);
  return {
    players: v.players,
    rng: forkRng(rng),
    decision: v.decision,
    hands: v.hands.map((hand) => (typeof hand === 'number' ? unknown.splice(0, hand) : hand.slice())),
    rows: v.rows.map((row) => row.slice()),
    seen: v.seen.slice(),
    sealed: v.sealed.map((card) => (card === 'hidden' ? (unknown.pop() ?? 0) : card)),
    taker: v.taker,
    points: v.points.slice(),
    over: v.over,
  };
}

function outcome(s: State): Outcome | null {
  if (!s.over) return null;
  const least = Math.min(...s.points);
  const winners = s.points.filter((points) => points === least).length;
  return {
    kind: 'ranking',
    share: s.points.map((points) => (points === least ? 1 / winners : 0)),
    score: s.points.slice(),
  };
}

const notation: Notation<Move> = {
  write: (m) => (m.kind === 'play' ? `play ${m.card}` : `take ${m.row + 1}`),
  read: (text) => [...PLAYS.slice(1), ...TAKES].find((m) => notation.write(m) === text) ?? null,
};
