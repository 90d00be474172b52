import type { Verdict } from '@cinderhall/referee';
import type { Client } from '../local/client.ts';
import type { Curve, Judgement, Measure } from '../local/tutor-messages.ts';
import type { Past, Reviewing } from './past.ts';

/** How many answers are judged with care, and how many are told. */
const CAREFULLY = 8;
const TOLD = 3;
/** What is worth telling: chances to win, or points. */
const WORTH: { readonly [M in Measure]: number } = { chance: 0.02, points: 1 };

export interface ReviewPorts {
  readonly past: Pick<Past, 'last' | 'look' | 'go'>;
  readonly weigh: () => Promise<Verdict<Curve>>;
  readonly judge: (step: number, deep: boolean) => Promise<Verdict<Judgement | null>>;
}

/** The review of a table that this device keeps, or is shown. */
export const reviewOf = (past: ReviewPorts['past'], client: Pick<Client, 'ask'>, table: string): Review =>
  keptReview(`${table} ${past.last}`, {
    past,
    weigh: () => client.ask<'chances'>({ ask: 'chances', table }),
    judge: (step, deep) => client.ask<'judge'>({ ask: 'judge', table, step, deep }),
  });

/** By the game they are of, for as long as the page is open: each took a computer a minute or more. */
const begun = new Map<string, Review>();

/** The review of this game. Whoever comes back to it finds what was found before, and is led about where they are now. */
export function keptReview(game: string, ports: ReviewPorts): Review {
  const review = begun.get(game) ?? new Review(ports);
  review.moveTo(ports);
  begun.set(game, review);
  return review;
}

/**
 * A computer goes through a finished game, answer by answer: at first sight through all of them, then with care through those
 * that seemed to cost the most. It can be stopped between any two, and goes on from there.
 */
export class Review implements Reviewing {
  #ports: ReviewPorts;
  readonly #seen: Judgement[] = [];
  readonly #judged: Judgement[] = [];
  /** Steps looked at so far. */
  #at = 0;
  #weighing = false;
  #busy: Promise<void> | null = null;
  #state = $state<Reviewing['state']>('idle');
  #progress = $state(0);
  #curve = $state.raw<Curve | null>(null);
  #mistakes = $state.raw<readonly Judgement[] | null>(null);

  constructor(ports: ReviewPorts) {
    this.#ports = ports;
  }

  /** The same game is looked at from another page. */
  moveTo(ports: ReviewPorts): void {
    this.#ports = ports;
  }

  get state(): Reviewing['state'] {
    return this.#state;
  }
  get progress(): number {
    return this.#progress;
  }
  get curve(): Curve | null {
    return this.#curve;
  }
  get mistakes(): readonly Judgement[] | null {
    return this.#mistakes;
  }

  weigh(): void {
    void this.#weigh();
  }

  start(): void {
    if (this.#state === 'running' || this.#state === 'done') return;
    this.#state = 'running';
    // Stopped a moment ago, it has not noticed yet, and goes on as if nothing had been.
    this.#busy ??= this.#run().finally(() => {
      this.#busy = null;
    });
  }

  stop(): void {
    if (this.#state === 'running') this.#state = 'idle';
  }

  look({ step, seat }: Judgement): void {
    this.#ports.past.look(seat);
    this.#ports.past.go(step - 1);
  }

  go(step: number): void {
    this.#ports.past.go(step);
  }

  /** Whether the curve is there. */
  async #weigh(): Promise<boolean> {
    if (this.#curve !== null || this.#weighing) return true;
    this.#weighing = true;
    const verdict = await this.#ports.weigh();
    this.#weighing = false;
    if (verdict.ok) this.#curve = verdict.value;
    return verdict.ok;
  }

  async #run(): Promise<void> {
    if (!(await this.#weigh()) || !(await this.#lookThrough()) || !(await this.#lookClosely())) return this.#fail();
    if (!this.#goesOn()) return;
    const worst = this.#judged.filter(({ loss, measure }) => loss >= WORTH[measure]);
    this.#mistakes = worst.sort((a, b) => b.loss - a.loss).slice(0, TOLD);
    this.#state = 'done';
  }

  #goesOn(): boolean {
    return this.#state === 'running';
  }

  #fail(): void {
    if (this.#goesOn()) this.#state = 'failed';
  }

  async #lookThrough(): Promise<boolean> {
    const { last } = this.#ports.past;
    while (this.#goesOn() && this.#at < last) {
      const judgement = await this.#judge(this.#at + 1, false);
      if (judgement === undefined) return false;
      if (judgement !== null) this.#seen.push(judgement);
      this.#at++;
      this.#progress = (0.9 * this.#at) / last;
    }
    return true;
  }

  async #lookClosely(): Promise<boolean> {
    const seeming = this.#seen.filter(({ loss }) => loss > 0).sort((a, b) => b.loss - a.loss);
    for (const { step } of seeming.slice(0, CAREFULLY)) {
      if (!this.#goesOn()) return true;
      if (this.#judged.some((one) => one.step === step)) continue;
      const judgement = await this.#judge(step, true);
      if (judgement === undefined) return false;
      if (judgement !== null) this.#judged.push(judgement);
      this.#progress = 0.9 + (0.1 * this.#judged.length) / CAREFULLY;
    }
    return true;
  }

  /** Undefined: nobody answered. */
  async #judge(step: number, deep: boolean): Promise<Judgement | null | undefined> {
    const verdict = await this.#ports.judge(step, deep);
    return verdict.ok ? verdict.value : undefined;
  }
}
