import type { Settings } from '../../app/settings.svelte.ts';

/** What a table can sound like. */
export type Sound = 'card' | 'step' | 'coin' | 'build' | 'die' | 'tick' | 'won' | 'lost' | 'turn' | 'round' | 'end';

export type Volume = Settings['sound'];

const LOUDNESS: { readonly [V in Volume]: number } = { off: 0, quiet: 0.35, loud: 1 };

let loading: Promise<typeof import('./synth.ts')> | null = null;

/** Lets a sound be heard; what makes it is loaded with the first one. */
export function sound(which: Sound, volume: Volume): void {
  if (volume === 'off') return;
  loading ??= import('./synth.ts');
  void loading.then(({ play }) => play(which, LOUDNESS[volume])).catch(() => {});
}
