import type { Card, Pack } from './card.ts';

/** What is wrong about a pack. */
export interface Problem {
  /** Cards by their id, such as `cards.gold-1.count`. */
  readonly path: string;
  /** The rule, or `content` for what an effect can be. */
  readonly rule: string;
  /** What would be right. */
  readonly message: string;
}

/** Every breach of one sort; none for a right pack. */
export type Check = (p: Pack) => Problem[];

type CardOf<T extends Card['type']> = Extract<Card, { readonly type: T }>;

/** The cards of one type. */
export const cardsOf = <T extends Card['type']>(p: Pack, type: T): CardOf<T>[] =>
  p.cards.filter((card): card is CardOf<T> => card.type === type);

/** Cards in the box, over all entries. */
export const copies = (cards: readonly { readonly count: number }[]): number =>
  cards.reduce((total, card) => total + card.count, 0);
