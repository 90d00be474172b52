import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LINES } from '../games/tic-tac-toe.ts';

/** What is used of boardgame.io's `internal` door. */
export interface BoardgameIo {
  InitializeGame(options: { readonly game: unknown }): Table;
  CreateGameReducer(options: { readonly game: unknown }): (state: Table, action: unknown) => Table;
}
/** One of its states. */
export interface Table {
  readonly ctx: { readonly gameover?: unknown; readonly currentPlayer: string };
  readonly deltalog?: unknown;
}
interface BoardgameIoCore {
  readonly INVALID_MOVE: unknown;
}
/** What is used of its `ai` door. */
export interface BoardgameIoAi {
  readonly MCTSBot: new (options: {
    readonly game: unknown;
    readonly enumerate: (G: Cells, ctx: Table['ctx']) => readonly unknown[];
    readonly iterations: number;
    readonly seed: string;
    readonly iterationCallback: (done: { readonly iterationCounter: number }) => void;
  }) => { play(state: Table, playerID: string): Promise<{ readonly action: unknown }> };
}
export interface Cells {
  readonly cells: (string | null)[];
}

/** What is used of take6-engine. */
export interface Take6 {
  setup(players: number, options: { readonly points: number; readonly handSize: number }, seed: string): Take6Table;
  move(table: Take6Table, move: { readonly name: string; readonly data: unknown }, player: number): Take6Table;
  ended(table: Take6Table): boolean;
}
export interface Take6Table {
  readonly players: readonly {
    readonly points: number;
    readonly availableMoves?: Readonly<Record<string, readonly unknown[]>> | null;
  }[];
}

/** Loads a rival out of the benchmark's own install. Typed by hand: nothing else of ours depends on it. */
export function rival<T>(folder: string, name: string): T {
  return createRequire(join(folder, 'package.json'))(name);
}

/** The game as boardgame.io's own tutorial shapes it. */
export function theirTicTacToe(folder: string) {
  const { INVALID_MOVE } = rival<BoardgameIoCore>(folder, 'boardgame.io/core');
  return {
    setup: (): Cells => ({ cells: Array.from({ length: 9 }, () => null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      take: ({ G, playerID }: { G: Cells; playerID: string }, cell: number) => {
        if (G.cells[cell] !== null) return INVALID_MOVE;
        G.cells[cell] = playerID;
        return undefined;
      },
    },
    endIf: ({ G, ctx }: { G: Cells; ctx: Table['ctx'] }) => {
      if (LINES.some(([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c]))
        return { winner: ctx.currentPlayer };
      return G.cells.includes(null) ? undefined : { draw: true };
    },
  };
}
