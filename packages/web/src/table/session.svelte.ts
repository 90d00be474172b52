import type { Barred, Decision } from '@cinderhall/kernel';
import type { Trouble, Verdict } from '@cinderhall/referee';
import { oncePainted } from '../app/once-painted.ts';
import type { Advice } from '../local/tutor-messages.ts';
import type { Answering } from './games.ts';
import { loneSorts, type Picking, picking, sortOf, withoutPart, withPart } from './picking.ts';
import type { Preparing, Session, Situation, Standing } from './session.ts';

/** The way of an answer to whoever keeps the table. */
export interface Sending {
  submit(decision: Decision, text: string): Promise<Verdict<unknown>>;
  undo(): Promise<Verdict<unknown>>;
  /** Left out where nobody gives up. */
  concede?(): Promise<Verdict<unknown>>;
  /** Whether weighty answers wait for a second click. */
  confirms(): boolean;
  /** Left out where nobody gives advice. */
  advise?(): Promise<Verdict<Advice>>;
  /** Left out where nobody prepares anything. */
  preparing?(): Preparing | null;
}

/** An answer that is longer under way than this is seen to be, in milliseconds: until then the table stands as it did. */
const PROMPT = 200;

/**
 * A table as one pair of eyes sees it and answers there. What has been picked starts anew with every question.
 *
 * What a tap picks counts at once and is drawn a picture later: until then whatever was tapped looks pressed. To draw the whole
 * table anew takes a slow phone more than a tenth of a second, for which whoever taps would see no sign at all.
 */
export class TableSession implements Session {
  readonly #sending: Sending;
  readonly #answering: Answering;
  readonly #painted: typeof oncePainted;
  #situation: Situation;
  #picked: readonly string[] = [];
  /** What the table shows as picked. */
  #shown = $state.raw<readonly string[]>([]);
  /** What waits for the table to show what has been picked; and how the table is kept from showing it. */
  #waiting: (() => void)[] = [];
  #callOff: (() => void) | null = null;
  #regarded = $state.raw<string | null>(null);
  /** What shall be regarded in a moment. */
  #wanted: string | null = null;
  #turning: ReturnType<typeof setTimeout> | undefined;
  #busy = $state(false);
  /** Whether that takes long. */
  #slow = $state(false);
  #refusal = $state.raw<Trouble | null>(null);
  readonly #picking = $derived.by(() => picking(this.#answering, this.#situation.moves, this.#shown));
  readonly #lone = $derived.by(() => loneSorts(this.#answering, this.#situation.moves));
  readonly #barred = $derived.by(() => new Map(this.#situation.barred.map((b) => [b.part, b])));

  constructor(situation: Situation, sending: Sending, answering: Answering, painted = oncePainted) {
    this.#sending = sending;
    this.#answering = answering;
    this.#painted = painted;
    this.#situation = $state.raw(situation);
    this.#picked = firstPicks(answering, situation);
    this.#shown = this.#picked;
  }

  get situation(): Situation {
    return this.#situation;
  }
  get picked(): readonly string[] {
    return this.#shown;
  }
  get exact(): unknown {
    return this.#picking.narrowed.exact;
  }
  get open(): readonly unknown[] {
    return this.#picking.narrowed.open;
  }
  get regarded(): string | null {
    return this.#regarded;
  }
  get regarding(): string | null {
    return this.#wanted;
  }
  get sending(): boolean {
    return this.#busy;
  }
  get refusal(): Trouble | null {
    return this.#refusal;
  }

  get advise(): (() => Promise<Verdict<Advice>>) | null {
    const { advise } = this.#sending;
    return advise && this.#situation.moves.length > 0 ? () => advise() : null;
  }

  get concede(): (() => void) | null {
    const { concede } = this.#sending;
    const { viewer, decision, concessions } = this.#situation;
    if (!concede || decision === null || viewer === 'spectator') return null;
    return concessions.some(({ seat }) => seat === viewer) ? null : () => void this.#await(concede());
  }

  get preparing(): Preparing | null {
    return (this.#situation.moves.length === 0 && this.#sending.preparing?.()) || null;
  }

  /** The table has moved on. Picks stay while the question and its answers stay the same. */
  show(situation: Situation): void {
    const before = this.#situation;
    this.#situation = situation;
    if (sameQuestion(before, situation)) return;
    this.#busy = false;
    this.#slow = false;
    this.#picked = firstPicks(this.#answering, situation);
    this.#reveal();
  }

  standing(part: string): Standing {
    if (this.#shown.includes(part)) return 'chosen';
    if (!this.#slow && this.#pickable(part)) return 'can';
    return this.#barred.has(part) ? 'barred' : 'quiet';
  }

  count(part: string): { readonly picked: number; readonly most: number } {
    return countIn(this.#picking, part);
  }

  why(part: string): Barred | null {
    return this.#barred.get(part) ?? null;
  }

  pick(part: string): void {
    if (this.#busy) return;
    const now = this.#now();
    const { picked, most } = countIn(now, part);
    if (picked > 0 && picked === most) {
      if (this.#lone.has(sortOf(part)) && now.narrowed.exact !== null && !this.#spares(part)) this.send();
      else this.unpick(part);
      return;
    }
    const after = withPart(this.#answering, this.#situation.moves, now, part);
    if (after === null) return;
    this.#choose(after.picked);
    if (after.narrowed.exact !== null && after.narrowed.next.size === 0 && !this.#waits()) this.send();
  }

  unpick(part: string): void {
    if (!this.#busy) this.#choose(withoutPart(this.#answering, this.#situation.moves, this.#now(), part).picked);
  }

  back(): boolean {
    if (this.#picked.length === 0 || this.#busy) return false;
    this.#choose(this.#picked.slice(0, -1));
    return true;
  }

  whenShown(act: () => void): void {
    if (this.#callOff === null && !this.#busy) act();
    else this.#waiting.push(act);
  }

  /** A tap takes focus and pointer from one thing to the next, and picks that: the table shows it once, not at each step. */
  regard(part: string | null): void {
    this.#wanted = part;
    this.#turning ??= setTimeout(() => this.#turn());
  }

  turnTo(part: string): void {
    const { narrowed } = this.#now();
    if (narrowed.exact !== null && this.#picked.every((picked) => this.#lone.has(sortOf(picked)))) this.back();
    this.regard(part);
  }

  send(move: unknown = this.#now().narrowed.exact): void {
    const { decision, view } = this.#situation;
    if (move === null || decision === null || this.#busy) return;
    void this.#await(this.#sending.submit(decision, this.#answering.write(view, move)));
  }

  undo(): void {
    if (this.#situation.canUndo && !this.#busy) void this.#await(this.#sending.undo());
  }

  /** What is picked, whether the table shows it yet or not. */
  #now(): Picking<unknown> {
    if (this.#picked === this.#shown) return this.#picking;
    return picking(this.#answering, this.#situation.moves, this.#picked);
  }

  #choose(picked: readonly string[]): void {
    this.#picked = picked;
    clearTimeout(this.#turning);
    this.#callOff?.();
    this.#callOff = this.#painted(() => this.#reveal());
  }

  /** The table shows what is picked, and what is regarded with it. */
  #reveal(): void {
    this.#callOff?.();
    this.#callOff = null;
    this.#shown = this.#picked;
    this.#turn();
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const act of waiting) act();
  }

  #turn(): void {
    clearTimeout(this.#turning);
    this.#turning = undefined;
    this.#regarded = this.#wanted;
  }

  /** Waits for the table to move on, or for the reason why it does not. */
  async #await(sent: Promise<Verdict<unknown>>): Promise<void> {
    this.#refusal = null;
    this.#busy = true;
    // The next question is drawn in any case: what has been picked is not, beside it.
    this.#callOff?.();
    const timer = setTimeout(() => {
      this.#slow = this.#busy;
      this.#reveal();
    }, PROMPT);
    const verdict = await sent;
    clearTimeout(timer);
    this.#busy = false;
    this.#slow = false;
    this.#reveal();
    if (!verdict.ok) this.#refusal = verdict.refusal;
  }

  /** Whether what else has been picked is an answer without this part: picking it again then means to leave it out. */
  #spares(part: string): boolean {
    return withoutPart(this.#answering, this.#situation.moves, this.#picking, part).narrowed.exact !== null;
  }

  #pickable(part: string): boolean {
    if (this.#picking.narrowed.next.has(part)) return true;
    if (!this.#lone.has(sortOf(part))) return false;
    return this.#situation.moves.some((move) => this.#answering.parts(move).includes(part));
  }

  #waits(): boolean {
    const kind = this.#situation.decision?.kind ?? '';
    if (!this.#answering.weighty.includes(kind))
      return this.#answering.grave?.(this.#now().narrowed.exact) === true && this.#sending.confirms();
    // Sets are never whole for certain: one might still take somebody out of them.
    return this.#sending.confirms() || this.#picked.some((part) => !this.#lone.has(sortOf(part)));
  }
}

/** How often a part is picked, and how often it could be in all. */
function countIn(
  { picked, narrowed }: Picking<unknown>,
  part: string,
): { readonly picked: number; readonly most: number } {
  const times = picked.filter((p) => p === part).length;
  return { picked: times, most: times + (narrowed.next.get(part) ?? 0) };
}

const sameQuestion = (a: Situation, b: Situation): boolean =>
  a.viewer === b.viewer &&
  a.decision?.id === b.decision?.id &&
  a.moves.length === b.moves.length &&
  JSON.stringify(a.moves) === JSON.stringify(b.moves);

/** What is picked when a question comes up: its preset, or the one answer to a covered question. */
function firstPicks(answering: Answering, { view, moves, decision }: Situation): readonly string[] {
  const [only] = moves;
  if (only === undefined || decision === null) return [];
  if (moves.length === 1 && answering.covered.includes(decision.kind)) return answering.parts(only);
  const preset = answering.preset(view);
  return picking(answering, moves, preset).narrowed.exact === null ? [] : preset;
}
