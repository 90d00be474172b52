import type { Seat } from '@cinderhall/kernel';
import type { TellEvent } from '../table.ts';
import { at } from '../table.ts';
import type { State } from '../types.ts';

/** REF-1, CBT-11: all used combat cards return to hand. */
export function refresh(s: State, seat: Seat, why: 'minion' | 'fifth-card', tell: TellEvent): void {
  const count = at(s.used, seat).length;
  s.used[seat] = [];
  tell({ kind: 'refreshed', seat, count, why });
}
