import type { Move, Tables, View } from '@cinderhall/rune-age';
import { forecastOf } from './forecast.ts';
import { barracksOf, handOf, marketOf } from './places.ts';
import { priceIn } from './worth.ts';

/** What could still be done in a turn that is about to end. */
export interface Leftover {
  /** All that could be had in this turn, as far as it still buys something; else 0. */
  readonly gold: number;
  readonly influence: number;
  /** What could be attacked and beaten by the units in hand, if nobody defends it; -1: nothing. */
  readonly attack: number;
}

/** What is left of a turn with these answers; null: whoever looks has no turn. */
export function leftoverOf(t: Tables, view: View, moves: readonly Move[]): Leftover | null {
  const { viewer } = view;
  const player = viewer === 'spectator' ? undefined : view.players[viewer];
  if (player === undefined || !moves.some((m) => m.kind === 'turn')) return null;
  const sum = (cards: readonly number[], of: readonly number[]): number =>
    cards.reduce((all, card) => all + (of[card] ?? 0), 0);
  const gold = player.gold + sum(handOf(view), t.goldOf) + sum(player.ready, t.yieldGold);
  const influence = player.influence + sum(player.ready, t.yieldInfluence);
  const wares = [...barracksOf(t, view, player.seat), ...marketOf(t, view)].filter(({ count }) => count > 0);
  const buys = (amount: number, forGold: boolean): boolean =>
    wares.some(({ card }) => t.forGold[card] === forGold && priceIn(t, view, player.seat, card) <= amount);
  const beaten = moves.find((m) => {
    const found = m.kind === 'turn' && m.act === 'attack' ? forecastOf(t, view, m.card) : null;
    return found !== null && found.defender === null && found.comes !== 'short';
  });
  return {
    gold: buys(gold, true) ? gold : 0,
    influence: buys(influence, false) ? influence : 0,
    attack: beaten?.kind === 'turn' ? beaten.card : -1,
  };
}
