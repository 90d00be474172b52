import { readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Result, tellRefusal } from '@cinderhall/kernel';
import {
  type PlayScenario,
  parseScenario,
  type Scenario,
  type ScenarioReport,
  scenarioPlayer,
  tellMismatch,
} from '@cinderhall/testkit';
import { Command } from 'commander';
import type { Context } from './context.ts';
import { readJson, shelved } from './flags.ts';
import { DONE, type ExitCode, FOUND_FAULT, REFUSED, Refused } from './terminal.ts';
import type { Shelf, Title } from './title.ts';

/** One file and how it went. */
interface Tried {
  readonly file: string;
  readonly title: string | null;
  readonly rules: readonly string[];
  /** null: it could not be read as a scenario. */
  readonly report: ScenarioReport | null;
  readonly refused: string | null;
}

/** What is read and set up once for all files: packs by path, and games by id. */
interface Open {
  readonly shelf: Shelf;
  readonly packs: Map<string, Promise<unknown>>;
  readonly players: Map<string, PlayScenario>;
}

/** `cinderhall scenario`: positions with moves and what must come of them. */
export function scenarioCommand(context: Context): Command {
  return new Command('scenario')
    .description(
      'lay the positions of scenario files, play their moves and say precisely what differs from what they expect',
    )
    .argument('<file...>', 'scenario files (JSON), and folders of them')
    .option('--json', 'print one JSON object and nothing else')
    .addHelpText('after', '\ndocs/scenarios.md explains the files.')
    .addHelpText('after', '\nExit codes: 0 all is as the files say, 1 something differs, 2 a file cannot be read.')
    .action(context.acting((paths: string[], flags: { json?: true }) => run(context, paths, flags.json === true)));
}

async function run({ terminal, shelf }: Context, paths: readonly string[], json: boolean): Promise<ExitCode> {
  const files = (await Promise.all(paths.map(filesAt))).flat();
  const open: Open = { shelf, packs: new Map(), players: new Map() };
  const tried: Tried[] = [];
  for (const file of files) tried.push(await tryFile(open, file));
  if (json) terminal.out(`${JSON.stringify({ files: tried })}\n`);
  else {
    terminal.out(textReport(tried));
    for (const { file, refused } of tried) if (refused !== null) terminal.err(`${file}: ${refused}\n`);
  }
  if (tried.some(({ refused }) => refused !== null)) return REFUSED;
  return tried.some(isFailed) ? FOUND_FAULT : DONE;
}

const isFailed = ({ report }: Tried): boolean => report !== null && report.failures.length > 0;

/** A file itself; of a folder, every scenario below it: JSON that is no schema and no content pack. */
async function filesAt(path: string): Promise<string[]> {
  const there = await stat(path).catch(() => {
    throw new Refused(`cannot read ${path}: there is no such file or folder`);
  });
  if (!there.isDirectory()) return [path];
  const names = await readdir(path, { recursive: true });
  const found = names.filter((name) => /\.json$/.test(name) && !/\.(schema|pack)\.json$/.test(name));
  if (found.length === 0) throw new Refused(`${path} holds no scenario file`);
  return found.sort().map((name) => join(path, name));
}

async function tryFile(open: Open, file: string): Promise<Tried> {
  const nothing = { file, title: null, rules: [], report: null };
  try {
    const scenario = parseScenario(await readJson(file));
    if (!scenario.ok) return { ...nothing, refused: tellRefusal(scenario.refusal) };
    const { title, rules } = scenario.value;
    const played = await play(open, file, scenario.value);
    return played.ok
      ? { file, title, rules, report: played.value, refused: null }
      : { ...nothing, title, rules, refused: tellRefusal(played.refusal) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { ...nothing, refused: error.message };
  }
}

/** Plays one scenario with the game and the content that it names. */
async function play(
  { shelf, packs, players }: Open,
  file: string,
  scenario: Scenario,
): Promise<Result<ScenarioReport>> {
  const player = players.get(scenario.game) ?? shelved(shelf, scenario.game)(playerFor);
  players.set(scenario.game, player);
  if (scenario.content === undefined) return player(scenario);
  const path = resolve(dirname(file), scenario.content);
  const reading = packs.get(path) ?? readJson(path);
  packs.set(path, reading);
  return player(scenario, await reading);
}

function playerFor<C, S, M, E, V>({ game, desk }: Title<C, S, M, E, V>): PlayScenario {
  if (desk === null) throw new Refused(`scenario files do not speak of ${game.id} yet`);
  return scenarioPlayer(game, desk);
}

function textReport(tried: readonly Tried[]): string {
  const lines = tried
    .filter(isFailed)
    .flatMap(({ file, title, report }) => [
      `DIFFERS: ${file}: ${title}`,
      ...(report?.failures ?? []).map((mismatch) => `  ${tellMismatch(mismatch)}`),
    ]);
  const played = tried.filter(({ report }) => report !== null).length;
  const failed = tried.filter(isFailed).length;
  const end = failed === 0 ? 'all is as expected' : `${failed} not as expected`;
  const counted = played === 1 ? '1 scenario' : `${played} scenarios`;
  return `${[...lines, `${counted}: ${end}`].join('\n')}\n`;
}
