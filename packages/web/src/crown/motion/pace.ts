import type { Settings } from '../../app/settings.svelte.ts';
import type { Bar, Beat } from './beats.ts';

/** How movements are shown. `off`: not at all. */
export type Motion = Settings['motion'];

/** Of a motion: what its times are multiplied by; how far what is shown may lag behind the table, in milliseconds. */
export interface Tempo {
  readonly scale: number;
  readonly lag: number;
}
export const TEMPOS: { readonly [M in Exclude<Motion, 'off'>]: Tempo } = {
  full: { scale: 1, lag: 2600 },
  quick: { scale: 0.5, lag: 900 },
};

/** Milliseconds that a beat takes, those between it and the next of its bar, and those before the next bar. */
interface Length {
  readonly lasts: number;
  readonly apart: number;
  readonly until: number;
}

const LENGTHS: { readonly [K in Beat['beat']]: Length } = {
  travel: { lasts: 420, apart: 90, until: 260 },
  drop: { lasts: 360, apart: 60, until: 240 },
  pulse: { lasts: 420, apart: 0, until: 120 },
  count: { lasts: 520, apart: 0, until: 80 },
  roll: { lasts: 1350, apart: 180, until: 1100 },
  battle: { lasts: 420, apart: 0, until: 420 },
  note: { lasts: 0, apart: 0, until: 0 },
};

/** A beat with its time: begins at `at`, in milliseconds from the first. */
export interface Timed {
  readonly beat: Beat;
  readonly at: number;
  readonly lasts: number;
}

export interface Score {
  readonly beats: readonly Timed[];
  /** When the last of them has ended. */
  readonly total: number;
}

/** Gives bars their times. `battle`: what the scene of a battle takes while it is shown; without one it is a moment. */
export function timed(bars: readonly Bar[], scale: number, battle = 0): Score {
  const beats: Timed[] = [];
  let start = 0;
  for (const bar of bars) {
    let at = start;
    let next = start;
    for (const beat of bar) {
      const { lasts, apart, until } = LENGTHS[beat.beat];
      beats.push({ beat, at, lasts: lasts * scale });
      const scene = beat.beat === 'battle' ? battle : 0;
      next = Math.max(next, at + until * scale + scene);
      at += apart * scale;
    }
    start = next;
  }
  return { beats, total: Math.max(0, ...beats.map(({ at, lasts }) => at + lasts)) };
}

/** When a change is shown. */
export interface Cue {
  /** What is still on its way is over at once. */
  readonly jump: boolean;
  /** Milliseconds from now. */
  readonly wait: number;
  /** What the times are multiplied by beyond their tempo. */
  readonly press: number;
}

/**
 * When to show a change that takes `total`, while what came before it is still shown for `left`. It follows that, so that
 * a person can follow; but too far behind the table one jumps, and a person who is asked something is kept no longer
 * than the tempo allows.
 */
export function cueOf(total: number, left: number, asked: boolean, { lag }: Tempo): Cue {
  const jump = left > 0 && left + (asked ? total : 0) > lag;
  return { jump, wait: jump ? 0 : left, press: asked && total > lag ? lag / total : 1 };
}
