import type { Timekeeper } from '../clock/timekeeper.ts';
import type { Hooks } from '../hooks/hooks.ts';
import type { Plans } from '../plans/plans.ts';
import type { Delays } from '../tables/delays.ts';
import type { Pledges } from '../tables/pledges.ts';
import type { Registry } from '../tables/registry.ts';
import type { Talks } from '../talk/talks.ts';
import type { Annals } from './gallery.ts';
import type { TableNote } from './notes.ts';
import type { Thinker } from './thinking.ts';

/** An answer of somebody who sits at a table. */
export interface Answered {
  readonly decision: number;
  readonly move: string;
  readonly id: string;
}

/** What the house of tables needs of what is around it. */
export interface HousePorts {
  readonly store: Annals;
  readonly delays: Delays;
  readonly registry: Registry;
  readonly pledges: Pledges;
  readonly plans: Plans;
  readonly timekeeper: Timekeeper;
  readonly talks: Talks;
  readonly hooks: Pick<Hooks, 'turn' | 'forget'>;
  readonly thinker: Pick<Thinker, 'think'>;
  /** Milliseconds that a computer takes at least. */
  readonly pause: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Tells the other processes. */
  readonly tell: (note: TableNote) => void;
  /** Hears what could not be done, for a log. */
  readonly failed: (error: unknown) => void;
}
