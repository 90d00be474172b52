import type { Seat } from '@cinderhall/kernel';
import { reachable } from '../effects/costs.ts';
import { priceFor } from '../lasting.ts';
import { at } from '../table.ts';
import type { Tables } from '../tables.ts';
import type { CardIndex, State } from '../types.ts';

// RSC-4, RTU-3: a monument costs more than most hands hold, so that gold is kept for it, with influence.

/** From this part of the price on, gold is kept rather than spent. */
const ENOUGH = 0.75;
/** Gold cards of less are not worth the influence. */
const WORTH_KEEPING = 2;

/** Gold that a seat could pay at once: out of its hand and from cards in play. */
function payable(s: State, t: Tables, seat: Seat): number {
  let gold = at(s.gold, seat);
  for (const card of at(s.hands, seat)) gold += at(t.goldOf, card);
  for (const card of at(s.ready, seat)) gold += at(t.yieldGold, card);
  return gold;
}

/** RTU-3: whether a card in hand is one to save up. */
export const isSaved = (t: Tables, card: CardIndex): boolean => at(t.goldOf, card) >= WORTH_KEEPING;

/** How many cards of its hand a seat saves up for its monument, as far as its influence goes; 0: it spends them. */
export function savings(s: State, t: Tables, seat: Seat): number {
  const monument = at(t.monuments, at(s.factions, seat));
  if (monument < 0 || at(s.supply, monument) === 0) return 0;
  const price = priceFor(s, t, seat, monument);
  const gold = payable(s, t, seat);
  if (gold >= price || gold < ENOUGH * price) return 0;
  const saved = at(s.hands, seat).filter((card) => isSaved(t, card)).length;
  return Math.min(saved, reachable(s, t, seat));
}
