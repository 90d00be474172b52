import type { Faction } from '../../types.ts';
import type { HomeRealmCard, MonumentCard, Origin, StrongholdCard, UnitCard } from '../card.ts';
import { known } from '../origin.ts';
import type { Ability } from '../vocabulary.ts';

/** RCM-1, RCM-4 */
export const homeRealm = (faction: Faction): HomeRealmCard => ({
  id: `${faction}-home`,
  type: 'home-realm',
  faction,
  count: 1,
  endures: 20,
  source: known('high'),
});

/** RCM-1, RCO-2 */
export const stronghold = (faction: Faction): StrongholdCard => ({
  id: `${faction}-stronghold`,
  type: 'stronghold',
  faction,
  count: 3,
  price: { amount: 4, in: 'gold' },
  strength: 2,
  yields: { gold: 0, influence: 1 },
  source: known('high'),
});

/** RSC-4 */
export const monument = (faction: Faction): MonumentCard => ({
  id: `${faction}-monument`,
  type: 'monument',
  faction,
  count: 1,
  price: { amount: 10, in: 'gold' },
  source: known(
    'low',
    ['name', 'cost'],
    'One for each faction, bought with gold; no source names it or its cost. More than a usual hand, less than a hoard.',
  ),
});

/** RCM-1: of what is cheaper there are more. */
const copiesAt = (gold: number): number => (gold === 1 ? 8 : gold === 5 ? 3 : 4);

/** A unit of a faction. */
export const unit = (
  faction: Faction,
  name: string,
  gold: 1 | 2 | 3 | 5,
  strength: number,
  source: Origin,
  ...abilities: readonly Ability[]
): UnitCard => ({
  id: `${faction}-${name}`,
  type: 'unit',
  faction,
  count: copiesAt(gold),
  price: { amount: gold, in: 'gold' },
  strength,
  abilities,
  source,
});

/** The same unit, neither destroyed nor wounded by anything. */
export const lasting = (card: UnitCard): UnitCard => ({ ...card, lasts: true });
