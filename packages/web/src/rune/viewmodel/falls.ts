import type { Event, EventOf } from '@cinderhall/rune-age';
import type { LogEntry } from '../session.ts';

const isFall = (event: Event): event is EventOf<'eliminated'> => event.kind === 'eliminated';

/** By what those fell who were eliminated in the last turn or event phase: for each the damage that was too much. */
export function fatal(log: readonly LogEntry[]): readonly Event[] {
  const from = log.findLastIndex(({ event }) => event.kind === 'turn-began' || event.kind === 'phase-began');
  const last = log.slice(Math.max(0, from)).map(({ event }) => event);
  return last.filter(isFall).flatMap((fall) => {
    const before = last.slice(0, last.indexOf(fall));
    return before.findLast((event) => event.kind === 'damaged' && event.seat === fall.seat) ?? [];
  });
}
