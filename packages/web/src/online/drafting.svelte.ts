import type { OnlineVerdict, PlanCard, PlanStep } from '@cinderhall/protocol';
import { LARGEST_PLAN } from '@cinderhall/protocol';
import { granted, type Verdict } from '@cinderhall/referee';
import type { Choice, Foreseen, Foretold } from '../local/foresight.ts';
import type { Ask } from '../local/messages.ts';
import type { Answering } from '../table/games.ts';
import { TableSession } from '../table/session.svelte.ts';
import type { Situation } from '../table/session.ts';

export interface DraftingPorts {
  readonly answering: Answering;
  /** The table as it is now. */
  readonly live: () => Situation | null;
  readonly foresee: (asked: Omit<Ask<'foresee'>, 'ask' | 'game'>) => Promise<Verdict<Foreseen>>;
  /** What is to be seen of an imagined table. */
  readonly seen: (imagined: unknown, now: unknown) => unknown;
  /** What waits by now. */
  readonly planned: () => PlanCard | null;
  readonly keep: (steps: readonly PlanStep[]) => Promise<OnlineVerdict<PlanCard>>;
}

const choicesOf = ({ moves, about }: PlanStep): Choice[] => moves.map((move, i) => ({ move, about: about?.[i] ?? '' }));
const stepOf = (kind: string, choices: readonly Choice[]): PlanStep => ({
  kind,
  moves: choices.map(({ move }) => move),
  about: choices.map(({ about }) => about),
});

/** Somebody who waits chooses what they will answer: step by step, on a table as it would stand. Nothing of it is played. */
export class Drafting {
  readonly #ports: DraftingPorts;
  #open = $state(false);
  #steps = $state.raw<readonly PlanStep[]>([]);
  /** The step that gets another choice; null: the next one is chosen. */
  #again = $state<number | null>(null);
  #foreseen = $state.raw<Foreseen | null>(null);
  #session = $state.raw<TableSession | null>(null);
  /** Whether the turn came while this was open. */
  #overtaken = $state(false);
  #asked = 0;

  constructor(ports: DraftingPorts) {
    this.#ports = ports;
  }

  /** Whether the next turn can be foreseen at all. */
  get possible(): boolean {
    return (this.#foreseen?.questions.length ?? 0) > 0;
  }
  /** The table as it would stand; null: nobody prepares anything. */
  get session(): TableSession | null {
    return this.#open ? this.#session : null;
  }
  get steps(): readonly PlanStep[] {
    return this.#steps;
  }
  get again(): number | null {
    return this.#again;
  }
  get overtaken(): boolean {
    return this.#overtaken;
  }
  /** How many of the steps fit as the table stands. */
  get fitting(): number {
    const { questions, after } = this.#foreseen ?? { questions: [], after: null };
    return after === null ? Math.max(0, questions.length - 1) : questions.length;
  }
  /** Whether nothing more can be prepared after what is. */
  get whole(): boolean {
    return this.#foreseen?.after != null || this.#steps.length >= LARGEST_PLAN.steps;
  }
  /** Whether what is drafted differs from what waits. */
  get changed(): boolean {
    return JSON.stringify(this.#steps) !== JSON.stringify(this.#waiting());
  }

  /** The question that a step answers, as far as it can be foreseen. */
  questionOf(step: number): Foretold | null {
    return this.#foreseen?.questions[step] ?? null;
  }

  /** Begins with what waits by now. */
  begin(): void {
    this.#overtaken = false;
    this.#steps = this.#waiting();
    this.#again = null;
    this.#open = true;
    this.#session = null;
    void this.#look();
  }

  /** Nothing of it is kept. */
  leave(): void {
    this.#open = false;
    this.#session = null;
    this.#steps = [];
    void this.#look();
  }

  /** Drops the last step. */
  back(): Promise<void> {
    if (this.#again === null) this.#steps = this.#steps.slice(0, -1);
    return this.choose(null);
  }

  /** Takes one choice of a step away, and with the last of them the step. */
  remove(step: number, choice: number): void {
    this.#steps = this.#steps.flatMap((one, i) => {
      if (i !== step) return [one];
      const rest = choicesOf(one).filter((_choice, j) => j !== choice);
      return rest.length === 0 ? [] : [stepOf(one.kind, rest)];
    });
    void this.choose(null);
  }

  /** Chooses what to do if a step cannot be done; null: goes on with the next step. */
  choose(step: number | null): Promise<void> {
    this.#again = step;
    return this.#look();
  }

  /** Keeps it with the table, until the turn comes. */
  async keep(): Promise<OnlineVerdict<PlanCard>> {
    const kept = await this.#ports.keep(this.#steps);
    if (kept.ok) this.leave();
    return kept;
  }

  async withdraw(): Promise<OnlineVerdict<PlanCard>> {
    const gone = await this.#ports.keep([]);
    if (gone.ok) this.leave();
    return gone;
  }

  /** Call it when the table has changed, in an effect. */
  follow(): void {
    const live = this.#ports.live();
    const waits = live !== null && live.viewer !== 'spectator' && live.decision !== null && live.moves.length === 0;
    if (waits) void this.#look();
    else {
      this.#asked++;
      this.#overtaken = this.#open;
      this.#foreseen = null;
      this.#open = false;
      this.#session = null;
    }
  }

  #waiting(): readonly PlanStep[] {
    const plan = this.#ports.planned();
    return plan?.ended === null ? plan.steps.slice(plan.given) : [];
  }

  /** Looks at the turn anew. Of several looks the latest counts. */
  async #look(): Promise<void> {
    const live = this.#ports.live();
    if (live === null || live.viewer === 'spectator') return;
    const asked = ++this.#asked;
    const { view, viewer: seat } = live;
    const foreseen = await this.#ports.foresee({ view, seat, steps: this.#steps.map(choicesOf) });
    if (asked !== this.#asked || !foreseen.ok) return;
    this.#foreseen = foreseen.value;
    if (this.#open) this.#show(live, foreseen.value);
  }

  #show(live: Situation, { questions, after }: Foreseen): void {
    const question = questions[this.#again ?? this.#steps.length] ?? (after === null ? questions.at(-1) : undefined);
    const still = { log: live.log, outcome: null, concessions: live.concessions, step: live.step, since: live.step };
    const known = { game: live.game, table: live.table, viewer: live.viewer, seats: live.seats, ...still };
    const asked = question
      ? this.#offered(question)
      : { view: after?.view ?? live.view, decision: live.decision, moves: [], barred: [] };
    const view = this.#ports.seen(asked.view, live.view);
    const situation: Situation = { ...known, ...asked, view, canUndo: this.#steps.length > 0 };
    if (this.#session) this.#session.show(situation);
    else this.#session = new TableSession(situation, this.#sending(), this.#ports.answering);
  }

  /** What a question offers beside what has been chosen for it. */
  #offered({ view, decision, moves, barred }: Foretold): Pick<Situation, 'view' | 'decision' | 'moves' | 'barred'> {
    const chosen = this.#again === null ? [] : (this.#steps[this.#again]?.moves ?? []);
    const rest = moves.filter((move) => !chosen.includes(this.#ports.answering.write(view, move)));
    return { view, decision, moves: this.#steps.length < LARGEST_PLAN.steps ? rest : [], barred };
  }

  #sending() {
    return {
      confirms: () => false,
      submit: async (_decision: unknown, move: string): Promise<Verdict<unknown>> => {
        this.#take(move);
        await this.choose(null);
        return granted(null);
      },
      undo: async (): Promise<Verdict<unknown>> => granted(await this.back()),
    };
  }

  #take(move: string): void {
    const at = Math.min(this.#again ?? this.#steps.length, this.fitting);
    const question = this.questionOf(at);
    if (!question) return;
    const { write } = this.#ports.answering;
    const about = question.abouts[question.moves.findIndex((one) => write(question.view, one) === move)] ?? '';
    const before = this.#steps[at];
    const choices = [...(before ? choicesOf(before) : []), { move, about }].slice(0, LARGEST_PLAN.moves);
    const step = stepOf(question.decision.kind, choices);
    this.#steps = before ? this.#steps.map((one, i) => (i === at ? step : one)) : [...this.#steps, step];
  }
}
