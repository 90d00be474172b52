import { type Barred, type Decision, type GameRecord, type Seat, startRecord, type Told } from '@cinderhall/kernel';
import { granted, Referee, type SeatInfo, type Verdict } from '@cinderhall/referee';
import type { AnySight } from '../local/messages.ts';
import { TableSession } from '../table/session.svelte.ts';
import type { Situation } from '../table/session.ts';
import type { Script } from './course.ts';
import { type Noted, type Notes, noted } from './notes.ts';
import { lessonTables } from './tables.ts';

export interface LessonPorts {
  /** Where it is remembered how far somebody has come. */
  readonly notes: Notes;
  /** Milliseconds that the opponent takes. */
  readonly pause: () => number;
  readonly confirms: () => boolean;
  /** Until what came of a battle has been shown to its end and, if `away`, put away; whether there was something to put away. */
  readonly seen: (away: boolean) => Promise<boolean>;
  /** Names of the person and the opponent. */
  readonly names: readonly [string, string];
}

const LEARNER: Seat = 0;

/**
 * A first game: a table of its own with a referee of its own, which knows no more of the lesson than of any game. What
 * a step does not wait for is not offered or not sent on; the opponent plays what the script says.
 */
export class Lesson {
  readonly #script: Script;
  readonly #ports: LessonPorts;
  readonly #referee: Referee<unknown, unknown, unknown, unknown, unknown>;
  /** A way back lays another table: nothing is undone there. */
  #tables = 0;
  /** The moves made so far. */
  #lines: string[] = [];
  /** How many there were at the beginning of each step. */
  #marks: number[] = [];
  #log: readonly Told<unknown>[] = [];
  #sight: AnySight | null = null;
  #since = 0;
  #at = $state(0);
  /** How much of what the step asks for has been done. */
  #done = $state(0);
  #session = $state.raw<TableSession | null>(null);
  #nudged = $state(false);
  /** Whether lines of the script are still to come in this step. */
  #busy = $state(false);
  /** Whether the step is done, and what came of it is looked at. */
  #waits = $state(false);

  constructor(script: Script, ports: LessonPorts) {
    this.#script = script;
    this.#ports = ports;
    const outbox = { viewers: () => [LEARNER], tell: (table: string, sight: AnySight) => this.#hear(table, sight) };
    this.#referee = new Referee(script.game, { store: lessonTables(), outbox });
  }

  /** Which step it is, from 0. */
  get at(): number {
    return this.#at;
  }
  get step() {
    const { steps } = this.#script;
    return steps[this.#at] ?? steps[0];
  }
  /** What the person is to do next; undefined: there is nothing to do here but to read. */
  get wanted(): string | undefined {
    return this.step?.does?.[this.#done];
  }
  /** Whether something else would do as well. */
  get free(): boolean {
    return this.step?.leeway === 'free' && this.#done === (this.step.does?.length ?? 0) - 1;
  }
  /** Another one after each way back. */
  get session(): TableSession | null {
    return this.#session;
  }
  /** Whether the person has done something that the lesson does not wait for. */
  get nudged(): boolean {
    return this.#nudged;
  }
  /** Whether the opponent is moving. */
  get busy(): boolean {
    return this.#busy;
  }
  /** Whether the next step waits for what is looked at. */
  get waits(): boolean {
    return this.#waits;
  }
  get reads(): boolean {
    return this.step?.does === undefined;
  }
  get last(): boolean {
    return this.#at === this.#script.steps.length - 1;
  }

  /** Begins, where it was left if that is known. */
  async open(): Promise<void> {
    const kept = this.#ports.notes.read();
    if (kept && (await this.#lay(kept))) return;
    await this.#lay(this.#begun());
  }

  /** On to the next step; what there is still to do is done for the person. */
  async forth(): Promise<void> {
    if (this.#busy) return;
    // A battle that is still shown has been seen.
    this.#since = this.#sight?.step ?? 0;
    if (this.wanted !== undefined) await this.#play(this.wanted, this.step?.does?.slice(this.#done + 1));
    else if (!this.last) await this.#enter(this.#at + 1);
  }

  /** To the beginning of the step before. */
  async back(): Promise<void> {
    const at = this.#at - 1;
    if (at < 0 || this.#busy) return;
    await this.#lay({ at, lines: this.#lines.slice(0, this.#marks[at]), marks: this.#marks.slice(0, at) });
  }

  async restart(): Promise<void> {
    await this.#lay(this.#begun());
  }

  /** The game so far, for whoever wants to play it on. */
  get record(): GameRecord {
    const { game, config, seed } = this.#script;
    return { ...startRecord(game, config, seed), moves: this.#lines };
  }
  get seats(): readonly SeatInfo[] {
    const [learner, opponent] = this.#ports.names;
    return [
      { seat: 0, name: learner, player: 'person' },
      { seat: 1, name: opponent, player: 'greedy' },
    ];
  }

  #begun(): Noted {
    return noted(0, this.#script.opening, []);
  }

  /** Lays a table with these moves made; false if they cannot be. */
  async #lay({ at, lines, marks }: Noted): Promise<boolean> {
    const { game, config, seed, steps } = this.#script;
    const table = `lesson-${++this.#tables}`;
    this.#session = null;
    this.#log = [];
    this.#since = Number.MAX_SAFE_INTEGER;
    const laid = await this.#referee.adopt(table, { ...startRecord(game, config, seed), moves: lines });
    if (!laid.ok || at >= steps.length || marks.length !== at) return false;
    this.#lines = [...lines];
    this.#marks = [...marks];
    this.#since = laid.value.step;
    await this.#enter(at);
    return true;
  }

  async #enter(at: number): Promise<void> {
    this.#at = at;
    this.#done = 0;
    this.#nudged = false;
    this.#waits = false;
    this.#marks[at] = this.#lines.length;
    this.#ports.notes.write({ at, lines: this.#lines, marks: this.#marks.slice(0, at) });
    await this.#act(this.step?.before ?? []);
  }

  /** Plays lines of the script, so slowly that one can follow; false if another table has been laid meanwhile. */
  async #act(lines: readonly string[]): Promise<boolean> {
    const table = this.#tables;
    this.#busy = lines.length > 0;
    this.#show();
    for (const line of lines) {
      await new Promise((resolve) => setTimeout(resolve, this.#ports.pause()));
      if (table !== this.#tables) return false;
      await this.#submit(line);
      this.#show();
    }
    this.#busy = false;
    this.#show();
    return true;
  }

  /** Plays moves of the person, the first at once, what the lesson answers for them, and what follows when the step is done. */
  async #play(first: string, more: readonly string[] = []): Promise<Verdict<unknown>> {
    this.#nudged = false;
    this.#busy = true;
    const verdict = await this.#submit(first);
    if (!verdict.ok) {
      this.#busy = false;
      return verdict;
    }
    const { spared, follows = [] } = this.step ?? {};
    const lines = [...more];
    this.#done += 1 + lines.length;
    for (; this.wanted !== undefined && this.wanted === spared; this.#done++) lines.push(this.wanted);
    if (this.wanted === undefined) lines.push(...follows);
    if ((await this.#act(lines)) && this.wanted === undefined && !this.last) await this.#follow();
    return verdict;
  }

  /** On to the next step once it can be said, unless somebody has gone elsewhere by then. */
  async #follow(): Promise<void> {
    const table = this.#tables;
    const at = this.#at;
    this.#waits = this.#script.steps[at + 1]?.afterwards === true;
    await this.#ports.seen(this.#waits);
    if (table !== this.#tables || at !== this.#at) return;
    await this.#enter(at + 1);
    // Whoever has done what is said need not say so.
    if (this.step?.closing) void this.#closed(table, at + 1);
  }

  async #closed(table: number, at: number): Promise<void> {
    const closed = await this.#ports.seen(true);
    if (closed && table === this.#tables && at === this.#at) await this.#enter(at + 1);
  }

  async #submit(line: string): Promise<Verdict<unknown>> {
    const [own] = line;
    const seat: Seat = own === '0' ? 0 : 1;
    const decision = this.#sight?.decision?.id ?? 0;
    const id = `${this.#tables}-${this.#lines.length}`;
    this.#lines.push(line);
    const verdict = await this.#referee.submit(`lesson-${this.#tables}`, { seat, decision, move: line.slice(2), id });
    if (!verdict.ok) this.#lines.pop();
    return verdict;
  }

  #hear(table: string, sight: AnySight): void {
    if (table !== `lesson-${this.#tables}`) return;
    this.#log = [...this.#log.filter(({ step }) => step < sight.from), ...sight.events];
    this.#sight = sight;
  }

  #show(): void {
    if (!this.#sight) return;
    const situation = this.#situation(this.#sight);
    if (this.#session) this.#session.show(situation);
    else this.#session = new TableSession(situation, this.#sending(), this.#script.answering);
  }

  #situation(sight: AnySight): Situation {
    const { view, viewer, decision, outcome, concessions, step } = sight;
    const { game } = this.#script;
    const known = {
      game: game.id,
      table: 'lesson',
      view,
      viewer,
      decision,
      outcome,
      concessions,
      step,
      canUndo: false,
    };
    return { ...known, ...this.#offered(sight), seats: this.seats, log: this.#log, since: this.#since };
  }

  /** What the step lets one choose; of what it does not, the table says that it comes later. */
  #offered({ moves, barred }: AnySight): { moves: readonly unknown[]; barred: readonly Barred[] } {
    if (this.wanted === undefined || this.#busy) return { moves: [], barred: [] };
    const { game, config } = this.#script;
    const { write } = game.notation(config);
    const offered = moves.filter((move) => this.#offers(`${LEARNER} ${write(move)}`));
    const open = new Set(offered.flatMap((move) => game.parts(move)));
    const later = new Set(moves.flatMap((move) => game.parts(move)).filter((part) => !open.has(part)));
    const rule = this.step?.rule ?? '';
    return { moves: offered, barred: [...barred, ...[...later].map((part) => ({ part, rule, reason: LATER }))] };
  }

  #offers(line: string): boolean {
    if (this.step?.leeway === 'watched' || line === this.wanted) return true;
    return this.free && (this.step?.among?.includes(line) ?? true);
  }

  #sending() {
    return {
      confirms: this.#ports.confirms,
      submit: async (_decision: Decision, text: string): Promise<Verdict<unknown>> => {
        const line = `${LEARNER} ${text}`;
        if (this.free || this.wanted === line) return this.#play(line);
        this.#nudged = true;
        return granted(null);
      },
      undo: async (): Promise<Verdict<unknown>> => granted(null),
    };
  }
}

const LATER = 'later-in-lesson';
