import type { GameEntry } from '../local/messages.ts';

const KEY = 'cinderhall.running';

/** The game that was played last, of those that are not over; the latest stand first. */
export const lastRunning = (games: readonly GameEntry[]): GameEntry | undefined =>
  games.find(({ asked }) => asked.length > 0);

/** Whether there was one when somebody was here before. Known at once, so that room can be kept for it. */
export function expectsRunning(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Notes whether there is one. */
export function noteRunning(there: boolean): void {
  try {
    if (there) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Then what stands below jumps once.
  }
}
