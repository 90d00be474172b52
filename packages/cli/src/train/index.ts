import { writeFile } from 'node:fs/promises';
import type { NetFile } from '@cinderhall/bots';
import { type Loss, type Sample, School } from '@cinderhall/bots/learning';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { gameOption, shelved, wholeNumber } from '../flags.ts';
import { progress } from '../progress.ts';
import { DONE, type ExitCode } from '../terminal.ts';
import { inThreads } from '../threads.ts';
import { witsOf } from '../opponents.ts';
import type { Shelf } from '../title.ts';
import { type Lessons, playLessons, type TrainOrder } from './lessons.ts';

interface TrainFlags {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly taught: number;
  readonly seed: number;
  readonly workers: number;
  readonly out: string;
}

/** Games that are played with one and the same net, before it learns from them. */
const ROUND = 64;
/** Games handed to a thread at once. */
const BATCH = 4;
const HIDDEN = [64, 32];
/** Weights go from −PLAY to PLAY in the file that is kept; while learning they are finer. */
const PLAY = 2047;
const FINE = 2 ** 20;

/** One round of the course; kept as [games, worth, odds]. */
interface Entry extends Loss {
  /** Games played up to here. */
  readonly games: number;
}

/** `cinderhall train`: makes a net out of games that it plays against itself. */
export function trainCommand(context: Context): Command {
  return new Command('train')
    .description(
      'teach a net to judge positions, by games that it plays against itself; the same flags give the same net',
    )
    .addOption(gameOption(context.shelf))
    .option('--players <n>', 'for tables of so many players', wholeNumber(1), 2)
    .option('--games <n>', 'how many games', wholeNumber(1, 10_000_000), 10_000)
    .option(
      '--taught <n>',
      'how many of them are played by the hand-made judgement, to begin with',
      wholeNumber(0),
      1500,
    )
    .option('--seed <n>', 'seed of the first game; the others count up', wholeNumber(0, 4_000_000_000), 1)
    .option('--workers <n>', 'threads to play in; the net does not depend on it', wholeNumber(1, 64), 1)
    .requiredOption('--out <file>', 'where to write the net and how it came about (JSON)')
    .action(context.acting((flags: TrainFlags) => train(context, flags)));
}

async function train({ terminal, shelf, entry }: Context, flags: TrainFlags): Promise<ExitCode> {
  const { players, games, seed } = flags;
  const { sizes, reads } = shelved(
    shelf,
    flags.game,
  )((title) => {
    const { features } = witsOf(title);
    return {
      sizes: [features.count(players), ...HIDDEN, features.outputs],
      reads: `${title.game.id}, features ${features.version}, ${players} players`,
    };
  });
  const school = new School(sizes, `${seed}`);
  const bar = progress(terminal, games, 'games');
  const log: Entry[] = [];
  for (let done = 0; done < games; done += ROUND) {
    const samples = await round(shelf, entry, flags, done, school.file(reads, FINE));
    log.push({ games: Math.min(games, done + ROUND), ...school.attend(samples, done / games) });
    bar.to(done);
  }
  bar.end();
  const net: NetFile = school.file(reads, PLAY);
  const { game, taught } = flags;
  await writeFile(
    flags.out,
    `${JSON.stringify({ ...net, course: { game, players, games, taught, seed, log: log.map(short) } })}\n`,
  );
  terminal.out(`${describe(log)}\n`);
  return DONE;
}

/** The samples of the next games, in the order of their seeds. */
async function round(
  shelf: Shelf,
  entry: URL,
  { game, players, games, taught, seed, workers }: TrainFlags,
  done: number,
  net: NetFile,
): Promise<Sample[]> {
  const count = Math.min(ROUND, games - done);
  const orders: TrainOrder[] = [];
  for (let i = 0; i < count; i += BATCH) {
    const seeds = Array.from({ length: Math.min(BATCH, count - i) }, (_, k) => `${seed + done + i + k}`);
    orders.push({ duty: 'train', game, players, seeds, net, taught: done < taught });
  }
  const heard = new Map<string, readonly Sample[]>();
  const hear = ({ first, samples }: Lessons): boolean => {
    heard.set(first, samples);
    return true;
  };
  if (workers === 1) for (const order of orders) hear(playLessons(shelf, order));
  else await inThreads<TrainOrder, Lessons>(entry, workers, orders.values(), hear);
  return orders.flatMap((order) => [...(heard.get(order.seeds[0] ?? '') ?? [])]);
}

const short = ({ games, worth, odds }: Entry): readonly number[] => [games, rounded(worth), rounded(odds)];
const rounded = (x: number): number => Number(x.toFixed(4));

function describe(log: readonly Entry[]): string {
  const last = log.at(-1);
  if (last === undefined) return 'Nothing was learned.';
  const { games, worth, odds } = last;
  return `After ${games} games: worth off by ${worth.toFixed(4)} (mean square), odds by ${odds.toFixed(3)} nats.`;
}
