import { parentPort, Worker } from 'node:worker_threads';

/** What a thread makes of an order: plain data, or what to tell whoever gave it. */
export type Reply<R> = { readonly done: R } | { readonly fault: string };

/** A thread could not do what it was asked, for a reason to be told as it is. */
export class ThreadFault extends Error {
  override readonly name = 'ThreadFault';
}

/**
 * Hands out orders, in their order and one at a time, to threads that run `entry`, which must call {@link serve}. `hear`
 * gets what each has done, in any order; once it answers `false`, no more orders are handed out.
 */
export async function inThreads<O, R>(
  entry: URL,
  workers: number,
  orders: Iterator<O>,
  hear: (done: R) => boolean,
): Promise<void> {
  let wanted = true;
  const pool = Array.from({ length: workers }, () => new Worker(entry));
  const drive = async (worker: Worker): Promise<void> => {
    for (let order = orders.next(); wanted && order.done !== true; order = orders.next())
      if (!hear(await ask<O, R>(worker, order.value))) wanted = false;
  };
  try {
    await Promise.all(pool.map(drive));
  } finally {
    await Promise.all(pool.map((worker) => worker.terminate()));
  }
}

function ask<O, R>(worker: Worker, order: O): Promise<R> {
  return new Promise((resolve, reject) => {
    const settle = (reply: Reply<R>): void => {
      worker.off('error', reject);
      if ('fault' in reply) reject(new ThreadFault(reply.fault));
      else resolve(reply.done);
    };
    worker.once('message', settle);
    worker.once('error', reject);
    worker.postMessage(order);
  });
}

/** The thread's side: carries out what it is sent until nobody needs it any more. */
export function serve<O>(carryOut: (order: O) => Reply<unknown>): void {
  parentPort?.on('message', (order: O) => parentPort?.postMessage(carryOut(order)));
}
