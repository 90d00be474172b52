import { createRequire } from 'node:module';
import { join } from 'node:path';

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
export interface BoardgameIoCore {
  readonly INVALID_MOVE: unknown;
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
