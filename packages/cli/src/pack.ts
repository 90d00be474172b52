import { tellRefusal } from '@cinderhall/kernel';
import { Command } from 'commander';
import { columns } from './columns.ts';
import type { Context } from './context.ts';
import { gameOption, readJson, shelved } from './flags.ts';
import { DONE, type ExitCode, FOUND_FAULT, type Terminal } from './terminal.ts';
import type { PackFacts, Title } from './title.ts';

interface PackFlags {
  readonly game: string;
  readonly json?: true;
}

/** `cinderhall pack`: whether a content pack can be played with, and what is odd in it. */
export function packCommand(context: Context): Command {
  return new Command('pack')
    .description('check a content pack: whether it can be played with, what is in it and what looks odd')
    .argument('<file>', 'a content pack (JSON)')
    .addOption(gameOption(context.shelf))
    .option('--json', 'print one JSON object and nothing else')
    .addHelpText('after', '\nExit codes: 0 it can be played with, 1 it breaks a constraint, 2 it cannot be read.')
    .action(context.acting((file: string, flags: PackFlags) => run(context, file, flags)));
}

async function run({ terminal, shelf }: Context, file: string, flags: PackFlags): Promise<ExitCode> {
  const input = await readJson(file);
  const facts = shelved(shelf, flags.game)((title) => title.pack(input));
  const json = flags.json === true;
  if (facts.ok) {
    terminal.out(json ? `${JSON.stringify(facts.value)}\n` : factsText(facts.value));
    if (!json) warn(terminal, file, facts.value);
    return DONE;
  }
  const refused = tellRefusal(facts.refusal);
  if (json) terminal.out(`${JSON.stringify({ refused })}\n`);
  else terminal.err(`${file}: ${refused}\n`);
  return FOUND_FAULT;
}

function factsText({ id, name, counts, warnings }: PackFacts): string {
  const rows = Object.entries({ ...counts, warnings: warnings.length });
  return `${[`${name} (${id})`, ...columns(rows.map(([what, count]) => [what, String(count)]))].join('\n')}\n`;
}

const warn = (terminal: Terminal, file: string, { warnings }: PackFacts): void => {
  for (const warning of warnings) terminal.err(`${file}: warning: ${warning}\n`);
};

/** Warns of what is odd in the pack that flags name. One that is refused says so itself when the table is laid. */
export async function warnOfPack<C, S, M, E, V>(
  terminal: Terminal,
  title: Title<C, S, M, E, V>,
  flags: { readonly pack?: string },
): Promise<void> {
  if (flags.pack === undefined) return;
  const facts = title.pack(await readJson(flags.pack));
  if (facts.ok) warn(terminal, flags.pack, facts.value);
}
