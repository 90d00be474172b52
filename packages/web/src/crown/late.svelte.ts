import { withLateWords } from '../app/late-words.ts';
import { whenIdle } from '../app/when-idle.ts';
import { inTurn } from './in-turn.svelte.ts';

const fetches: (() => Promise<unknown>)[] = [];

/** Fetches every part that comes late, once nothing else is to be done. */
export const fetchLate = (): void => whenIdle(...fetches);

/**
 * A part of the table that comes after what is needed to play, and is there at once when it is wanted again. It is one for
 * all tables.
 */
export class Late<Part> {
  readonly #load: () => Promise<{ readonly default: Part }>;
  #coming: Promise<void> | null = null;
  #part = $state.raw<Part | null>(null);
  #failure = $state.raw<unknown>(null);

  constructor(load: () => Promise<{ readonly default: Part }>) {
    this.#load = load;
    fetches.push(() => this.fetch());
  }

  /** The part, or null until it has come. Whoever asks has it fetched, and hears if that fails. */
  get part(): Part | null {
    if (this.#failure !== null) throw this.#failure;
    // To begin takes a while, too, and is not for whoever is being drawn to wait for.
    if (this.#part === null)
      queueMicrotask(() =>
        inTurn(() => {
          this.fetch().catch((error) => {
            this.#failure = error;
          });
        }),
      );
    return this.#part;
  }

  /** Fetches it before somebody asks. */
  fetch(): Promise<void> {
    this.#coming ??= withLateWords(this.#load()).then(
      (loaded) => {
        this.#part = loaded.default;
      },
      (error) => {
        this.#coming = null;
        throw error;
      },
    );
    return this.#coming;
  }
}
