import type { StructureEntry } from '@cinderhall/crown-of-ash';

/** A building on 64 × 64, standing on the lower edge: its silhouette, and the parts where light falls. */
export interface Building {
  readonly body: string;
  readonly lit?: string;
}

const TOWER: Building = {
  body: 'M18 64V30H14V20H20V24H25V20H30V24H34V20H39V24H44V20H50V30H46V64H37V54A5 5 0 0 0 27 54V64ZM29 36V44H35V36A3 3 0 0 0 29 36Z',
  lit: 'M18 64V30H22V64Z',
};

/** The building drawn on a tile: its own, or one that says how high a tier it is of. */
export function buildingOf(_tile: StructureEntry): Building {
  return TOWER;
}
