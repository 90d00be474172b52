import { type OnlineVerdict, tableId } from '@cinderhall/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Guest } from '../tables/registry.ts';
import { Allowances, type Measure, times } from './allowance.ts';
import { answer, parsed, refusing, type Schema } from './answers.ts';
import type { Door } from './guests.ts';
import { isOurs } from './origin.ts';

/** Requests of one address: a page needs a few, now and then. */
const REQUESTS: Measure = { most: 120, perSecond: 4 };
/** New tables and new guests of one address. */
const NOVELTIES: Measure = { most: 30, perSecond: 0.2 };

type Verdict = OnlineVerdict<unknown>;
type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Stands between the network and whoever answers: who asks, from where, and how often. */
export class Guard {
  readonly #door: Door;
  readonly #now: () => number;
  readonly #requests: Allowances;
  readonly #novelties: Allowances;

  /** `limits`: how many times the usual an address may ask for. */
  constructor(door: Door, { now, limits }: { readonly now: () => number; readonly limits: number }) {
    this.#door = door;
    this.#now = now;
    this.#requests = new Allowances(times(limits, REQUESTS));
    this.#novelties = new Allowances(times(limits, NOVELTIES));
  }

  /** Refuses what comes from another site or too often; nothing otherwise. */
  check(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    reply.header('cache-control', 'no-store');
    if (!isOurs(request)) return answer(reply, refusing({ refused: 'foreign-origin' }));
    const wait = this.#requests.take(request.ip, this.#now());
    return wait > 0 ? answer(reply, refusing({ refused: 'too-many', wait })) : undefined;
  }

  /** Lets something new be made, unless there has been too much of it. */
  async novelty(request: FastifyRequest, make: () => Promise<Verdict>): Promise<Verdict> {
    const wait = this.#novelties.take(request.ip, this.#now());
    return wait > 0 ? refusing({ refused: 'too-many', wait }) : make();
  }

  /** Answers somebody who has given a name. */
  asGuest(make: (guest: Guest, request: FastifyRequest) => Promise<Verdict>): Handler {
    return async (request, reply) => {
      const guest = await this.#door.guest(request);
      return answer(reply, guest ? await make(guest, request) : refusing({ refused: 'no-guest' }));
    };
  }

  /** The same about the table that the address names. */
  atTable(make: (guest: Guest, table: string, request: FastifyRequest) => Promise<Verdict>): Handler {
    return this.asGuest(async (guest, request) => {
      const table = parsed(tableId, fieldOf(request.params, 'table'));
      return table.ok ? make(guest, table.value, request) : refusing({ refused: 'no-table', table: '' });
    });
  }

  /** The same with what was sent, once it has been read. */
  atTableWith<T>(
    schema: Schema<T>,
    make: (guest: Guest, table: string, sent: T, request: FastifyRequest) => Promise<Verdict>,
  ): Handler {
    return this.atTable(async (guest, table, request) => {
      const body = parsed(schema, request.body);
      return body.ok ? make(guest, table, body.value, request) : body;
    });
  }

  /** Forgets whoever has asked for nothing in a while. */
  sweep(): void {
    this.#requests.sweep(this.#now());
    this.#novelties.sweep(this.#now());
  }
}

/** A part of an address. */
export const fieldOf = (params: unknown, name: string): unknown =>
  typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined;
