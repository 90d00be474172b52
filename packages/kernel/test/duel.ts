import {
  accepted,
  below,
  type Game,
  malformed,
  type Notation,
  type RngState,
  type Seat,
  seedRng,
  type Viewer,
} from '../src/index.ts';

/**
 * Duel, the least game that the kernel's tests need: three rounds in which two seats secretly throw one to three fingers
 * (DUE-1), never what they threw last (DUE-2); a coin then says who gets the sum. Throwing three is a move of two parts.
 */
export const duel: Game<Config, State, Move, Event, State> = {
  id: 'duel',
  rules: 2,
  configure: (input) => {
    const rounds = typeof input === 'object' && input !== null && 'rounds' in input ? input.rounds : null;
    return rounds === 1 || rounds === 3 ? accepted({ rounds }) : malformed('rounds', 'must be 1 or 3');
  },
  seats: () => [0, 1],
  setup: ({ rounds }, seed, tell) => {
    tell?.({ kind: 'began' });
    return { rounds, rng: seedRng(seed), decision: 0, thrown: [0, 0], last: [0, 0], score: [0, 0] };
  },
  clone: (s) => ({
    ...s,
    rng: s.rng.slice(),
    thrown: s.thrown.slice(),
    last: s.last.slice(),
    score: s.score.slice(),
  }),
  pending: (s) =>
    s.decision === s.rounds
      ? null
      : { id: s.decision, kind: 'throw', seats: SEATS.filter((seat) => s.thrown[seat] === 0) },
  moves: (s, seat) =>
    duel.pending(s)?.seats.includes(seat)
      ? [1, 2, 3].filter((n) => n !== s.last[seat]).map((fingers) => ({ fingers }))
      : [],
  step: (s, seat, m, tell) => {
    s.thrown[seat] = m.fingers;
    tell?.({ kind: 'thrown', seat });
    if (s.thrown.includes(0)) return;
    const lucky = below(s.rng, 2);
    s.score[lucky] = (s.score[lucky] ?? 0) + s.thrown.reduce((a, b) => a + b, 0);
    s.last = s.thrown;
    s.thrown = [0, 0];
    s.decision += 1;
    tell?.({ kind: 'scored', seat: lucky });
  },
  view: (s) => duel.clone(s),
  see: (e, _who: Viewer) => e,
  reveals: (e) => e.kind === 'scored',
  sample: (v) => duel.clone(v),
  redeal: (s, seed) => ({ ...duel.clone(s), rng: seedRng(seed) }),
  outcome: (s) => (duel.pending(s) ? null : { kind: 'shared', share: [0.5, 0.5], score: s.score }),
  notation: (): Notation<Move> => ({
    write: (m) => `throw ${m.fingers}`,
    read: (text) => (/^throw +[0-9]$/.test(text) ? { fingers: Number(text.slice(-1)) } : null),
  }),
  parts: (m) => (m.fingers === 3 ? ['finger', 'thumb'] : [`fingers:${m.fingers}`]),
  barred: (s, seat) => {
    const last = s.last[seat] ?? 0;
    return last === 0 || last === 3 ? [] : [{ part: `fingers:${last}`, rule: 'DUE-2', reason: 'thrown-before' }];
  },
};

const SEATS: readonly Seat[] = [0, 1];

export interface Config {
  readonly rounds: 1 | 3;
}
export interface State {
  readonly rounds: number;
  rng: RngState;
  decision: number;
  thrown: number[];
  last: number[];
  score: number[];
}
export interface Move {
  readonly fingers: number;
}
export type Event = { kind: 'began' } | { kind: 'thrown'; seat: Seat } | { kind: 'scored'; seat: number };
