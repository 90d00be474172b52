import type { Seat } from '@cinderhall/kernel';
import type { Trouble } from '@cinderhall/referee';

/** Why something that concerns people and their places is not done; see the referee's for what concerns the game. */
export type HouseTrouble =
  /** Nobody knows who asks: a guest gives a name first. */
  | { readonly refused: 'no-guest' }
  /** The table is for people who have its link. */
  | { readonly refused: 'not-invited'; readonly table: string }
  /** Somebody sits there, or a computer does. */
  | { readonly refused: 'seat-taken'; readonly seat: Seat }
  /** Who has seen the cards of one seat takes no other at the same table. */
  | { readonly refused: 'another-seat'; readonly seat: Seat }
  /** Only who sits there may do so, or who laid the table while nobody sits there. */
  | { readonly refused: 'not-your-seat'; readonly seat: Seat }
  /** It is for people who sit at the table. */
  | { readonly refused: 'not-seated'; readonly table: string }
  /** The table was not laid so that this could be done. */
  | { readonly refused: 'not-agreed'; readonly table: string }
  /** More vacation than is left; `left` in days. */
  | { readonly refused: 'no-vacation'; readonly left: number }
  /** Something else is being asked at this table. */
  | { readonly refused: 'motion-open'; readonly table: string }
  /** It is not being asked any more, or not of whoever answers. */
  | { readonly refused: 'no-motion'; readonly table: string }
  /** Their time is not up. */
  | { readonly refused: 'not-late'; readonly seat: Seat }
  /** The others have put them out of their seat, for good. */
  | { readonly refused: 'put-out'; readonly seat: Seat }
  /** There is no such code, or it was used, or is too old. */
  | { readonly refused: 'no-code' }
  /** This passkey is not known here, or what was shown of it is not as it should be. */
  | { readonly refused: 'no-passkey' }
  /** Passkeys can be had over https or at localhost, at an address that the server is meant to be opened by. */
  | { readonly refused: 'not-secure' }
  /** Nothing is prepared for a question that has been put. */
  | { readonly refused: 'asked'; readonly seat: Seat }
  /** What was prepared has been changed since; `plan`: the latest, if there is any. */
  | { readonly refused: 'plan-passed'; readonly plan: string | null }
  /** More than anybody needs, of tables or of requests. `wait`: try again after so many seconds; 0: not by waiting. */
  | { readonly refused: 'too-many'; readonly wait: number }
  /** The request comes from another site's page. */
  | { readonly refused: 'foreign-origin' };

export type OnlineTrouble = Trouble | HouseTrouble;

export type OnlineVerdict<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: OnlineTrouble };
