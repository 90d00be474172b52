import type { LogEvent } from '@cinderhall/crown-of-ash';
import { sinceTurn } from '../../table/since-turn.ts';
import type { LogEntry, Situation } from '../session.ts';
import { type LogTurn, lapsOf, newsOf } from './log.ts';

type Digest = (events: readonly LogEvent[]) => readonly LogEvent[];

const turnOf = ({ event }: LogEntry) =>
  event.kind === 'turn-began' ? event.seat : event.kind === 'scored' ? -1 : null;

/** A turn between two of the viewer's. */
export interface RecapTurn extends LogTurn {
  /** Whether somebody placed a minion in it; else it is of a round's end. */
  readonly played: boolean;
}

/** What happened between the viewer's turn before and the one that begins, oldest first; empty where there is nothing to tell. */
export function recapOf({ view, log }: Pick<Situation, 'view' | 'log'>, digest: Digest): readonly RecapTurn[] {
  const since = sinceTurn(log, view.viewer, turnOf);
  if (since === null || digest(newsOf(since.done, 0, view)).length > 0) return [];
  return lapsOf(since.told, view, digest)
    .flatMap(({ turns, lap }) => turns.map((turn) => ({ ...turn, played: typeof lap === 'number' })))
    .reverse();
}

/** What a turn is remembered for, the weightiest first. */
const WEIGHTY: readonly LogEvent['kind'][] = [
  ...(['king-fell', 'controlled', 'battle-recalled', 'battle', 'built', 'resurrected'] as const),
  ...(['refreshed', 'raised', 'gained', 'placed'] as const),
];

const weight = ({ kind }: LogEvent): number => {
  const at = WEIGHTY.indexOf(kind);
  return at < 0 ? WEIGHTY.length : at;
};

/** A battle in few words: who won, without what was reckoned. */
const brief = (event: LogEvent): LogEvent =>
  event.kind !== 'battle'
    ? event
    : {
        kind: 'battle-recalled',
        place: event.place,
        attacker: event.attack.seat,
        defender: event.defence.seat,
        winner: event.winner,
      };

/** The one event by which a turn is told in a line. */
export function headline({ events }: LogTurn): LogEvent | null {
  const [first] = events.toSorted((a, b) => weight(a) - weight(b));
  return first === undefined ? null : brief(first);
}
