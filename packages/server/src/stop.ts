import type { FastifyInstance } from 'fastify';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** How often connections that became idle are ended while stopping, in milliseconds. */
const SWEEP = 50;

/**
 * Stops the server when the process is asked to end: no new connections, running requests get `grace` seconds, then
 * the process ends with code 0. A second signal ends it at once.
 */
export function stopOnSignals(app: FastifyInstance, grace: number): void {
  let stopping = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      app.log.info({ signal }, 'stopping');
      stop(app, grace).then(
        () => process.exit(0),
        (error: unknown) => {
          app.log.error(error, 'could not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
}

async function stop(app: FastifyInstance, grace: number): Promise<void> {
  const impatient = setTimeout(() => {
    app.log.warn({ grace }, 'cutting off requests that did not finish');
    app.server.closeAllConnections();
  }, grace * 1000);
  // Node ends the connections that are idle when closing begins; one that becomes idle later would be kept for a minute.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP);
  await app.close();
  clearTimeout(impatient);
  clearInterval(sweep);
  app.log.info('stopped');
}
