import type { ClockCard } from '@cinderhall/protocol';
import type { TableTime } from './sitting.svelte.ts';

/** Milliseconds between two looks at a clock. */
const TICK = 1000;

/** What is left of somebody's time at an instant of the server, as far as is known here since it was told. */
function leftAt({ left, ends, runs }: ClockCard, told: number, now: number): number {
  if (ends === null) return left;
  return Math.min(runs ? left - (now - told) : left, ends - now);
}

/** The clocks of a table as they go on by themselves between two words of the server. */
export class TickingClocks {
  readonly #told: () => TableTime | null;
  #here = $state(0);

  /** `told`: what the server said last. */
  constructor(told: () => TableTime | null) {
    this.#told = told;
  }

  /** Lets the clocks tick; what is given back stops them. */
  start(now: () => number): () => void {
    this.#here = now();
    const timer = setInterval(() => {
      this.#here = now();
    }, TICK);
    return () => clearInterval(timer);
  }

  /** What is left to each seat. */
  get left(): readonly (ClockCard & { readonly rest: number })[] {
    const told = this.#told();
    if (told === null) return [];
    return told.clocks.map((clock) => ({ ...clock, rest: leftAt(clock, told.now, this.#here + told.ahead) }));
  }

  /** The clock that matters most to a seat: its own if that runs, or else whichever ends first; null: none runs. */
  running(seat: number | null): (ClockCard & { readonly rest: number }) | null {
    const running = this.left.filter(({ ends }) => ends !== null);
    const first = running.toSorted((a, b) => a.rest - b.rest)[0] ?? null;
    return running.find((clock) => clock.seat === seat) ?? first;
  }
}
