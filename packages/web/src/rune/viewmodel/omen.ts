import type { Event, View } from '@cinderhall/rune-age';
import type { LogEntry } from '../session.ts';
import { isTold } from './log.ts';
import { ownOf } from './places.ts';

/** An event as it came: its card, and what has been done so far, by enemies before it, too. */
export interface Omen {
  readonly card: number;
  /** Where in the log it is told. */
  readonly at: number;
  readonly done: readonly Event[];
  /** Whether it is over, and nothing came of it. */
  readonly idle: boolean;
}

/** Whether whoever looks has done nothing in this game yet. */
export function isFresh(view: View): boolean {
  const own = ownOf(view);
  return own?.discard.length === 0 && view.round === 1 && (!own.moved || view.players[view.active] === own);
}

/** What ends an event phase. */
const AFTER: readonly Event['kind'][] = ['round-began', 'turn-began', 'ended'];
/** What befalls the card of the event itself. */
const ITSELF: readonly Event['kind'][] = ['event-drawn', 'event-left', 'events-recycled'];

/** Without what was played into combats: what came of them is told. */
function settled(entries: readonly LogEntry[]): readonly LogEntry[] {
  let fighting = false;
  return entries.filter(({ event: { kind } }) => {
    fighting = kind !== 'fought' && (fighting || kind === 'attacked');
    return !fighting;
  });
}

/** The event that came last, if it came after this step; of what is told from `until` on nothing counts. null: there is none. */
export function omenIn(all: readonly LogEntry[], since: number, until = all.length): Omen | null {
  const log = all.slice(0, Math.max(0, until));
  const at = log.findLastIndex(({ event, step }) => event.kind === 'event-drawn' && step > since);
  const event = log[at]?.event;
  if (event?.kind !== 'event-drawn') return null;
  const end = log.findIndex((entry, i) => i > at && AFTER.includes(entry.event.kind));
  const begun = log.findLastIndex((entry, i) => i < at && [...AFTER, 'phase-began'].includes(entry.event.kind));
  const from = log[begun]?.event.kind === 'phase-began' ? begun : at;
  const worth = (entries: readonly LogEntry[]): Event[] =>
    entries.map((entry) => entry.event).filter((told) => isTold(told) && !ITSELF.includes(told.kind));
  const own = worth(settled(log.slice(at, end < 0 ? undefined : end)));
  return { card: event.card, at, done: [...worth(log.slice(from, at)), ...own], idle: end >= 0 && own.length === 0 };
}
