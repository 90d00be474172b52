import { type Concession, SEATS, type Seat } from '@cinderhall/kernel';
import type { Trouble, Verdict } from '@cinderhall/referee';
import type { AnySight } from '../local/messages.ts';
import type { Answering } from './games.ts';
import type { Past, PastEyes, Reviewing } from './past.ts';
import { TableSession } from './session.svelte.ts';
import type { LogEntry, Situation } from './session.ts';

export interface LookingBackPorts {
  /** The table as it is now, for the eyes the page has; null while it is covered. */
  readonly live: () => Situation | null;
  readonly ask: (eyes: PastEyes, step: number) => Promise<Verdict<AnySight>>;
  /** Milliseconds that each moment stays while it goes on by itself. */
  readonly pace: () => number;
  /** Lets another game go on from there; null: not yet. */
  readonly branch: ((step: number) => void) | null;
  /** Somebody who goes through the finished game; null until they are there. */
  readonly review?: () => Reviewing | null;
}

/** Nothing can be answered at a moment that has passed. */
const settled = {
  submit: () => Promise.reject(new Error('the past has no answers')),
  undo: () => Promise.reject(new Error('the past has no answers')),
  confirms: () => true,
};

const unanswerable: Answering = {
  ...{ parts: () => [], write: () => '', preset: () => [] },
  ...{ covered: [], weighty: [], advised: false },
};

/** A table at which there is nothing to answer any more: a moment that has passed, or the end of somebody's game. */
export class PastSession extends TableSession {
  constructor(situation: Situation) {
    super(situation, settled, unanswerable);
  }
}

/** A past moment as the page shows it. */
export function momentAt(
  { view, viewer, decision, outcome, concessions, step, events }: AnySight,
  { game, table, seats }: Pick<Situation, 'game' | 'table' | 'seats'>,
): Situation {
  const still = { moves: [], barred: [], canUndo: false, since: step };
  return { game, table, seats, view, viewer, decision, outcome, concessions, step, log: events, ...still };
}

/** A moment with the log of the one before it in it, so that whoever compares the two finds what is new. */
function followed(before: Situation | undefined, after: Situation): Situation {
  if (before?.viewer !== after.viewer || before.step + 1 !== after.step) return after;
  return { ...after, log: [...before.log, ...after.log.slice(before.log.length)] };
}

const LEAST_PACE = 150;

/**
 * A table's past, moment by moment. The game goes on meanwhile; the page comes back to it when the table is covered, when
 * somebody else looks, or when the moment shown was taken back.
 */
export class LookingBack implements Past {
  readonly #ports: LookingBackPorts;
  #session = $state.raw<PastSession | null>(null);
  #step = $state<number | null>(null);
  #eyes = $state.raw<PastEyes | null>(null);
  #playing = $state(false);
  #refusal = $state.raw<Trouble | null>(null);
  /** The moment wanted; what was asked before it is out of date. */
  #wanted: { readonly eyes: PastEyes; readonly step: number } | null = null;
  #asking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: LookingBackPorts) {
    this.#ports = ports;
  }

  /** The table at the moment shown; null: now. */
  get session(): PastSession | null {
    return this.#session;
  }
  get step(): number | null {
    return this.#step;
  }
  get last(): number {
    return this.#ports.live()?.step ?? 0;
  }
  get over(): boolean {
    return this.#ports.live()?.decision === null;
  }
  get eyes(): PastEyes {
    if (this.over) return this.#eyes ?? 'everybody';
    return this.#ports.live()?.viewer ?? 'spectator';
  }
  get choices(): readonly PastEyes[] {
    const live = this.#ports.live();
    if (live === null || !this.over) return [this.eyes];
    return ['everybody', ...SEATS.filter((seat) => live.seats.some((info) => info.seat === seat))];
  }
  get log(): readonly LogEntry[] {
    return this.#ports.live()?.log ?? [];
  }
  get concessions(): readonly Concession[] {
    return this.#ports.live()?.concessions ?? [];
  }
  get playing(): boolean {
    return this.#playing;
  }
  get called(): Seat | null {
    const live = this.#ports.live();
    return live && live.moves.length > 0 && live.viewer !== 'spectator' ? live.viewer : null;
  }
  get refusal(): Trouble | null {
    return this.#refusal;
  }
  get review(): Reviewing | null {
    return this.over ? (this.#ports.review?.() ?? null) : null;
  }
  get branch(): (() => void) | null {
    const { step, last, over } = this;
    const { branch } = this.#ports;
    if (!branch || !over || step === null || step >= last) return null;
    return () => {
      this.play(false);
      branch(step);
    };
  }

  go(step: number): void {
    if (this.#playing && step !== (this.#step ?? 0) + 1) this.play(false);
    this.#want({ eyes: this.eyes, step: Math.max(0, Math.min(this.last, step)) });
  }

  look(eyes: PastEyes): void {
    this.#eyes = eyes;
    if (this.#step !== null) this.#want({ eyes, step: this.#step });
  }

  play(on: boolean): void {
    clearTimeout(this.#timer);
    this.#playing = on;
    if (!on) return;
    if (this.#step === null || this.#step >= this.last) this.#want({ eyes: this.eyes, step: 0 });
    this.#timer = setTimeout(() => this.#goOn(), this.#pause());
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#wanted = null;
    this.#playing = false;
    this.#step = null;
    this.#session = null;
    this.#refusal = null;
  }

  /** Call it when the table has changed, in an effect. */
  follow(): void {
    const live = this.#ports.live();
    if (this.#wanted === null) return;
    const others = live?.decision !== null && live?.viewer !== this.#wanted.eyes;
    if (live === null || others || this.#wanted.step > live.step) this.leave();
  }

  #pause(): number {
    return Math.max(LEAST_PACE, this.#ports.pace());
  }

  #goOn(): void {
    if (!this.#playing) return;
    const step = this.#step ?? -1;
    if (step >= this.last) {
      this.#playing = false;
      return;
    }
    // What it begins with may not have come yet.
    if (step >= 0) this.go(step + 1);
    this.#timer = setTimeout(() => this.#goOn(), this.#pause());
  }

  #want(moment: { readonly eyes: PastEyes; readonly step: number }): void {
    this.#wanted = moment;
    if (!this.#asking) void this.#fetch();
  }

  /** One question at a time: of the moments wanted meanwhile, only the latest is asked for. */
  async #fetch(): Promise<void> {
    this.#asking = true;
    for (let asked: unknown = null; this.#wanted !== null && this.#wanted !== asked; ) {
      const wanted: { readonly eyes: PastEyes; readonly step: number } = this.#wanted;
      asked = wanted;
      const verdict = await this.#ports.ask(wanted.eyes, wanted.step);
      // Somebody else may be looking by now.
      if (this.#wanted?.eyes !== wanted.eyes) continue;
      if (verdict.ok) this.#show(verdict.value);
      else this.#refusal = verdict.refusal;
    }
    this.#asking = false;
  }

  #show(sight: AnySight): void {
    const live = this.#ports.live();
    if (live === null) return;
    if (live.decision !== null && live.viewer !== sight.viewer) return;
    const situation = followed(this.#session?.situation, momentAt(sight, live));
    this.#refusal = null;
    this.#step = sight.step;
    if (this.#session) this.#session.show(situation);
    else this.#session = new PastSession(situation);
  }
}
