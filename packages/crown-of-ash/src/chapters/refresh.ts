import type { Seat } from '@cinderhall/kernel';
import { charge } from '../powers/token.ts';
import type { TellEvent } from '../table.ts';
import { at, hasToken } from '../table.ts';
import type { State } from '../types.ts';

/** REF-1: the used combat cards and the power token. */
export function refreshMat(s: State, seat: Seat, tell: TellEvent): void {
  refresh(s, seat, 'minion', tell);
  charge(s, seat, 'minion', tell);
}

/** TRN-2, REF-1: whether there is anything to take back or to charge. */
export const refreshable = (s: State, seat: Seat): boolean =>
  at(s.used, seat).length > 0 || (hasToken(s, seat) && s.charged[seat] === 0);

/** REF-1, CBT-11: all used combat cards return to hand. */
export function refresh(s: State, seat: Seat, why: 'minion' | 'fifth-card', tell: TellEvent): void {
  const count = at(s.used, seat).length;
  s.used[seat] = [];
  tell?.({ kind: 'refreshed', seat, count, why });
}
