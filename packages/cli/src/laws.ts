import { writeFile } from 'node:fs/promises';
import { type LawsReport, laws, type Violation } from '@cinderhall/testkit';
import { Command } from 'commander';
import type { Context } from './context.ts';
import {
  editionOption,
  gameOption,
  numberList,
  packOption,
  shelved,
  type TableFlags,
  tableOf,
  wholeNumber,
} from './flags.ts';
import { warnOfPack } from './pack.ts';
import { progress } from './progress.ts';
import { configured } from './sim/job.ts';
import { DONE, type ExitCode, FOUND_FAULT, type Terminal } from './terminal.ts';
import type { Title } from './title.ts';

interface LawsFlags extends TableFlags {
  readonly players?: readonly number[];
  readonly games: number;
  readonly seed: number;
  readonly deep: number;
  readonly record?: string;
  readonly json?: true;
}

/** `cinderhall laws`: what every game must keep, checked at every step of many random games. */
export function lawsCommand(context: Context): Command {
  return new Command('laws')
    .description('check in many random games what every game must keep: nothing leaks, nothing gets lost, all ends')
    .addOption(gameOption(context.shelf))
    .addOption(editionOption())
    .option('--players <list>', 'player counts, such as 2,3,4 (default: all)', numberList)
    .option('--games <n>', 'games in all, shared out evenly', wholeNumber(1, 1_000_000), 300)
    .option('--seed <n>', 'seed of the first game of each table; the others count up', wholeNumber(0, 4_000_000_000), 1)
    .option('--deep <n>', 'check the dear laws (sampling, undoing) at every so manyth question', wholeNumber(1), 1)
    .addOption(packOption())
    .option('--record <file>', 'where to write the record of a game that breaks a law')
    .option('--json', 'print one JSON object and nothing else')
    .addHelpText('after', '\nExit codes: 0 all laws kept, 1 a law is broken, 2 bad flags.')
    .action(context.acting((flags: LawsFlags) => run(context, flags)));
}

function run({ terminal, shelf }: Context, flags: LawsFlags): Promise<ExitCode> {
  return shelved(
    shelf,
    flags.game,
  )(async (title) => {
    await warnOfPack(terminal, title, flags);
    const report = await tried(terminal, title, flags);
    terminal.out(flags.json === true ? `${JSON.stringify(report)}\n` : textReport(report));
    const { violation } = report;
    if (violation === null) return DONE;
    if (flags.record !== undefined) await writeFile(flags.record, `${JSON.stringify(violation.record, null, 1)}\n`);
    return FOUND_FAULT;
  });
}

async function tried<C, S, M, E, V>(
  terminal: Terminal,
  title: Title<C, S, M, E, V>,
  flags: LawsFlags,
): Promise<LawsReport> {
  const configs: C[] = [];
  for (const players of flags.players ?? title.players)
    configs.push(configured(title, (await tableOf(title, flags, players)).table));
  const games = Math.ceil(flags.games / configs.length);
  const bar = progress(terminal, flags.json === true ? 0 : games * configs.length, 'games');
  const { seed, deep } = flags;
  const report = laws(title.game, { configs, seed, games, deep, conserve: title.conserve, progress: bar.to });
  bar.end();
  return report;
}

function textReport({ games, decisions, checks, violation }: LawsReport): string {
  const lines = Object.entries(checks).map(([law, count]) => `${law.padEnd(28)} ${count}`);
  const end = violation === null ? 'every law was kept' : broken(violation);
  return `${[`${games} games, ${decisions} decisions; how often each law had something to check:`, ...lines, '', end].join('\n')}\n`;
}

const broken = ({ law, detail, step, record }: Violation): string =>
  `BROKEN: ${law}, seed ${record.seed}, after ${step} answers\n${detail}\n` +
  '(--record FILE writes the game that shows it)';
