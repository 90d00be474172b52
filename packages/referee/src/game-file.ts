import { firstIssue, type GameRecord, malformed, parseRecord, type Result, refused } from '@cinderhall/kernel';
import * as z from 'zod/mini';
import { within } from './saved.ts';
import { type SeatInfo, seatInfos } from './seat-infos.ts';

/** A game as a file: the record, and who sat where. */
export interface GameFile {
  readonly record: GameRecord;
  /** Null in a file that holds a bare record. */
  readonly table: { readonly title: string; readonly seats: readonly SeatInfo[] } | null;
  /** What binds a server to this game; null where nobody was bound. */
  readonly seals: Seals | null;
}

/** A hash that was told, and the salt that was not. */
interface Seal {
  readonly salt: string;
  readonly hash: string;
}

/** What a server reveals of a game that is over, to be held to what it had told: of the seed, and of each answer. */
export interface Seals {
  /** The table's name, which is part of what was hashed. */
  readonly table: string;
  readonly seed: Seal;
  readonly answers: readonly Seal[];
}

const IN_ORDER = 'must be the seats from 0 on, each once and in order';
const A_TITLE = 'must be text of at most 120 characters';

const A_SEAL = 'must be what a server adds to a game: table, and salt and hash of the seed and of each answer';
const seal = z.strictObject({ salt: z.string(), hash: z.string() }, { error: A_SEAL });
const seals = z.strictObject({ table: z.string(), seed: seal, answers: z.array(seal) }, { error: A_SEAL });

const file = z.strictObject(
  {
    title: z.string({ error: A_TITLE }).check(z.maxLength(120, { error: A_TITLE })),
    seats: seatInfos.check(z.refine((seats) => seats.every(({ seat }, i) => seat === i), { error: IN_ORDER })),
    record: z.unknown(),
    seals: z.optional(seals),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `does not know ${issue.keys.join(', ')}: a game file holds title, seats and record`
        : 'must hold one saved game',
  },
);

/** The text of a file. A record that cannot be read goes into it as it is, so that nothing is lost. */
export const writeGameFile = (title: string, seats: readonly SeatInfo[], record: unknown, seals?: Seals): string =>
  `${JSON.stringify({ title, seats, record, seals }, null, 2)}\n`;

/**
 * Reads a file that somebody picked: a game with its seats, or a bare record. Nothing is replayed. The refusal's path
 * points into the file.
 */
export function readGameFile(text: string): Result<GameFile> {
  const input = parsedJson(text);
  return input.ok ? readGame(input.value) : input;
}

function readGame(input: unknown): Result<GameFile> {
  if (!isFields(input)) return malformed('', 'must hold one saved game');
  if (!('record' in input)) return withTable(parseRecord(input), null, null);
  const parsed = file.safeParse(input);
  if (!parsed.success) return refused(firstIssue(parsed.error.issues));
  const { record, seals = null, ...table } = parsed.data;
  return withTable(within('record', parseRecord(record)), table, seals);
}

const MANY = 'must be a list of at most 1000 saved games';
const manyGames = z.strictObject(
  { games: z.array(z.unknown(), { error: MANY }).check(z.maxLength(1000, { error: MANY })) },
  { error: 'must hold games, and nothing else' },
);

/** The text of a file with several games, each as in a file of its own. */
export const writeGamesFile = (
  games: readonly { title: string; seats: readonly SeatInfo[]; record: unknown }[],
): string => `${JSON.stringify({ games }, null, 1)}\n`;

/**
 * Reads a file that holds one game or several. One that cannot be read does not keep the others out: each has a verdict of
 * its own, whose path points into the file.
 */
export function readGamesFile(text: string): Result<readonly Result<GameFile>[]> {
  const input = parsedJson(text);
  if (!input.ok) return input;
  if (!isFields(input.value) || !('games' in input.value)) {
    const one = readGame(input.value);
    return one.ok ? { ok: true, value: [one] } : one;
  }
  const parsed = manyGames.safeParse(input.value);
  if (!parsed.success) return refused(firstIssue(parsed.error.issues));
  return { ok: true, value: parsed.data.games.map((game, i) => within(`games[${i}]`, readGame(game))) };
}

function parsedJson(text: string): Result<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return malformed('', 'is not JSON');
  }
}

const isFields = (input: unknown): input is object => typeof input === 'object' && input !== null;

const withTable = (record: Result<GameRecord>, table: GameFile['table'], seals: GameFile['seals']): Result<GameFile> =>
  record.ok ? { ok: true, value: { record: record.value, table, seals } } : record;
