import { isMainThread } from 'node:worker_threads';
import { cinderhall } from './cli.ts';
import { serveOrders } from './duties.ts';
import { shelf } from './games.ts';
import { processTerminal } from './terminal.ts';

// The same module is what worker threads run: built or not, it is one file that can always be found.
if (isMainThread) {
  process.exitCode = await cinderhall(process.argv.slice(2), processTerminal(), shelf, new URL(import.meta.url));
} else {
  serveOrders(shelf);
}
