import { shuffle } from '@cinderhall/kernel';
import type { TellEvent } from './table.ts';
import { at } from './table.ts';
import type { Tables } from './tables.ts';
import type { State } from './types.ts';

/** RAI-4: which deck refills a space of each deck's numeral: its own, the stand-in, the one that is left. */
const REFILL = [
  [0, 1, 2],
  [1, 0, 2],
  [2, 1, 0],
] as const;

/** RAI-4, SET-4: fills an empty raisable space. */
export function refillDisplay(s: State, t: Tables, slot: number, tell: TellEvent): void {
  const numeral = at(t.pack.display.tiers, slot);
  for (const deck of at(REFILL, numeral - 1)) {
    const fighter = at(s.decks, deck).pop();
    if (fighter === undefined) continue;
    s.display[slot] = fighter;
    tell?.({ kind: 'displayed', slot, fighter, deck });
    return;
  }
  s.display[slot] = -1;
  tell?.({ kind: 'displayed', slot, fighter: -1, deck: -1 });
}

/** BLD-5, BLD-7: draws a tile into an empty place of the offer; an empty pile is made anew from the tiles set aside. */
export function refillOffer(s: State, slot: number, tell: TellEvent): void {
  if (s.pile.length === 0 && s.aside.length > 0) {
    s.pile = s.aside;
    s.aside = [];
    s.restacked = true;
    shuffle(s.rng, s.pile);
    tell?.({ kind: 'restacked', count: s.pile.length });
  }
  const tile = s.pile.pop() ?? -1;
  s.offer[slot] = tile;
  tell?.({ kind: 'offered', slot, tile });
}
