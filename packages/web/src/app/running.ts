import type { GameEntry } from '../local/messages.ts';
import type { FarGame } from '../online/running.ts';
import { flag } from './flag.ts';

const running = flag('cinderhall.running');

/** The game that was played last, of those that are not over; the latest stand first. */
export const lastRunning = (games: readonly GameEntry[]): GameEntry | undefined =>
  games.find(({ asked }) => asked.length > 0);

/** Whether there was one when somebody was here before: room can be kept for it, so that nothing jumps. */
export const expectsRunning = (): boolean => running.isUp();

/** Notes whether there is one. */
export const noteRunning = (there: boolean): void => running.set(there);

/** What was told to this browser of tables at the server (`online/bonds.ts`). */
const bonds = flag('cinderhall.bonds');
const far = flag('cinderhall.far');

/** So long the server may take to say which games wait there, in milliseconds. */
const PATIENCE = 1500;

/** Whether somebody here has been at a table of the server: nobody else has games there to go on with. */
export const playsFar = (): boolean => bonds.isUp();

/** Whether there was a game at the server to go on with the last time. */
export const expectsFar = (): boolean => far.isUp();

/** The game at the server to go on with; null: there is none, or the server does not say so in time. */
export async function farRunning(): Promise<FarGame | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  const found = await Promise.race([askServer(), late]).catch(() => null);
  far.set(found !== null);
  return found;
}

async function askServer(): Promise<FarGame | null> {
  const { onlineServer } = await import('../online/server.ts');
  if ((await onlineServer()) === null) return null;
  const online = await import('../online/running.ts');
  return online.farRunning();
}
