/** How much somebody may ask for: so many pieces at once, and so many more each second. */
export interface Measure {
  readonly most: number;
  readonly perSecond: number;
}

/** So many times as much. */
export const times = (n: number, { most, perSecond }: Measure): Measure => ({
  most: most * n,
  perSecond: perSecond * n,
});

/** What is left of what somebody may ask for. */
export class Allowance {
  readonly #measure: Measure;
  #left: number;
  #at: number;

  constructor(measure: Measure, now: number) {
    this.#measure = measure;
    this.#left = measure.most;
    this.#at = now;
  }

  /** Takes some pieces. 0: they were there; otherwise after how many seconds they will be. `now` in milliseconds. */
  take(pieces: number, now: number): number {
    const { most, perSecond } = this.#measure;
    this.#left = Math.min(most, this.#left + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#left < pieces) return Math.ceil((pieces - this.#left) / perSecond);
    this.#left -= pieces;
    return 0;
  }

  /** Whether all of it is there again, so that nobody need remember it. */
  full(now: number): boolean {
    return this.#left + ((now - this.#at) / 1000) * this.#measure.perSecond >= this.#measure.most;
  }
}

/** Allowances by whom they are for. Those that are full again are forgotten. */
export class Allowances {
  readonly #measure: Measure;
  readonly #by = new Map<string, Allowance>();

  constructor(measure: Measure) {
    this.#measure = measure;
  }

  take(who: string, now: number): number {
    const allowance = this.#by.get(who) ?? new Allowance(this.#measure, now);
    this.#by.set(who, allowance);
    return allowance.take(1, now);
  }

  sweep(now: number): void {
    for (const [who, allowance] of this.#by) if (allowance.full(now)) this.#by.delete(who);
  }
}
