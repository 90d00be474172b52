import { accepted, malformed, type Result } from '@cinderhall/kernel';

interface Members {
  readonly [key: string]: unknown;
}

const isMembers = (x: unknown): x is Members => typeof x === 'object' && x !== null && !Array.isArray(x);
const idOf = (x: unknown): unknown => (isMembers(x) ? x.id : undefined);
const isEntries = (x: unknown): x is readonly unknown[] => Array.isArray(x) && x.length > 0 && x.every(idOf);

/**
 * Content with some of it changed: objects key by key, entries of a list by their `id`, anything else whole. The refusal's
 * path points into `changes`.
 */
export function overridden(content: unknown, changes: unknown, path: string): Result<unknown> {
  if (isEntries(content) && isEntries(changes)) return entriesOverridden(content, changes, path);
  if (!isMembers(content) || !isMembers(changes)) return accepted(changes);
  const merged: { [key: string]: unknown } = { ...content };
  for (const [key, change] of Object.entries(changes)) {
    const inside = overridden(content[key], change, `${path}.${key}`);
    if (!inside.ok) return inside;
    merged[key] = inside.value;
  }
  return accepted(merged);
}

function entriesOverridden(content: readonly unknown[], changes: readonly unknown[], path: string): Result<unknown> {
  const merged = [...content];
  for (const [i, change] of changes.entries()) {
    const at = content.findIndex((entry) => idOf(entry) === idOf(change));
    if (at < 0)
      return malformed(
        `${path}[${i}].id`,
        `no entry is called '${idOf(change)}'; there are ${content.map(idOf).join(', ')}`,
      );
    const inside = overridden(content[at], change, `${path}[${i}]`);
    if (!inside.ok) return inside;
    merged[at] = inside.value;
  }
  return accepted(merged);
}
