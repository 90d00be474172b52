import { crownOfAsh, type Move, together, type View } from '@cinderhall/crown-of-ash';
import type { Game } from '@cinderhall/kernel';
import { crownCovered } from './table/games.ts';

/** A game whose states, moves and views are only handed on: what goes into it has come out of it. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;

/** A game with all its rules, and what else whoever keeps tables must know of it. */
export interface Title<Move = unknown, View = unknown> {
  readonly game: AnyGame;
  /** The same, able to look at a turn ahead; left out where it is so anyway. */
  foreseeing?(): Promise<AnyGame>;
  /** Questions that a person answers by hand even when only one answer is left. */
  readonly covered: readonly string[];
  /** A move as text. */
  write(view: View, move: Move): string;
  /** What all who played see together, once nothing is secret any more. */
  together(views: readonly [View, ...View[]]): View;
  /** How far a game has come, for a list of games. */
  round(view: View): number;
}

const crown: Title<Move, View> = {
  ...{ game: crownOfAsh, covered: crownCovered, together },
  write: ({ config }, move) => crownOfAsh.notation(config).write(move),
  round: ({ round }) => round,
  foreseeing: async () => (await import('@cinderhall/crown-of-ash/foresight')).crownAhead,
};

/**
 * The games that are played in the page, with all their rules. The first one comes along with whoever keeps tables; every
 * other is to be loaded when a table of it is opened. This, the other `games.ts` and `faces.ts` are the only places outside
 * of faces that name a game.
 */
const shelved: ReadonlyMap<string, () => Title | Promise<Title>> = new Map<string, () => Title | Promise<Title>>([
  [crownOfAsh.id, () => crown],
  ['rune-age', async () => (await import('./rune/title.ts')).title],
]);

/** The games that are played somewhere. */
export interface Titles {
  /** Their ids. */
  readonly known: readonly string[];
  /** The game of this id; null: it is not played there. */
  of(id: string): Promise<Title | null>;
}

/** Those of the page. */
export const titles: Titles = {
  known: [...shelved.keys()],
  of: async (id) => (await shelved.get(id)?.()) ?? null,
};
