import { type GameRecord, type Replayed, replay, tellRefusal } from '@cinderhall/kernel';
import type { Language } from '@cinderhall/words';
import { Command } from 'commander';
import type { Context } from './context.ts';
import { languageOf, languageOption, readGame, shelved, wholeNumber } from './flags.ts';
import { DONE, type ExitCode, Refused } from './terminal.ts';
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
    .addHelpText('after', '\nExit codes: 0 it plays, 2 it does not; the message names the move or field that is wrong.')
    .action(context.acting((file: string, flags: ReplayFlags) => again(context, file, flags)));
}

async function again(context: Context, file: string, flags: ReplayFlags): Promise<ExitCode> {
  const { terminal, shelf } = context;
  const { record } = await readGame(file);
  const until = flags.until ?? record.moves.length;
  if (until > record.moves.length)
    throw new Refused(`--until ${until}: the record has ${record.moves.length} moves only`);
  const language = languageOf(terminal, flags.lang);
  const text = await shelved(
    shelf,
    record.game,
  )((title) => {
    const replayed = replayedUpTo(title, record, until, file);
    return flags.json === true ? jsonText(title, record, replayed) : proseText(title, replayed, language);
  });
  terminal.out(`${text}\n`);
  return DONE;
}

function replayedUpTo<C, S, M, E, V>(title: Title<C, S, M, E, V>, record: GameRecord, upTo: number, file: string) {
  const replayed = replay(title.game, record, { upTo });
  if (!replayed.ok) throw new Refused(`${file}: ${tellRefusal(replayed.refusal)}`);
  return replayed.value;
}

function jsonText<C, S, M, E, V>(title: Title<C, S, M, E, V>, record: GameRecord, { state, steps }: Replayed<C, S, E>) {
  const { game } = title;
  const pending = game.pending(state);
  const { rules, config, seed } = record;
  return JSON.stringify({ game: record.game, rules, config, seed, steps, pending, outcome: game.outcome(state) });
}

async function proseText<C, S, M, E, V>(
  title: Title<C, S, M, E, V>,
  { config, state, events, steps }: Replayed<C, S, E>,
  language: Language,
): Promise<string> {
  const { game } = title;
  const telling = await title.tell(config, language);
  const view = game.view(state, 'spectator');
  const seen = events.flatMap(({ step, event }) => {
    const shown = game.see(event, 'spectator');
    return shown === null ? [] : [{ step, event: shown }];
  });
  const width = String(steps).length;
  const lines = telling
    .story(view, seen)
    .flatMap(({ step, lines }) => lines.map((line) => `${String(step).padStart(width)}  ${line}`));
  const end = game.outcome(state) === null ? telling.board(view, []) : telling.sheet(view);
  return [...lines, '', end].join('\n');
}
