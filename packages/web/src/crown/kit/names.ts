import { type Good, KINDS, type Loot } from '@cinderhall/crown-of-ash';

/** Everything that has a glyph: the five goods, the special ingredient, victory points and the black effect (ZER). */
export type GlyphName = Good | 'special' | 'vp' | 'black';

/** The short name of a glyph in class names (`k-sul`) and colour tokens (`--sul`). */
export const SHORT: { readonly [G in GlyphName]: string } = {
  sulphur: 'sul',
  blood: 'blo',
  ash: 'ash',
  bone: 'bon',
  gold: 'gold',
  special: 'any',
  vp: 'vp',
  black: 'black',
};

/** Numerals of tiers, decks and rounds. */
export const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const;

const ORDER = [...KINDS, 'special', 'gold', 'vp'] as const;

/** One sort of loot and how much of it. */
export interface Amount {
  readonly good: GlyphName;
  readonly amount: number;
}

/** The amounts of a loot that are not zero: kinds, special ingredients, gold, victory points. */
export function amountsOf(loot: Loot): readonly Amount[] {
  return ORDER.map((good) => ({ good, amount: loot[good] ?? 0 })).filter(({ amount }) => amount !== 0);
}

const ITEMS = ['sulphur', 'blood', 'ash', 'bone', 'gold', 'special', 'vp'];

/** Where a good stands in a loot array, and among the words for amounts. */
export const itemOf = (good: string): number => ITEMS.indexOf(good);

/** The same from a loot array: five goods, special ingredients, victory points. */
export function lootOf(array: readonly number[]): Loot {
  const [sulphur, blood, ash, bone, gold, special, vp] = array;
  return { sulphur, blood, ash, bone, gold, special, vp };
}
