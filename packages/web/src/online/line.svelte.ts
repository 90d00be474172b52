import {
  type ClockCard,
  type LiveAnswers,
  type LiveQuestion,
  type LiveReport,
  type OnlineTrouble,
  type OnlineVerdict,
  type PlanCard,
  PROTOCOL,
  PULSE,
  type TableCard,
  type TalkLine,
} from '@cinderhall/protocol';
import type { Pledge } from '@cinderhall/referee/pledges';
import type { AnySight } from '../local/messages.ts';

type Report = LiveReport<unknown, unknown, unknown>;
type Answers = LiveAnswers<unknown, unknown, unknown>;

/** What a table's page hears of it. */
export interface LineListener {
  sight(sight: AnySight, revision: number, pledge: Pledge): void;
  card(card: TableCard): void;
  clocks(now: number, clocks: readonly ClockCard[]): void;
  talk(lines: readonly TalkLine[]): void;
  plan(plan: PlanCard): void;
  lost(refusal: OnlineTrouble): void;
  /** How far the table is known here: to be told the rest after a break. */
  readonly since: { readonly revision: number; readonly step: number } | null;
}

/** `outdated`: the server speaks another version than this page. */
export type LineState = 'connecting' | 'whole' | 'cut' | 'outdated';

/** What is needed of a WebSocket. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** Who hears what comes by a wire. */
export interface Ears {
  readonly hear: (text: string) => void;
  readonly closed: () => void;
}

export interface LinePorts {
  readonly open: (ears: Ears) => Wire;
  /** From 0 to 1, so that not all come back at the same moment. */
  readonly chance: () => number;
}

/** Milliseconds before the first attempt to come back, and between later ones at most. */
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** A line on which nothing was heard for so long is cut, whatever the browser says. */
const SILENCE = 2.5 * PULSE;

interface Waiting {
  readonly text: string;
  /** Takes the reply as it came. */
  readonly settle: (reply: string) => void;
}

/**
 * The page's end of a live connection to one table. When it is cut it comes back by itself, says what it has seen, and sends
 * again whatever was not answered: the server counts the same answer once.
 */
export class LiveLine {
  readonly #table: string;
  readonly #listener: LineListener;
  readonly #ports: LinePorts;
  readonly #waiting = new Map<number, Waiting>();
  #state = $state<LineState>('connecting');
  #unanswered = $state(0);
  #wire: Wire | null = null;
  #asked = 0;
  #attempts = 0;
  #closed = false;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, listener: LineListener, ports: LinePorts) {
    this.#table = table;
    this.#listener = listener;
    this.#ports = ports;
  }

  get state(): LineState {
    return this.#state;
  }

  /** Questions whose answer has not come. */
  get unanswered(): number {
    return this.#unanswered;
  }

  open(): void {
    clearTimeout(this.#pause);
    const wire = this.#ports.open({
      hear: (text) => {
        if (this.#wire === wire) this.#hear(text);
      },
      closed: () => {
        if (this.#wire === wire) this.#cut();
      },
    });
    this.#wire = wire;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#pause);
    clearTimeout(this.#silence);
    this.#wire?.close();
    this.#wire = null;
  }

  /** Tries now, if it waits for its next attempt: the network may be there again. */
  hurry(): void {
    if (this.#state === 'cut' && this.#wire === null && !this.#closed) this.open();
  }

  /** The network is gone: says so now, and not when the silence has become long. */
  lose(): void {
    if (this.#wire === null) return;
    this.#wire.close();
    this.#cut();
  }

  /** Looks at the table from what is known of it: when the line is whole, or once these eyes may. */
  enter(): void {
    if (this.#state !== 'whole') return;
    const { since } = this.#listener;
    void this.ask<'enter'>({ ask: 'enter', table: this.#table, since }).then((entered) => {
      if (entered.ok) this.#listener.card(entered.value);
      else this.#listener.lost(entered.refusal);
    });
  }

  /** Asks, and waits for the answer however long the way is cut. */
  ask<K extends LiveQuestion['ask']>(question: Extract<LiveQuestion, { ask: K }>): Promise<OnlineVerdict<Answers[K]>> {
    const number = ++this.#asked;
    const text = JSON.stringify({ number, question });
    return new Promise((resolve) => {
      this.#waiting.set(number, { text, settle: (reply) => resolve(JSON.parse(reply).verdict) });
      this.#unanswered = this.#waiting.size;
      if (this.#state === 'whole') this.#wire?.send(text);
    });
  }

  #hear(message: string): void {
    this.#listen();
    const report: Report = JSON.parse(message);
    switch (report.tell) {
      case 'welcome':
        this.#begin(report.protocol);
        break;
      case 'reply':
        this.#waiting.get(report.number)?.settle(message);
        this.#waiting.delete(report.number);
        this.#unanswered = this.#waiting.size;
        break;
      case 'sight':
        this.#listener.sight(report.sight, report.revision, report.pledge);
        break;
      case 'table':
        this.#listener.card(report.card);
        break;
      case 'clocks':
        this.#listener.clocks(report.now, report.clocks);
        break;
      case 'talk':
        this.#listener.talk(report.lines);
        break;
      case 'plan':
        this.#listener.plan(report.plan);
        break;
      case 'lost':
        this.#listener.lost(report.refusal);
        break;
    }
  }

  /** The line is whole: looks at the table from what is known of it, and asks again what was not answered. */
  #begin(protocol: number): void {
    if (protocol !== PROTOCOL) {
      this.#state = 'outdated';
      this.close();
      return;
    }
    const again = [...this.#waiting.values()];
    this.#attempts = 0;
    this.#state = 'whole';
    this.enter();
    for (const { text } of again) this.#wire?.send(text);
  }

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.lose(), SILENCE);
  }

  #cut(): void {
    this.#wire = null;
    clearTimeout(this.#silence);
    if (this.#closed) return;
    this.#state = 'cut';
    // An unanswered wish to enter is void: a new one is sent.
    for (const [number, { text }] of this.#waiting) if (text.includes('"ask":"enter"')) this.#waiting.delete(number);
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#attempts++);
    this.#pause = setTimeout(() => this.open(), longest * (0.5 + this.#ports.chance() / 2));
  }
}
