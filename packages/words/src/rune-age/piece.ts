import type { Seat } from '@cinderhall/kernel';
import type { CardIndex } from '@cinderhall/rune-age';
import { type ProseOf, prose } from '../piece.ts';

/** What prose about a table of Rune Age names, so that a screen can draw it; `text` is how it reads there. */
type Named =
  | { readonly is: 'seat'; readonly seat: Seat; readonly text: string }
  | { readonly is: 'card'; readonly card: CardIndex; readonly text: string }
  /** `2 gold` */
  | { readonly is: 'coins'; readonly coin: 'gold' | 'influence'; readonly amount: number; readonly text: string }
  /** A number that matters, such as the strength of an army. */
  | { readonly is: 'number'; readonly value: number; readonly text: string };

export type TablePiece = string | Named;
export type TableProse = ProseOf<Named>;

/** Template tag for prose about a table. */
export const told = prose<Named>;
