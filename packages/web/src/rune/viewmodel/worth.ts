import type { Seat } from '@cinderhall/kernel';
import {
  armyStrength,
  type Combat,
  enemyStrength,
  type Ground,
  priceFor,
  type Tables,
  type View,
} from '@cinderhall/rune-age';

/** What lasting effects are read from, as this viewer sees it; all of it is open. */
export const groundOf = ({ players, weather, enemies }: View): Ground => ({
  ready: players.map(({ ready }) => ready),
  exhausted: players.map(({ exhausted }) => exhausted),
  weather,
  enemies,
});

/** What a card costs a seat now. Spectators see what is printed. */
export const priceIn = (t: Tables, view: View, seat: Seat | null, card: number): number =>
  seat === null ? (t.priceOf[card] ?? 0) : priceFor(groundOf(view), t, seat, card);

/** Whether a card lies in front of this player. */
export const holds = ({ ready, exhausted }: View['players'][number], card: number): boolean =>
  [...ready, ...exhausted].includes(card);

/** Whether a card lies in front of a player, and none like it where it can be won from nobody. */
export const isHeld = ({ players, enemies, supply }: View, card: number): boolean =>
  !enemies.includes(card) && supply[card] === 0 && players.some((player) => holds(player, card));

/**
 * What must be beaten to take or to beat a card: an army, or its own strength with what others add to it. Of what has been
 * won nothing: it does not fight any more.
 */
export function strengthIn(t: Tables, view: View, card: number): number {
  if (isHeld(view, card)) return 0;
  const type = t.typeOf[card];
  return type === 'enemy' || type === 'instant' || type === 'objective' || type === 'city' || type === 'stronghold'
    ? enemyStrength(groundOf(view), t, card)
    : (t.strengthOf[card] ?? 0);
}

/** How much stronger armies are, here or there, of whoever holds the card. */
export const boostOf = (t: Tables, card: number): number =>
  (t.boonOf[card] ?? []).reduce((sum, boon) => sum + (boon.lasting === 'strength' ? boon.by : 0), 0);

/** Both totals of a combat as it stands. What nobody leads fights with its own strength. */
export function totalsIn(t: Tables, view: View, combat: Combat): readonly [number, number] {
  const ground = groundOf(view);
  const alone = (combat.seats[1] ?? -1) < 0;
  const against = alone ? enemyStrength(ground, t, combat.target) : armyStrength(ground, t, combat, 1);
  return [armyStrength(ground, t, combat, 0), against];
}
