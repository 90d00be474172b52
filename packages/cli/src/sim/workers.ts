import type { Context } from '../context.ts';
import { inThreads, type Reply, ThreadFault } from '../threads.ts';
import type { Shelf } from '../title.ts';
import { Fault, type Result } from './contest.ts';
import { type Job, playerOf } from './job.ts';
import type { Fixture } from './schedule.ts';

/** Some games of a simulation, for a thread. */
export interface SimOrder {
  readonly duty: 'sim';
  readonly job: Job;
  readonly fixtures: readonly Fixture[];
}

/** Games handed to a worker at once: enough that messages cost little, few enough that all end together. */
const BATCH = 8;

/** Plays all fixtures, in this thread if it is to be one, and gives the results in their order. */
export async function play(
  { shelf, entry }: Context,
  workers: number,
  job: Job,
  fixtures: readonly Fixture[],
  done: (games: number) => void,
): Promise<Result[]> {
  return workers === 1 ? playHere(shelf, job, fixtures, done) : playInWorkers(entry, workers, job, fixtures, done);
}

/** Plays all fixtures in this thread. `done` hears how many are finished. */
function playHere(shelf: Shelf, job: Job, fixtures: readonly Fixture[], done: (games: number) => void): Result[] {
  const play = shelf.get(job.game)?.((title) => playerOf(title, job));
  if (play === undefined) throw new RangeError(`no game ${job.game}`);
  return fixtures.map((fixture, i) => {
    const result = play(fixture);
    done(i + 1);
    return result;
  });
}

/**
 * Plays all fixtures in worker threads that run `entry`. The results are those of {@link playHere}, in the same order: a
 * game depends on its fixture alone, not on who plays it or when.
 */
async function playInWorkers(
  entry: URL,
  workers: number,
  job: Job,
  fixtures: readonly Fixture[],
  done: (games: number) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  let finished = 0;
  const hear = (played: readonly Result[]): boolean => {
    for (const result of played) results[result.number] = result;
    finished += played.length;
    done(finished);
    return true;
  };
  try {
    await inThreads(entry, workers, ordersOf(job, fixtures), hear);
  } catch (error) {
    throw error instanceof ThreadFault ? new Fault(error.message) : error;
  }
  return results;
}

function* ordersOf(job: Job, fixtures: readonly Fixture[]): Generator<SimOrder> {
  for (let i = 0; i < fixtures.length; i += BATCH) yield { duty: 'sim', job, fixtures: fixtures.slice(i, i + BATCH) };
}

/** The thread's side. */
export function playOrder(shelf: Shelf, { job, fixtures }: SimOrder): Reply<Result[]> {
  try {
    return { done: playHere(shelf, job, fixtures, () => {}) };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.message };
    throw error;
  }
}
