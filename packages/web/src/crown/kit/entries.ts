import type { Pack } from '@cinderhall/crown-of-ash';

/** The printed values of one component each, as the content in use gives them. */
export type FighterEntry = Pack['fighters'][number];
export type StructureEntry = Pack['structures'][number];
export type CombatCardEntry = Pack['combatCards'][number];
export type RegionEntry = Pack['regions'][number];
/** Amounts of what can be gained or paid; absent means none. */
export type Loot = StructureEntry['offers'];
