import { firstIssue, type GameRecord, malformed, parseRecord, type Result, refused } from '@cinderhall/kernel';
import * as z from 'zod/mini';
import { type SeatInfo, seats } from './messages.ts';

/** A game as a file: the record, and who sat where. */
export interface GameFile {
  readonly record: GameRecord;
  /** Null in a file that holds a bare record, such as the command line writes. */
  readonly table: { readonly title: string; readonly seats: readonly SeatInfo[] } | null;
}

const wrapped = z.strictObject({
  title: z.string({ error: 'must be text' }),
  seats,
  record: z.unknown(),
});

/** The text of a file. */
export const writeGameFile = (title: string, seated: readonly SeatInfo[], record: unknown): string =>
  `${JSON.stringify({ title, seats: seated, record }, null, 2)}\n`;

/** Reads a file that somebody picked; nothing is replayed. The refusal's path points into the file. */
export function readGameFile(text: string): Result<GameFile> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return malformed('', 'the file is not JSON');
  }
  if (typeof input !== 'object' || input === null) return malformed('', 'the file must hold one saved game');
  if (!('record' in input)) return withTable(parseRecord(input), null);
  const parsed = wrapped.safeParse(input);
  if (!parsed.success) return refused(firstIssue(parsed.error.issues));
  const { record, ...table } = parsed.data;
  return withTable(parseRecord(record), table);
}

const withTable = (record: Result<GameRecord>, table: GameFile['table']): Result<GameFile> =>
  record.ok ? { ok: true, value: { record: record.value, table } } : record;
