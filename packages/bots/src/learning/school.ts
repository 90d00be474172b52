import { type RngState, type Seed, seedRng } from '@cinderhall/kernel';
import type { NetFile } from '../net.ts';
import { Memory } from './memory.ts';
import { type Loss, Pupil, type Sample } from './pupil.ts';

/** Positions that are remembered; about 3,000 games of two. */
const REMEMBERED = 200_000;
const BATCH = 64;
/** How often each new position is looked at, on average. */
const LOOKS = 8;
/** Size of a step at first, and when three quarters of the course are done. */
const FAST = 0.001;
const SLOW = 0.0003;
const CAREFUL = 0.75;

/** Where a net learns from games: it remembers the last ones and looks at them again and again. */
export class School {
  readonly #rng: RngState;
  readonly #pupil: Pupil;
  readonly #memory = new Memory<Sample>(REMEMBERED);

  /** All chance comes from the seed: the same lessons in the same order make the same net. */
  constructor(sizes: readonly number[], seed: Seed) {
    this.#rng = seedRng(seed);
    this.#pupil = new Pupil(sizes, this.#rng);
  }

  /** Learns from new samples and old ones. `progress` is how much of the course is done, 0 to 1. */
  attend(samples: readonly Sample[], progress: number): Loss {
    for (const sample of samples) this.#memory.add(sample);
    const steps = Math.ceil((samples.length * LOOKS) / BATCH);
    const rate = progress < CAREFUL ? FAST : SLOW;
    let [worth, odds] = [0, 0];
    for (let i = 0; i < steps; i++) {
      const loss = this.#pupil.learn(this.#memory.some(BATCH, this.#rng), rate);
      worth += loss.worth / steps;
      odds += loss.odds / steps;
    }
    return { worth, odds };
  }

  /** See {@link Pupil.file}. */
  file(reads: string, steps: number): NetFile {
    return this.#pupil.file(reads, steps);
  }
}
