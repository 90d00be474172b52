import type { Trouble } from '@cinderhall/referee';
import type { Words } from '@cinderhall/words';
import type { Setup } from '../local/messages.ts';
import { lay } from './house.svelte.ts';
import { goTo, wayTo } from './route.svelte.ts';
import { tellTrouble } from './trouble.ts';

interface Drafting<P> {
  /** As it was the last time. */
  readonly last: P;
  /** Keeps it for the next time. `false`: its pack found no room. */
  readonly remember: (made: P) => boolean;
  readonly words: () => Words;
  /** What a table is laid from. An empty seed is drawn. */
  readonly setup: (made: P, seed: string) => Setup | Promise<Setup>;
}

const told = (words: Words, refusal: Trouble): string =>
  refusal.refused === 'malformed' && refusal.path === 'seed' ? words.lobby.seedWrong : tellTrouble(words, refusal);

/** A table of a lobby until it is laid: its plan, which is remembered, its seed, and what stands against it. */
export function drafted<P extends { readonly pack: unknown }>({ last, remember, words, setup }: Drafting<P>) {
  let plan = $state.raw(last);
  let seed = $state('');
  let trouble = $state('');

  /** Lays such a table and goes there. */
  async function play(made: P): Promise<void> {
    remember(made);
    const laid = await lay(await setup(made, seed));
    if (laid.ok) goTo(wayTo(laid.value));
    else trouble = told(words(), laid.refusal);
    // Asks the browser not to throw games away when space gets short; whatever it says, the game goes on.
    void navigator.storage?.persist?.();
  }

  return {
    get plan() {
      return plan;
    },
    /** A pack is remembered at once: it may find no room. */
    set plan(made: P) {
      const another = made.pack !== plan.pack;
      plan = made;
      if (another) trouble = remember(made) ? '' : words().storage.packForgotten;
    },
    get seed() {
      return seed;
    },
    set seed(text: string) {
      seed = text;
    },
    get trouble() {
      return trouble;
    },
    play,
    /** Lays the table as it is planned, unless something stands against it. */
    start(against: string | null): void {
      trouble = against ?? '';
      if (against === null) void play(plan);
    },
  };
}
