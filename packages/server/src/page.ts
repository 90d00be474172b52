import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Names in here carry a hash of what the file holds, so that a name never changes its meaning. */
const HASHED = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/**
 * Serves the folder of the built page: files as they are. The page keeps its own addresses behind a `#`, so a person who
 * opens any other one is led to the page.
 */
export async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(files, {
    root: folder,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.setHeader('vary', 'accept-encoding'),
  });
  app.addHook('onSend', async (request, reply) => {
    if (reply.hasHeader('cache-control')) return;
    const hashed = reply.statusCode < 400 && pathOf(request).startsWith(HASHED);
    reply.header('cache-control', hashed ? FOREVER : ASK_AGAIN);
  });
  app.setNotFoundHandler((request, reply) => notFound(request, reply));
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return reply.code(405).header('allow', 'GET, HEAD').send({ error: 'method-not-allowed', method: request.method });
  }
  if (wantsPage(request)) return reply.redirect('/', 302);
  return reply.code(404).send({ error: 'not-found', path: pathOf(request) });
}

/** An address that a person may have typed, such as `/table/ash-3`: nothing in it could be the name of a file. */
const WORDS = /^(\/[\w-]+)+\/?$/;

/** A person gets the page for an address that is none; a script or picture that is missing is missing. */
function wantsPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  return WORDS.test(path) && !path.startsWith(HASHED) && /\btext\/html\b/.test(request.headers.accept ?? '');
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';
