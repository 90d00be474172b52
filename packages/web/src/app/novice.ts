import type { GameEntry } from '../local/messages.ts';
import { flag } from './flag.ts';

const finished = flag('cinderhall.finished');

/** Whether nobody has played a game to its end on this device, as far as it remembers. */
export const isNovice = (): boolean => !finished.isUp();

/** Notes it once a game of these is over; it stays so when they are deleted. */
export function noteFinished(games: readonly GameEntry[]): void {
  if (games.some(({ asked }) => asked.length === 0)) finished.set(true);
}
