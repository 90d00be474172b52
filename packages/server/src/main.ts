import { type Config, configure } from './config.ts';
import { title } from './games.ts';
import { isThinker, serveThoughts } from './live/thinking.ts';
import { createServer } from './server.ts';
import { stopOnSignals } from './stop.ts';
import { openStorage } from './store/index.ts';
import { reportsOf } from './talk/reports.ts';

// The same file is what the thread runs in which computers think.
if (isThinker) serveThoughts(title);
else if (process.argv[2] === 'reports') await tellReports();
else await serve();

function configured(): Config {
  const read = configure(process.env);
  return read.ok ? read.config : refuse(read.problems);
}

/** Writes what people have reported, for whoever runs the server to read. */
async function tellReports(): Promise<void> {
  const { db, wire } = await openStorage(configured().database, { hear: () => {}, missed: () => {} });
  for (const line of await reportsOf(db)) process.stdout.write(`${line}\n`);
  await wire.close();
  await db.close();
}

async function serve(): Promise<void> {
  const config = configured();
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
