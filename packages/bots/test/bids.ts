import { below, type Game, type RngState, SEATS, type Seat, seedRng, shuffle } from '@cinderhall/kernel';
import type { Appraisal, Bot, Features } from '../src/index.ts';

/**
 * A toy with everything that makes bots go wrong: secret hands, sealed simultaneous bids, a shuffled deck of prizes and
 * a follow-up question. Each seat holds three of nine cards; in each of three rounds both bid one for the prize on
 * top of the deck; the higher bidder wins it (nobody on a tie) and says whether to double it or to take it as it is:
 * doubling costs one point.
 */
export interface BidState {
  rng: RngState;
  hands: number[][];
  sealed: (number | null)[];
  prizes: number[];
  points: number[];
  /** Who is asked whether to double; -1: nobody. */
  doubling: number;
  decision: number;
}

export type BidMove = { readonly bid: number } | { readonly double: boolean };

export interface BidView {
  readonly hand: readonly number[];
  readonly sealed: readonly ('hidden' | number | null)[];
  readonly prize: number | null;
  readonly prizesLeft: readonly number[];
  /** Cards that are in the other hand or were never dealt. */
  readonly unseen: readonly number[];
  readonly points: readonly number[];
  readonly doubling: number;
  readonly decision: number;
}

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const PLAYERS: readonly Seat[] = [0, 1];

function settle(s: BidState): void {
  const [a, b] = s.sealed;
  if (typeof a !== 'number' || typeof b !== 'number') return;
  s.sealed = [null, null];
  if (a === b) s.prizes.pop();
  else s.doubling = a > b ? 0 : 1;
}

export const bids: Game<null, BidState, BidMove, never, BidView> = {
  id: 'bids',
  rules: 1,
  configure: () => ({ ok: true, value: null }),
  seats: () => PLAYERS,
  setup(_config, seed) {
    const rng = seedRng(seed);
    const deck = CARDS.slice();
    shuffle(rng, deck);
    const prizes = [2, 3, 5];
    shuffle(rng, prizes);
    const deal = (from: number) => deck.slice(from, from + 3).sort((x, y) => x - y);
    return { rng, hands: [deal(0), deal(3)], sealed: [null, null], prizes, points: [0, 0], doubling: -1, decision: 0 };
  },
  clone: (s) => ({
    ...s,
    rng: s.rng.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    sealed: s.sealed.slice(),
    prizes: s.prizes.slice(),
    points: s.points.slice(),
  }),
  pending(s) {
    if (s.prizes.length === 0) return null;
    const seats = s.doubling >= 0 ? SEATS.filter((x) => x === s.doubling) : PLAYERS.filter((x) => s.sealed[x] === null);
    return { id: s.decision, kind: s.doubling >= 0 ? 'double' : 'bid', seats };
  },
  moves(s, seat) {
    if (s.prizes.length === 0) return [];
    if (s.doubling === seat) return [{ double: false }, { double: true }];
    return s.doubling < 0 && s.sealed[seat] === null ? (s.hands[seat] ?? []).map((bid) => ({ bid })) : [];
  },
  step(s, seat, m) {
    if ('bid' in m) {
      s.hands[seat] = (s.hands[seat] ?? []).filter((card) => card !== m.bid);
      s.sealed[seat] = m.bid;
      if (s.sealed.some((bid) => bid === null)) return;
      s.decision++;
      settle(s);
      return;
    }
    const prize = s.prizes.pop() ?? 0;
    s.points[seat] = (s.points[seat] ?? 0) + (m.double ? 2 * prize - 1 : prize);
    s.doubling = -1;
    s.decision++;
  },
  view(s, who) {
    const own = who === 'spectator' ? -1 : who;
    const hand = s.hands[own] ?? [];
    const known = [...hand, s.sealed[own] ?? 0];
    return {
      hand: hand.slice(),
      sealed: s.sealed.map((bid, seat) => (bid === null || seat === own ? bid : 'hidden')),
      prize: s.prizes.at(-1) ?? null,
      prizesLeft: s.prizes.slice().sort(),
      unseen: CARDS.filter((card) => !known.includes(card)),
      points: s.points.slice(),
      doubling: s.doubling,
      decision: s.decision,
    };
  },
  see: (e) => e,
  reveals: () => false,
  sample(v, who, rng) {
    const unseen = v.unseen.slice();
    shuffle(rng, unseen);
    const others = v.prizesLeft.filter((prize) => prize !== v.prize);
    shuffle(rng, others);
    const sealed = v.sealed.map((bid) => (bid === 'hidden' ? (unseen.pop() ?? null) : bid));
    // Each seat's hand is as large as the rounds left, less a bid that lies on the table.
    const size = (seat: number) => v.prizesLeft.length - (sealed[seat] !== null || v.doubling >= 0 ? 1 : 0);
    const hand = (seat: number) => (seat === who ? v.hand.slice() : unseen.splice(0, size(seat)).sort((x, y) => x - y));
    return {
      rng: seedRng(String(below(rng, 1000))),
      hands: [hand(0), hand(1)],
      sealed,
      prizes: [...others, ...(v.prize === null ? [] : [v.prize])],
      points: v.points.slice(),
      doubling: v.doubling,
      decision: v.decision,
    };
  },
  outcome(s) {
    const [a = 0, b = 0] = s.points;
    const share = a === b ? [0.5, 0.5] : a > b ? [1, 0] : [0, 1];
    return s.prizes.length > 0 ? null : { kind: 'ranking', share, score: s.points.slice() };
  },
  notation: () => ({ write: (m) => JSON.stringify(m), read: () => null }),
  parts: (m) => [JSON.stringify(m)],
  barred: () => [],
};

/** A point on a card that is still in hand is worth about a point of a prize. */
export const worth: Appraisal<BidState, BidMove> = {
  value: (s, seat) =>
    (s.points[seat] ?? 0) - (s.points[1 - seat] ?? 0) + (s.hands[seat] ?? []).reduce((x, y) => x + y, 0),
  quiet: (s) => s.doubling < 0 && s.sealed.every((bid) => bid === null),
  reply: (_s, _seat, moves, rng) => moves[below(rng, moves.length)] ?? { double: true },
};

/** A game of bids in numbers; a net may say how good each card of the hand looks. */
export const bidFeatures: Features<BidState, BidMove> = {
  players: () => 2,
  count: () => 4,
  write(s, seat, into) {
    into[0] = (s.points[seat] ?? 0) / 10;
    into[1] = (s.points[1 - seat] ?? 0) / 10;
    into[2] = (s.prizes.at(-1) ?? 0) / 5;
    into[3] = Math.max(0, ...(s.hands[seat] ?? [])) / 9;
  },
  version: 1,
  outputs: 1 + CARDS.length,
  output: (m) => ('bid' in m ? m.bid : -1),
  lead: 30,
  reopen(s, seat) {
    if (s.doubling >= 0) return null;
    const other: Seat = seat === 0 ? 1 : 0;
    const bid = s.sealed[other] ?? null;
    if (bid !== null) s.hands[other] = [...(s.hands[other] ?? []), bid].sort((x, y) => x - y);
    s.sealed[other] = null;
    return other;
  },
};

type BidBot = Bot<BidView, BidMove>;

/** Plays a game; `look` sees every question just before it is answered. */
export function play(
  seed: number,
  seats: readonly BidBot[],
  look: (s: BidState, seat: Seat) => void = () => {},
): BidState {
  const s = bids.setup(null, String(seed));
  const rngs = seats.map((_, seat) => seedRng(String(1000 * (seed + 1) + seat)));
  for (let d = bids.pending(s); d; d = bids.pending(s)) {
    for (const seat of d.seats) {
      look(s, seat);
      const rng = rngs[seat];
      const bot = seats[seat];
      if (rng && bot) bids.step(s, seat, bot.choose(bids.view(s, seat), seat, bids.moves(s, seat), rng));
    }
  }
  return s;
}
