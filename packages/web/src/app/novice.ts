import type { GameEntry } from '../local/messages.ts';

const KEY = 'cinderhall.finished';

/** Whether nobody has played a game to its end on this device, as far as it remembers. */
export function isNovice(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return true;
  }
}

/** Notes it once a game of these is over; it stays so when they are deleted. */
export function noteFinished(games: readonly GameEntry[]): void {
  if (games.every(({ asked }) => asked.length > 0)) return;
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Then a gentle opponent is offered once more.
  }
}
