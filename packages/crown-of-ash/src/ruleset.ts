export const EDITIONS = ['final', 'env-4.1', 'env-4.0'] as const;
export type EditionId = (typeof EDITIONS)[number];

/** Sets of components: what every edition has, and what the final edition adds (CMP-1, CMP-2). */
export type ComponentSet = 'base' | 'final';

/** Everything that editions differ in. Code asks for the property, never for the edition's name. */
export interface Ruleset {
  readonly id: EditionId;
  /** Which components of a content pack are in the box. */
  readonly sets: readonly ComponentSet[];
  /** ZER-1, ZER-2, ZER-3: what the loser of a 0 card may do. */
  readonly zeroLoser: 'casualty' | 'casualty-or-fallen' | 'casualty-or-graveyard';
  /** RES-1 */
  readonly resurrection: 'all' | 'one';
  /** CIT-2, END-3 */
  readonly kingToken: boolean;
  /** SET-3: tier II cards marked for 3–4 players leave the game with two. */
  readonly removesMarkedFighters: boolean;
  /** CMP-8: whether there are power tokens. */
  readonly powers: boolean;
  /** AI-2: who holds the Citadel at the start when the AI joins two or three people. */
  readonly mixedCitadel: 'king' | 'automa';
  /** CMP-7: whether the targeted action card is in the box. */
  readonly targetedCard: boolean;
}
