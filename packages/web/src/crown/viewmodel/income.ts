import { CITADEL, type Tables, type View } from '@cinderhall/crown-of-ash';
import type { Seat } from '@cinderhall/kernel';

/** Points a seat would score if the round ended now (RND-1); none once the game is over. */
export interface Income {
  readonly structures: number;
  readonly citadel: number;
  readonly sum: number;
}

/** What the structure of a region scores: the top tile, and one for each tile covered under it. */
export function worthOf(t: Tables, tiles: readonly number[]): number {
  const top = tiles.at(-1);
  return top === undefined ? 0 : (t.tiles[top]?.vp ?? 0) + tiles.length - 1;
}

/** What a place scores for whoever holds it when this round, or another one, ends. */
export function worthOfPlace(t: Tables, view: View, place: number, round = view.round): number {
  if (place === CITADEL) return t.citadelVp[round - 1] ?? 0;
  return worthOf(t, view.places[place]?.tiles ?? []);
}

export function incomeOf(t: Tables, view: View, seat: Seat): Income {
  let structures = 0;
  let citadel = 0;
  view.places.forEach((place, index) => {
    if (place.owner !== seat || view.over) return;
    if (index === CITADEL) citadel = worthOfPlace(t, view, index);
    else structures += worthOf(t, place.tiles);
  });
  return { structures, citadel, sum: structures + citadel };
}
