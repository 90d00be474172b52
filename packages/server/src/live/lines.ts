import { LONGEST_MESSAGE, PULSE } from '@cinderhall/protocol';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Door } from '../http/guests.ts';
import { isOurs } from '../http/origin.ts';
import { Gathering } from './gathering.ts';
import { Line, type LinePorts, type Session } from './line.ts';
import { Rota } from './rota.ts';

/** Connections of one guest: a few devices with a few tabs each. */
const MOST_LINES = 24;
/** Parts of a pulse, in each of which some of the connections are looked after: of thousands at once others would notice. */
const SHIFTS = 50;

export interface LinesPorts extends LinePorts {
  readonly door: Door;
  /** Seconds that questions get to be answered when the server is asked to stop. */
  readonly grace: number;
}

/** All connections by which people play live, at `/api/live`. */
export class Lines {
  readonly #lines = new Gathering<Line>();
  readonly #rota = new Rota<Line>(SHIFTS);
  readonly #sessions = new WeakMap<FastifyRequest, Session>();
  readonly #ports: LinesPorts;

  constructor(ports: LinesPorts) {
    this.#ports = ports;
  }

  /** How many there are. */
  get size(): number {
    return this.#lines.size;
  }

  /** Opens the way to them. */
  async open(app: FastifyInstance): Promise<void> {
    await app.register(websocket, {
      options: { maxPayload: LONGEST_MESSAGE },
      preClose: (done) => {
        const answered = Promise.all(this.#lines.all().map((line) => line.stop()));
        const patience = resting(this.#ports.grace * 1000).then(() => {
          for (const line of this.#lines.all()) line.end();
        });
        // The database is closed only after this.
        void Promise.race([answered, patience]).then(() => done());
      },
    });
    const pulse = setInterval(() => {
      for (const line of this.#rota.next()) line.pulse();
    }, PULSE / SHIFTS);
    const sweep = setInterval(() => this.#ports.house.pulse(), PULSE);
    app.addHook('onClose', async () => {
      clearInterval(pulse);
      clearInterval(sweep);
    });
    const preValidation = (request: FastifyRequest, reply: FastifyReply) => this.#knock(request, reply);
    app.get('/api/live', { websocket: true, preValidation }, (socket, request) => {
      const session = this.#sessions.get(request);
      if (session) this.#begin(new Line({ socket, wire: request.socket }, session, this.#ports), socket);
    });
  }

  /** Somebody has signed out somewhere: ends the connections of theirs that were let in by what is void now. */
  async signedOut(guest: string): Promise<void> {
    await this.#expel(this.#lines.of(guest));
  }

  /** Anybody may have signed out. */
  missed(): Promise<void> {
    return this.#expel(this.#lines.all());
  }

  #begin(line: Line, socket: WebSocket): void {
    this.#lines.add(line);
    this.#rota.add(line);
    socket.on('close', () => {
      this.#lines.delete(line);
      this.#rota.delete(line);
    });
    // They may have signed out since they knocked.
    this.#expel([line]).catch((error) => this.#ports.house.failed(error));
  }

  async #expel(lines: readonly Line[]): Promise<void> {
    for (const line of lines) if (!(await this.#ports.door.opensTo(line.session))) line.expel();
  }

  /** Nobody is connected who is not known, or comes from another site's page. */
  async #knock(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    if (!isOurs(request)) return reply.code(403).send({ refused: 'foreign-origin' });
    const { door } = this.#ports;
    const guest = await door.guest(request);
    if (!guest) return reply.code(401).send({ refused: 'no-guest' });
    if (this.#lines.of(guest.id).length >= MOST_LINES) return reply.code(429).send({ refused: 'too-many', wait: 0 });
    this.#sessions.set(request, { guest: guest.id, session: door.session(request) });
    return undefined;
  }
}

const resting = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());
