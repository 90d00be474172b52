import { doubts, type Pack, parsePack } from '@cinderhall/crown-of-ash';
import type { Result } from '@cinderhall/kernel';
import type { PackFacts } from '../title.ts';

const copies = (entries: readonly { readonly count: number }[]): number =>
  entries.reduce((sum, { count }) => sum + count, 0);

const counts = ({ fighters, structures, combatCards, regions }: Pack): PackFacts['counts'] => ({
  'fighters to raise': copies(fighters.filter(({ tier }) => tier > 0)),
  'starting fighters': copies(fighters.filter(({ tier }) => tier === 0)),
  structures: copies(structures),
  'combat cards': combatCards.length,
  regions: regions.length,
});

/** A content pack of Crown of Ash, and what is odd about it. */
export function packFacts(input: unknown): Result<PackFacts> {
  const pack = parsePack(input);
  if (!pack.ok) return pack;
  const { id, name } = pack.value;
  const warnings = doubts(pack.value).map(({ path, rule, message }) => `${path}: ${rule}: expected ${message}`);
  return { ok: true, value: { id, name, counts: counts(pack.value), warnings } };
}
