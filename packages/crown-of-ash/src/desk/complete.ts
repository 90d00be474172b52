import { sorted } from '../sorted.ts';
import { at, playersOf } from '../table.ts';
import { tables } from '../tables.ts';
import type { State } from '../types.ts';
import { NECROMANCERS } from '../types.ts';
import { census } from './census.ts';

/** How many copies of each are not among these, as a list of indices. */
function left(copies: readonly number[], there: readonly number[]): number[] {
  return copies.flatMap((n, i) =>
    Array.from({ length: Math.max(0, n - there.filter((x) => x === i).length) }, () => i),
  );
}

/**
 * Puts what is in the box and not on the table where it is at first, in place: starting fighters in their owners' hands,
 * the others under their decks, structures under the pile, tier I above tier II. The order is that of the box.
 */
export function complete(s: State): void {
  const t = tables(s.config);
  const there = census(s);
  for (const fighter of left(t.copies, there.fighters)) {
    const tier = at(t.tierOf, fighter);
    if (tier > 0) at(s.decks, tier - 1).unshift(fighter);
  }
  for (const seat of playersOf(s)) {
    const dealt = at(t.starting, NECROMANCERS.indexOf(at(s.necromancers, seat)));
    const missing = left(
      t.fighters.map((_f, i) => dealt.filter((f) => f === i).length),
      at(s.roster, seat),
    );
    s.hands[seat] = sorted([...at(s.hands, seat), ...missing]);
    s.roster[seat] = sorted([...at(s.roster, seat), ...missing]);
  }
  const tiles = left(t.tileCopies, there.tiles).reverse();
  const ofTier = (tier: number): number[] => tiles.filter((tile) => t.tiles[tile]?.tier === tier);
  s.pile = [...ofTier(2), ...ofTier(1), ...s.pile];
}
