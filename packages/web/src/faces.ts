import type { Words } from '@cinderhall/words';
import type { Component } from 'svelte';
import type { Settings } from './app/settings.svelte.ts';
import type { Past, Reviewing } from './table/past.ts';
import type { Session } from './table/session.ts';

/** What can be done with a game that is over. */
export interface Ending {
  /** Lays a new table for the same people, perhaps each one seat further; null where nobody sits. */
  readonly rematch: ((seats: 'same' | 'rotated') => void) | null;
  /** Whether each may sit one seat further in it. */
  readonly rotates: boolean;
  /** Gives the game to somebody as a link; null where the game is not at hand. */
  readonly link: (() => void) | null;
  readonly save: (() => void) | null;
  /** What a computer makes of it; null or left out where nobody does. */
  readonly review?: Reviewing | null;
  /** Whether the game was played honestly, in words, where that is not a matter of course. */
  readonly honesty?: { readonly text: string; readonly alarming: boolean } | null;
}

/** How a game looks and is played on a screen. */
export type Face = Component<{
  /** The table as it is now or, while somebody looks back, as it was. */
  session: Session;
  settings: Settings;
  past: Past;
  ending: Ending;
}>;

/** The face of the game, loaded when a table is opened. */
export const face = (): Promise<Face> => import('./crown/Table.svelte').then(({ default: Table }) => Table);

/** The first game, which teaches. */
export const lesson = (): Promise<Component<{ words: Words }>> =>
  import('./crown/lesson/LessonPage.svelte').then(({ default: LessonPage }) => LessonPage);

/** The rules and the reference sheet, which few visits need. */
export const guide = (): Promise<Guide> => import('./crown/guide/index.ts');

export type Guide = typeof import('./crown/guide/index.ts');

export type Agreement = typeof import('./crown/agreement.ts');

/** What people agree on before a table is laid; loaded after the lobby is there, since it brings the content along. */
export const agreement = (): Promise<Agreement> => import('./crown/agreement.ts');
