/**
 * The parts of the game as drawings. Mount {@link Sprite} once; everything else may then be used anywhere. Sizes are
 * set from outside by `--w`, the width; text glyphs and emblems follow the font size. What makes them choosable is in
 * `choice.ts`, what they are called in `names.ts`.
 */
export { default as Banner } from './Banner.svelte';
export { default as CardBack } from './CardBack.svelte';
export { default as CombatCard } from './CombatCard.svelte';
export { default as Die } from './Die.svelte';
export { default as Emblem } from './Emblem.svelte';
export { default as FighterCard } from './FighterCard.svelte';
export { default as FighterToken } from './FighterToken.svelte';
export { default as Glyph } from './Glyph.svelte';
export { default as Icon } from './Icon.svelte';
export { default as King } from './King.svelte';
export { default as KingToken } from './KingToken.svelte';
export { default as LootRow } from './LootRow.svelte';
export { default as Minion } from './Minion.svelte';
export { default as Sprite } from './Sprite.svelte';
export { default as StructureTile } from './StructureTile.svelte';
