import type { Seat } from '@cinderhall/kernel';
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
