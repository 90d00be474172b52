import { existsSync, realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { obey } from './commands.ts';
import { configure } from './config.ts';
import { shelf } from './games.ts';
import { isThinker, serveThoughts } from './live/thinking.ts';
import { createServer } from './server.ts';
import { stopOnSignals } from './stop.ts';

// Whoever loads this file into a process of their own has words of their own on its command line.
const [, entry = ''] = process.argv;
const isEntry = existsSync(entry) && pathToFileURL(realpathSync(entry)).href === import.meta.url;
const [command, ...operands] = isEntry ? process.argv.slice(2) : [];

// The same file is what the thread runs in which computers think.
if (isThinker) serveThoughts(shelf);
else if (command === undefined) await serve();
else await obeyOrRefuse(command);

async function obeyOrRefuse(command: string): Promise<void> {
  const done = await obey(command, operands, process.env).catch((error) => ({ problems: [`${messageOf(error)}.`] }));
  if ('problems' in done) refuse(done.problems);
  process.stdout.write(done.told);
}

async function serve(): Promise<void> {
  const configured = configure(process.env);
  if (!configured.ok) refuse(configured.problems);
  const { config } = configured;
  const app = await createServer(config, new URL(import.meta.url)).catch((error) =>
    refuse([`Cannot open the tables: ${messageOf(error)}.`]),
  );
  stopOnSignals(app, config.grace);
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    refuse([`Cannot listen: ${messageOf(error)}.`]);
  }
}

function messageOf(error: unknown): string {
  // Of a host with several addresses none answered: each has a reason of its own, and the error of all has none.
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/** Ends the process with what is wrong, for a person to read. */
function refuse(problems: readonly string[]): never {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
