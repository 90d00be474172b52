import type { Refusal, Seat } from '@cinderhall/kernel';

/** Why a table does not do what it was asked: the game's own refusals, and those of whoever keeps the table. */
export type Trouble =
  | Refusal
  | { readonly refused: 'no-table'; readonly table: string }
  | { readonly refused: 'table-exists'; readonly table: string }
  /** An answer that was taken back arrives a second time. */
  | { readonly refused: 'taken-back'; readonly id: string }
  /** This seat has conceded: nobody answers for it any more but a computer. */
  | { readonly refused: 'conceded'; readonly seat: Seat }
  | { readonly refused: 'no-undo'; readonly seat: Seat; readonly because: NoUndo }
  /** People at this table remember; past moments are looked at once the game is over. */
  | { readonly refused: 'forgotten'; readonly table: string }
  /** It is for games that are over. */
  | { readonly refused: 'not-over'; readonly table: string }
  /** These eyes may not look now. */
  | { readonly refused: 'not-your-eyes'; readonly table: string }
  /** The store failed: nothing has changed and nobody was told anything. */
  | { readonly refused: 'store'; readonly message: string };

/** Why nothing can be taken back: no choice was made, or since then somebody answered, conceded, or learned something. */
export type NoUndo = 'no-choice' | 'answered-since' | 'revealed-since';

export type Verdict<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Trouble };

export const granted = <T>(value: T): Verdict<T> => ({ ok: true, value });
export const denied = <T>(refusal: Trouble): Verdict<T> => ({ ok: false, refusal });
