import type { Trouble, Verdict } from '@cinderhall/referee';
import type { Answers, AnySight, Letter, Question, Report, Standing } from './messages.ts';

/** What a table's page hears of it. */
export interface TableListener {
  sight(sight: AnySight): void;
  standing(standing: Standing): void;
  lost(refusal: Trouble): void;
}

/** What is needed of a worker. */
export interface Line {
  postMessage(message: Letter): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** The page's end of the worker that keeps the games. */
export class Client {
  readonly #worker: Line;
  readonly #painted: (then: () => void) => void;
  readonly #waiting = new Map<number, (event: MessageEvent) => void>();
  readonly #tables = new Map<string, TableListener>();
  /** What is told waits for this: after an answer, that whoever gave it has seen that they did. */
  #seen = Promise.resolve();
  #asked = 0;
  /** Hears that the list of games has changed. */
  ongames: () => void = () => {};
  /** Hears that games are not kept when the page is closed. */
  onforgetful: () => void = () => {};
  /** Hears that the worker has failed: the page can do nothing any more but load again. */
  onbroken: (message: string) => void = () => {};

  /** `painted` does something once what has changed is on the screen; left out, it is there at once. */
  constructor(worker: Line, painted: (then: () => void) => void = (then) => then()) {
    this.#worker = worker;
    this.#painted = painted;
    worker.onmessage = (event) => void this.#seen.then(() => this.#hear(event));
    worker.onerror = (event) => this.onbroken(event.message);
  }

  /** Asks, and waits for the answer to exactly this question. */
  ask<K extends Question['ask']>(question: Extract<Question, { ask: K }>): Promise<Verdict<Answers[K]>> {
    const number = ++this.#asked;
    return new Promise((resolve) => {
      // The worker is of the same build: its answer to this number is in the type that belongs to this question.
      this.#waiting.set(number, (event) => resolve(event.data.reply.verdict));
      this.#worker.postMessage({ number, question } satisfies Letter);
      // A slow phone takes a while to draw what comes of an answer: first it shows that there is one.
      if (question.ask === 'submit' || question.ask === 'undo') this.#seen = new Promise(this.#painted);
    });
  }

  /** Tells `listener` what happens at a table; the function given back ends that. */
  listen(table: string, listener: TableListener): () => void {
    this.#tables.set(table, listener);
    return () => {
      if (this.#tables.get(table) === listener) this.#tables.delete(table);
    };
  }

  #hear(event: MessageEvent): void {
    const report: Report = event.data;
    switch (report.tell) {
      case 'reply':
        this.#waiting.get(report.reply.number)?.(event);
        this.#waiting.delete(report.reply.number);
        break;
      case 'sight':
        this.#tables.get(report.table)?.sight(report.sight);
        break;
      case 'standing':
        this.#tables.get(report.table)?.standing(report.standing);
        break;
      case 'lost':
        this.#tables.get(report.table)?.lost(report.refusal);
        break;
      case 'games':
        this.ongames();
        break;
      case 'forgetful':
        this.onforgetful();
        break;
    }
  }
}
