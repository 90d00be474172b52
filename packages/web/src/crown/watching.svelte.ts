import { untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { Situation } from './session.ts';
import { comeOf, inBattle, type Scene, scenesOf, sceneToShow } from './viewmodel/battle.ts';

/** What decides, beside the log, which battle is shown. */
export interface Viewing {
  readonly situation: Situation;
  /** A moment of the past: of its battles the one that it belongs to is shown, whatever was closed. */
  readonly back: boolean;
  /** Whether battles of others are shown as well. */
  readonly others: boolean;
}

/** Which battle a viewer watches: those they closed stay closed, and one may be put aside to look at the board. */
export class Watching {
  readonly #viewing: () => Viewing;
  /** Keys of the battles that this viewer has closed, or had seen before the page began to show the table. */
  readonly #closed: SvelteSet<number>;
  /** Between two battles, while the board is looked at. */
  #resting = $state(false);
  #rested: ReturnType<typeof setTimeout> | undefined;
  /** The battle put aside. */
  #aside = $state<number | null>(null);
  /** How much of what came of it had been seen by then. */
  #known = 0;

  readonly #scenes = $derived.by(() => scenesOf(this.#viewing().situation.log));
  readonly #live = $derived.by(() => inBattle(this.#viewing().situation.view));
  /** The battle there is to see; null: none. */
  readonly scene = $derived.by(() => this.#toShow());
  /** The same, unless it is put aside. */
  readonly shown = $derived.by(() =>
    this.scene !== null && this.scene.key !== this.#aside && !this.#resting ? this.scene : null,
  );
  /** Whether it is being fought now. */
  readonly fighting = $derived.by(() => this.#live && this.scene !== null && this.scene === this.#scenes.at(-1));

  /** `viewing` is read anew each time, so that it stays reactive. Make it where effects may be made. */
  constructor(viewing: () => Viewing) {
    this.#viewing = viewing;
    this.#closed = new SvelteSet(untrack(() => seenBefore(viewing().situation)));
    // What lies before that step has been seen, even if somebody else moves it on.
    $effect(() => {
      const { situation, back } = viewing();
      if (this.#live || back) return;
      for (const { key, step } of this.#scenes) if (step <= situation.since) this.#closed.add(key);
    });
    $effect(() => {
      const { situation, back } = viewing();
      const key = this.#aside;
      if (back || key === null || !this.putAside) return;
      // What comes of a battle brings it back, also what somebody else decides in it later: it may cost a fighter.
      if (comeOf(this.scene) > this.#known) this.#aside = null;
      // One of which that was seen is over once something else is asked: nobody need go back to close it.
      else if (!this.fighting && situation.moves.length > 0) this.#closed.add(key);
    });
    // A choice within a battle brings it back.
    $effect(() => {
      const { moves, decision } = viewing().situation;
      if (this.fighting && moves.length > 0 && decision) this.#aside = null;
    });
  }

  /** Whether what came of a battle is to be looked at first: what is asked next comes after it. */
  get outstanding(): boolean {
    return this.scene !== null && !this.fighting && !this.putAside;
  }

  /** Whether there is a battle that was put aside. */
  get putAside(): boolean {
    return this.scene !== null && this.scene.key === this.#aside;
  }

  /** Leaves the board free for now. */
  putItAside(): void {
    this.#aside = this.scene?.key ?? null;
    this.#known = comeOf(this.scene);
  }

  takeItUp(): void {
    this.#aside = null;
  }

  /** Closes the battle for good; which it was, for after this the scene to show is another one, or none. */
  close(): Scene | null {
    const watched = this.scene;
    if (watched && this.#viewing().back) this.putItAside();
    else if (watched) this.#closed.add(watched.key);
    return watched;
  }

  /**
   * Shows no battle for a while, counted from now: the next one would open as the last one closes, and look like the same;
   * or something over the board is to be read before.
   */
  rest(milliseconds: number): void {
    clearTimeout(this.#rested);
    this.#resting = true;
    this.#rested = setTimeout(() => {
      this.#resting = false;
    }, milliseconds);
  }

  #toShow(): Scene | null {
    const { situation, back, others } = this.#viewing();
    const { view, viewer, step } = situation;
    const before = this.#scenes.filter((scene) => scene.step < step).map(({ key }) => key);
    return sceneToShow(this.#scenes, back ? new Set(before) : this.#closed, {
      policy: others || back ? 'all' : 'mine',
      viewer,
      live: this.#live,
      aside: this.#aside,
      forgets: !back && view.config.options.strictMemory && !view.over,
    });
  }
}

/** Battles that were over when the viewer last looked. */
function seenBefore({ log, since, view }: Situation): readonly number[] {
  const all = scenesOf(log);
  const fought = inBattle(view) ? all.at(-1) : undefined;
  return all.filter((scene) => scene.step <= since && scene !== fought).map(({ key }) => key);
}
