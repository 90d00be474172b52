import type { LogEntry } from './session.ts';
import type { Sorts } from './sorts.ts';

/** What of a log is new after another one of the same eyes; nothing when it was taken back to an earlier moment. */
export function toldSince<G extends Sorts>(
  before: readonly LogEntry<G>[],
  after: readonly LogEntry<G>[],
): readonly G['event'][] {
  const heard = before.length;
  if (after.length <= heard || after[heard - 1] !== before[heard - 1]) return [];
  return after.slice(heard).map(({ event }) => event);
}
