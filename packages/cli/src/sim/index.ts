import { BOTS } from '@cinderhall/bots';
import type { Seed } from '@cinderhall/kernel';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import {
  editionOption,
  gameOption,
  nameList,
  packOption,
  setOption,
  seedFlag,
  shelved,
  type TableFlags,
  tableOf,
  wholeNumber,
} from '../flags.ts';
import { opponent } from '../opponents.ts';
import { progress } from '../progress.ts';
import { warnOfPack } from '../pack.ts';
import { type ExitCode, Refused } from '../terminal.ts';
import { untilFault, type Watch } from './contest.ts';
import { configured, type Job } from './job.ts';
import { jsonReport, type Request, textReport } from './report.ts';
import { schedule } from './schedule.ts';
import { tally } from './tally.ts';
import { play } from './workers.ts';

interface SimFlags extends TableFlags {
  readonly players?: number;
  readonly bots?: readonly string[];
  readonly games: number;
  readonly seed: Seed;
  readonly rotate?: true;
  readonly workers: number;
  readonly conserve?: true;
  readonly digest?: true;
  readonly views?: true;
  readonly patience?: number;
  readonly json?: true;
}

/** `cinderhall sim`: many games between bots, and how they went. */
export function simCommand(context: Context): Command {
  return new Command('sim')
    .description('play many games between bots and report wins, points, lengths and speed')
    .addOption(gameOption(context.shelf))
    .addOption(editionOption())
    .option(
      '--players <n>',
      'how many play with those that the game itself plays (default: as many as bots are named, or 4)',
      wholeNumber(1),
    )
    .option(
      '--bots <list>',
      `who plays, by seat: ${BOTS.join(', ')}, or a script of the game such as buyer (default: all random)`,
      nameList,
    )
    .option('--games <n>', 'how many games', wholeNumber(1, 10_000_000), 100)
    .option('--seed <seed>', 'decides every game; the same seed gives the same games everywhere', seedFlag, '1')
    .option('--rotate', 'play each deal once in every seating, so that seats and luck weigh the same')
    .option('--workers <n>', 'threads to play in; results do not depend on it', wholeNumber(1, 64), 1)
    .option('--conserve', 'check after every step that every component is in exactly one place')
    .option('--digest', 'print a hash of all moves and final states, to compare machines')
    .option('--views', 'show the table even to bots that never look: slower, and the games are the same')
    .option('--patience <ms>', 'call it a fault when an answer takes longer than this by the clock', wholeNumber(1))
    .addOption(packOption())
    .addOption(setOption())
    .option('--json', 'print one JSON object and nothing else')
    .addHelpText(
      'after',
      '\nExample: cinderhall sim --players 2 --bots greedy,random --games 1000 --rotate\n' +
        'Exit codes: 0 all games ended, 1 a game or a bot broke down or its laws, 2 bad flags.',
    )
    .action(context.acting((flags: SimFlags) => sim(context, flags)));
}

async function sim(context: Context, flags: SimFlags): Promise<ExitCode> {
  const players = flags.players ?? flags.bots?.length ?? 4;
  const { edition, table, seats, points } = await shelved(
    context.shelf,
    flags.game,
  )(async (title) => {
    for (const name of flags.bots ?? []) opponent(title, name);
    await warnOfPack(context.terminal, title, flags);
    const asked = await tableOf(title, flags, players);
    return { ...asked, points: title.points, seats: title.game.seats(configured(title, asked.table)).length };
  });
  const bots = flags.bots ?? Array.from({ length: seats }, () => 'random');
  if (bots.length !== seats) throw new Refused(`${seats} seats need as many bots, not ${bots.length}`);
  const watch: Watch = {
    conserve: flags.conserve === true,
    digest: flags.digest === true,
    insistOnViews: flags.views === true,
    patience: flags.patience ?? null,
  };
  const job: Job = { game: flags.game, table, bots, watch };
  const { game, games, seed, workers } = flags;
  const conserve = watch.conserve;
  const rotate = flags.rotate === true;
  const request = { game, edition, players, bots, points, games, seed, rotate, workers, conserve };
  return await run(context, job, request, flags.json === true);
}

function run(context: Context, job: Job, request: Request, json: boolean): Promise<ExitCode> {
  const { terminal } = context;
  const { games, workers } = request;
  const fixtures = schedule(request.seed, games, request.bots.length, request.rotate);
  const bar = progress(terminal, json ? 0 : games, 'games');
  const start = { now: terminal.now(), spent: terminal.spent() };
  return untilFault(terminal, bar, async () => {
    const results = await play(context, workers, job, fixtures, bar.to);
    const seconds = Math.max(terminal.now() - start.now, 1e-6);
    const took = { seconds, cpuSeconds: terminal.spent() - start.spent };
    const sums = tally(fixtures, results, request.bots);
    return json ? `${JSON.stringify(jsonReport(request, sums, took))}\n` : textReport(request, sums, took);
  });
}
