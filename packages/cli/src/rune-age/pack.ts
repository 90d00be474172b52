import type { Result } from '@cinderhall/kernel';
import { type Card, type Pack, parsePack } from '@cinderhall/rune-age';
import type { PackFacts } from '../title.ts';

function counts({ cards }: Pack): PackFacts['counts'] {
  const copies: Record<string, number> = {};
  const name = (type: Card['type']): string => type.replace('-', ' ');
  for (const { type, count } of cards) copies[name(type)] = (copies[name(type)] ?? 0) + count;
  return copies;
}

/** A content pack of Rune Age. */
export function packFacts(input: unknown): Result<PackFacts> {
  const pack = parsePack(input);
  if (!pack.ok) return pack;
  const { id, name } = pack.value;
  return { ok: true, value: { id, name, counts: counts(pack.value), warnings: [] } };
}
