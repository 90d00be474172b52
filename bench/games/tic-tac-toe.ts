import { type Decision, type Game, type Outcome, SEATS, type Seat } from '@cinderhall/kernel';
import { playersOf } from './players.ts';

/** Noughts and crosses: two seats in turn take one of nine cells; three in a row win. */
export const ticTacToe: Game<Config, State, Move, Event, State> = {
  id: 'tic-tac-toe',
  rules: 1,
  configure: (input) => playersOf(input, [2]),
  seats: (config) => SEATS.slice(0, config.players),
  setup: () => ({ turn: 0, cells: [0, 0, 0, 0, 0, 0, 0, 0, 0], won: false }),
  clone: (s) => ({ turn: s.turn, cells: s.cells.slice(), won: s.won }),
  pending(s): Decision | null {
    return isOver(s) ? null : (QUESTIONS[s.turn] ?? null);
  },
  moves(s, seat) {
    if (isOver(s) || seat !== s.turn % 2) return [];
    const free: Move[] = [];
    for (const m of MOVES) if (s.cells[m.cell] === 0) free.push(m);
    return free;
  },
  step(s, seat, m, tell) {
    s.cells[m.cell] = seat + 1;
    s.turn++;
    s.won = lineThrough(s.cells, m.cell);
    tell?.({ kind: 'took', seat, cell: m.cell });
  },
  view: (s) => ({ turn: s.turn, cells: s.cells.slice(), won: s.won }),
  see: (e) => e,
  reveals: () => false,
  sample: (v) => ({ turn: v.turn, cells: v.cells.slice(), won: v.won }),
  outcome,
  notation: () => ({
    write: (m) => String(m.cell),
    read: (text) => MOVES.find((m) => String(m.cell) === text) ?? null,
  }),
  parts: (m) => [`cell:${m.cell}`],
  barred: (s, seat) =>
    isOver(s) || seat !== s.turn % 2
      ? []
      : s.cells.flatMap((owner, cell) =>
          owner === 0 ? [] : [{ part: `cell:${cell}`, rule: 'TTT-1', reason: 'cell-taken' }],
        ),
};

interface Config {
  readonly players: 2;
}
interface State {
  turn: number;
  /** 0 while empty, else the seat that took it and 1. */
  cells: number[];
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

const MOVES: readonly Move[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => ({ cell }));

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
/** By cell: the lines through it. */
const THROUGH = MOVES.map(({ cell }) => LINES.filter((line) => line.some((c) => c === cell)));

function lineThrough(cells: readonly number[], cell: number): boolean {
  const owner = cells[cell];
  for (const [a, b, c] of THROUGH[cell] ?? [])
    if (cells[a] === owner && cells[b] === owner && cells[c] === owner) return true;
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
