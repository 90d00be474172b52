/**
 * Calls on many in turn, each once in so many calls, rather than on all of them in one moment: whoever is busy with others would
 * wait for that.
 */
export class Rota<T> {
  readonly #shifts: readonly Set<T>[];
  #joined = 0;
  #called = 0;

  constructor(shifts: number) {
    this.#shifts = Array.from({ length: shifts }, () => new Set());
  }

  /** Takes somebody in, for the shift whose turn it is to take one. */
  add(one: T): void {
    this.#shifts[this.#joined++ % this.#shifts.length]?.add(one);
  }

  delete(one: T): void {
    for (const shift of this.#shifts) if (shift.delete(one)) return;
  }

  /** Those whose turn it is. */
  next(): ReadonlySet<T> {
    return this.#shifts[this.#called++ % this.#shifts.length] ?? new Set();
  }
}
