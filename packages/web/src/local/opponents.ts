import type { BotId } from '@cinderhall/bots';
import type { Move, View } from '@cinderhall/crown-of-ash';
import { type RngState, type Seat, type Seed, seedRng } from '@cinderhall/kernel';

/** What a computer opponent is asked, as it travels to the worker in which it thinks. */
export interface Thought {
  readonly number: number;
  readonly bot: BotId;
  readonly view: View;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly rng: RngState;
}

/** Its answer: a position in `moves`. */
export interface Decided {
  readonly number: number;
  readonly choice: number;
}

/** After so many milliseconds a thought is given up, and any answer taken. */
const PATIENCE = 15_000;

/**
 * A bot's own generator for one question: the same game, question and seat give the same, so that a page loaded again
 * goes on as it would have. FNV-1a folds them into 32 bits, from which nobody finds the way back to a hosted seed.
 */
export function luckFor(seed: Seed, decision: number, seat: Seat): RngState {
  let hash = 0x811c9dc5;
  for (const c of `${seed}/${decision}/${seat}`) hash = Math.imul(hash ^ c.charCodeAt(0), 0x01000193);
  return seedRng(String(hash >>> 0));
}

/** A way to ask the worker in which opponents think. */
export class Opponents {
  readonly #open: () => Worker;
  #worker: Worker | null = null;
  #asked = 0;
  readonly #waiting = new Map<number, (choice: number) => void>();

  /** `open` starts the worker: once at first, and again if it fails. */
  constructor(open: () => Worker) {
    this.#open = open;
  }

  /** One of `moves`. If the opponent fails or takes too long, the first: a game never hangs on a computer. */
  async choose(thought: Omit<Thought, 'number'>): Promise<Move> {
    const number = ++this.#asked;
    const [first] = thought.moves;
    if (first === undefined) throw new RangeError('an opponent is asked an empty question');
    const choice = await new Promise<number>((resolve) => {
      this.#waiting.set(number, resolve);
      setTimeout(resolve, PATIENCE, 0);
      this.#ready().postMessage({ ...thought, number } satisfies Thought);
    });
    this.#waiting.delete(number);
    return thought.moves[choice] ?? first;
  }

  #ready(): Worker {
    if (this.#worker) return this.#worker;
    const worker = this.#open();
    worker.onmessage = ({ data }: MessageEvent<Decided>) => this.#waiting.get(data.number)?.(data.choice);
    worker.onerror = () => {
      worker.terminate();
      this.#worker = null;
      for (const give of this.#waiting.values()) give(0);
    };
    this.#worker = worker;
    return worker;
  }
}
