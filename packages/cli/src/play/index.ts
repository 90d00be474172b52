import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline';
import { LEVELS, type Level } from '@cinderhall/bots';
import { type GameRecord, type Seed, SEATS, startRecord, type Viewer } from '@cinderhall/kernel';
import { type GameFile, writeGameFile } from '@cinderhall/referee';
import type { Language } from '@cinderhall/words';
import { Command, InvalidArgumentError } from 'commander';
import type { Context } from '../context.ts';
import {
  editionOption,
  gameOption,
  languageOf,
  languageOption,
  packOption,
  setOption,
  readGame,
  seedFlag,
  shelved,
  type TableFlags,
  tableOf,
  wholeNumber,
} from '../flags.ts';
import { levelNamed, opponent } from '../opponents.ts';
import { warnOfPack } from '../pack.ts';
import { configured } from '../sim/job.ts';
import { DONE, type ExitCode, Refused, type Terminal } from '../terminal.ts';
import type { Title } from '../title.ts';
import { layTable } from './house.ts';
import { TextGame } from './text-game.ts';
import { talkIn } from './words.ts';

type Player = Level | 'you';

interface PlayFlags extends TableFlags {
  readonly players?: number;
  readonly seats?: readonly Player[];
  readonly seed?: Seed;
  readonly record?: string;
  readonly resume?: string;
  readonly lang?: Language;
}

/** `cinderhall play`: a game in the terminal against bots. */
export function playCommand(context: Context): Command {
  return new Command('play')
    .description('play in the terminal against bots')
    .addOption(gameOption(context.shelf))
    .addOption(editionOption())
    .option('--players <n>', 'how many play (default: as many as seats are named, or 3)', wholeNumber(1))
    .option(
      '--seats <list>',
      `who plays, by seat: you, ${LEVELS.join(', ')} (default: as it was saved; else you, all others greedy)`,
      seatList,
    )
    .option('--seed <seed>', 'decides the deal, the dice and what bots do (default: a new one)', seedFlag)
    .option('--record <file>', 'keep the game in this file after every move')
    .option('--resume <file>', 'go on with a game from its file; it is kept there, too')
    .addOption(languageOption())
    .addOption(packOption())
    .addOption(setOption())
    .addHelpText(
      'after',
      '\nChoices are numbered lists: type a number, or words to narrow the list, or ? for the commands.\n' +
        '`cinderhall bots` says how each opponent plays.\n' +
        'Example: cinderhall play --seats greedy,you,random --record tonight.json',
    )
    .action(context.acting((flags: PlayFlags) => play(context, flags)));
}

function seatList(text: string): Player[] {
  const players = text.split(',').map((name): Player => {
    const player = name.trim() === 'you' ? 'you' : levelNamed(name.trim());
    if (player === null)
      throw new InvalidArgumentError(`A seat is you, or a level: ${LEVELS.join(', ')}, not '${name}'.`);
    return player;
  });
  if (players.filter((player) => player === 'you').length > 1)
    throw new InvalidArgumentError('Only one seat can be yours: two would read each other’s secrets.');
  return players;
}

async function play(context: Context, flags: PlayFlags): Promise<ExitCode> {
  const kept = flags.resume === undefined ? null : await readGame(flags.resume);
  const withTitle = shelved(context.shelf, kept?.record.game ?? flags.game);
  return await withTitle(async (title): Promise<ExitCode> => {
    if (kept === null) await warnOfPack(context.terminal, title, flags);
    const file = kept ?? { record: await dealtRecord(title, flags), table: null, seals: null };
    await sitDown(context.terminal, title, flags, file);
    return DONE;
  });
}

/** A record of no moves: the table that flags ask for. */
async function dealtRecord<C, S, M, E, V>(title: Title<C, S, M, E, V>, flags: PlayFlags): Promise<GameRecord> {
  const players = flags.players ?? flags.seats?.length ?? 3;
  const { table } = await tableOf(title, flags, players);
  const seed = flags.seed ?? String(randomInt(1_000_000_000));
  return startRecord(title.game, configured(title, table), seed);
}

async function sitDown<C, S, M, E, V>(
  terminal: Terminal,
  title: Title<C, S, M, E, V>,
  flags: PlayFlags,
  { record, table }: GameFile,
): Promise<void> {
  const language = languageOf(terminal, flags.lang);
  const talk = talkIn(language);
  const config = configured(title, record.config);
  const players = playersOf(flags, title.game.seats(config).length, table);
  const bots = players.map((player) => (player === 'you' ? null : opponent(title, player)));
  const names = players.map((player) => talk.players[player]);
  const card = flags.seats === undefined && table !== null ? table : cardOf(players, names);
  const fileOf = (kept: GameRecord): string => writeGameFile(card.title, card.seats, kept);
  const file = flags.record ?? flags.resume;
  const house = await layTable(title, config, record, bots, file === undefined ? null : { file, text: fileOf });
  const telling = await title.tell(config, language);
  const say = (text: string): void => terminal.out(`${text}\n`);
  const viewer: Viewer = SEATS.find((seat) => players[seat] === 'you') ?? 'spectator';
  const { view } = await house.look(viewer);
  say(record.moves.length > 0 ? talk.resumed(record.moves.length) : talk.seed(record.seed));
  if (viewer !== 'spectator') say(`${talk.youAre(telling.seat(view, viewer))} ${talk.how}`);
  const lines = linesOf(terminal);
  try {
    await new TextGame({ house, telling, talk, viewer, players: names, fileOf, read: lines.next, say }).play();
  } finally {
    lines.close();
  }
}

/** What a file says of a table beside the record; the page shows it, too. */
const cardOf = (players: readonly Player[], names: readonly string[]): NonNullable<GameFile['table']> => ({
  title: names.join(', '),
  seats: players.flatMap((player, i) => {
    const seat = SEATS[i];
    return seat === undefined ? [] : [{ seat, name: names[i] ?? '', player: player === 'you' ? 'person' : player }];
  }),
});

/** Who sat where when the game was saved. */
function playersIn(table: NonNullable<GameFile['table']>): readonly Player[] {
  const persons = table.seats.filter(({ player }) => player === 'person').length;
  if (persons > 1)
    throw new Refused(
      `${persons} persons play this game, and a terminal has one: say with --seats which seat is yours`,
    );
  return table.seats.map(({ player }) => (player === 'person' ? 'you' : player));
}

/** Who sits where: what was asked for, or as it was, or the person first and greedy bots around. */
function playersOf(flags: PlayFlags, count: number, table: GameFile['table']): readonly Player[] {
  const usual = (): Player[] => Array.from({ length: count }, (_, seat) => (seat === 0 ? 'you' : 'greedy'));
  const players = flags.seats ?? (table === null ? usual() : playersIn(table));
  if (players.length === count && (flags.players ?? count) === count) return players;
  throw new Refused(`the game has ${count} seats, and ${players.length} players are named`);
}

/** The lines that somebody types, or that come through a pipe. */
function linesOf(terminal: Terminal) {
  const reader = createInterface({ input: terminal.input, crlfDelay: Number.POSITIVE_INFINITY });
  const lines = reader[Symbol.asyncIterator]();
  return {
    next: async (): Promise<string | null> => {
      if (terminal.input.isTTY === true) terminal.out('> ');
      const line = await lines.next();
      return line.done === true ? null : line.value;
    },
    close: () => reader.close(),
  };
}
