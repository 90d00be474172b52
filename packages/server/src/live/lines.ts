import { LONGEST_MESSAGE, PULSE } from '@cinderhall/protocol';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Door } from '../http/guests.ts';
import { isOurs } from '../http/origin.ts';
import { Line, type LinePorts } from './line.ts';

/** Connections of one guest: a few devices with a few tabs each. */
const MOST_LINES = 24;

export interface LinesPorts extends LinePorts {
  readonly door: Door;
  /** Seconds that questions get to be answered when the server is asked to stop. */
  readonly grace: number;
}

/** All connections by which people play live, at `/api/live`; what it gives counts them. */
export async function keepLines(app: FastifyInstance, { door, grace, ...ports }: LinesPorts): Promise<() => number> {
  const lines = new Set<Line>();
  const guests = new WeakMap<FastifyRequest, string>();

  await app.register(websocket, {
    options: { maxPayload: LONGEST_MESSAGE },
    preClose: (done) => {
      const answered = Promise.all([...lines].map((line) => line.stop()));
      const patience = resting(grace * 1000).then(() => {
        for (const line of lines) line.end();
      });
      // The database is closed only after this.
      void Promise.race([answered, patience]).then(() => done());
    },
  });
  const pulse = setInterval(() => {
    for (const line of lines) line.pulse();
    ports.house.pulse();
  }, PULSE);
  app.addHook('onClose', async () => clearInterval(pulse));

  /** Nobody is connected who is not known, or comes from another site's page. */
  const knock = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!isOurs(request)) return reply.code(403).send({ refused: 'foreign-origin' });
    const guest = await door.guest(request);
    if (!guest) return reply.code(401).send({ refused: 'no-guest' });
    const theirs = [...lines].filter((line) => line.guest === guest.id);
    if (theirs.length >= MOST_LINES) return reply.code(429).send({ refused: 'too-many', wait: 0 });
    guests.set(request, guest.id);
    return undefined;
  };

  app.get('/api/live', { websocket: true, preValidation: knock }, (socket, request) => {
    const line = new Line(socket, guests.get(request) ?? '', ports);
    lines.add(line);
    socket.on('close', () => lines.delete(line));
  });
  return () => lines.size;
}

const resting = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());
