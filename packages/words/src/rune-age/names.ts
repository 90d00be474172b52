import type { Seat } from '@cinderhall/kernel';
import type { Ability, Card, CardIndex, Cost, Faction, Fielded, Tables, View } from '@cinderhall/rune-age';
import type { NamedCard } from './card-text.ts';

/** A unit or tactic in a combat. */
export interface FieldedFacts {
  readonly card: CardIndex;
  readonly wounded: boolean;
}

/** Who and what the small integers of a table stand for. A composition root fills it from the content in use. */
export interface TableNames {
  faction(seat: Seat): Faction;
  card(card: CardIndex): Card | undefined;
  /** A card that an effect names. */
  named(id: string): NamedCard;
  fielded(unit: Fielded): FieldedFacts;
  /** By its index in the tables of the game. */
  ability(ability: number): Ability | undefined;
  cost(cost: number): Cost | undefined;
}

/** The names of a table, from its compiled content and who plays what; `read` takes a fielded card apart. */
export function namesOf(t: Tables, view: Pick<View, 'players'>, read: (unit: Fielded) => FieldedFacts): TableNames {
  return {
    faction: (seat) => view.players[seat]?.faction ?? 'daqan',
    card: (card) => t.cards[card],
    named: (id) => t.cards[t.index.get(id) ?? -1] ?? { id },
    fielded: read,
    ability: (ability) => t.abilities[ability],
    cost: (cost) => t.costs[cost],
  };
}
