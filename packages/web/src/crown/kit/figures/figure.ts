/**
 * The bust of a fighter on 64 × 64, rising from the lower edge: its silhouette, its planes, and what catches the light or
 * glows. What a path surrounds twice is a hole in it.
 */
export interface Figure {
  readonly body: string;
  readonly form: string;
  readonly lit: string;
  /** Drawn as its left half, up to x = 33. */
  readonly half?: true;
}

/** The figures of one kind, in the order of `RANKS`: weakest first. */
export type Figures = readonly Figure[];
