/** Things of guests, found by whose they are: of thousands of connections nobody walks over all for those of one guest. */
export class Gathering<T extends { readonly guest: string }> {
  readonly #of = new Map<string, Set<T>>();
  #size = 0;

  /** How many there are in all. */
  get size(): number {
    return this.#size;
  }

  add(one: T): void {
    const theirs = this.#of.get(one.guest) ?? new Set();
    if (theirs.has(one)) return;
    this.#of.set(one.guest, theirs.add(one));
    this.#size++;
  }

  delete(one: T): void {
    const theirs = this.#of.get(one.guest);
    if (theirs?.delete(one) !== true) return;
    this.#size--;
    if (theirs.size === 0) this.#of.delete(one.guest);
  }

  /** Those of one guest, as they are now. */
  of(guest: string): readonly T[] {
    return [...(this.#of.get(guest) ?? [])];
  }

  /** All of them, as they are now. */
  all(): readonly T[] {
    return [...this.#of.values()].flatMap((theirs) => [...theirs]);
  }
}
