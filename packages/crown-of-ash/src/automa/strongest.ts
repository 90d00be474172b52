import type { RngState } from '@cinderhall/kernel';
import { below } from '@cinderhall/kernel';
import { at, bolster, strength } from '../table.ts';
import type { Tables } from '../tables.ts';
import type { Fighter } from '../types.ts';

/** What fighters are worth together: attack values and bolster, no card. */
export const might = (t: Tables, fighters: readonly Fighter[]): number => strength(t, fighters) + bolster(t, fighters);

/** AI-3: the one worth most; of equals any, all alike. Draws only when there are equals. */
export function best<T>(rng: RngState, list: readonly T[], worth: (one: T) => number): T {
  const values = list.map(worth);
  const most = Math.max(...values);
  const equals = list.filter((_one, i) => values[i] === most);
  return at(equals, equals.length > 1 ? below(rng, equals.length) : 0);
}
