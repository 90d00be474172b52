import type { Seat } from '@cinderhall/kernel';
import type { TellEvent } from '../table.ts';
import { hasToken, isSeat } from '../table.ts';
import type { Necromancer, Power, State } from '../types.ts';

/** PWR-1: the seat of this necromancer, if its power token is charged. */
export function charged(s: State, necromancer: Necromancer): Seat | null {
  if (!s.config.options.powers) return null;
  const seat = s.necromancers.indexOf(necromancer);
  return isSeat(seat) && s.charged[seat] === 1 ? seat : null;
}

/** PWR-1: using either power discharges the token. */
export function spend(s: State, seat: Seat, power: Power, tell: TellEvent): void {
  s.charged[seat] = 0;
  tell?.({ kind: 'power-used', seat, power });
}

/** PWR-1, REF-1, RND-7: turns a token over to its charged side; nothing if it is charged, or if there is none. */
export function charge(s: State, seat: Seat, why: 'minion' | 'round', tell: TellEvent): void {
  if (!hasToken(s, seat) || s.charged[seat] === 1) return;
  s.charged[seat] = 1;
  tell?.({ kind: 'charged', seat, why });
}
