import * as z from 'zod/mini';
import { type Game, type Result, SEATS, type Seat, type Seed } from './game.ts';
import { ladder } from './migrations.ts';
import { accepted, firstIssue, malformed, refused } from './refusal.ts';
import { parseSeed } from './rng.ts';

/** Changes of the record's own encoding since format 1. Add at the end; never touch what is there. */
const formats = ladder([]);

/**
 * Where chance began anew: after so many moves, what no seat knew yet was dealt again from this seed. The moves before it
 * are those of another game, which this one goes on from.
 */
export interface Redeal {
  readonly after: number;
  readonly seed: Seed;
}

/** A game, small and diffable: what it started from and every answer given. All of it is JSON. */
export interface GameRecord {
  readonly format: number;
  /** Id of the game. */
  readonly game: string;
  /** Version of the game's behaviour under which `moves` were made. */
  readonly rules: number;
  /** The game's own JSON; its `configure` reads it. */
  readonly config: unknown;
  readonly seed: Seed;
  /** A state that the moves continue from; absent: they start at the setup. */
  readonly from?: unknown;
  /** In the order of the moves; absent: `seed` is the only chance there was. */
  readonly redeals?: readonly Redeal[] | undefined;
  /** Seat and notation, `'0 place gold'`, in the order in which they were carried out. */
  readonly moves: readonly string[];
}

/** A record's line, taken apart. */
export interface RecordedMove {
  readonly seat: Seat;
  readonly text: string;
}

/** The record of a game that nobody has moved in yet. */
export function startRecord<Config>(
  game: Pick<Game<Config, unknown, unknown, unknown, unknown>, 'id' | 'rules'>,
  config: Config,
  seed: Seed,
): GameRecord {
  return { format: formats.newest, game: game.id, rules: game.rules, config, seed, moves: [] };
}

/** The record with one more answer. */
export const recordMove = (record: GameRecord, { seat, text }: RecordedMove): GameRecord => ({
  ...record,
  moves: [...record.moves, `${seat} ${text}`],
});

/**
 * The record of a game that goes on from a snapshot: for one whose moves no longer replay because the behaviour has
 * changed. `rules` is the version that it goes on under. The moves before it are gone from this record.
 */
export const rebase = (record: GameRecord, state: unknown, rules: number): GameRecord => {
  const { redeals: _past, ...kept } = record;
  return { ...kept, rules, from: state, moves: [] };
};

/** The record of a game that goes on from within another: its first `after` moves, and then a chance of its own. */
export function branch(record: GameRecord, after: number, seed: Seed): GameRecord {
  const before = (record.redeals ?? []).filter((redeal) => redeal.after < after);
  return { ...record, redeals: [...before, { after, seed }], moves: record.moves.slice(0, after) };
}

/** The seed that chance follows at the end of a record. */
export const lastSeed = (record: GameRecord): Seed => record.redeals?.at(-1)?.seed ?? record.seed;

/** Takes apart `'0 place gold'`. Its text may still be no move of the game. */
export function parseRecordedMove(line: string): Result<RecordedMove> {
  const space = line.indexOf(' ');
  const seat = SEATS.find((s) => String(s) === line.slice(0, space));
  const text = line.slice(space + 1);
  if (seat === undefined || text.trim() === '') return malformed('', LINE);
  return accepted({ seat, text });
}

const LINE = "must be a seat from 0 to 3, a space and a move: '0 place gold'";
const MOVES = 'must be a list of at most 100000 moves';
const REDEALS = 'must be a list of { after, seed }, in the order of the moves';
const positive = (what: string) => z.int({ error: what }).check(z.positive({ error: what }));
const text = (what: string) => z.string({ error: what }).check(z.minLength(1, { error: what }));

const schema = z.strictObject(
  {
    format: z.literal(formats.newest),
    game: text("must be a game's id"),
    rules: positive("must be the version of the game's behaviour, a whole number from 1"),
    config: z.unknown().check(z.refine((config) => config !== undefined, { error: 'is missing' })),
    seed: z.string({ error: 'must be text' }),
    from: z.optional(z.unknown()),
    redeals: z.optional(
      z
        .array(
          z.strictObject({ after: z.int({ error: REDEALS }), seed: z.string({ error: REDEALS }) }, { error: REDEALS }),
          { error: REDEALS },
        )
        .check(z.maxLength(1000, { error: REDEALS })),
    ),
    moves: z
      .array(z.string({ error: LINE }).check(z.refine((line) => parseRecordedMove(line).ok, { error: LINE })), {
        error: MOVES,
      })
      .check(z.maxLength(100_000, { error: MOVES })),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `does not know ${issue.keys.join(', ')}` : 'must be an object',
  },
);

/** Reads a record from outside, whatever its format; nothing is replayed. The refusal's path points into the input. */
export function parseRecord(input: unknown): Result<GameRecord> {
  const climbed = formats.climb(input);
  if (!climbed.ok) return climbed;
  const parsed = schema.safeParse(climbed.value);
  if (!parsed.success) return refused(firstIssue(parsed.error.issues));
  const seed = parseSeed(parsed.data.seed);
  if (!seed.ok) return seed;
  const { redeals, ...rest } = parsed.data;
  const record = { ...rest, seed: seed.value };
  if (redeals === undefined) return accepted(record);
  const read = parseRedeals(redeals, record.moves.length);
  return read.ok ? accepted({ ...record, redeals: read.value }) : read;
}

/** In order, each at a moment of its own, none behind the last move. */
function parseRedeals(redeals: readonly Redeal[], moves: number): Result<readonly Redeal[]> {
  const read: Redeal[] = [];
  for (const [i, { after, seed }] of redeals.entries()) {
    const least = (read.at(-1)?.after ?? -1) + 1;
    if (after < least || after > moves)
      return malformed(`redeals[${i}].after`, `must be a number of moves from ${least} to ${moves}`);
    const parsed = parseSeed(seed);
    if (!parsed.ok) return malformed(`redeals[${i}].seed`, 'must be a seed: up to 10 digits, or 32 hexadecimal ones');
    read.push({ after, seed: parsed.value });
  }
  return accepted(read);
}

/** Reads a record from text, such as a file somebody picked. */
export function parseRecordText(json: string): Result<GameRecord> {
  let input: unknown;
  try {
    input = JSON.parse(json);
  } catch {
    return malformed('', 'is not JSON');
  }
  return parseRecord(input);
}
