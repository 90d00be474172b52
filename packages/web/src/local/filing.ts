import { branch, type GameRecord, malformed, type Seed } from '@cinderhall/kernel';
import {
  denied,
  type GameFile,
  granted,
  readGameFile,
  readGamesFile,
  type SeatInfo,
  type Trouble,
  type Verdict,
  writeGameFile,
  writeGamesFile,
} from '@cinderhall/referee';
import type { Verified } from '@cinderhall/referee/pledges';
import type { Title } from '../games.ts';
import { Guests } from './guests.ts';
import { parseHeard } from './heard.ts';
import type { Answers, Ask, GameEntry, Guest, Taken } from './messages.ts';
import type { Playing } from './playing.ts';
import type { Shelf } from './shelf.ts';

export { Guests };

/** What concerns games whole, as files above all. */
export type Filing = Ask<'export' | 'export-all' | 'import' | 'show' | 'verify' | 'branch'>;

/** What that needs of the house. */
export interface Cabinet {
  readonly shelf: Shelf;
  readonly guests: Guests;
  readonly now: () => number;
  readonly name: () => string;
  readonly seed: () => Seed;
  /** The game of a table. */
  readonly at: (table: string) => Promise<Verdict<Playing>>;
  readonly titleFor: (game: string) => Promise<Verdict<Pick<Playing, 'title'>>>;
  /** Puts a game on the shelf. */
  readonly adopt: (record: GameRecord, title: string, seats: readonly SeatInfo[]) => Promise<Verdict<GameEntry>>;
}

/** Loaded when somebody asks for it. */
export function file(q: Filing, cabinet: Cabinet): Promise<Verdict<Answers[Filing['ask']]>> {
  switch (q.ask) {
    case 'export':
      return exported(q.table, cabinet);
    case 'export-all':
      return exportedAll(cabinet);
    case 'import':
      return taken(q, cabinet);
    case 'show':
      return shown(q, cabinet);
    case 'verify':
      return verified(q, cabinet);
    case 'branch':
      return branched(q, cabinet);
  }
}

/** A game that cannot be read goes into the file as it is stored, so that nothing is lost. */
async function exported(table: string, { shelf, at }: Cabinet): Promise<Verdict<Answers['export']>> {
  const entry = await shelf.entry(table);
  if (!entry) return denied({ refused: 'no-table', table });
  const playing = await at(table);
  const record = playing.ok ? await playing.value.referee.record(table) : playing;
  const kept = record.ok ? record.value : await shelf.raw(table);
  return granted({ name: `${entry.game}-${table}.json`, text: writeGameFile(entry.title, entry.seats, kept) });
}

/** Every game, those that cannot be read as well. */
async function exportedAll({ shelf }: Cabinet): Promise<Verdict<Answers['export-all']>> {
  const entries = await shelf.entries();
  const games = await Promise.all(
    entries.map(async ({ table, title, seats }) => ({ title, seats, record: await shelf.record(table) })),
  );
  const [first] = entries;
  const one = entries.every(({ game }) => game === first?.game) ? first?.game : 'cinderhall';
  return granted({ name: `${one}-games.json`, text: writeGamesFile(games) });
}

async function taken({ text, title, names }: Ask<'import'>, cabinet: Cabinet): Promise<Verdict<Taken>> {
  const files = readGamesFile(text);
  if (!files.ok) return files;
  const kept = await keptIn(cabinet.shelf);
  const here: GameEntry[] = [];
  const left: Trouble[] = [];
  let known = 0;
  for (const one of files.value) {
    const seated = one.ok ? await seatedIn(one.value, { title, names }, cabinet) : one;
    const same = seated.ok ? kept.get(fingerprint(seated.value)) : undefined;
    if (same) known++;
    const laid = same ? granted(same) : seated.ok ? await take(seated.value, cabinet) : seated;
    if (laid.ok) here.push(laid.value);
    else left.push(laid.refusal);
  }
  const [only] = left;
  return only && files.value.length === 1 ? denied(only) : granted({ taken: here, known, left });
}

const take = ({ record, title, seats }: Seated, { adopt }: Cabinet): Promise<Verdict<GameEntry>> =>
  adopt(record, title, seats);

/** The games on the shelf by what is in them. */
async function keptIn(shelf: Shelf): Promise<ReadonlyMap<string, GameEntry>> {
  const found = new Map<string, GameEntry>();
  for (const entry of await shelf.entries()) {
    const record = await shelf.record(entry.table);
    found.set(fingerprint({ record, seats: entry.seats }), entry);
  }
  return found;
}

async function shown({ text, ...usual }: Ask<'show'>, cabinet: Cabinet): Promise<Verdict<Guest>> {
  const read = readGameFile(text);
  if (!read.ok) return read;
  const seated = await seatedIn(read.value, usual, cabinet);
  if (!seated.ok) return seated;
  return cabinet.guests.open(cabinet.name(), seated.value.record, { ...seated.value, changed: cabinet.now() });
}

/** How to do so is loaded when the first game of a server is over. */
async function verified({ text, heard }: Ask<'verify'>, { titleFor }: Cabinet): Promise<Verdict<Verified>> {
  const read = readGameFile(text);
  if (!read.ok) return read;
  const told = parseHeard(heard);
  if (!told.ok) return told;
  const { record, seals } = read.value;
  if (seals === null) return malformed('seals', 'are missing: nobody was bound to this game');
  const found = await titleFor(record.game);
  if (!found.ok) return found;
  const { verify } = await import('@cinderhall/referee/pledges');
  return granted(verify(found.value.title.game, { record, seals }, told.value));
}

/**
 * Hands and fates stay as they were dealt. While a game goes on, playing another one from within it to the end would show
 * them; so it has to be over.
 */
async function branched(
  { table, after, title, seats }: Ask<'branch'>,
  { at, adopt, seed }: Cabinet,
): Promise<Verdict<GameEntry>> {
  const playing = await at(table);
  if (!playing.ok) return playing;
  const { referee } = playing.value;
  const [now, record] = [await referee.look(table, 'spectator'), await referee.record(table)];
  if (!now.ok) return now;
  if (!record.ok) return record;
  if (now.value.decision !== null) return denied({ refused: 'not-over', table });
  if (after < 0 || after >= now.value.step) return malformed('after', `must be from 0 to ${now.value.step - 1}`);
  const players = seatsOf(playing.value.title, record.value.config);
  if (!players.ok) return players;
  if (seats.length !== players.value.length)
    return malformed('seats', `must be ${players.value.length}, one for each player`);
  return adopt(branch(record.value, after, seed()), title, seats);
}

interface Seated {
  readonly record: GameRecord;
  readonly title: string;
  readonly seats: readonly SeatInfo[];
}

/** The same for two games of the same people that went the same way, whatever they are called. */
const fingerprint = ({ record, seats }: { record: unknown; seats: readonly SeatInfo[] }): string =>
  JSON.stringify([record, seats.map(({ seat, name, player }) => [seat, name, player])]);

function seatsOf({ game }: Title, config: unknown): Verdict<readonly SeatInfo['seat'][]> {
  const configured = game.configure(config);
  return configured.ok ? granted(game.seats(configured.value)) : configured;
}

/** A game from a file with who sits there; the title and names given are for a file that has none. */
async function seatedIn(
  { record, table }: GameFile,
  usual: { readonly title: string; readonly names: readonly string[] },
  { titleFor }: Cabinet,
): Promise<Verdict<Seated>> {
  const found = await titleFor(record.game);
  if (!found.ok) return found;
  const players = seatsOf(found.value.title, record.config);
  if (!players.ok) return players;
  const seats = table?.seats ?? players.value.map((seat) => seatFor(seat, usual.names));
  if (seats.length !== players.value.length)
    return malformed('seats', `must be ${players.value.length}, one for each player`);
  return granted({ record, title: table?.title ?? usual.title, seats });
}

/** Who sits where in a record that does not say: a person in the first seat, computers in the others. */
const seatFor = (seat: SeatInfo['seat'], names: readonly string[]): SeatInfo => ({
  seat,
  name: names[seat] ?? String(seat + 1),
  player: seat === 0 ? 'person' : 'greedy',
});
