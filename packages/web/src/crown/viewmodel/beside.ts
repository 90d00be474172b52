import type { Tables } from '@cinderhall/crown-of-ash';
import type { Session } from '../session.ts';

/**
 * The spaces of the place whose space is picked, one for each thing that can be done there, from left to right: on a small
 * board a finger may have meant another one than it found. None where there is nothing else to do.
 */
export function besidePicked(
  t: Pick<Tables, 'spaces' | 'inPlay'>,
  session: Pick<Session, 'picked' | 'standing'>,
): readonly number[] {
  const chosen = session.picked.find((part) => part.startsWith('space:'));
  const here = t.spaces[Number(chosen?.split(':')[1])];
  if (here === undefined || here.place < 0) return [];
  const found = new Map<string, number>();
  for (const space of t.inPlay) {
    const entry = t.spaces[space];
    const stands = entry?.place === here.place ? session.standing(`space:${space}`) : 'quiet';
    if (!entry || (stands !== 'can' && stands !== 'chosen')) continue;
    const what = `${entry.kind} ${entry.modifier}`;
    if (stands === 'chosen' || !found.has(what)) found.set(what, space);
  }
  return found.size > 1 ? [...found.values()] : [];
}
