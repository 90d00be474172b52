import type { Result } from '@cinderhall/kernel';
import type * as z from 'zod/mini';

/** A schema of which only the shape is known here. */
export type Shape = z.ZodMiniType;

/**
 * How scenarios speak of a game: what lies where, in the names that are printed on the table. Each game brings its own.
 * What is read back has one form for states and views, so that one kind of expectation fits both; in it a list that somebody
 * may not see is a number, and lists whose order means nothing are in the game's own order.
 */
export interface Desk<Config, State, Event, View> {
  /** What a file may say: the table, a position, a part of a state or view, and of an event. For the published schema. */
  readonly shapes: { readonly table: Shape; readonly position: Shape; readonly part: Shape; readonly event: Shape };
  /** The content that a table plays with when it names none. */
  readonly content: unknown;
  /** The state in which everything lies as said. Refuses what cannot be, with the path into `position`. */
  lay(config: Config, position: unknown): Result<State>;
  /** Makes these the next rolls, in place. */
  load(s: State, dice: readonly number[]): void;
  /** What lies where. */
  state(s: State): unknown;
  view(v: View): unknown;
  event(config: Config, e: Event): unknown;
  /** An expected part of a state or view in the form of {@link state}; refuses names that are not on this table. */
  part(config: Config, expected: unknown): Result<unknown>;
  /** The same for an event. */
  telling(config: Config, expected: unknown): Result<unknown>;
  /** Every piece on the table, in any form that is the same before and after every move. */
  census(s: State): unknown;
}
