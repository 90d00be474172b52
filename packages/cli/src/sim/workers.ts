import { parentPort, Worker } from 'node:worker_threads';
import type { Shelf } from '../title.ts';
import { Fault, type Result } from './contest.ts';
import { type Job, playerOf } from './job.ts';
import type { Fixture } from './schedule.ts';

interface Order {
  readonly job: Job;
  readonly fixtures: readonly Fixture[];
}

type Report = { readonly results: readonly Result[] } | { readonly fault: string };

/** Games handed to a worker at once: enough that messages cost little, few enough that all end together. */
const BATCH = 8;

/** Plays all fixtures in this thread. `done` hears how many are finished. */
export function playHere(
  shelf: Shelf,
  job: Job,
  fixtures: readonly Fixture[],
  done: (games: number) => void,
): Result[] {
  const play = shelf.get(job.game)?.((title) => playerOf(title, job));
  if (play === undefined) throw new RangeError(`no game ${job.game}`);
  return fixtures.map((fixture, i) => {
    const result = play(fixture);
    done(i + 1);
    return result;
  });
}

/**
 * Plays all fixtures in worker threads that run `entry`, which must call {@link serveOrders}. The results are those of
 * {@link playHere}, in the same order: a game depends on its fixture alone, not on who plays it or when.
 */
export async function playInWorkers(
  entry: URL,
  workers: number,
  job: Job,
  fixtures: readonly Fixture[],
  done: (games: number) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  let finished = 0;
  const take = (): readonly Fixture[] => {
    const batch = fixtures.slice(next, next + BATCH);
    next += batch.length;
    return batch;
  };
  const pool = Array.from({ length: workers }, () => new Worker(entry));
  const drive = async (worker: Worker): Promise<void> => {
    for (let batch = take(); batch.length > 0; batch = take()) {
      for (const result of await ask(worker, { job, fixtures: batch })) results[result.number] = result;
      finished += batch.length;
      done(finished);
    }
  };
  try {
    await Promise.all(pool.map(drive));
  } finally {
    await Promise.all(pool.map((worker) => worker.terminate()));
  }
  return results;
}

function ask(worker: Worker, order: Order): Promise<readonly Result[]> {
  return new Promise((resolve, reject) => {
    const settle = (report: Report): void => {
      worker.off('error', reject);
      if ('fault' in report) reject(new Fault(report.fault));
      else resolve(report.results);
    };
    worker.once('message', settle);
    worker.once('error', reject);
    worker.postMessage(order);
  });
}

/** The worker's side: plays what it is sent until nobody needs it any more. */
export function serveOrders(shelf: Shelf): void {
  parentPort?.on('message', ({ job, fixtures }: Order) => parentPort?.postMessage(carryOut(shelf, job, fixtures)));
}

function carryOut(shelf: Shelf, job: Job, fixtures: readonly Fixture[]): Report {
  try {
    return { results: playHere(shelf, job, fixtures, () => {}) };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.message };
    throw error;
  }
}
