import { configure } from './config.ts';
import { createServer } from './server.ts';
import { stopOnSignals } from './stop.ts';

const configured = configure(process.env);
if (!configured.ok) refuse(configured.problems);
const { config } = configured;
const app = await createServer(config);
stopOnSignals(app, config.grace);
try {
  await app.listen({ host: config.host, port: config.port });
} catch (error) {
  refuse([error instanceof Error ? `Cannot listen: ${error.message}.` : String(error)]);
}

/** Ends the process with what is wrong, for a person to read. */
function refuse(problems: readonly string[]): never {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
