import type { Step, Tables, View } from '@cinderhall/rune-age';
import { armyStrength, BATTLE, enemyStrength, newCombat, SIEGE } from '@cinderhall/rune-age';
import { handCount, handOf, homeOf } from './places.ts';
import { groundOf, holds } from './worth.ts';

/** How an attack would stand if all units in hand were played, as far as whoever attacks can tell. */
export interface Forecast {
  /** The units in the own hand, with all that lasts. */
  readonly own: number;
  /** What stands against it before anybody has played a card. */
  readonly against: number;
  /** RCO-3, RCO-5: `short` of it, a `tie`, or `enough`. */
  readonly comes: 'short' | 'tie' | 'enough';
  /** Whether cards in hand may add to it by what they do. */
  readonly more: boolean;
  /** RCO-3: so many units the attrition die takes at most. */
  readonly attrition: number;
  /** Who may play against it, and from how many cards; null: nobody. */
  readonly defender: { readonly seat: number; readonly cards: number } | null;
}

/** Deeds that make an army stronger than the hand it comes from; others only weaken what the defender plays. */
const ADDING: readonly Step['do'][] = ['draw', 'reveal', 'recover', 'join', 'strengthen'];

/** Whether a card may add strength when it is played into a combat, or when that is resolved. */
const mayAdd = (t: Tables, card: number): boolean =>
  (t.typeOf[card] === 'unit' || t.typeOf[card] === 'tactic') &&
  [t.abilityOf.played[card], t.abilityOf.resolution[card]].some((at) =>
    t.abilities[at ?? -1]?.steps.some((step) => ADDING.includes(step.do)),
  );

/** Who defends a card: whoever's home realm it is, or who has the city. */
const defenderOf = (t: Tables, view: View, target: number): View['players'][number] | undefined =>
  view.players.find(
    (player) =>
      !player.out &&
      (homeOf(t, view, player.seat) === target || (t.typeOf[target] === 'city' && holds(player, target))),
  );

/** How an attack on this card would stand; null: whoever looks has no hand. */
export function forecastOf(t: Tables, view: View, target: number): Forecast | null {
  const { viewer } = view;
  if (viewer === 'spectator') return null;
  const hand = handOf(view);
  const units = hand.filter((card) => t.typeOf[card] === 'unit');
  const defender = defenderOf(t, view, target);
  const ground = groundOf(view);
  const combat = newCombat(defender ? SIEGE : BATTLE, target, [viewer, defender?.seat ?? -1]);
  const own = armyStrength(ground, t, { ...combat, units: [units, []] }, 0);
  const against = defender ? armyStrength(ground, t, combat, 1) : enemyStrength(ground, t, target);
  return {
    ...{ own, against, more: hand.some((card) => mayAdd(t, card)) },
    comes: own > against ? 'enough' : own < against ? 'short' : 'tie',
    attrition: t.attrition[target] === true ? Math.min(units.length, Math.max(...t.pack.die)) : 0,
    defender: defender ? { seat: defender.seat, cards: handCount(view, defender.seat) } : null,
  };
}
