import type { Sound } from '../../table/sound/sounding.ts';
import type { SceneTimes } from './scene-times.ts';

/** How far a battle has come: its cards lie covered, or open, or are reckoned up. */
export type Stage = 'covered' | 'open' | 'reckoned';

/** What of a battle has been shown: its stage, and how many dice. */
export interface Progress {
  readonly stage: Stage;
  readonly dice: number;
}

/** Something to be heard, in milliseconds from the start. */
export interface Cue {
  readonly at: number;
  readonly sound: Sound;
}

/** How far the scene of a battle is shown by now. Nothing under way: all the way. */
export class Staging {
  readonly #hear: (sound: Sound) => void;
  /** By key of a battle. */
  readonly #progress = new Map<number, Progress>();
  #times = $state.raw<SceneTimes | null>(null);
  #reached = $state(Number.POSITIVE_INFINITY);
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(hear: (sound: Sound) => void) {
    this.#hear = hear;
  }

  /** The times of what is being shown; null: everything is. */
  get times(): SceneTimes | null {
    return this.#times;
  }

  /** Notes how far a battle has come, and says how far it had come when this was last noted. */
  advance(key: number, progress: Progress): Progress | null {
    const before = this.#progress.get(key) ?? null;
    this.#progress.set(key, progress);
    return before;
  }

  /** Shows it by these times; `marks` are the moments at which something reads otherwise than before. */
  start(times: SceneTimes, marks: readonly number[], cues: readonly Cue[]): void {
    this.skip();
    this.#times = times;
    this.#reached = 0;
    for (const { at, sound } of cues) this.#later(at, () => this.#hear(sound));
    for (const mark of new Set(marks)) {
      this.#later(mark, () => {
        this.#reached = mark;
      });
    }
    this.#later(times.end, () => this.skip());
  }

  /** Whether a moment has come. */
  past(mark: number): boolean {
    return this.#reached >= mark;
  }

  /** Shows everything at once. */
  skip(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#times = null;
    this.#reached = Number.POSITIVE_INFINITY;
  }

  #later(ms: number, then: () => void): void {
    this.#timers.push(setTimeout(then, ms));
  }
}
