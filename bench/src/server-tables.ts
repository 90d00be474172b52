import { crownOfAsh, type Move, type View } from '@cinderhall/crown-of-ash';
import { below, type RngState } from '@cinderhall/kernel';
import { channel, connect, type Socket } from './sockets.ts';

/** Hears of each answer how many milliseconds it took until it was acknowledged; `false`: it is enough. */
export type Hear = (milliseconds: number) => boolean;

/** A table of two that plays for as long as it is let, one answer after the other. */
export interface PlayedTable {
  play(hear: Hear): Promise<void>;
  close(): void;
}

/** Tables of a relay: who hears the other speaks. */
export async function relayTable(folder: string, port: number, name: string): Promise<PlayedTable> {
  const sockets = await Promise.all([0, 1].map(() => connect(folder, `ws://127.0.0.1:${port}/${name}`)));
  let turn = 0;
  let sentAt = 0;
  let heard = (): void => {};
  // Each hears everything; who has spoken takes it for the acknowledgement, the other answers.
  const say = (): void => {
    sentAt = performance.now();
    sockets[turn % 2]?.send(JSON.stringify({ turn, move: 'place gold' }));
  };
  sockets.forEach((socket, i) => {
    socket.on('message', (data) => {
      if (JSON.parse(data.toString()).turn % 2 === i) heard();
    });
  });
  return {
    play: (hear) =>
      new Promise((resolve) => {
        heard = () => {
          turn += 1;
          if (hear(performance.now() - sentAt)) say();
          else resolve();
        };
        say();
      }),
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}

interface TheirState {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string };
  readonly G: { readonly cells: readonly (string | null)[] };
}

/** Tables of boardgame.io: its own messages, without its client, which would cost us more than its server. */
export async function boardgameTable(folder: string, port: number, name: string): Promise<PlayedTable> {
  const sockets = ['0', '1'].map((player) => ({ player, socket: channel(folder, `http://127.0.0.1:${port}/endless`) }));
  let state: TheirState | null = null;
  let sentAt = 0;
  let heard = (): void => {};
  const move = (): void => {
    if (state === null) return;
    const { _stateID, ctx, G } = state;
    const cell = G.cells.indexOf(null);
    const payload = { type: 'take', args: [cell], playerID: ctx.currentPlayer, credentials: null };
    sentAt = performance.now();
    sockets[Number(ctx.currentPlayer)]?.socket.emit(
      'update',
      { type: 'MAKE_MOVE', payload },
      _stateID,
      name,
      ctx.currentPlayer,
    );
  };
  const synced = sockets.map(
    ({ player, socket }) =>
      new Promise<void>((resolve) => {
        socket.on('sync', (_name: string, { state: told }: { state: TheirState }) => {
          state = told;
          resolve();
        });
        socket.on('update', (_name: string, told: TheirState) => {
          if (state && told._stateID <= state._stateID) return;
          // Whoever has moved hears of it first.
          if (told.ctx.currentPlayer === player) return;
          state = told;
          heard();
        });
      }),
  );
  for (const [i, { player, socket }] of sockets.entries()) {
    socket.emit('sync', name, player, null, 2);
    await synced[i];
  }
  return {
    play: (hear) =>
      new Promise((resolve) => {
        heard = () => (hear(performance.now() - sentAt) ? move() : resolve());
        move();
      }),
    close: () => {
      for (const { socket } of sockets) socket.disconnect();
    },
  };
}

interface OurSight {
  readonly view: View;
  readonly decision: { readonly id: number } | null;
  readonly moves: readonly Move[];
}

/** The number of questions that answer, and how the reply to one begins. */
const ANSWER = 1;
const ACKNOWLEDGED = `{"tell":"reply","number":${ANSWER},`;

interface Laid {
  readonly table: string;
  readonly invite: string;
}

/** Who plays at a table of ours, and how fast. */
export interface Company {
  readonly people: number;
  /** Milliseconds until somebody who is asked answers. */
  readonly pause: () => number;
}
const NAMES = ['Ann', 'Bo', 'Cy', 'Dan'];
const TWO_IN_A_HURRY: Company = { people: 2, pause: () => 0 };

/** Tables of ours: Crown of Ash, random answers, and a new table when a game is over. */
export class OurTable implements PlayedTable {
  readonly #folder: string;
  readonly #port: number;
  readonly #luck: RngState;
  readonly #company: Company;
  #sockets: Socket[] = [];
  #cookies: string[] = [];
  #table = '';
  #ids = 0;
  #sentAt = 0;
  #hear: Hear = () => false;
  #done = (): void => {};
  /** What the seats see that are asked, until they answer. */
  readonly #asked = new Map<number, OurSight>();
  #waits = false;
  #plays = false;
  #pauses = false;

  constructor(folder: string, port: number, luck: RngState, company = TWO_IN_A_HURRY) {
    this.#folder = folder;
    this.#port = port;
    this.#luck = luck;
    this.#company = company;
  }

  async open(): Promise<this> {
    for (const name of NAMES.slice(0, this.#company.people)) {
      const { headers } = await this.#ask('PUT', 'me', { name }, '');
      this.#cookies.push(headers.get('set-cookie')?.split(';')[0] ?? '');
    }
    const address = `ws://127.0.0.1:${this.#port}/api/live`;
    this.#sockets = await Promise.all(this.#cookies.map((cookie) => connect(this.#folder, address, cookie)));
    for (const [seat, socket] of this.#sockets.entries())
      socket.on('message', (data) => this.#told(seat, data.toString()));
    await this.#lay();
    return this;
  }

  play(hear: Hear): Promise<void> {
    return new Promise((resolve) => {
      this.#hear = hear;
      this.#done = resolve;
      this.#plays = true;
      this.#answerSoon();
    });
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  async #lay(): Promise<void> {
    const { people: players } = this.#company;
    const seats = this.#cookies.map(() => ({ player: 'person', name: '' }));
    const wish = { title: 'Bench', seats, config: { players }, public: true, watchers: false, sit: 0 };
    const [ann = '', ...others] = this.#cookies;
    if (this.#table !== '') for (const seat of seats.keys()) this.#say(seat, { ask: 'leave', table: this.#table });
    const laid: Laid = JSON.parse(await (await this.#ask('POST', 'tables', wish, ann)).text());
    this.#table = laid.table;
    this.#asked.clear();
    for (const [i, other] of others.entries()) {
      await this.#ask('POST', `tables/${this.#table}/members`, { invite: laid.invite }, other);
      await this.#ask('PUT', `tables/${this.#table}/seats/${i + 1}`, { player: 'me' }, other);
    }
    for (const seat of seats.keys()) this.#say(seat, { ask: 'enter', table: this.#table, since: null });
  }

  async #ask(method: string, path: string, body: object, cookie: string): Promise<Response> {
    const headers = { cookie, 'content-type': 'application/json' };
    const address = `http://127.0.0.1:${this.#port}/api/${path}`;
    const response = await fetch(address, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response;
  }

  #say(seat: number, question: object, number = 0): void {
    this.#sockets[seat]?.send(JSON.stringify({ number, question }));
  }

  /** Only what somebody is to answer is read: a client that need not know the rest would not either. */
  #told(seat: number, text: string): void {
    if (text.startsWith(ACKNOWLEDGED)) this.#acknowledged(text);
    if (!text.startsWith('{"tell":"sight"') || !text.includes(this.#table)) return;
    this.#asked.delete(seat);
    if (text.includes('"decision":null')) {
      if (seat === 0) void this.#lay();
    } else if (!text.includes('"moves":[]')) {
      this.#asked.set(seat, JSON.parse(text).sight);
      this.#answerSoon();
    }
  }

  #acknowledged(text: string): void {
    if (!text.includes('"ok":true')) throw new Error(text);
    this.#waits = false;
    this.#plays = this.#hear(performance.now() - this.#sentAt);
    if (this.#plays) this.#answerSoon();
    else this.#done();
  }

  #answerSoon(): void {
    const pause = this.#company.pause();
    if (pause === 0) this.#answer();
    else if (!this.#pauses) {
      this.#pauses = true;
      setTimeout(() => {
        this.#pauses = false;
        this.#answer();
      }, pause);
    }
  }

  #answer(): void {
    const [first] = this.#asked;
    if (!first || this.#waits || !this.#plays) return;
    const [seat, { view, decision, moves }] = first;
    this.#asked.delete(seat);
    const move = moves[below(this.#luck, moves.length)];
    if (!move || !decision) return;
    this.#waits = true;
    this.#sentAt = performance.now();
    const text = crownOfAsh.notation(view.config).write(move);
    const answer = { decision: decision.id, move: text, id: `answer-${++this.#ids}` };
    this.#say(seat, { ask: 'submit', table: this.#table, ...answer }, ANSWER);
  }
}
