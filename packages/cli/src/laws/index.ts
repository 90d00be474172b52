import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import {
  editionOption,
  gameOption,
  numberList,
  packOption,
  readJson,
  shelved,
  type TableFlags,
  tableOf,
  wholeNumber,
} from '../flags.ts';
import { warnOfPack } from '../pack.ts';
import { progress } from '../progress.ts';
import { DONE, type ExitCode, FOUND_FAULT, Refused } from '../terminal.ts';
import type { Title } from '../title.ts';
import { jsonReport, textReport } from './report.ts';
import { type Errand, tryLaws } from './trials.ts';

export interface LawsFlags extends TableFlags {
  readonly players?: readonly number[];
  readonly games: number;
  readonly seed: number;
  readonly deep: number;
  readonly habit?: string;
  readonly workers: number;
  readonly record?: string;
  readonly json?: true;
}

/** `cinderhall laws`: what every game must keep, checked at every step of many random games. */
export function lawsCommand(context: Context): Command {
  return new Command('laws')
    .description('check in many random games what every game must keep: nothing leaks, nothing gets lost, all ends')
    .addOption(gameOption(context.shelf))
    .addOption(editionOption())
    .option('--players <list>', 'player counts, such as 2,3,4', numberList)
    .option('--games <n>', 'how many games', wholeNumber(1, 1_000_000), 300)
    .option('--seed <n>', 'seed of the first game; the others count up', wholeNumber(0, 4_000_000_000), 1)
    .option('--deep <n>', 'check the dear laws (sampling, undoing) at every so manyth question', wholeNumber(1), 1)
    .option('--habit <name>', 'how the moves are chosen')
    .option('--workers <n>', 'threads to play in; what is found does not depend on it', wholeNumber(1, 64), 1)
    .addOption(packOption())
    .option('--record <file>', 'where to write the record of a game that breaks a law')
    .option('--json', 'print one JSON object and nothing else')
    .addHelpText(
      'after',
      '\nEach game draws its own table by its seed: edition, players, every option, the AI, and the habit of those who\n' +
        'play. What a flag says is the same for all.\n' +
        'Exit codes: 0 all laws kept, 1 a law is broken, 2 bad flags.',
    )
    .action(context.acting((flags: LawsFlags) => run(context, flags)));
}

async function run({ terminal, shelf, entry }: Context, flags: LawsFlags): Promise<ExitCode> {
  const errand = await shelved(
    shelf,
    flags.game,
  )(async (title) => {
    await warnOfPack(terminal, title, flags);
    return errandOf(title, flags);
  });
  const json = flags.json === true;
  const bar = progress(terminal, json ? 0 : flags.games, 'games');
  const start = terminal.now();
  const haul = await tryLaws(shelf, errand, { entry, workers: flags.workers, done: bar.to });
  const seconds = Math.max(terminal.now() - start, 1e-6);
  bar.end();
  terminal.out(json ? jsonReport(haul, seconds) : textReport(haul, flags, seconds));
  if (haul.violation === null) return DONE;
  if (flags.record !== undefined) await writeFile(flags.record, `${JSON.stringify(haul.violation.record, null, 1)}\n`);
  return FOUND_FAULT;
}

async function errandOf<C, S, M, E, V>(title: Title<C, S, M, E, V>, flags: LawsFlags): Promise<Errand> {
  const { game, edition, players, seed, games, deep, habit = null } = flags;
  for (const count of players ?? []) await tableOf(title, flags, count);
  if (edition !== undefined && !title.editions.includes(edition))
    throw new Refused(`there is no edition '${edition}'; there are ${title.editions.join(', ')}`);
  const names = Object.keys(title.trial.habits);
  if (habit !== null && !names.includes(habit))
    throw new Refused(`there is no habit '${habit}'; there are ${names.join(', ')}`);
  const pack = flags.pack === undefined ? undefined : await readJson(flags.pack);
  return { game, seed, games, deep, habit, wish: { edition, players, pack } };
}
