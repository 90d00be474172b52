/** Runs the work of each key one piece at a time, in the order in which it came; that of other keys beside it. */
export class Queues {
  readonly #tails = new Map<string, Promise<unknown>>();

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(key) ?? Promise.resolve();
    const done = before.then(work);
    const tail = done.then(noted, noted).then(() => {
      if (this.#tails.get(key) === tail) this.#tails.delete(key);
    });
    this.#tails.set(key, tail);
    return done;
  }
}

/** A failure is the business of whoever waits for that piece of work, not of the next one. */
const noted = (): void => {};
