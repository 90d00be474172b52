import type { FastifyInstance } from 'fastify';
import type { Database } from './store/database.ts';

/** Milliseconds that the database may take to answer at all. */
const PATIENCE = 2000;

/**
 * `/readyz`: whether requests should be sent here. 503 while the database does not answer, and once the server has been
 * asked to stop; unlike `/healthz`, which says that the process lives.
 */
export function tellReady(app: FastifyInstance, db: Pick<Database, 'read'>): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = stopping ? 'stopping' : await silence(db);
    if (reason === null) return { status: 'ready' };
    return reply.code(503).send({ status: 'not-ready', reason });
  });
}

/** Why the database is of no use now; null: it answers. */
async function silence(db: Pick<Database, 'read'>): Promise<'database' | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'database'>((resolve) => {
    timer = setTimeout(() => resolve('database'), PATIENCE);
  });
  const answer = db.read('SELECT 1').then(
    () => null,
    () => 'database' as const,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
