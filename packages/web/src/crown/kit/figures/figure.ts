import type { Figure } from '../../../theme/figure.ts';

/** The figures of one kind, in the order of `RANKS`: weakest first. */
export type Figures = readonly Figure[];
