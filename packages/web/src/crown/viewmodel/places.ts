import { CITADEL, type Tables, type View } from '@cinderhall/crown-of-ash';
import type { PlaceLabel } from '@cinderhall/words';
import { worthOfPlace } from './income.ts';

/** A place of the board, as one row of a table: all that lies open there, and its spaces. */
export interface PlaceRow extends PlaceLabel {
  /** PWR-9 */
  readonly fortified: readonly number[];
  /** In play there, in the order of the board. */
  readonly spaces: readonly number[];
}

/** What there is to tell of one place. */
export function placeRow(t: Tables, view: View, place: number): PlaceRow {
  const { owner = -1, tiles = [], guards = [], fortified = [] } = view.places[place] ?? {};
  return {
    place,
    owner,
    king: place === CITADEL && view.king,
    guards,
    fortified,
    tile: tiles.at(-1) ?? -1,
    covered: Math.max(0, tiles.length - 1),
    vp: worthOfPlace(t, view, place),
    spaces: t.inPlay.filter((space) => t.spaces[space]?.place === place),
  };
}
