import type { Card, CityCard, GoldCard } from './card.ts';
import { known } from './origin.ts';

const gold = (value: number, influence: number, count: number): GoldCard => ({
  id: `gold-${value}`,
  type: 'gold',
  count,
  price: { amount: influence, in: 'influence' },
  gold: value,
  source: known('high'),
});

const city = (id: string, strength: number, influence: number, defence: number): CityCard => ({
  id,
  type: 'city',
  count: 1,
  strength,
  defence,
  yields: { gold: 0, influence },
  source: known('medium'),
});

/** RCM-2: what lies in the centre but for the neutral cards. */
export const centre: readonly Card[] = [
  gold(1, 1, 24),
  gold(2, 3, 14),
  gold(3, 5, 10),
  city('forge', 9, 3, 2),
  city('greyhaven', 6, 2, 2),
  city('tamalir', 8, 3, 1),
  city('nerekhall', 5, 2, 1),
  city('vynelvale', 6, 2, 2),
  city('riverwatch', 7, 3, 0),
  city('frostgate', 5, 2, 1),
  city('dawnsmoor', 4, 2, 0),
];
