import { BOTS } from '@cinderhall/bots';
import type { Seed } from '@cinderhall/kernel';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import {
  agreed,
  editionOption,
  gameOption,
  packOption,
  seedFlag,
  setOption,
  shelved,
  type TableFlags,
  tableOf,
  wholeNumber,
} from '../flags.ts';
import { opponent } from '../opponents.ts';
import { warnOfPack } from '../pack.ts';
import { progress } from '../progress.ts';
import { untilFault } from '../sim/contest.ts';
import { configured, type Job } from '../sim/job.ts';
import { schedule } from '../sim/schedule.ts';
import { play } from '../sim/workers.ts';
import { type ExitCode, Refused } from '../terminal.ts';
import { jsonReport, type Request, textReport } from './report.ts';
import { type Meeting, meetings, type Outcome } from './sides.ts';

interface BalanceFlags extends TableFlags {
  readonly bot: string;
  readonly games: number;
  readonly seed: Seed;
  readonly workers: number;
  readonly json?: true;
}

/** `cinderhall balance`: how the sides of a game fare against each other in the same hands. */
export function balanceCommand(context: Context): Command {
  return new Command('balance')
    .description('let every two sides of a game (factions, necromancers) meet in equal hands, and say how each fares')
    .addOption(gameOption(context.shelf))
    .addOption(editionOption())
    .option('--bot <name>', `who plays them all: ${BOTS.join(', ')}, or a script of the game`, 'greedy')
    .option('--games <n>', 'how many deals for each two sides; each is played in both orders', wholeNumber(1), 20)
    .option('--seed <seed>', 'decides every game', seedFlag, '1')
    .option('--workers <n>', 'threads to play in; results do not depend on it', wholeNumber(1, 64), 1)
    .addOption(packOption())
    .addOption(setOption())
    .option('--json', 'print one JSON object and nothing else')
    .addHelpText(
      'after',
      '\nExample: cinderhall balance --game rune-age --edition runewars --games 50\n' +
        'Exit codes: 0 all games ended, 1 a game broke its own laws, 2 bad flags.',
    )
    .action(context.acting((flags: BalanceFlags) => balance(context, flags)));
}

const WATCH = { conserve: false, digest: false, insistOnViews: false, patience: null };

async function balance(context: Context, flags: BalanceFlags): Promise<ExitCode> {
  const { request, jobs } = await asked(context, flags);
  const { terminal } = context;
  const { games, json, workers } = flags;
  const bar = progress(terminal, json ? 0 : jobs.length * games, 'games');
  // The same deals at every table.
  const fixtures = schedule(flags.seed, games, 2, false);
  return untilFault(terminal, bar, async () => {
    const outcomes: Outcome[] = [];
    for (const [i, { meeting, job }] of jobs.entries()) {
      const played = await play(context, workers, job, fixtures, (done) => bar.to(i * games + done));
      for (const { share } of played) outcomes.push({ ...meeting, share });
    }
    return json ? `${JSON.stringify(jsonReport(request, outcomes))}\n` : textReport(request, outcomes);
  });
}

/** The tables to be played at, each with who meets there. */
async function asked(
  { shelf, terminal }: Context,
  flags: BalanceFlags,
): Promise<{ request: Request; jobs: readonly { meeting: Meeting; job: Job }[] }> {
  return await shelved(
    shelf,
    flags.game,
  )(async (title) => {
    const { sides } = title;
    if (sides === null) throw new Refused(`${flags.game} has no sides to choose`);
    opponent(title, flags.bot);
    await warnOfPack(terminal, title, flags);
    const { edition, table } = await tableOf(title, flags, 2);
    const jobs = meetings(sides.names).map((meeting) => {
      const between = agreed(table, sides.path, [meeting.first, meeting.second]);
      configured(title, between);
      return { meeting, job: { game: flags.game, table: between, bots: [flags.bot, flags.bot], watch: WATCH } };
    });
    const { game, bot, games, seed } = flags;
    return { request: { game, edition, bot, games, seed, sides: sides.names }, jobs };
  });
}
