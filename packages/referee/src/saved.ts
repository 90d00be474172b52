import {
  accepted,
  firstIssue,
  type GameRecord,
  malformed,
  parseRecord,
  type Result,
  refused,
} from '@cinderhall/kernel';
import * as z from 'zod/mini';

/** What is kept of a table. Everything else follows from it by replay. */
export interface Saved {
  /** Grows by one with every change, so that two writers notice each other. */
  readonly revision: number;
  readonly record: GameRecord;
  /** By move of the record: the id under which it was submitted; empty for a move that came with an imported record. */
  readonly ids: readonly string[];
  /** Ids of answers that were taken back: they never count again. */
  readonly retired: readonly string[];
}

/** An answer that was let in, as it is stored: a line of the record and the id of its submission. */
export interface Entry {
  readonly line: string;
  readonly id: string;
}

/** One change of a table: an answer, or the taking back of all but so many. */
export type Change = Entry | { readonly keep: number };

/** What is kept of a table that begins with this record. */
export const begin = (record: GameRecord): Saved => ({
  revision: 0,
  record,
  ids: record.moves.map(() => ''),
  retired: [],
});

/** The same table with one more answer. For stores that keep a table in one piece. */
export const withEntry = (saved: Saved, { line, id }: Entry): Saved => ({
  ...saved,
  revision: saved.revision + 1,
  record: { ...saved.record, moves: [...saved.record.moves, line] },
  ids: [...saved.ids, id],
});

/** The same table with only the first `keep` answers left. */
export const cutTo = (saved: Saved, keep: number): Saved => ({
  revision: saved.revision + 1,
  record: { ...saved.record, moves: saved.record.moves.slice(0, keep) },
  ids: saved.ids.slice(0, keep),
  retired: [...saved.retired, ...saved.ids.slice(keep).filter((id) => id !== '')],
});

const texts = (what: string) => z.array(z.string({ error: what }), { error: what });

const schema = z.strictObject(
  {
    revision: z.int({ error: 'must be a whole number' }).check(z.nonnegative({ error: 'must be 0 or more' })),
    record: z.unknown(),
    ids: texts('must be a list of ids, one for each move'),
    retired: texts('must be a list of ids'),
  },
  { error: 'must be a saved table' },
);

/** Reads what a store gave back. The refusal's path points into it: `record.moves[3]`. */
export function parseSaved(input: unknown): Result<Saved> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) return refused(firstIssue(parsed.error.issues));
  const record = parseRecord(parsed.data.record);
  if (!record.ok) return within('record', record);
  if (record.value.moves.length !== parsed.data.ids.length)
    return malformed('ids', `must be as many as there are moves, ${record.value.moves.length}`);
  return accepted({ ...parsed.data, record: record.value });
}

/** The same result, the path of its refusal lengthened at the front. */
export function within<T>(at: string, result: Result<T>): Result<T> {
  if (result.ok || result.refusal.refused !== 'malformed') return result;
  const { path, message } = result.refusal;
  return malformed(path === '' ? at : `${at}.${path}`, message);
}
