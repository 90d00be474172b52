import type { Duplex } from 'node:stream';
import {
  type LiveAnswers,
  type LiveLetter,
  type LiveQuestion,
  type LiveReport,
  type OnlineTrouble,
  type OnlineVerdict,
  type PlanCard,
  PROTOCOL,
  parseLiveLetter,
  type TableCard,
  type TalkLine,
} from '@cinderhall/protocol';
import { denied, granted } from '@cinderhall/referee';
import type { Pledge } from '@cinderhall/referee/pledges';
import type { WebSocket } from 'ws';
import type { TimeTold } from '../clock/timekeeper.ts';
import { Allowance, times } from '../http/allowance.ts';
import type { House } from './house.ts';
import type { AnySight } from './play.ts';
import type { Looker } from './room.ts';

/** Messages of one connection: somebody in a hurry sends a few a second. */
const MESSAGES = { most: 60, perSecond: 20 };
/** What a message that is none costs: a client that sends such is broken or means harm. */
const NONSENSE = 10;
/** Tables that one connection looks at. */
const MOST_TABLES = 8;
/** Questions that wait for their turn. */
const MOST_WAITING = 64;
/** Bytes that wait to be sent to somebody who does not take them. */
const MOST_UNSENT = 8 * 1024 * 1024;

/** Milliseconds that a client gets to say goodbye. */
const FAREWELL = 500;

/** Codes of the end of a WebSocket (RFC 6455, 7.4). */
const POLICY_VIOLATION = 1008;
const SERVICE_RESTART = 1012;

type Answer = OnlineVerdict<LiveAnswers<unknown, unknown, unknown>[LiveQuestion['ask']]>;

export interface LinePorts {
  readonly house: House;
  readonly now: () => number;
  /** How many times the usual limits hold. */
  readonly limits: number;
  /** Hears of each question how it was answered: `ok`, or why not. */
  readonly answered: (ask: string, verdict: string) => void;
}

/** What a connection runs through. */
export type Wire = Pick<Duplex, 'cork' | 'uncork'>;

/** Who is there, and what is kept of that by which they were let in. */
export interface Session {
  readonly guest: string;
  readonly session: string;
}

/** One connection of a guest: reads what they ask, in order, and tells them what they may know. */
export class Line implements Looker {
  readonly guest: string;
  readonly session: string;
  readonly #socket: WebSocket;
  readonly #wire: Wire;
  readonly #house: House;
  readonly #now: () => number;
  readonly #answered: LinePorts['answered'];
  readonly #allowance: Allowance;
  readonly #tables = new Set<string>();
  /** What is being answered, and what waits behind it. */
  #work: Promise<void> = Promise.resolve();
  #waiting = 0;
  #gone = false;
  #stopping = false;
  #expelled = false;
  #heard = true;
  #corked = false;

  constructor(
    { socket, wire }: { readonly socket: WebSocket; readonly wire: Wire },
    { guest, session }: Session,
    ports: LinePorts,
  ) {
    this.#socket = socket;
    this.#wire = wire;
    this.guest = guest;
    this.session = session;
    this.#house = ports.house;
    this.#now = ports.now;
    this.#answered = ports.answered;
    this.#allowance = new Allowance(times(ports.limits, MESSAGES), ports.now());
    socket.on('message', (data, isBinary) => this.#hear(isBinary ? '' : data.toString()));
    socket.on('pong', () => {
      this.#heard = true;
    });
    // Whatever is wrong with a connection ends it.
    socket.on('error', () => socket.terminate());
    socket.on('close', () => void this.#close());
    this.#tell({ tell: 'welcome', protocol: PROTOCOL, boot: this.#house.boot });
  }

  get gone(): boolean {
    return this.#gone;
  }

  sight(table: string, sight: AnySight, told: { revision: number; pledge: Pledge }): void {
    this.#tell({ tell: 'sight', table, ...told, sight });
  }

  card(card: TableCard): void {
    // While the server stops everybody leaves, and that is nobody's news.
    if (this.#stopping) return;
    this.#tell({ tell: 'table', card });
  }

  clocks(table: string, told: TimeTold): void {
    this.#tell({ tell: 'clocks', table, ...told });
  }

  talk(table: string, lines: readonly TalkLine[]): void {
    this.#tell({ tell: 'talk', table, lines });
  }

  plan(table: string, plan: PlanCard): void {
    this.#tell({ tell: 'plan', table, plan });
  }

  lost(table: string, refusal: OnlineTrouble): void {
    this.#tables.delete(table);
    this.#tell({ tell: 'lost', table, refusal });
  }

  /** Lets the client know that the line is whole, and ends a connection from which nothing has come back. */
  pulse(): void {
    if (!this.#heard) {
      this.#socket.terminate();
      return;
    }
    this.#heard = false;
    this.#cork();
    this.#socket.ping();
    this.#tell({ tell: 'pulse' });
  }

  /** Whoever is there has signed out: takes nothing more, answers nothing that waits, and ends the connection. */
  expel(): void {
    if (this.#expelled) return;
    this.#expelled = true;
    for (const table of this.#tables) this.#tell({ tell: 'lost', table, refusal: { refused: 'no-guest' } });
    void this.#close();
    this.#part(POLICY_VIOLATION);
  }

  /** Ends the connection, whatever is still being answered. */
  end(): void {
    this.#socket.terminate();
  }

  /** Answers what has been asked, takes nothing more, and ends the connection. */
  async stop(): Promise<void> {
    this.#waiting = MOST_WAITING;
    this.#tell({ tell: 'stopping' });
    this.#stopping = true;
    await this.#work;
    // What people have seen is noted while there is a database.
    await this.#close();
    this.#part(SERVICE_RESTART);
  }

  #part(code: number): void {
    this.#socket.close(code);
    setTimeout(() => this.#socket.terminate(), FAREWELL).unref();
  }

  #hear(text: string): void {
    if (this.#expelled) return;
    const letter = parseLiveLetter(text);
    const excess = this.#allowance.take(letter ? 1 : NONSENSE, this.#now()) > 0;
    if (excess || this.#waiting >= MOST_WAITING) this.#socket.close(POLICY_VIOLATION);
    else if (letter) this.#take(letter);
    else {
      this.#answered('', 'malformed');
      this.#tell({ tell: 'malformed' });
    }
  }

  #take({ number, question }: LiveLetter): void {
    this.#waiting += 1;
    this.#work = this.#work.then(async () => {
      const verdict = await this.#answer(question);
      // Whoever may read how much is asked must not find out that somebody prepares something.
      if (question.ask !== 'plan') this.#answered(question.ask, verdict.ok ? 'ok' : verdict.refusal.refused);
      this.#tell({ tell: 'reply', number, verdict });
      this.#waiting -= 1;
    });
  }

  /** A mistake of ours ends this connection and no other; the client comes back and finds the table as it is. */
  async #answer(question: LiveQuestion): Promise<Answer> {
    try {
      return await this.#ask(question);
    } catch (error) {
      this.#house.failed(error);
      return denied({ refused: 'store', message: 'something went wrong here' });
    }
  }

  async #ask(q: LiveQuestion): Promise<Answer> {
    if (this.#expelled) return { ok: false, refusal: { refused: 'no-guest' } };
    if (q.ask === 'enter') return this.#enter(q);
    if (!this.#tables.has(q.table)) return denied({ refused: 'no-table', table: q.table });
    switch (q.ask) {
      case 'leave':
        this.#tables.delete(q.table);
        await this.#house.leave(q.table, this);
        return granted(null);
      case 'offered':
        return this.#house.offered(q.table, this.guest);
      case 'submit':
        return this.#house.submit(q.table, this.guest, { decision: q.decision, move: q.move, id: q.id });
      case 'concede':
        return this.#house.conceding.concede(q.table, this.guest, q.id);
      case 'undo':
        return this.#house.undo(q.table, this.guest, q.revision);
      case 'past':
        return this.#house.past(q.table, this, q);
      case 'say':
        return this.#house.parlour.say(q.table, this.guest, q);
      case 'plan':
        return this.#house.planner.put(q.table, this.guest, q);
    }
  }

  async #enter({ table, since }: Extract<LiveQuestion, { ask: 'enter' }>): Promise<OnlineVerdict<TableCard>> {
    if (this.#tables.size >= MOST_TABLES && !this.#tables.has(table))
      return { ok: false, refusal: { refused: 'too-many', wait: 0 } };
    const entered = await this.#house.enter(table, this, since);
    if (entered.ok) this.#tables.add(table);
    return entered;
  }

  async #close(): Promise<void> {
    this.#gone = true;
    const tables = [...this.#tables];
    this.#tables.clear();
    await Promise.all(tables.map((table) => this.#house.leave(table, this)));
  }

  #tell(report: LiveReport<unknown, unknown, unknown>): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    // Whoever does not take what they are sent comes back later and asks for what they have missed.
    if (this.#socket.bufferedAmount > MOST_UNSENT) this.#socket.terminate();
    else {
      this.#cork();
      this.#socket.send(JSON.stringify(report));
    }
  }

  /** What is told in one moment, such as a sight and the reply after it, goes on its way together. */
  #cork(): void {
    if (this.#corked) return;
    this.#corked = true;
    this.#wire.cork();
    process.nextTick(() => {
      this.#corked = false;
      this.#wire.uncork();
    });
  }
}
