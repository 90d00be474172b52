import type { Barred, Concession, Decision, Told, Viewer } from '@cinderhall/kernel';
import type { Finish } from './finish.ts';

/** What one viewer is told of a table: all that this pair of eyes may know, and nothing of anybody else's. */
export interface Sight<Move, Event, View> {
  readonly viewer: Viewer;
  /** Answers carried out so far. */
  readonly step: number;
  readonly view: View;
  readonly decision: Decision | null;
  /** The answers that the viewer may give now. */
  readonly moves: readonly Move[];
  readonly barred: readonly Barred[];
  readonly outcome: Finish | null;
  /** Who has conceded, in this order. */
  readonly concessions: readonly Concession[];
  /** Whether the viewer may take an answer back. */
  readonly canUndo: boolean;
  /** The events of this step and later ones. What the viewer was told of those steps before is void (it was undone). */
  readonly from: number;
  readonly events: readonly Told<Event>[];
}
