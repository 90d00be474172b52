import { COMBAT_CARDS, type CombatCardEntry, type Tables } from '@cinderhall/crown-of-ash';

/** What is printed on a combat card, by its index. */
export const combatCardOf = (t: Tables, card: number): CombatCardEntry | undefined =>
  t.pack.combatCards.find((entry) => entry.id === COMBAT_CARDS[card]);
