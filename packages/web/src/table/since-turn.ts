import type { Seat } from '@cinderhall/kernel';

/** What was told between two turns of one seat, and since the later one began. */
export interface SinceTurn<E> {
  readonly told: readonly E[];
  readonly done: readonly E[];
}

/**
 * Divides a log for whoever is on turn; null: they are not, or have had no turn before. `turnOf`: whose turn an entry begins;
 * -1: what is nobody's, as a round's end; null: it belongs to what was told before.
 */
export function sinceTurn<E>(
  log: readonly E[],
  seat: Seat | 'spectator',
  turnOf: (entry: E) => Seat | -1 | null,
): SinceTurn<E> | null {
  const now = log.findLastIndex((entry) => turnOf(entry) !== null);
  const begun = log[now];
  if (begun === undefined || turnOf(begun) !== seat) return null;
  const before = log.slice(0, now).findLastIndex((entry) => turnOf(entry) === seat);
  if (before < 0) return null;
  const next = log.findIndex((entry, i) => i > before && turnOf(entry) !== null);
  return { told: log.slice(next, now), done: log.slice(now + 1) };
}
