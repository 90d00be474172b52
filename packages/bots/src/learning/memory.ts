import { below, type RngState } from '@cinderhall/kernel';

/** The last things that happened; new ones push out the oldest. */
export class Memory<T> {
  readonly #most: number;
  readonly #kept: T[] = [];
  #oldest = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#kept.length;
  }

  add(thing: T): void {
    if (this.#kept.length < this.#most) {
      this.#kept.push(thing);
      return;
    }
    this.#kept[this.#oldest] = thing;
    this.#oldest = (this.#oldest + 1) % this.#most;
  }

  /** So many of them by lot, the same ones perhaps more than once. Empty while there are none. */
  some(n: number, rng: RngState): T[] {
    const found: T[] = [];
    for (let i = 0; i < n && this.#kept.length > 0; i++) {
      const thing = this.#kept[below(rng, this.#kept.length)];
      if (thing !== undefined) found.push(thing);
    }
    return found;
  }
}
