import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import manifest from '../package.json' with { type: 'json' };
import type { Config } from './config.ts';
import { shelf } from './games.ts';
import { ThreadThinker } from './live/thinking.ts';
import { linesTo } from './log.ts';
import { servePage } from './page.ts';
import { PERMISSIONS, policy } from './policy.ts';
import { keepTables } from './tables.ts';

/** A client that sends its headers slower than this is let go. */
const REQUEST_TIMEOUT = 30_000;

const VERBOSE: readonly string[] = ['debug', 'trace'];

/** The server, with all its routes, not yet listening. Threads run `entry`, the file of the whole program. */
export async function createServer(config: Config, entry: URL): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel, stream: linesTo(process.stdout) },
    // A line for each request is for whoever asks for it.
    logController: new LogController({ disableRequestLogging: !VERBOSE.includes(config.logLevel) }),
    requestTimeout: REQUEST_TIMEOUT,
    forceCloseConnections: 'idle',
    trustProxy: config.trustProxy,
  });
  await app.register(helmet, policy);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', version: manifest.version };
  });
  await keepTables(app, shelf, { config, thinker: new ThreadThinker(entry) });
  await servePage(app, config.page);
  return app;
}
