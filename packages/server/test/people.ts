import type { Event, Move, View } from '@cinderhall/crown-of-ash';
import type {
  ClockCard,
  LiveAnswers,
  LiveQuestion,
  LiveReport,
  OnlineTrouble,
  OnlineVerdict,
  PlanCard,
  TableCard,
  TalkLine,
} from '@cinderhall/protocol';
import { WebSocket } from 'ws';

type Report = LiveReport<Move, Event, View>;
type Answers = LiveAnswers<Move, Event, View>;
type LiveSight = Extract<Report, { tell: 'sight' }>;

/** What a server answers: what was asked for, or why it is refused. */
export interface Answered<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T & { readonly refused?: OnlineTrouble['refused'] };
}

/** Sends a request as a program does, or with headers as a browser does. */
export async function request<T = object>(
  url: string,
  path: string,
  { method = 'GET', body, headers = {} }: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answered<T>> {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(url + path, {
    method,
    headers: { ...json, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text === '' ? 'null' : text) };
}

/** A guest with a cookie. */
export class Person {
  readonly url: string;
  readonly cookie: string;
  readonly name: string;

  constructor(url: string, cookie: string, name: string) {
    this.url = url;
    this.cookie = cookie;
    this.name = name;
  }

  /** The same guest at another process. */
  at(url: string): Person {
    return new Person(url, this.cookie, this.name);
  }

  ask<T = object>(method: string, path: string, body?: unknown): Promise<Answered<T>> {
    return request<T>(this.url, path, { method, body, headers: { cookie: this.cookie } });
  }

  lay(wish: object = {}): Promise<Answered<TableCard>> {
    const usual = { title: 'Ash', seats: persons(2), config: { players: 2 }, public: false, watchers: true, sit: 0 };
    return this.ask<TableCard>('POST', '/api/tables', { ...usual, ...wish });
  }

  join({ table, invite }: Pick<TableCard, 'table' | 'invite'>): Promise<Answered<TableCard>> {
    return this.ask<TableCard>('POST', `/api/tables/${table}/members`, { invite });
  }

  seat(table: string, seat: number, player: string, name?: string): Promise<Answered<TableCard>> {
    return this.ask<TableCard>('PUT', `/api/tables/${table}/seats/${seat}`, { player, ...(name ? { name } : {}) });
  }

  /** Connects live. */
  connect(): Promise<Live> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/live`, { headers: { cookie: this.cookie } });
    const live = new Live(socket);
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('unexpected-response', (_request, response) => reject(new Error(`HTTP ${response.statusCode}`)));
      socket.on('open', () => resolve(live));
    });
  }
}

export const persons = (n: number) => Array.from({ length: n }, () => ({ player: 'person', name: '' }));

/** Somebody new. */
export async function meet(url: string, name: string): Promise<Person> {
  const met = await request(url, '/api/me', { method: 'PUT', body: { name } });
  const cookie = met.headers.get('set-cookie')?.split(';')[0];
  if (!cookie) throw new Error(`no cookie: ${JSON.stringify(met.body)}`);
  return new Person(url, cookie, name);
}

/** What is answered to somebody whose connection has ended. */
const CUT = JSON.stringify({ verdict: { ok: false, refusal: { refused: 'store', message: 'cut' } } });

/** A connection, and everything that came by it. */
export class Live {
  readonly socket: WebSocket;
  /** As it was on the wire. */
  readonly texts: string[] = [];
  readonly reports: Report[] = [];
  readonly #waiting = new Map<number, (text: string) => void>();
  #heard: () => void = () => {};
  #asked = 0;
  #code: number | null = null;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.#hear(data.toString()));
    socket.on('close', (code) => {
      this.#code = code;
      for (const settle of this.#waiting.values()) settle(CUT);
      this.#heard();
    });
  }

  /** With which code the connection ended; null: it has not. */
  get code(): number | null {
    return this.#code;
  }

  ask<K extends LiveQuestion['ask']>(question: Extract<LiveQuestion, { ask: K }>): Promise<OnlineVerdict<Answers[K]>> {
    const number = ++this.#asked;
    return new Promise((resolve) => {
      const settle = (text: string): void => resolve(JSON.parse(text).verdict);
      if (this.#code === null) this.#waiting.set(number, settle);
      else settle(CUT);
      this.socket.send(JSON.stringify({ number, question }));
    });
  }

  enter(table: string, since: { revision: number; step: number } | null = null) {
    return this.ask<'enter'>({ ask: 'enter', table, since });
  }

  sights(table: string): LiveSight[] {
    return this.reports.filter((report) => report.tell === 'sight').filter((report) => report.table === table);
  }

  /** The table as it was told last. */
  last(table: string): LiveSight {
    const last = this.sights(table).at(-1);
    if (!last) throw new Error('nothing has been told of this table');
    return last;
  }

  /** The clocks as they were told last. */
  clocks(table: string): readonly ClockCard[] {
    const told = this.reports.filter((report) => report.tell === 'clocks').filter((report) => report.table === table);
    return told.at(-1)?.clocks ?? [];
  }

  /** What has been said and done at a table, each line once. */
  talk(table: string): readonly TalkLine[] {
    const told = this.reports.filter((report) => report.tell === 'talk').filter((report) => report.table === table);
    return [...new Map(told.flatMap(({ lines }) => lines).map((line) => [line.id, line])).values()];
  }

  /** What whoever is connected has prepared at a table, as they were told last; null: nothing ever. */
  plan(table: string): PlanCard | null {
    const told = this.reports.filter((report) => report.tell === 'plan').filter((report) => report.table === table);
    return told.at(-1)?.plan ?? null;
  }

  /** The people of a table as they were told last. */
  card(table: string): TableCard {
    const told = this.reports.filter((report) => report.tell === 'table').filter(({ card }) => card.table === table);
    const last = told.at(-1)?.card;
    if (!last) throw new Error('nothing has been told of the people of this table');
    return last;
  }

  /** Waits until something is so that comes with a message, or with the end. */
  async until(what: () => boolean, patience = 20_000): Promise<void> {
    const end = Date.now() + patience;
    while (!what()) {
      if (Date.now() > end) throw new Error(`waited in vain; last: ${this.texts.at(-1)?.slice(0, 400)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 250);
        this.#heard = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  close(): Promise<void> {
    this.socket.close();
    return this.until(() => this.#code !== null);
  }

  #hear(text: string): void {
    this.texts.push(text);
    const report: Report = JSON.parse(text);
    this.reports.push(report);
    if (report.tell === 'reply') {
      this.#waiting.get(report.number)?.(text);
      this.#waiting.delete(report.number);
    }
    this.#heard();
  }
}
