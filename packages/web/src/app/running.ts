import type { GameEntry } from '../local/messages.ts';
import { flag } from './flag.ts';

const running = flag('cinderhall.running');

/** The game that was played last, of those that are not over; the latest stand first. */
export const lastRunning = (games: readonly GameEntry[]): GameEntry | undefined =>
  games.find(({ asked }) => asked.length > 0);

/** Whether there was one when somebody was here before: room can be kept for it, so that nothing jumps. */
export const expectsRunning = (): boolean => running.isUp();

/** Notes whether there is one. */
export const noteRunning = (there: boolean): void => running.set(there);
