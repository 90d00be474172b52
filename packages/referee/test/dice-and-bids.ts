import { accepted, below, type Game, malformed, type RngState, type Seat, seedRng } from '@cinderhall/kernel';

/** A toy: two seats in turn add 1 or 2 in the open (2 makes them rest) or roll; every fourth question both seal a bid. */
export type Move =
  | { readonly kind: 'add'; readonly n: number }
  | { readonly kind: 'rest' }
  | { readonly kind: 'roll' }
  | { readonly kind: 'bid'; readonly n: number };

export interface State {
  rng: RngState;
  decision: number;
  seat: Seat;
  tired: boolean;
  sealed: (number | null)[];
  score: number[];
}

export type Event =
  | { readonly kind: 'added'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'rested'; readonly seat: Seat }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'whispered'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'bids'; readonly bids: readonly number[] };

export interface View {
  readonly decision: number;
  readonly score: readonly number[];
  readonly sealed: readonly (number | 'hidden' | null)[];
}

const LENGTH = 16;
const bidding = (s: State): boolean => s.decision % 4 === 3;
const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

export const toy: Game<null, State, Move, Event, View> = {
  id: 'dice-and-bids',
  rules: 1,
  configure: (input) => (input === null ? accepted(null) : malformed('', 'must be null')),
  seats: () => [0, 1],
  setup: (_config, seed) => ({
    rng: seedRng(seed),
    decision: 0,
    seat: 0,
    tired: false,
    sealed: [null, null],
    score: [0, 0],
  }),
  clone: (s) => structuredClone(s),
  pending(s) {
    if (s.decision >= LENGTH) return null;
    if (!bidding(s)) return { id: s.decision, kind: 'turn', seats: [s.seat] };
    return { id: s.decision, kind: 'bid', seats: ([0, 1] as const).filter((seat) => s.sealed[seat] === null) };
  },
  moves(s, seat) {
    if (!toy.pending(s)?.seats.includes(seat)) return [];
    if (bidding(s)) return [0, 1, 2].map((n) => ({ kind: 'bid', n }));
    if (s.tired) return [{ kind: 'rest' }];
    return [{ kind: 'add', n: 1 }, { kind: 'add', n: 2 }, { kind: 'roll' }];
  },
  step(s, seat, m, tell) {
    const gain = (n: number): void => {
      s.score[seat] = (s.score[seat] ?? 0) + n;
    };
    if (m.kind === 'bid') {
      s.sealed[seat] = m.n;
      tell?.({ kind: 'whispered', seat, n: m.n });
      if (s.sealed.includes(null)) return;
      tell?.({ kind: 'bids', bids: s.sealed.map((n) => n ?? 0) });
      s.sealed = [null, null];
    } else if (m.kind === 'add') {
      gain(m.n);
      tell?.({ kind: 'added', seat, n: m.n });
      s.tired = m.n === 2;
    } else if (m.kind === 'rest') {
      tell?.({ kind: 'rested', seat });
      s.tired = false;
    } else {
      const n = below(s.rng, 6) + 1;
      gain(n);
      tell?.({ kind: 'rolled', seat, n });
    }
    s.decision += 1;
    if (!s.tired) s.seat = other(s.seat);
  },
  view: (s, who) => ({
    decision: s.decision,
    score: s.score.slice(),
    sealed: s.sealed.map((n, seat) => (n === null || seat === who ? n : 'hidden')),
  }),
  see: (e, who) => (e.kind === 'whispered' && e.seat !== who ? null : e),
  reveals: (e) => e.kind === 'rolled' || e.kind === 'bids',
  sample: () => {
    throw new Error('nobody samples this toy');
  },
  outcome: (s) => (s.decision < LENGTH ? null : { kind: 'shared', share: [0.5, 0.5], score: s.score.slice() }),
  notation: () => ({
    write: (m) => (m.kind === 'add' || m.kind === 'bid' ? `${m.kind} ${m.n}` : m.kind),
    read(text) {
      const [, kind, n] = /^(add|bid) ([0-9])$/.exec(text) ?? [];
      if (kind === 'add' || kind === 'bid') return { kind, n: Number(n) };
      return text === 'rest' || text === 'roll' ? { kind: text } : null;
    },
  }),
  parts: (m) => [m.kind === 'add' || m.kind === 'bid' ? `${m.kind}:${m.n}` : m.kind],
  barred: () => [],
};
