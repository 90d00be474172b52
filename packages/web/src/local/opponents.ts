import type { BotId } from '@cinderhall/bots';
import { type RngState, type Seat, type Seed, seedRng } from '@cinderhall/kernel';
import type { TutorAnswers, TutorTask } from './tutor-messages.ts';

/** What a computer opponent is asked. */
export interface Thought<Move = unknown, View = unknown> {
  /** Id of the game. */
  readonly game: string;
  readonly bot: BotId;
  readonly view: View;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly rng: RngState;
}

/** A question as it travels to the worker in which computers think, with the number that its answer will carry. */
export type Task = { readonly number: number } & (({ readonly ask: 'choose' } & Thought) | TutorTask);

/** The answer; to `choose` a position in `moves`. */
export interface Told {
  readonly number: number;
  readonly answer: number | TutorAnswers[TutorTask['ask']];
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
  readonly #waiting = new Map<number, (event: MessageEvent | null) => void>();

  /** `open` starts the worker: once at first, and again if it fails. */
  constructor(open: () => Worker) {
    this.#open = open;
  }

  /** One of `moves`. If the opponent fails or takes too long, the first: a game never hangs on a computer. */
  async choose(thought: Thought): Promise<unknown> {
    const number = ++this.#asked;
    const [first] = thought.moves;
    if (first === undefined) throw new RangeError('an opponent is asked an empty question');
    const choice = await new Promise<number>((resolve) => {
      this.#waiting.set(number, (event) => resolve(event?.data.answer ?? 0));
      setTimeout(resolve, PATIENCE, 0);
      this.#ready().postMessage({ ask: 'choose', ...thought, number } satisfies Task);
    });
    this.#waiting.delete(number);
    return thought.moves[choice] ?? first;
  }

  /** Asks somebody who explains. Null: they failed. */
  async tutor<K extends TutorTask['ask']>(task: Extract<TutorTask, { ask: K }>): Promise<TutorAnswers[K] | null> {
    const number = ++this.#asked;
    return new Promise((resolve) => {
      // The worker is of the same script: its answer is in the type that belongs to this question.
      this.#waiting.set(number, (event) => {
        this.#waiting.delete(number);
        resolve(event?.data.answer ?? null);
      });
      this.#ready().postMessage({ ...task, number });
    });
  }

  #ready(): Worker {
    if (this.#worker) return this.#worker;
    const worker = this.#open();
    worker.onmessage = (event: MessageEvent<Told>) => this.#waiting.get(event.data.number)?.(event);
    worker.onerror = () => {
      worker.terminate();
      this.#worker = null;
      for (const give of this.#waiting.values()) give(null);
    };
    this.#worker = worker;
    return worker;
  }
}
