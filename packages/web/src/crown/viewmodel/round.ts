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
