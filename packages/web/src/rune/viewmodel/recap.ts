import type { Event } from '@cinderhall/rune-age';
import { sinceTurn } from '../../table/since-turn.ts';
import type { LogEntry, Situation } from '../session.ts';
import { isTold, type LogTurn, OMENS, turnsOf } from './log.ts';

const turnOf = ({ event }: LogEntry) =>
  event.kind === 'turn-began' ? event.seat : OMENS.includes(event.kind) ? -1 : null;

/** What a turn is remembered for. */
const WEIGHTY: readonly Event['kind'][] = [
  ...([
    'event-drawn',
    'attacked',
    'fought',
    'secured',
    'rewarded',
    'damaged',
    'city-lost',
    'eliminated',
    'bought',
  ] as const),
];

/** What happened between the viewer's turn before and the one that begins, oldest first: all of it, and in brief. */
export function recapOf(
  { view, log }: { readonly view: Pick<Situation['view'], 'viewer'>; readonly log: readonly LogEntry[] },
  tell: (event: Event) => string,
): { readonly whole: readonly LogTurn[]; readonly brief: readonly LogTurn[] } {
  const since = sinceTurn(log, view.viewer, turnOf);
  if (since === null || since.done.some(({ event }) => isTold(event))) return { whole: [], brief: [] };
  const weighty = since.told.filter((entry) => turnOf(entry) !== null || WEIGHTY.includes(entry.event.kind));
  return { whole: turnsOf(since.told, tell).toReversed(), brief: turnsOf(weighty, tell).toReversed() };
}
