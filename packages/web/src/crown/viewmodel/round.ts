import type { EventOf } from '@cinderhall/crown-of-ash';
import type { Seat, Viewer } from '@cinderhall/kernel';
import type { LogEntry } from '../session.ts';

/** RND-1: what each seat scored at the end of a round, as the log tells it. */
export function roundGains(
  log: readonly LogEntry[],
  round: number,
): readonly { readonly seat: Seat; readonly vp: number }[] {
  return log.flatMap(({ event }) =>
    event.kind === 'scored' && event.round === round
      ? [{ seat: event.seat, vp: event.structures + event.citadel }]
      : [],
  );
}

/** What a table shows, as far as it concerns whether the beginning of a round is marked. */
export interface Marking {
  readonly round: number;
  /** The last round of which that was marked. */
  readonly known: number;
  readonly over: boolean;
  /** Another moment, or something else than the board is shown. */
  readonly quiet: boolean;
  /** The battle that is shown, if any; it waits where that is put off for a while. */
  readonly battle: { readonly round: number } | null;
  readonly waits: boolean;
}

/** RND-1: whether it is marked now that a round has begun. A battle of before is seen to its end first; one after it waits. */
export const marksRound = ({ round, known, over, quiet, battle, waits }: Marking): boolean =>
  round > known && !over && (!quiet || (waits && battle?.round === round));

/** What ended a round, if it has ended: the last one passes into the end of the game. */
export const roundEnd = (log: readonly LogEntry[], round: number): EventOf<'round-ended'> | undefined =>
  log.flatMap(({ event }) => (event.kind === 'round-ended' && event.round === round ? [event] : [])).at(-1);

/**
 * SET-8: the viewer's starting fighter that was posted by itself after the first `heard` entries, since none but it could
 * be. One that was chosen is the first thing told at its step.
 */
export function forcedPost(log: readonly LogEntry[], heard: number, viewer: Viewer): EventOf<'posted'> | null {
  for (const [i, { event, step }] of log.entries())
    if (i >= heard && event.kind === 'posted' && event.seat === viewer && (step === 0 || log[i - 1]?.step === step))
      return event;
  return null;
}
