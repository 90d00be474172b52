import { type Card, CITADEL, type Fighter, type Tables, type View } from '@cinderhall/crown-of-ash';
import type { Seat } from '@cinderhall/kernel';
import { cardsLeft, cardValue, guardStrength, type Range, strengthOf, strongest, totalWith } from './strength.ts';

/** How surely an attack ends: with a card that wins whatever comes, with none that can, or in between. */
export type Verdict =
  | { readonly sure: 'won'; readonly card: Card }
  | { readonly sure: 'lost' }
  | { readonly sure: 'open' };

export interface Forecast {
  readonly place: number;
  readonly attacker: Seat;
  /** A seat, or -1 for the King. */
  readonly defender: number;
  readonly attack: Range;
  readonly defence: Range;
  readonly verdict: Verdict;
  /** By card that the attacker has: the total it gives. */
  readonly cards: readonly { readonly card: Card; readonly total: Range }[];
}

const KING = -1;

/** Who defends a place: its owner, or the King in the Citadel he still holds. */
const defenderOf = (view: View, place: number): number =>
  place === CITADEL && view.king ? KING : (view.places[place]?.owner ?? KING);

/** What the defender of a place can reach, as far as the viewer can tell. */
export function defenceOf(t: Tables, view: View, place: number): Range {
  const defender = defenderOf(view, place);
  if (defender === KING)
    return place === CITADEL ? { min: t.pack.king.attack, max: t.pack.king.attack } : { min: 0, max: 0 };
  const player = view.players[defender];
  const { sum } = guardStrength(t, view, place);
  return player ? totalWith(sum, cardsLeft(view, player)) : { min: sum, max: sum };
}

/** CBT-2 */
const mostAttackers = (place: number): number => (place === CITADEL ? 3 : 2);

function verdictOf(cards: Forecast['cards'], defence: Range): Verdict {
  const sure = cards.filter((c) => c.total.min > defence.max).sort((a, b) => a.total.min - b.total.min)[0];
  if (sure) return { sure: 'won', card: sure.card };
  return { sure: cards.some((c) => c.total.max > defence.min) ? 'open' : 'lost' };
}

/**
 * An attack on a place by these fighters, against what is seen of its defence. Without fighters the strongest that the
 * attacker's open hand allows are reckoned with.
 */
export function forecastOf(
  t: Tables,
  view: View,
  attack: { seat: Seat; place: number; modifier: number; fighters?: readonly Fighter[] },
): Forecast {
  const player = view.players[attack.seat];
  const hand = player && 'known' in player.hand ? player.hand.known : [];
  const fighters = attack.fighters ?? strongest(t, hand, mostAttackers(attack.place));
  const base = strengthOf(t, fighters).sum + attack.modifier;
  const own = player ? cardsLeft(view, player) : [];
  const defence = defenceOf(t, view, attack.place);
  const cards = own.map((card) => {
    const value = cardValue(card);
    return { card, total: { min: base + value.min, max: base + value.max } };
  });
  return {
    place: attack.place,
    attacker: attack.seat,
    defender: defenderOf(view, attack.place),
    attack: totalWith(base, own),
    defence,
    verdict: verdictOf(cards, defence),
    cards,
  };
}
