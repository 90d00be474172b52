import { forkRng, type Game, type RngState, type Seat } from '@cinderhall/kernel';
import type { Insight } from './insight.ts';
import { playOn } from './play-on.ts';
import { type Matrix, type Mixture, mixedPlay } from './sealed.ts';

/** Rounds of regret matching; they leave less than 1 % of the stake, which a test holds them to. */
const ROUNDS = 1000;

/** What each pair of choices brings both, on average over worlds: by the first one's choice, then by the second's. */
export interface Pay {
  readonly first: Matrix;
  readonly second: Matrix;
}

/** A question that `seat` answers at once with `rival`, as the former sees it. */
export interface Meeting<State, Move> {
  readonly seat: Seat;
  readonly rival: Seat;
  readonly moves: readonly Move[];
  readonly imagine: () => State;
  readonly rng: RngState;
}

/** Worlds that so many iterations allow for: in each, every choice of the own is tried against all of the rival's. */
export const worldsFor = (iterations: number, moves: number): number => Math.ceil(iterations / moves);

/** Tries every pair of choices in so many worlds, or in fewer once `hurry` says so, and at least in one. */
export function meet<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  insight: Insight<State, Move>,
  meeting: Meeting<State, Move>,
  worlds: number,
  hurry?: () => boolean,
): Pay {
  const table = new PayTable();
  for (let i = 0; i < worlds; i++) {
    if (i > 0 && hurry?.() === true) break;
    meetOnce(game, insight, meeting, table);
  }
  return table.means();
}

/** The mixture that is played where such pay is expected. */
export const mixtureFor = ({ first, second }: Pay): Mixture => mixedPlay(first, second, ROUNDS);

/** All pairs in one world, with the same luck for each. */
function meetOnce<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  insight: Insight<State, Move>,
  { seat, rival, moves, imagine, rng }: Meeting<State, Move>,
  table: PayTable,
): void {
  const world = imagine();
  const luck = forkRng(rng);
  insight.reopen(world, seat);
  const theirs = game.moves(world, rival).map((move) => ({ move, name: game.parts(move).join(' ') }));
  moves.forEach((mine, i) => {
    for (const { move: their, name } of theirs) {
      const s = game.clone(world);
      game.step(s, seat, mine);
      game.step(s, rival, their);
      playOn(game, insight, s, luck.slice());
      const prospects = insight.prospects(s);
      table.add(i, name, prospects[seat] ?? 0, prospects[rival] ?? 0);
    }
  });
}

/** What pairs of choices brought both, summed up over worlds. */
class PayTable {
  readonly #columns = new Map<string, { first: number[]; second: number[]; tries: number[] }>();

  add(row: number, column: string, first: number, second: number): void {
    const sums = this.#columns.get(column) ?? { first: [], second: [], tries: [] };
    this.#columns.set(column, sums);
    sums.first[row] = (sums.first[row] ?? 0) + first;
    sums.second[row] = (sums.second[row] ?? 0) + second;
    sums.tries[row] = (sums.tries[row] ?? 0) + 1;
  }

  means(): Pay {
    const columns = [...this.#columns.values()];
    const rows = columns[0]?.tries.length ?? 0;
    const mean = (of: 'first' | 'second'): number[][] =>
      Array.from({ length: rows }, (_, row) =>
        columns.map((column) => (column[of][row] ?? 0) / Math.max(1, column.tries[row] ?? 0)),
      );
    return { first: mean('first'), second: mean('second') };
  }
}
