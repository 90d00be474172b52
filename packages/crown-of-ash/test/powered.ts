import { tables } from '../src/tables.ts';
import type { Necromancer } from '../src/types.ts';
import { type Position, position, type Table } from './position.ts';

/** Two players of these necromancers, with powers; the first is on turn. */
export const powered = (
  one: Necromancer,
  other: Necromancer = one === 'mors' ? 'nox' : 'mors',
  table: Table = {},
): Position => position({ necromancers: [one, other], ...table, options: { powers: true, ...table.options } });

/** The same with this seat’s token used. */
export const spent = (p: Position, seat = 0): Position => {
  p.state.charged[seat] = 0;
  return p;
};

/** The powers that may be begun now, in notation. */
export const powersOffered = (p: Position, seat: 0 | 1 = 0): string[] =>
  p.offered(seat).filter((m) => m.startsWith('power '));
/** A fighter’s number in this box. */
export const fighter = (p: Position, id: string): number => tables(p.config).fighterIndex.get(id) ?? -1;
