import type { Choice } from '../catalog/index.ts';

/** Why something about people and their places is not done. */
export const HOUSE_TROUBLES = [
  'no-guest',
  'not-invited',
  'seat-taken',
  'another-seat',
  'not-your-seat',
  'not-seated',
  'too-many',
  'foreign-origin',
  'no-table',
  'store',
] as const;

/** Play with people far away, on a server that keeps tables. */
export interface OnlineText {
  readonly title: string;
  readonly yourName: string;
  readonly nameHint: string;
  readonly goOn: string;
  readonly newTable: string;
  readonly lay: string;
  /** What a table is called after whoever lays it. */
  readonly tableOf: (name: string) => string;
  /** A seat that waits for somebody. */
  readonly friend: Choice;
  readonly publicTable: Choice;
  readonly watchers: Choice;
  readonly mine: string;
  readonly none: string;
  readonly found: string;
  readonly join: string;
  /** How many seats wait for somebody. */
  readonly openSeats: (count: number) => string;
  readonly people: string;
  readonly openSeat: string;
  readonly here: string;
  readonly away: string;
  readonly you: string;
  readonly computer: string;
  readonly sit: string;
  readonly getUp: string;
  readonly sitIn: string;
  readonly putComputer: string;
  readonly openUp: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly linkHint: string;
  readonly waiting: (count: number) => string;
  readonly watching: string;
  readonly connecting: string;
  readonly notConnected: string;
  readonly unsent: string;
  readonly outdated: string;
  readonly rematch: string;
  readonly troubles: { readonly [T in (typeof HOUSE_TROUBLES)[number]]: string };
}
