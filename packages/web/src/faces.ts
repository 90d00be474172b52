import type { View } from '@cinderhall/crown-of-ash';
import type { Contest } from '@cinderhall/kernel';
import type { SeatInfo } from '@cinderhall/referee';
import type { View as RuneView } from '@cinderhall/rune-age';
import type { Words } from '@cinderhall/words';
import type { Component, Snippet } from 'svelte';
import { withLateWords } from './app/late-words.ts';
import type { Settings } from './app/settings.svelte.ts';
import type { Past, Reviewing } from './table/past.ts';
import type { Session } from './table/session.ts';
import type { Sorts } from './table/sorts.ts';
import { USUAL_GAME } from './usual.ts';

/** What can be done with a game that is over. */
export interface Ending<G extends Sorts = Sorts> {
  /** Lays a new table for the same people, perhaps each one seat further; null where nobody sits. */
  readonly rematch: ((seats: 'same' | 'rotated') => void) | null;
  /** Whether each may sit one seat further in it. */
  readonly rotates: boolean;
  /** Gives the game to somebody as a link; null where the game is not at hand. */
  readonly link: (() => void) | null;
  readonly save: (() => void) | null;
  /** What a computer makes of it; null or left out where nobody does. */
  readonly review?: Reviewing<G> | null;
  /** Whether the game was played honestly, in words, where that is not a matter of course. */
  readonly honesty?: { readonly text: string; readonly alarming: boolean } | null;
}

/** A few words, and a sentence; with them the ways on, where those have no other place. */
export interface Lull {
  readonly title: string;
  readonly why: string;
  readonly acts?: Snippet | undefined;
}

/** How a game looks and is played on a screen. */
export type Face = Component<{
  /** The table as it is now or, while somebody looks back, as it was. */
  session: Session;
  settings: Settings;
  past?: Past | undefined;
  ending?: Ending | undefined;
  /** Somebody who teaches, beside the table where there is room. */
  coach?: Snippet | undefined;
  /** What is said in place of a question while nobody is asked anything. */
  lull?: Lull | undefined;
}>;

/** What a game shows of itself; each part is loaded when it is wanted. */
export interface GameFace<View = unknown> {
  /** The table. */
  readonly table: () => Promise<Face>;
  /** What is read beside it. */
  readonly beside: () => Promise<Beside>;
  /** The same table once more, perhaps with each one seat further. */
  again(
    view: View,
    seats: readonly SeatInfo[],
    how: 'same' | 'rotated',
  ): Promise<{ readonly seats: readonly SeatInfo[]; readonly config: unknown }>;
  round(view: View): number;
  /** Who is in the order of finish, and whether they win together. */
  contest(view: View): Contest | Promise<Contest>;
  /** What is seen of a turn that is looked at ahead, where imagined decks are no decks to be seen; left out: all of it. */
  ahead?(imagined: View, now: View): View;
  /** Says a move, in notation, as whoever sees this says it. */
  saying(words: Words): Promise<Saying<View>>;
}

/** Says moves of a game. */
export interface Saying<View = unknown> {
  /** One that is none, or of what is not there, as it is written. */
  say(view: View, move: string): string;
}

/** The rules and the reference sheet, as they hold at a table. */
export interface Beside {
  readonly RulesBeside: Component<{ words: Words; session: Session; wanted: { readonly rule: string | null } }>;
  readonly ReferenceBeside: Component<{ words: Words; session: Session }>;
}

export type Guide = typeof import('./crown/guide/index.ts');

export type Agreement = typeof import('./crown/agreement.ts');

/** The rules and the reference sheet of the usual game, which few visits need. */
const guide = (): Promise<Guide> => import('./crown/guide/index.ts');

const crown: GameFace<View> = {
  table: () => import('./crown/Table.svelte').then(({ default: Table }) => Table),
  beside: guide,
  again: async (...table) => (await import('./app/plan.ts')).again(...table),
  round: ({ round }) => round,
  contest: ({ config }) => ({ players: config.players, together: false }),
  ahead: (imagined, { deckCounts, pileCount, aside }) => ({ ...imagined, deckCounts, pileCount, aside }),
  saying: async (words) => (await import('./crown/saying.ts')).saying(words),
};

const late = () => withLateWords(import('./rune/index.ts'));

const rune: GameFace<RuneView> = {
  table: async () => (await late()).Table,
  beside: () => import('./rune/rune-guide.ts'),
  again: async (...table) => (await late()).again(...table),
  round: ({ round }) => round,
  contest: async ({ config }) => (await late()).contest(config),
  saying: async (words) => (await import('./rune/saying.ts')).saying(words),
};

/** By game. A new one needs an entry here, one in each `games.ts`, and a way to agree on a table in the lobby. */
const faces: ReadonlyMap<string, GameFace> = new Map<string, GameFace>([
  [USUAL_GAME, crown],
  ['rune-age', rune],
]);

/** The face of a game; one that nobody has drawn fails as one that could not be loaded does. */
export const faceOf = (game: string): GameFace => faces.get(game) ?? crown;

/** What people agree on before a table is laid; loaded after the lobby is there, since it brings the content along. */
export const agreement = (): Promise<Agreement> => import('./crown/agreement.ts');
