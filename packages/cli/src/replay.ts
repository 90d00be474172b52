import { concessionsIn, type GameRecord, type Replayed, replay, tellRefusal } from '@cinderhall/kernel';
import { finishOf, type GameFile } from '@cinderhall/referee';
import { type Verified, verify } from '@cinderhall/referee/pledges';
import { type Language, load } from '@cinderhall/words';
import { loadOnline, tellHonesty } from '@cinderhall/words/online';
import { Command } from 'commander';
import type { Context } from './context.ts';
import { languageOf, languageOption, readGame, shelved, wholeNumber } from './flags.ts';
import { DONE, type ExitCode, FOUND_FAULT, Refused } from './terminal.ts';
import type { Title } from './title.ts';

interface ReplayFlags {
  readonly until?: number;
  readonly lang?: Language;
  readonly json?: true;
}

/** `cinderhall replay`: a record played again. */
export function replayCommand(context: Context): Command {
  return new Command('replay')
    .description('play a record again: its log in prose, and the score it comes to')
    .argument('<file>', 'a game, as play or the page saves it, or a bare record')
    .option('--until <n>', 'stop after so many moves and show the table', wholeNumber(0))
    .addOption(languageOption())
    .option('--json', 'print one JSON object: how far it came, and the outcome')
    .addHelpText(
      'after',
      '\nExit codes: 0 it plays, 1 it is not as a server had sealed it, 2 it does not play; the message names what is wrong.',
    )
    .action(context.acting((file: string, flags: ReplayFlags) => again(context, file, flags)));
}

async function again(context: Context, file: string, flags: ReplayFlags): Promise<ExitCode> {
  const { terminal, shelf } = context;
  const { record, seals, table } = await readGame(file);
  const until = flags.until ?? record.moves.length;
  if (until > record.moves.length)
    throw new Refused(`--until ${until}: the record has ${record.moves.length} moves only`);
  const language = languageOf(terminal, flags.lang);
  return await shelved(
    shelf,
    record.game,
  )(async (title): Promise<ExitCode> => {
    const replayed = replayedUpTo(title, record, until, file);
    const verified = seals && flags.until === undefined ? verify(title.game, { record, seals }, null) : null;
    const json = flags.json === true;
    const text = json
      ? jsonText(title, record, replayed, verified)
      : await proseText(title, { record, table }, replayed, language);
    terminal.out(`${text}\n`);
    if (verified && !json) terminal.out(`\n${tellHonesty(await loadOnline(language), verified)}\n`);
    return verified && verified.flaws.length > 0 ? FOUND_FAULT : DONE;
  });
}

function replayedUpTo<C, S, M, E, V>(title: Title<C, S, M, E, V>, record: GameRecord, upTo: number, file: string) {
  const replayed = replay(title.game, record, { upTo });
  if (!replayed.ok) throw new Refused(`${file}: ${tellRefusal(replayed.refusal)}`);
  return replayed.value;
}

function jsonText<C, S, M, E, V>(
  title: Title<C, S, M, E, V>,
  record: GameRecord,
  { config: read, state, steps }: Replayed<C, S, E>,
  verified: Verified | null,
) {
  const { game } = title;
  const concessions = concessionsIn(record, steps);
  const pending = concessions.at(-1)?.ends === true ? null : game.pending(state);
  const contest = game.contest?.(read) ?? { players: game.seats(read).length, together: false };
  const { rules, config, seed } = record;
  const sealed = verified ? { flaws: verified.flaws } : {};
  return JSON.stringify({
    game: record.game,
    rules,
    config,
    seed,
    steps,
    pending,
    outcome: finishOf(game.outcome(state), concessions, contest),
    ...(concessions.length > 0 ? { concessions } : {}),
    ...sealed,
  });
}

async function proseText<C, S, M, E, V>(
  title: Title<C, S, M, E, V>,
  { record, table }: Pick<GameFile, 'record' | 'table'>,
  { config, state, events, steps }: Replayed<C, S, E>,
  language: Language,
): Promise<string> {
  const { game } = title;
  const { games } = await load(language);
  const telling = await title.tell(config, language);
  const view = game.view(state, 'spectator');
  const seen = events.flatMap(({ step, event }) => {
    const shown = game.see(event, 'spectator');
    return shown === null ? [] : [{ step, event: shown }];
  });
  const width = String(steps).length;
  const conceded = concessionsIn(record, steps).map(({ seat, step, ends }) => ({
    step,
    lines: [games.concedes(table?.seats[seat]?.name || String(seat + 1), ends)],
  }));
  const lines = [...telling.story(view, seen), ...conceded]
    .toSorted((a, b) => a.step - b.step)
    .flatMap(({ step, lines }) => lines.map((line) => `${String(step).padStart(width)}  ${line}`));
  const end = game.outcome(state) === null ? telling.board(view, []) : telling.sheet(view);
  return [...lines, '', end].join('\n');
}
