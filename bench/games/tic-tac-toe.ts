import { type Decision, type Game, type Outcome, SEATS, type Seat } from '@cinderhall/kernel';
import { playersOf } from './players.ts';

/** Noughts and crosses: two seats in turn take one of nine cells; three in a row win. */
export const ticTacToe: Game<Config, State, Move, Event, State> = {
  id: 'tic-tac-toe',
  rules: 1,
  configure: (input) => playersOf(input, [2]),
  seats: (config) => SEATS.slice(0, config.players),
  setup: () => ({ turn: 0, crosses: 0, noughts: 0, won: false }),
  clone,
  pending(s): Decision | null {
    return isOver(s) ? null : (QUESTIONS[s.turn] ?? null);
  },
  moves: (s, seat) => (isOver(s) || seat !== s.turn % 2 ? NONE : (FREE[s.crosses | s.noughts] ?? NONE)),
  step(s, seat, m, tell) {
    if (seat === 0) s.crosses |= 1 << m.cell;
    else s.noughts |= 1 << m.cell;
    s.turn++;
    s.won = hasLine(seat === 0 ? s.crosses : s.noughts);
    tell?.({ kind: 'took', seat, cell: m.cell });
  },
  view: clone,
  see: (e) => e,
  reveals: () => false,
  sample: clone,
  outcome,
  notation: () => ({
    write: (m) => String(m.cell),
    read: (text) => MOVES.find((m) => String(m.cell) === text) ?? null,
  }),
  parts: (m) => [`cell:${m.cell}`],
  barred: (s, seat) =>
    isOver(s) || seat !== s.turn % 2
      ? []
      : MOVES.filter(({ cell }) => ((s.crosses | s.noughts) & (1 << cell)) !== 0).map(({ cell }) => ({
          part: `cell:${cell}`,
          rule: 'TTT-1',
          reason: 'cell-taken',
        })),
};

interface Config {
  readonly players: 2;
}
interface State {
  turn: number;
  /** The cells of seat 0 as bits: 2 to the power of each, summed. */
  crosses: number;
  /** Those of seat 1. */
  noughts: number;
  /** Whoever moved last has won. */
  won: boolean;
}
interface Move {
  readonly cell: number;
}
interface Event {
  readonly kind: 'took';
  readonly seat: Seat;
  readonly cell: number;
}

function clone({ turn, crosses, noughts, won }: State): State {
  return { turn, crosses, noughts, won };
}

const MOVES: readonly Move[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => ({ cell }));
const NONE: readonly Move[] = [];
/** By the cells that are taken: the moves to the others. */
const FREE = Array.from({ length: 1 << MOVES.length }, (_, taken) =>
  MOVES.filter(({ cell }) => (taken & (1 << cell)) === 0),
);

/** By turn. */
const QUESTIONS = MOVES.map(({ cell }): Decision => ({ id: cell, kind: 'cell', seats: cell % 2 === 0 ? [0] : [1] }));

export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
const LINE_BITS = LINES.map(([a, b, c]) => (1 << a) | (1 << b) | (1 << c));

function hasLine(cells: number): boolean {
  for (const line of LINE_BITS) if ((cells & line) === line) return true;
  return false;
}

const isOver = (s: State): boolean => s.won || s.turn === 9;

function outcome(s: State): Outcome | null {
  if (!isOver(s)) return null;
  if (!s.won) return { kind: 'ranking', share: [0.5, 0.5], score: [0, 0] };
  return s.turn % 2 === 1
    ? { kind: 'ranking', share: [1, 0], score: [1, 0] }
    : { kind: 'ranking', share: [0, 1], score: [0, 1] };
}
