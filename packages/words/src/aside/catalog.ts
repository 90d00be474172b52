import type { Choice } from '../catalog/shell.ts';

/** Keys, and how a finger does what they do. */
export interface KeysText {
  readonly title: string;
  readonly arrows: string;
  readonly enter: string;
  readonly escape: string;
  readonly undo: string;
  readonly list: string;
  readonly rules: string;
  /** Leads to what the game is about. */
  readonly aim: string;
  readonly help: string;
  readonly board: string;
  /** While one looks at the past. */
  readonly past: {
    readonly title: string;
    readonly step: string;
    readonly ends: string;
    readonly now: string;
  };
  /** How a finger does it, where there are no keys. */
  readonly touch: {
    readonly title: string;
    readonly tap: Choice;
    readonly hold: Choice;
    readonly again: Choice;
  };
}

/** What is said beside a table to whoever wants to know. */
export interface AsideText {
  readonly keys: KeysText;
  /** Over what others did while one waited. */
  readonly since: string;
}
