import type { Seat, Viewer } from '@cinderhall/kernel';
import type { Change, Entry, Saved } from './saved.ts';
import type { Sight } from './sight.ts';

/** Who has made a change, and who is asked after it: what clocks go by. A store without clocks has no use for it. */
export interface Turn {
  readonly by: Seat;
  readonly asked: readonly Seat[];
  /** On what grounds whoever answers may: for a store that can tell whether that still holds, and rejects the answer if not. */
  readonly warrant?: string;
  /** What prepared this answer, if nobody gives it now: for a store that writes it only while that has not been taken back. */
  readonly prepared?: string;
}

/**
 * Where tables are kept. Every call may reject; a rejected write must have changed nothing. A write names the revision
 * that it follows on, and is answered by `false`, having changed nothing, when the store holds another.
 */
export interface Store {
  /** What was saved, unread; null when there is no such table. */
  load(table: string): Promise<unknown>;
  /**
   * The changes after a revision, in their order; null when there is no such table. For stores that others write to as well:
   * where it is left out, the whole table is read instead.
   */
  since?(table: string, revision: number): Promise<readonly Change[] | null>;
  /** `false` when there is such a table already. */
  create(table: string, saved: Saved): Promise<boolean>;
  append(table: string, revision: number, entry: Entry, turn: Turn): Promise<boolean>;
  /** Takes answers back until the first `keep` are left, and retires their ids. */
  cut(table: string, revision: number, keep: number, turn: Turn): Promise<boolean>;
  remove(table: string): Promise<void>;
}

/** Who is looking, and the way to tell them. */
export interface Outbox<Move, Event, View> {
  /** The pairs of eyes on this table now, each once. */
  viewers(table: string): readonly Viewer[];
  /** `saved`: the table whole, as it is kept now; nothing of it but its revision is for the viewer. */
  tell(table: string, sight: Sight<Move, Event, View>, saved: Saved): void;
}
