import type { Decision, Told, Viewer } from '@cinderhall/kernel';
import type {
  ClockCard,
  OnlineTrouble,
  OnlineVerdict,
  PlanCard,
  PlanStep,
  TableCard,
  TalkLine,
} from '@cinderhall/protocol';
import type { SeatInfo, Trouble, Verdict } from '@cinderhall/referee';
import { type Bound, following, type Heard, type Pledge } from '@cinderhall/referee/pledges';
import type { AnySight, Ask } from '../local/messages.ts';
import type { Advice } from '../local/tutor-messages.ts';
import type { Answering } from '../table/games.ts';
import type { PastEyes } from '../table/past.ts';
import { TableSession } from '../table/session.svelte.ts';
import type { Preparing, Situation } from '../table/session.ts';
import type { TabMemory } from '../table/tab-memory.ts';
import type { Bonds } from './bonds.ts';
import type { Hearing } from './hearing.ts';
import { type LineListener, type LinePorts, LiveLine } from './line.svelte.ts';
import { TableTalk } from './talk.svelte.ts';

export interface OnlineSittingPorts extends LinePorts {
  /** How answers are given in the game of the table. */
  readonly answering: Answering;
  readonly memory: TabMemory;
  readonly bonds: Bonds;
  readonly confirms: () => boolean;
  /** Whether a question with one answer is answered by itself. */
  readonly forced: () => boolean;
  /** A new id for an answer. */
  readonly name: () => string;
  /** What a seat is called in which nobody sits yet. */
  readonly openSeat: () => string;
  /** What this device remembers of talk. */
  readonly hearing: Hearing;
  /** Milliseconds since 1970, as this device believes. */
  readonly now: () => number;
  /** What a computer would answer who is shown the same. */
  readonly advise: (asked: Omit<Ask<'counsel'>, 'ask'>) => Promise<Verdict<Advice>>;
  /** The way to prepare one's next turn; null: there is none now. */
  readonly preparing: () => Preparing | null;
}

/** The clocks of a table. */
export interface TableTime {
  /** When they stood so, by the server's time; and by how much that is ahead of this device's. */
  readonly now: number;
  readonly ahead: number;
  readonly clocks: readonly ClockCard[];
}

/** Somebody at a table of the server: their session, the people there, and whether the line is whole. */
export class OnlineSitting implements LineListener {
  readonly table: string;
  readonly line: LiveLine;
  /** What is said at the table. */
  readonly lines: TableTalk;
  readonly #ports: OnlineSittingPorts;
  #card = $state.raw<TableCard | null>(null);
  #session = $state.raw<TableSession | null>(null);
  #time = $state.raw<TableTime | null>(null);
  #plan = $state.raw<PlanCard | null>(null);
  #trouble = $state.raw<OnlineTrouble | null>(null);
  #log: readonly Told<unknown>[] = [];
  #sight: AnySight | null = null;
  /** What would have answered itself, but was refused. */
  #byHand: AnySight | null = null;
  #bound: Bound | null;
  #revision = 0;
  #news = 0;

  constructor(card: TableCard, ports: OnlineSittingPorts) {
    this.table = card.table;
    this.#card = card;
    this.#ports = ports;
    this.#bound = ports.bonds.of(card.table);
    this.line = new LiveLine(card.table, this, ports);
    this.lines = new TableTalk(card.table, ports.hearing);
  }

  get people(): TableCard | null {
    return this.#card;
  }
  /** The table as these eyes see it; null: nothing has been told of it, or may be. */
  get session(): TableSession | null {
    return this.#session;
  }
  /** Null: the table has no clocks, or they have not been told yet. */
  get time(): TableTime | null {
    return this.#time;
  }
  /** What whoever sits here has prepared, and what has come of it; null: nothing ever. */
  get planned(): PlanCard | null {
    return this.#plan;
  }
  /** Why the table cannot be looked at. */
  get trouble(): OnlineTrouble | null {
    return this.#trouble;
  }
  /** Changes made to the table up to what is shown. */
  get revision(): number {
    return this.#revision;
  }
  get since() {
    return this.#sight && { revision: this.#revision, step: this.#sight.step };
  }

  open(): void {
    this.line.open();
  }

  close(): void {
    this.line.close();
  }

  card(card: TableCard): void {
    const satDown = card.you !== null && card.you !== this.#card?.you;
    this.#card = card;
    // Where nobody may watch, the table is there only now.
    if (satDown && !this.#session) this.line.enter();
    if (this.#sight && this.#session) this.#session.show(this.#situation(this.#sight));
  }

  /** What these eyes were told, to hold the end of the game to; null: nothing yet. */
  get heard(): Heard | null {
    if (this.#sight === null) return null;
    const { viewer, view, concessions } = this.#sight;
    return { viewer, pledge: this.#bound, events: this.#log, concessions, view };
  }

  sight(sight: AnySight, revision: number, pledge: Pledge): void {
    const turned = this.#sight !== null && this.#sight.viewer !== sight.viewer;
    this.#log = turned ? sight.events : [...this.#log.filter(({ step }) => step < sight.from), ...sight.events];
    this.#sight = sight;
    this.#revision = revision;
    this.#bound = following(this.#bound, { revision, step: sight.step, from: sight.from, pledge });
    this.#ports.bonds.keep(this.table, this.#bound);
    this.#trouble = null;
    const { memory } = this.#ports;
    if (!this.#session || turned) this.#news = this.#seen(sight, turned);
    memory.see(this.table, sight.viewer, sight.step);
    const only = this.#forced(sight);
    const situation = this.#situation(sight);
    if (this.#session && !turned) this.#session.show(situation);
    else this.#session = new TableSession(situation, this.#sending(sight.viewer), this.#ports.answering);
    if (only && sight.decision) void this.#answerForced(sight, sight.decision, only);
  }

  clocks(now: number, clocks: readonly ClockCard[]): void {
    this.#time = { now, ahead: now - this.#ports.now(), clocks };
  }

  talk(lines: readonly TalkLine[]): void {
    this.lines.hear(lines);
  }

  plan(plan: PlanCard): void {
    this.#plan = plan;
  }

  /** Prepares what to answer next, in the place of what was prepared before; nothing: that is withdrawn. */
  async prepare(steps: readonly PlanStep[]): Promise<OnlineVerdict<PlanCard>> {
    const [id, after] = [this.#ports.name(), this.#plan?.id ?? null];
    const put = await this.line.ask<'plan'>({ ask: 'plan', table: this.table, id, after, steps });
    if (put.ok) this.plan(put.value);
    return put;
  }

  /** Says something to everybody at the table. */
  say(text: string): Promise<OnlineVerdict<null>> {
    return this.line.ask<'say'>({ ask: 'say', table: this.table, id: this.#ports.name(), text });
  }

  lost(refusal: OnlineTrouble): void {
    this.#trouble = refusal;
    this.#session = null;
    this.#sight = null;
  }

  async past(eyes: PastEyes, step: number): Promise<Verdict<AnySight>> {
    return asVerdict(await this.line.ask<'past'>({ ask: 'past', table: this.table, eyes, step }));
  }

  /** Up to where the reader knows the table: by this tab, or with the same eyes by another device. */
  #seen({ viewer, step }: AnySight, turned: boolean): number {
    const here = this.#ports.memory.seen(this.table, viewer);
    const anywhere = turned ? null : (this.#card?.seen ?? null);
    const known = [here, anywhere].filter((seen) => seen !== null);
    return known.length === 0 ? step : Math.min(step, Math.max(...known));
  }

  #situation(sight: AnySight): Situation {
    const { from: _from, events: _events, ...known } = sight;
    return {
      ...known,
      // What answers itself is nobody's question: shown as one it would be gone before it is read.
      ...(this.#forced(sight) ? { moves: [] } : {}),
      game: this.#card?.game ?? '',
      table: this.table,
      seats: seatsOf(this.#card, this.#ports.openSeat()),
      log: this.#log,
      since: this.#news,
    };
  }

  #sending(viewer: Viewer) {
    const { table } = this;
    const advised = this.#card?.terms.hints && this.#ports.answering.advised;
    return {
      ...(advised ? { advise: () => this.#advise(viewer) } : {}),
      preparing: this.#ports.preparing,
      confirms: this.#ports.confirms,
      submit: async ({ id: decision }: Decision, move: string): Promise<Verdict<unknown>> => {
        if (viewer === 'spectator') throw new Error('a spectator has no answers');
        const id = this.#ports.name();
        return asVerdict(await this.line.ask<'submit'>({ ask: 'submit', table, decision, move, id }));
      },
      undo: async (): Promise<Verdict<unknown>> =>
        asVerdict(await this.line.ask<'undo'>({ ask: 'undo', table, revision: this.#revision })),
      concede: async (): Promise<Verdict<unknown>> =>
        asVerdict(await this.line.ask<'concede'>({ ask: 'concede', table, id: this.#ports.name() })),
    };
  }

  #advise(seat: Viewer): Promise<Verdict<Advice>> {
    const { table } = this;
    const { game } = this.#card ?? {};
    const { view, decision, moves } = this.#sight ?? {};
    if (seat === 'spectator' || !game || !decision || !moves) throw new Error('nobody is asked');
    return this.#ports.advise({ table, game, view, seat, decision: decision.id, moves: [...moves] });
  }

  /** The one answer to a question, where giving it tells nobody anything. */
  #forced(sight: AnySight): unknown {
    const { moves, decision } = sight;
    const [only] = moves;
    if (only === undefined || moves.length > 1 || decision === null || !this.#ports.forced()) return null;
    // What was prepared answers it, perhaps otherwise than with the only thing that it could be.
    if (sight === this.#byHand || this.#plan?.ended === null) return null;
    return this.#ports.answering.covered.includes(decision.kind) ? null : only;
  }

  async #answerForced(sight: AnySight, decision: Decision, only: unknown): Promise<void> {
    const move = this.#ports.answering.write(sight.view, only);
    const answer = { table: this.table, decision: decision.id, move, id: this.#ports.name() };
    const taken = await this.line.ask<'submit'>({ ask: 'submit', ...answer });
    // Another tab may have been quicker, and then this is not the last sight any more.
    if (taken.ok || this.#sight !== sight) return;
    this.#byHand = sight;
    this.#session?.show(this.#situation(sight));
  }
}

/** Who sits where, as a table shows it. */
const seatsOf = (card: TableCard | null, openSeat: string): SeatInfo[] =>
  (card?.seats ?? []).map(({ seat, name, player, open }) => ({ seat, name: open ? openSeat : name, player }));

/** What concerns people's places is told beside the table; in a session it means that these eyes may not. */
function asVerdict<T>(verdict: OnlineVerdict<T>): Verdict<T> {
  return verdict.ok ? verdict : { ok: false, refusal: asTrouble(verdict.refusal) };
}

function asTrouble(refusal: OnlineTrouble): Trouble {
  switch (refusal.refused) {
    case 'no-guest':
    case 'not-invited':
    case 'seat-taken':
    case 'another-seat':
    case 'not-your-seat':
    case 'not-seated':
    case 'not-agreed':
    case 'no-vacation':
    case 'motion-open':
    case 'no-motion':
    case 'not-late':
    case 'put-out':
    case 'no-code':
    case 'no-passkey':
    case 'not-secure':
    case 'asked':
    case 'plan-passed':
    case 'foreign-origin':
      return { refused: 'not-your-eyes', table: '' };
    case 'too-many':
      return { refused: 'store', message: 'too many' };
    default:
      return refusal;
  }
}
