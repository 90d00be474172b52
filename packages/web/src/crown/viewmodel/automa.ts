import type { LogEvent } from '@cinderhall/crown-of-ash';
import type { Situation } from '../session.ts';
import { type LogTurn, lapsOf } from './log.ts';

/** Whether an event of an AI's turn is an action of its card that came to nothing. */
export const isFailed = (e: LogEvent): boolean => e.kind === 'tried' && e.reason !== null;

/**
 * The AI's latest turn, for whoever has it still to take in: until the viewer places a minion after it. Null for
 * spectators, without an AI, and once the game is over.
 */
export function automaNews(
  { log, view, viewer, decision }: Pick<Situation, 'log' | 'view' | 'viewer' | 'decision'>,
  digest: (events: readonly LogEvent[]) => readonly LogEvent[],
): LogTurn | null {
  const seat = view.automa?.seat;
  if (seat === undefined || viewer === 'spectator' || decision === null) return null;
  const began = log.findLastIndex(({ event }) => event.kind === 'turn-began' && event.seat === seat);
  const placed = log.findLastIndex(({ event }) => event.kind === 'placed' && event.seat === viewer);
  if (began < 0 || placed > began) return null;
  const turns = lapsOf(log, view, digest).flatMap((lap) => lap.turns);
  return turns.find(({ key }) => key === began) ?? null;
}
