import type { Move, Tables, View } from '@cinderhall/rune-age';
import { forecastOf } from './forecast.ts';
import { barracksOf, handOf, marketOf, ownOf } from './places.ts';
import { priceIn } from './worth.ts';

/** What could still be done in a turn that is about to end. */
export interface Leftover {
  /** All that could be had in this turn, as far as it still buys something; else 0. */
  readonly gold: number;
  readonly influence: number;
  /** What could be attacked and beaten by the units in hand, if nobody defends it; -1: nothing. */
  readonly attack: number;
}

/** What a card gives, from the hand or in play. */
const goldOf = (t: Tables, card: number): number => (t.goldOf[card] ?? 0) + (t.yieldGold[card] ?? 0);

/** All that gives gold and is good for nothing else: how many cards, how much, and the answer that begins with it. */
export interface AllGold {
  readonly cards: number;
  readonly gold: number;
  readonly next: Move | undefined;
}

/** RTU-6: what all gold in hand and in play gives with these answers. */
export function allGold(t: Tables, view: View, moves: readonly Move[]): AllGold {
  const cards = [...handOf(view), ...(ownOf(view)?.ready ?? [])].filter(
    (card) => goldOf(t, card) > 0 && t.yieldInfluence[card] === 0 && t.abilityOf.action[card] === -1,
  );
  const next = moves.find(
    (m) => m.kind === 'turn' && (m.act === 'gold' || m.act === 'exhaust') && cards.includes(m.card),
  );
  return { cards: next ? cards.length : 0, gold: cards.reduce((all, card) => all + goldOf(t, card), 0), next };
}

/** What is left of a turn with these answers; null: whoever looks has no turn. */
export function leftoverOf(t: Tables, view: View, moves: readonly Move[]): Leftover | null {
  const player = ownOf(view);
  if (player === undefined || !moves.some((m) => m.kind === 'turn')) return null;
  const gold = [...handOf(view), ...player.ready].reduce((all, card) => all + goldOf(t, card), player.gold);
  const influence = player.ready.reduce((all, card) => all + (t.yieldInfluence[card] ?? 0), player.influence);
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
