import { tables } from '../tables.ts';
import type { Move, State } from '../types.ts';

/** The fighter that is raised and the structure that is built: their moves name a space of the display and of the offer. */
export function about(s: State, m: Move): string {
  const t = tables(s.config);
  if (m.kind === 'raise') return t.fighters[s.display[m.slot] ?? -1]?.id ?? '';
  return m.kind === 'build' ? (t.tiles[s.offer[m.slot] ?? -1]?.id ?? '') : '';
}
