import type { StructureEntry } from '@cinderhall/crown-of-ash';

/** The tiles of the house pack, each of which has a building of its own. */
export const DRAWN = [
  'start-mountains',
  'start-volcano',
  'start-village',
  'start-coast',
  'altar',
  'well',
  'kiln',
  'ossuary',
  'leech-pond',
  'old-mine',
  'boneyard',
  'market',
  'charcoal-pit',
  'toll-gate',
  'shrine',
  'smelter',
  'great-pyre',
  'fire-shrine',
  'blood-well',
  'mausoleum',
  'crypt',
  'bell-tower',
  'cathedral',
  'graveyard',
  'foundry',
  'treasury',
  'obelisk',
] as const;

const KNOWN: readonly string[] = DRAWN;

/** The building drawn on a tile, by the name of its symbol: its own, or one that says how high a tier it is of. */
export const buildingOf = ({ id, tier }: StructureEntry): string => `b-${KNOWN.includes(id) ? id : tier}`;
