import type { Decision, Seat, Told, Viewer } from '@cinderhall/kernel';
import type { Trouble, Verdict } from '@cinderhall/referee';
import type { Client, TableListener } from '../local/client.ts';
import type { AnySight, GameEntry, Standing } from '../local/messages.ts';
import { type Eyes, eyesFor } from './eyes.ts';
import { type Answering, answeringIn } from './games.ts';
import { TableSession } from './session.svelte.ts';
import type { Situation } from './session.ts';
import type { TabMemory } from './tab-memory.ts';

export interface SittingPorts {
  readonly client: Client;
  readonly memory: TabMemory;
  /** Milliseconds for which whoever has answered still sees the table before it is covered. */
  readonly linger: () => number;
  /** Whether they still look at something, however long. */
  readonly beholds: () => boolean;
  readonly confirms: () => boolean;
  /** A new id for an answer. */
  readonly name: () => string;
}

/** How soon it is seen that nothing is looked at any more, in milliseconds. */
const PATIENCE = 100;

/**
 * Somebody, or several people in turn, at one table of this device: whose eyes the page has, when the table is covered
 * in between, and the session of whoever looks. While it is covered the page holds nothing of the table.
 */
export class Sitting implements TableListener {
  readonly table: string;
  readonly #ports: SittingPorts;
  #entry = $state.raw<GameEntry | null>(null);
  #eyes = $state.raw<Eyes | null>(null);
  #standing = $state.raw<Standing | null>(null);
  #session = $state.raw<TableSession | null>(null);
  #trouble = $state.raw<Trouble | null>(null);
  #log: readonly Told<unknown>[] = [];
  #answering: Answering | null = null;
  /** Who wants back more than is free, and waits for the others. */
  #asking = $state.raw<Seat | null>(null);
  /** Who looked last. */
  #looked = $state.raw<Seat | null>(null);
  /** Whether whoever looks may take back their last choice without asking. */
  #free = false;
  #since = 0;
  #leave: () => void = () => {};
  #covering: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, ports: SittingPorts) {
    this.table = table;
    this.#ports = ports;
  }

  get entry(): GameEntry | null {
    return this.#entry;
  }
  /** Why the table cannot be shown. */
  get trouble(): Trouble | null {
    return this.#trouble;
  }
  /** The table for the eyes the page has; null while it is covered or not there yet. */
  get session(): TableSession | null {
    return this.#session;
  }
  /** Who shall take the device; null while somebody looks. */
  get cover(): Seat | null {
    return this.#eyes && 'cover' in this.#eyes ? this.#eyes.cover : null;
  }
  /** On the cover: whose last answer can still be taken back, by themselves or if the others agree. */
  get undoer(): Seat | null {
    return this.#standing?.undoer ?? (this.#standing?.over ? null : this.#looked);
  }
  /** Who wants back more than is free; null: nobody. The table is covered meanwhile. */
  get asking(): Seat | null {
    return this.#asking;
  }
  /** Those at this screen who have a say in what somebody wants back. */
  get others(): readonly Seat[] {
    const out = this.#standing?.conceded ?? [];
    return this.#persons().filter((seat) => seat !== this.#asking && !out.includes(seat));
  }

  nameOf(seat: Seat): string {
    return this.#entry?.seats.find((info) => info.seat === seat)?.name ?? '';
  }

  /** Sits down. */
  async open(): Promise<void> {
    this.#leave = this.#ports.client.listen(this.table, this);
    this.#eyes = this.#ports.memory.eyes(this.table);
    const entered = await this.#ports.client.ask<'enter'>({ ask: 'enter', table: this.table });
    if (!entered.ok) {
      this.#trouble = entered.refusal;
      return;
    }
    this.#answering = await answeringIn(entered.value.game);
    this.#entry = entered.value;
    if (this.#standing) this.#turnTo(eyesFor(this.#around(this.#standing), this.#eyes), { anew: true });
  }

  /** Gets up; the game stays where it is. */
  close(): void {
    this.#leave();
    clearTimeout(this.#covering);
    void this.#ports.client.ask<'leave'>({ ask: 'leave', table: this.table });
  }

  /** The person named on the cover has taken the device. */
  uncover(): void {
    if (this.cover !== null) this.#turnTo({ look: this.cover }, { anew: false });
  }

  /** Takes back the last answer from the cover, which then names whoever gave it. */
  async undoCovered(): Promise<void> {
    const seat = this.undoer;
    if (seat === null || this.cover === null) return;
    if (this.#standing?.undoer !== seat) {
      if (!(await this.#askBack(seat)).ok) this.#looked = null;
      return;
    }
    this.#remember({ cover: seat });
    const undone = await this.#undo(seat);
    // Too late: the cover names whoever is asked, as before.
    if (!undone.ok && this.#standing) this.#turnTo(eyesFor(this.#around(this.#standing), this.#eyes), { anew: false });
  }

  /** What the others say to whoever wants something back: all of them yes, or one of them no. */
  async answerAsked(agreed: boolean): Promise<void> {
    const seat = this.#asking;
    if (seat === null) return;
    this.#asking = null;
    this.#looked = null;
    const { client } = this.#ports;
    const done = agreed && (await client.ask<'ask-back'>({ ask: 'ask-back', table: this.table, seat, agreed })).ok;
    if (!done && this.#standing) this.#turnTo(eyesFor(this.#around(this.#standing), this.#eyes), { anew: false });
  }

  sight(sight: AnySight): void {
    const answering = this.#answering;
    if (!this.#entry || !answering || !this.#eyes || !('look' in this.#eyes) || this.#eyes.look !== sight.viewer)
      return;
    this.#log = [...this.#log.filter(({ step }) => step < sight.from), ...sight.events];
    const { memory } = this.#ports;
    // In a tab that does not know the table nothing is news.
    if (!this.#session) this.#since = memory.seen(this.table, sight.viewer) ?? sight.step;
    memory.see(this.table, sight.viewer, sight.step);
    const situation = this.#situation(sight, this.#entry);
    if (this.#session) this.#session.show(situation);
    else this.#session = new TableSession(situation, this.#sending(sight.viewer, answering), answering);
  }

  standing(standing: Standing): void {
    this.#standing = standing;
    if (!this.#entry) return;
    clearTimeout(this.#covering);
    const next = eyesFor(this.#around(standing), this.#eyes);
    const covers = 'cover' in next && this.cover === null;
    if (covers) this.#coverIn(this.#ports.linger(), next);
    else this.#turnTo(next, { anew: false });
  }

  /** What came of a battle is looked at by both: first by whoever holds the device, as long as they like. */
  #coverIn(milliseconds: number, next: Eyes): void {
    this.#covering = setTimeout(() => {
      if (this.#ports.beholds()) this.#coverIn(PATIENCE, next);
      else this.#turnTo(next, { anew: false });
    }, milliseconds);
  }

  lost(refusal: Trouble): void {
    this.#trouble = refusal;
  }

  /** `anew`: the worker does not know yet whose eyes the page has. */
  #turnTo(eyes: Eyes, { anew }: { readonly anew: boolean }): void {
    const same = JSON.stringify(eyes) === JSON.stringify(this.#eyes);
    if (same && !anew) return;
    if (this.#eyes && 'look' in this.#eyes && this.#eyes.look !== 'spectator') this.#looked = this.#eyes.look;
    this.#remember(eyes);
    this.#session = null;
    this.#log = [];
    const viewer = 'look' in eyes ? eyes.look : null;
    void this.#ports.client.ask<'look'>({ ask: 'look', table: this.table, viewer });
  }

  #remember(eyes: Eyes): void {
    this.#eyes = eyes;
    this.#ports.memory.setEyes(this.table, eyes);
  }

  /** Whoever has conceded is not asked any more, and still sits at this screen. */
  #around({ asked: seats, over, conceded }: Standing) {
    const asked = seats.filter((seat) => !conceded.includes(seat));
    return { persons: this.#persons(), asked, over };
  }

  #persons(): readonly Seat[] {
    return (this.#entry?.seats ?? []).filter(({ player }) => player === 'person').map(({ seat }) => seat);
  }

  /** Beyond what is free the others at this screen are asked; computers cannot be. */
  #asksBack({ viewer, step, decision, concessions }: AnySight): boolean {
    const there = this.#persons().filter((seat) => concessions.every((concession) => concession.seat !== seat));
    return step > 0 && decision !== null && there.length > 1 && there.some((seat) => seat === viewer);
  }

  #situation(sight: AnySight, { game, seats }: GameEntry): Situation {
    const { from: _from, events: _events, ...known } = sight;
    this.#free = known.canUndo;
    const canUndo = known.canUndo || this.#asksBack(sight);
    return { ...known, canUndo, game, table: this.table, seats, log: this.#log, since: this.#since };
  }

  #sending(viewer: Viewer, { advised }: Answering) {
    const advise = () => this.#ports.client.ask<'advise'>({ ask: 'advise', table: this.table });
    return {
      ...(advised ? { advise } : {}),
      confirms: this.#ports.confirms,
      submit: (decision: Decision, move: string): Promise<Verdict<unknown>> => {
        if (viewer === 'spectator') throw new Error('a spectator has no answers');
        const answer = { seat: viewer, decision: decision.id, move, id: this.#ports.name() };
        return this.#ports.client.ask<'submit'>({ ask: 'submit', table: this.table, ...answer });
      },
      undo: (): Promise<Verdict<unknown>> => {
        if (viewer === 'spectator') throw new Error('a spectator has no answers');
        return this.#free ? this.#undo(viewer) : this.#askBack(viewer);
      },
      concede: (): Promise<Verdict<unknown>> => {
        if (viewer === 'spectator') throw new Error('a spectator has nothing to lose');
        const id = this.#ports.name();
        return this.#ports.client.ask<'concede'>({ ask: 'concede', table: this.table, seat: viewer, id });
      },
    };
  }

  /** Covers the table and asks the others, if there is anything that could be taken back. */
  async #askBack(seat: Seat): Promise<Verdict<unknown>> {
    const { client } = this.#ports;
    const could = await client.ask<'ask-back'>({ ask: 'ask-back', table: this.table, seat, agreed: false });
    if (!could.ok) return could;
    this.#asking = seat;
    this.#turnTo({ cover: seat }, { anew: false });
    return could;
  }

  #undo(seat: Seat): Promise<Verdict<unknown>> {
    return this.#ports.client.ask<'undo'>({ ask: 'undo', table: this.table, seat });
  }
}
