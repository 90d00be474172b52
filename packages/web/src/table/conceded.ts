import type { Concession } from '@cinderhall/kernel';

/** A moment of a log that is told newest first. */
interface Moment {
  readonly step: number;
}

/**
 * Who conceded just before the newest entry of a log, or after an older one and no later than the one before it: what stands
 * above that entry where the newest is told first. `newer` is null for the first entry, `older` null below the last one.
 */
export const concededBetween = (
  concessions: readonly Concession[],
  newer: Moment | null,
  older: Moment | null,
): readonly Concession[] =>
  concessions
    .filter(({ step }) => step > (older?.step ?? -1) && step <= (newer?.step ?? Number.POSITIVE_INFINITY))
    .toReversed();
