import type { FastifyInstance } from 'fastify';
import prom from 'prom-client';
import type { Database } from './store/index.ts';

/** Seconds: a write waits for the disk, or for a database elsewhere. */
const BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5];

/** What can be counted at a moment. */
export interface Gauges {
  readonly tables: () => number;
  readonly sockets: () => number;
}

/** Counts what the server does, for `/metrics`. It holds numbers and kinds of things, and nothing of anybody. */
export class Metrics {
  readonly #register = new prom.Registry();
  readonly #answers: prom.Counter;
  readonly #commits: prom.Histogram;
  readonly #errors: prom.Counter;

  constructor() {
    const registers = [this.#register];
    prom.collectDefaultMetrics({ register: this.#register });
    this.#answers = new prom.Counter({
      ...{ name: 'cinderhall_answers_total', registers, labelNames: ['ask', 'verdict'] },
      help: 'Questions answered over live connections, by what was asked and whether it was done: ok, or why not.',
    });
    this.#commits = new prom.Histogram({
      ...{ name: 'cinderhall_commit_seconds', registers, buckets: BUCKETS },
      help: 'How long writes took until they were on the disk.',
    });
    this.#errors = new prom.Counter({
      ...{ name: 'cinderhall_store_errors_total', registers },
      help: 'Reads and writes that the database did not do.',
    });
  }

  /** A question has been answered: `ok`, or the kind of refusal. */
  answered(ask: string, verdict: string): void {
    this.#answers.inc({ ask, verdict });
  }

  /** The same database, measured. */
  measured(db: Database): Database {
    const counted = <T>(work: Promise<T>): Promise<T> =>
      work.catch((error: unknown) => {
        this.#errors.inc();
        throw error;
      });
    const timed = <T>(work: Promise<T>): Promise<T> => {
      const done = this.#commits.startTimer();
      return counted(work).finally(() => done());
    };
    return {
      read: (sql, ...values) => counted(db.read(sql, ...values)),
      write: (sql, ...values) => timed(db.write(sql, ...values)),
      count: (sql, ...values) => timed(db.count(sql, ...values)),
      soon: (about, sql, ...values) => counted(db.soon(about, sql, ...values)),
      atomically: (statements) => timed(db.atomically(statements)),
      atOnce: (queries) => counted(db.atOnce(queries)),
      close: () => db.close(),
    };
  }

  /** Lays the way to the numbers. */
  tell(app: FastifyInstance, { tables, sockets }: Gauges): void {
    this.#gauge('cinderhall_open_tables', 'Tables that somebody looks at, or at which a computer thinks.', tables);
    this.#gauge('cinderhall_sockets', 'Live connections.', sockets);
    app.get('/metrics', async (_request, reply) => {
      reply.header('cache-control', 'no-store').type(this.#register.contentType);
      return this.#register.metrics();
    });
  }

  #gauge(name: string, help: string, value: () => number): void {
    new prom.Gauge({
      ...{ name, help, registers: [this.#register] },
      collect() {
        this.set(value());
      },
    });
  }
}
