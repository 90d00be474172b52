import type { EditionId } from '../ruleset.ts';

/** A decision of ours where the rulebooks are silent or can be read in two ways. */
export interface Ruling {
  readonly we: string;
  readonly because: string;
}

/** One rule of the game in our own words, for those who read code and tests. */
export interface Rule {
  readonly rule: string;
  /** The editions that have it; left out: every edition. */
  readonly editions?: readonly EditionId[];
  readonly rulings?: readonly Ruling[];
}

export type Chapter = { readonly [id: string]: Rule };

export const FINAL: readonly EditionId[] = ['final'];
