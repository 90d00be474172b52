import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { type BotId, opponents } from '@cinderhall/bots';
import type { RngState, Seat } from '@cinderhall/kernel';
import type { Shelf, Title } from '../title.ts';

/** What a computer is asked: no more than its seat may know. */
export interface Thought<Move = unknown, View = unknown> {
  /** Id of the game. */
  readonly game: string;
  readonly bot: BotId;
  readonly view: View;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly luck: RngState;
}

/** Somebody who thinks for computers. */
export interface Thinker {
  /** A position in the thought's `moves`. */
  think(thought: Thought): Promise<number>;
  close(): Promise<void>;
}

interface Order<Move = unknown, View = unknown> {
  readonly number: number;
  readonly thought: Thought<Move, View>;
}
interface Decided {
  readonly number: number;
  readonly choice: number;
}

/** Milliseconds after which a thought is given up and the first answer taken: a game never hangs on a computer. */
const PATIENCE = 15_000;

/**
 * Those who search think less here than on a page of one's own: many tables share the thread. By rules of thumb it cannot be much
 * less, or the shrewd would lose to the greedy.
 */
const HASTE = { part: 0.3, unlearned: 0.75 };

/** The way to think about a game, in whichever thread one is. */
function thinking<C, S, M, E, V>({ game, wits }: Title<C, S, M, E, V>): (thought: Thought<M, V>) => number {
  const bots = opponents(game, wits, HASTE);
  return ({ bot, view, seat, moves, luck }) => moves.indexOf(bots[bot].choose(view, seat, moves, [...luck]));
}

/** Whether this is a thread that thinks, and not the server itself. */
export const isThinker = !isMainThread;

/** Thinks until nobody needs it any more: what the thread does. */
export function serveThoughts(shelf: Shelf): void {
  for (const shelved of shelf.values()) shelved(serveTitle);
}

function serveTitle<C, S, M, E, V>(title: Title<C, S, M, E, V>): void {
  const think = thinking(title);
  parentPort?.on('message', ({ number, thought }: Order<M, V>) => {
    if (thought.game !== title.game.id) return;
    parentPort?.postMessage({ number, choice: think(thought) } satisfies Decided);
  });
}

/** Thinks in a thread that runs `entry`, so that everybody else need not wait. The thread is replaced if it fails. */
export class ThreadThinker implements Thinker {
  readonly #entry: URL;
  readonly #waiting = new Map<number, (choice: number) => void>();
  #worker: Worker | null = null;
  #asked = 0;

  constructor(entry: URL) {
    this.#entry = entry;
  }

  think(thought: Thought): Promise<number> {
    const number = ++this.#asked;
    return new Promise((resolve) => {
      const patience = setTimeout(() => this.#decide({ number, choice: 0 }), PATIENCE).unref();
      this.#waiting.set(number, (choice) => {
        clearTimeout(patience);
        resolve(choice);
      });
      this.#ready().postMessage({ number, thought } satisfies Order);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #decide({ number, choice }: Decided): void {
    this.#waiting.get(number)?.(choice);
    this.#waiting.delete(number);
  }

  #ready(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.#entry);
    worker.on('message', (decided: Decided) => this.#decide(decided));
    worker.on('error', () => {
      this.#worker = null;
      for (const number of [...this.#waiting.keys()]) this.#decide({ number, choice: 0 });
    });
    // What thinks keeps no server running.
    worker.unref();
    this.#worker = worker;
    return worker;
  }
}
