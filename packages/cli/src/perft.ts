import type { Seed } from '@cinderhall/kernel';
import { perft } from '@cinderhall/testkit';
import { Command } from 'commander';
import type { Context } from './context.ts';
import {
  editionOption,
  gameOption,
  packOption,
  seedFlag,
  setOption,
  shelved,
  type TableFlags,
  tableOf,
  wholeNumber,
} from './flags.ts';
import { warnOfPack } from './pack.ts';
import { configured } from './sim/job.ts';
import { DONE, type ExitCode } from './terminal.ts';

interface PerftFlags extends TableFlags {
  readonly players: number;
  readonly depth: number;
  readonly seed: Seed;
  readonly divide?: true;
  readonly json?: true;
}

/** `cinderhall perft`: counts of decision paths, in which a silent change of rules shows as a number. */
export function perftCommand(context: Context): Command {
  return new Command('perft')
    .description('count the ways to answer the first questions of a game: a silent change of rules shows as a number')
    .addOption(gameOption(context.shelf))
    .addOption(editionOption())
    .option('--players <n>', 'how many play', wholeNumber(1), 4)
    .requiredOption('--depth <n>', 'how many answers deep', wholeNumber(0, 20))
    .option('--seed <seed>', 'the game', seedFlag, '1')
    .option('--divide', 'show the counts by first answer, too')
    .addOption(packOption())
    .addOption(setOption())
    .option('--json', 'print one JSON object')
    .action(context.acting((flags: PerftFlags) => run(context, flags)));
}

function run({ terminal, shelf }: Context, flags: PerftFlags): Promise<ExitCode> {
  return shelved(
    shelf,
    flags.game,
  )(async (title) => {
    await warnOfPack(terminal, title, flags);
    const { edition, table } = await tableOf(title, flags, flags.players);
    const counted = perft(title.game, configured(title, table), flags.seed, flags.depth);
    const { depth, paths, divide } = counted;
    const { players, seed } = flags;
    const report = { game: flags.game, edition, players, seed, depth, paths, ...(flags.divide ? { divide } : {}) };
    const lines = flags.divide ? Object.entries(divide).map(([answer, count]) => `${answer}: ${count}`) : [];
    terminal.out(flags.json ? `${JSON.stringify(report)}\n` : `${[...lines, String(paths)].join('\n')}\n`);
    return DONE;
  });
}
