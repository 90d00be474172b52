import { Command, CommanderError } from 'commander';
import { balanceCommand } from './balance/index.ts';
import type { Context } from './context.ts';
import { exploitCommand } from './exploit/index.ts';
import { ladderCommand } from './ladder/index.ts';
import { lawsCommand } from './laws/index.ts';
import { botsCommand } from './opponents.ts';
import { packCommand } from './pack.ts';
import { perftCommand } from './perft.ts';
import { playCommand } from './play/index.ts';
import { replayCommand } from './replay.ts';
import { scenarioCommand } from './scenario.ts';
import { simCommand } from './sim/index.ts';
import { DONE, type ExitCode, REFUSED, Refused, type Terminal } from './terminal.ts';
import type { Shelf } from './title.ts';
import { trainCommand } from './train/index.ts';

/** Carries out one command line and returns its exit code. Never ends the process and never touches its streams. */
export async function cinderhall(
  argv: readonly string[],
  terminal: Terminal,
  shelf: Shelf,
  entry: URL,
): Promise<ExitCode> {
  let code: ExitCode = DONE;
  const context: Context = {
    terminal,
    shelf,
    entry,
    acting:
      (act) =>
      async (...args) => {
        code = await act(...args);
      },
  };
  try {
    await program(context).parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : REFUSED;
    if (!(error instanceof Refused)) throw error;
    terminal.err(`${error.message}\n`);
    return REFUSED;
  }
  return code;
}

function program(context: Context): Command {
  const { terminal } = context;
  const root = new Command('cinderhall')
    .description('Play, simulate, replay and check the board games of Cinderhall.')
    .helpCommand(false);
  const commands = [
    playCommand,
    simCommand,
    balanceCommand,
    replayCommand,
    scenarioCommand,
    lawsCommand,
    perftCommand,
    packCommand,
    ladderCommand,
    exploitCommand,
    trainCommand,
    botsCommand,
  ].map((command) => command(context));
  for (const command of commands) root.addCommand(command);
  for (const command of [root, ...commands]) {
    command.exitOverride().configureOutput({ writeOut: terminal.out, writeErr: terminal.err });
    command.showHelpAfterError(`(${command === root ? 'cinderhall' : `cinderhall ${command.name()}`} --help explains)`);
  }
  return root;
}
