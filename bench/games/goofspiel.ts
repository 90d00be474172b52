import {
  type Decision,
  type Game,
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
 * Goofspiel: thirteen prizes are turned up one by one; for each, everybody bids one of thirteen cards at once. The
 * highest bid alone takes the prize; tied, nobody gets it. Most points win.
 */
export const goofspiel: Game<Config, State, Move, Event, View> = {
  id: 'goofspiel',
  rules: 1,
  configure: (input) => playersOf(input, [2, 3, 4]),
  seats: (config) => SEATS.slice(0, config.players),
  setup,
  clone: (s) => ({
    players: s.players,
    decision: s.decision,
    prizes: s.prizes.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    sealed: s.sealed.slice(),
    score: s.score.slice(),
  }),
  pending,
  moves: (s, seat) => (owes(s, seat) ? (s.hands[seat] ?? []).map((card) => BIDS[card] ?? { bid: card }) : []),
  step,
  view,
  see: (e) => e,
  reveals: (e) => e.kind !== 'sealed',
  sample,
  outcome,
  notation: () => ({
    write: (m) => `bid ${m.bid}`,
    read: (text) => BIDS.find((m) => `bid ${m.bid}` === text && m.bid > 0) ?? null,
  }),
  parts: (m) => [`card:${m.bid}`],
  barred: () => [],
};

interface Config {
  readonly players: 2 | 3 | 4;
}
interface State {
  readonly players: Config['players'];
  decision: number;
  /** Still to come; the one that is bid for is last. */
  prizes: number[];
  /** Ascending. A sealed bid has left the hand. */
  hands: number[][];
  /** 0: not yet. */
  sealed: number[];
  score: number[];
}
interface Move {
  readonly bid: number;
}
type Event =
  | { readonly kind: 'sealed'; readonly seat: Seat }
  | { readonly kind: 'shown'; readonly bids: readonly number[]; readonly prize: number; readonly winner: Seat | -1 };
interface View {
  readonly players: Config['players'];
  readonly viewer: Viewer;
  readonly decision: number;
  /** The prize that is bid for, or null at the end. */
  readonly prize: number | null;
  /** Those still to come after it, ascending: their order is nobody's to know. */
  readonly later: readonly number[];
  /** The own hand, and the others' with what they have sealed. */
  readonly hands: readonly (readonly number[])[];
  /** Whether each has bid, and what oneself has. */
  readonly sealed: readonly (number | 'hidden')[];
  readonly score: readonly number[];
}

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
/** By card; 0 is none. */
const BIDS: readonly Move[] = [0, ...CARDS].map((bid) => ({ bid }));
const up = (a: number, b: number): number => a - b;

function setup(config: Config, seed: Seed): State {
  const prizes: number[] = CARDS.slice();
  shuffle(seedRng(seed), prizes);
  const seats = SEATS.slice(0, config.players);
  return {
    players: config.players,
    decision: 0,
    prizes,
    hands: seats.map(() => CARDS.slice()),
    sealed: seats.map(() => 0),
    score: seats.map(() => 0),
  };
}

const owes = (s: State, seat: Seat): boolean => s.prizes.length > 0 && s.sealed[seat] === 0;

function pending(s: State): Decision | null {
  if (s.prizes.length === 0) return null;
  return { id: s.decision, kind: 'bid', seats: owing(s.sealed) };
}

function step(s: State, seat: Seat, m: Move, tell?: Tell<Event>): void {
  const hand = s.hands[seat] ?? [];
  hand.splice(hand.indexOf(m.bid), 1);
  s.sealed[seat] = m.bid;
  tell?.({ kind: 'sealed', seat });
  if (!s.sealed.includes(0)) show(s, tell);
}

function show(s: State, tell?: Tell<Event>): void {
  const prize = s.prizes.pop() ?? 0;
  const winner = highestAlone(s.sealed);
  if (winner >= 0) s.score[winner] = (s.score[winner] ?? 0) + prize;
  tell?.({ kind: 'shown', bids: s.sealed.slice(), prize, winner });
  s.sealed.fill(0);
  s.decision++;
}

function highestAlone(bids: readonly number[]): Seat | -1 {
  let highest = 0;
  let winner: Seat | -1 = -1;
  for (const seat of SEATS) {
    const bid = bids[seat] ?? 0;
    if (bid > highest) {
      highest = bid;
      winner = seat;
    } else if (bid === highest) winner = -1;
  }
  return winner;
}

function view(s: State, who: Viewer): View {
  const bidOf = (seat: number): number => s.sealed[seat] ?? 0;
  return {
    players: s.players,
    viewer: who,
    decision: s.decision,
    prize: s.prizes[s.prizes.length - 1] ?? null,
    later: s.prizes.slice(0, -1).sort(up),
    hands: s.hands.map((hand, seat) =>
      seat === who || bidOf(seat) === 0 ? hand.slice() : [...hand, bidOf(seat)].sort(up),
    ),
    sealed: s.sealed.map((bid, seat) => (bid === 0 || seat === who ? bid : 'hidden')),
    score: s.score.slice(),
  };
}

function sample(v: View, _who: Viewer, rng: RngState): State {
  const later = v.later.slice();
  shuffle(rng, later);
  const hands = v.hands.map((hand) => hand.slice());
  const sealed = v.sealed.map((bid, seat) => {
    if (bid !== 'hidden') return bid;
    const order = hands[seat]?.slice() ?? [];
    shuffle(rng, order);
    const guess = order[0] ?? 0;
    hands[seat] = (hands[seat] ?? []).filter((card) => card !== guess);
    return guess;
  });
  const prizes = v.prize === null ? [] : [...later, v.prize];
  return { players: v.players, decision: v.decision, prizes, hands, sealed, score: v.score.slice() };
}

function outcome(s: State): Outcome | null {
  if (s.prizes.length > 0) return null;
  const most = Math.max(...s.score);
  const winners = s.score.filter((points) => points === most).length;
  return {
    kind: 'ranking',
    share: s.score.map((points) => (points === most ? 1 / winners : 0)),
    score: s.score.slice(),
  };
}
