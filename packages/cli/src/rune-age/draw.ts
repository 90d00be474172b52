import { below, type RngState, shuffle } from '@cinderhall/kernel';
import { FACTIONS, house, rulesets, SCENARIOS } from '@cinderhall/rune-age';
import type { DrawnTable, TrialWish } from '../title.ts';

/** What a monument costs where those play by lot: they never save as much as it really costs. */
const CHEAP = 3;

/** House cards, with monuments that players at random come to build. */
const cheapMonuments = {
  format: 1,
  id: 'cheap-monuments',
  name: 'Cheap monuments',
  over: 'house',
  cards: house.cards
    .filter((card) => card.type === 'monument')
    .map((card) => ({ ...card, price: { ...card.price, amount: CHEAP } })),
};

/** Any table that may be agreed on: scenario, players and factions by lot, but for what is wished. */
export function drawTable(wish: TrialWish, rng: RngState): DrawnTable {
  const one = <T>(list: readonly T[]): T | undefined => list[below(rng, list.length)];
  const wished = SCENARIOS.find((id) => id === wish.edition);
  const players = one(wish.players ?? [1, 2, 3, 4]) ?? 2;
  const fitting = SCENARIOS.filter((id) => rulesets[id].players.includes(players));
  const scenario = wished ?? one(fitting) ?? 'resurgence';
  const counts = rulesets[scenario].players;
  const seats = counts.includes(players) ? players : (one(counts) ?? 2);
  const factions = FACTIONS.slice();
  shuffle(rng, factions);
  const chosen = below(rng, 2) === 1 ? factions.slice(0, seats) : 'random';
  const content = wish.pack ?? (rulesets[scenario].monuments ? cheapMonuments : 'house');
  const sorts = [`scenario ${scenario}`, `players ${seats}`, `factions ${chosen === 'random' ? 'random' : 'chosen'}`];
  return { table: { scenario, players: seats, factions: chosen, content }, sorts };
}
