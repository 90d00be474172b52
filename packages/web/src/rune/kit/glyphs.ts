import type { Card } from '@cinderhall/rune-age';

/** Drawings in a box of 24 by 24, filled by the even-odd rule. */
export const GLYPHS = {
  leaf: 'M20 3C9 3 4 9 4 15c0 2 .4 3 1 4l-2 2 1.4 1L6 20c1.4.7 2.6 1 4 1 7 0 10-7 10-18zM7 18c2-5 5-8 9-10-3 3-6 6-7.5 10.5z',
  claw: 'M5 3c3 5 3 11 0 18 5-5 6-13 0-18zM11 2c3 6 3 13 0 20 5-6 6-15 0-20zM17 3c3 5 3 11 0 18 5-5 6-13 0-18z',
  skull:
    'M12 3c5 0 8 3.5 8 8 0 3-1 5-3 6v4h-3v-2h-1v2h-2v-2h-1v2H7v-4c-2-1-3-3-3-6 0-4.5 3-8 8-8zM8.5 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM15.5 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  coin: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM11 8h2v8h-2z',
  banner: 'M5 2h2v20H5zM8 3h12l-3 4.5L20 12H8z',
  dragon:
    'M3 9c4-1 6-4 10-6l-1 3c5 0 8 3 9 8l-4-1 1 3-5-2c-3 0-4 2-3 5l3 3H5c-2-4-1-8 2-10zM12.5 8a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z',
  eye: 'M12 5c5 0 9 4 10 7-1 3-5 7-10 7S3 15 2 12c1-3 5-7 10-7zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  city: 'M3 21V11l3-3 3 3v2h2V6l2-4 2 4v6h2v-1l2-2 2 2v10zM5 13v3h2v-3zM12 8v3h2V8zM17 14v3h2v-3z',
  castle: 'M3 21V5h3v2h2V5h2v5h4V5h2v2h2V5h3v16h-6v-5a3 3 0 0 0-6 0v5z',
  keep: 'M12 2l9 7v2h-2v10h-5v-6h-4v6H5V11H3V9z',
  obelisk: 'M12 1l3 4 1 13H8L9 5zM5 19h14v3H5z',
  rune: 'M12 1l8 6v10l-8 6-8-6V7zM10 6v12h2v-4l3 3 1.4-1.4L13 12l3.4-3.6L15 7l-3 3V6z',
  shield: 'M12 2l9 3v7c0 5-4 8-9 10-5-2-9-5-9-10V5z',
  cards: 'M3 6l10-3 4 14-10 3zM17 7h4v13h-8l5-1.5z',
  swords:
    'M2 3h4l5 5.5L16 3h6v4l-6 5.5 3 3 2-1v2l-2 1.5 2 2-2 2-2-2L15 22h-2l1-2-2-2.5L10 20l1 2H9l-2-2-2 2-2-2 2-2L3 16.5v-2l2 1 3-3L2 7z',
  undo: 'M9 4v4h5a6 6 0 0 1 0 12H7v-3h7a3 3 0 0 0 0-6H9v4L3 9.5z',
} as const;
export type GlyphName = keyof typeof GLYPHS;

/** Of what may lie in front of a player. */
const BY_TYPE: { readonly [T in Card['type']]?: GlyphName } = {
  stronghold: 'castle',
  city: 'city',
  'home-realm': 'keep',
  monument: 'obelisk',
  'dragon-rune': 'rune',
};

/** What stands for a card where there is no room for its figure. Rewards were enemies. */
export const glyphOf = ({ type }: Card): GlyphName => BY_TYPE[type] ?? 'dragon';

/** The emblem of a faction. */
export const EMBLEMS = { daqan: 'shield', latari: 'leaf', uthuk: 'claw', waiqar: 'skull' } as const;
