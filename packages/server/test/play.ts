import { crownOfAsh, type State } from '@cinderhall/crown-of-ash';
import { below, concessionsIn, type GameRecord, type RngState, replay, type Viewer } from '@cinderhall/kernel';
import { finishOf, parseSaved, type Saved } from '@cinderhall/referee';
import { type Bound, following, type Heard } from '@cinderhall/referee/pledges';
import { expect } from 'vitest';
import { viewSchema } from '../../crown-of-ash/test/view-schema.ts';
import type { Database } from '../src/store/index.ts';
import { GameStore } from '../src/store/index.ts';
import type { Live, Person } from './people.ts';

/** An answer as it was sent, and what became of it. */
export interface Sent {
  readonly decision: number;
  readonly move: string;
  readonly id: string;
}

let ids = 0;
export const newId = (): string => `answer-${++ids}`;

/** Some answer that the eyes of this connection may give now; null: they are not asked. */
export function someAnswer(live: Live, table: string, luck: RngState): Sent | null {
  const { view, decision, moves } = live.last(table).sight;
  if (decision === null || moves.length === 0) return null;
  const move = moves[below(luck, moves.length)];
  if (move === undefined) return null;
  return { decision: decision.id, move: crownOfAsh.notation(view.config).write(move), id: newId() };
}

export const isOver = (live: Live, table: string): boolean => live.last(table).sight.decision === null;

interface Playing {
  /** Hears of each answer and of the step that it became. */
  readonly hear?: (sent: Sent, step: number) => void;
  /** Whether it is enough; the end of the game always is. */
  readonly enough?: () => boolean;
}

/** Answers whatever this connection is asked. */
export async function playOn(
  live: Live,
  table: string,
  luck: RngState,
  { hear, enough = () => false }: Playing = {},
): Promise<void> {
  const done = (): boolean => live.code !== null || isOver(live, table) || enough();
  for (;;) {
    await live.until(() => done() || live.last(table).sight.moves.length > 0);
    if (done()) return;
    const answer = someAnswer(live, table, luck);
    if (answer === null) continue;
    const { step } = live.last(table).sight;
    const verdict = await live.ask<'submit'>({ ask: 'submit', table, ...answer });
    if (!verdict.ok) {
      if (live.code !== null) return;
      throw new Error(`${answer.move}: ${JSON.stringify(verdict.refusal)}`);
    }
    hear?.(answer, verdict.value.step);
    // The sight of one's own answer comes before the reply to it.
    expect(live.last(table).sight.step).toBeGreaterThan(step);
  }
}

/** People at a table, each in the seat of their place in the list, looking at it live. */
export async function seated(people: readonly [Person, ...Person[]], wish: object = {}) {
  const [host, ...others] = people;
  const players = people.length;
  const seats = people.map(() => ({ player: 'person', name: '' }));
  const { body } = await host.lay({ seats, config: { players }, ...wish });
  for (const [i, person] of others.entries()) {
    await person.join(body);
    expect((await person.seat(body.table, i + 1, 'me')).status).toBe(200);
  }
  return body;
}

/** Looks at a table live. */
export async function looking(person: Person, table: string): Promise<Live> {
  const live = await person.connect();
  expect(await live.enter(table)).toMatchObject({ ok: true });
  return live;
}

/** What a database has kept of a game. */
export async function savedIn(db: Database, table: string): Promise<Saved> {
  const saved = parseSaved(await new GameStore(db, () => {}).load(table));
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  return saved.value;
}

/** What a connection has been told of a table, as a page keeps it. */
export function heardBy(live: Live, table: string): Heard {
  let pledge: Bound | null = null;
  let events: Heard['events'] = [];
  for (const { sight, ...told } of live.sights(table)) {
    pledge = following(pledge, { ...told, step: sight.step, from: sight.from });
    events = [...events.filter(({ step }) => step < sight.from), ...sight.events];
  }
  const { viewer, concessions, view } = live.last(table).sight;
  return { viewer, pledge, events, concessions, view };
}

/** The fields that each message may have. */
const FIELDS: Readonly<Record<string, string>> = {
  welcome: 'boot protocol tell',
  reply: 'number tell verdict',
  sight: 'pledge revision sight table tell',
  table: 'card tell',
  clocks: 'clocks now table tell',
  talk: 'lines table tell',
  plan: 'plan table tell',
  lost: 'refusal table tell',
  malformed: 'tell',
  pulse: 'tell',
  stopping: 'tell',
};

const SIGHT = 'barred canUndo concessions decision events from moves outcome step view viewer';

/**
 * Checks everything that came to one pair of eyes: the kinds and fields of messages, no word of what is secret, and of the
 * game exactly what its own whitelists give to these eyes at that moment, which the laws of the game show to hide the rest.
 */
export function expectNoSecrets(live: Live, viewer: Viewer, record: GameRecord, secrets: readonly string[]): number {
  for (const text of live.texts) for (const secret of [record.seed, ...secrets]) expect(text).not.toContain(secret);
  for (const report of live.reports) expect(Object.keys(report).sort().join(' ')).toBe(FIELDS[report.tell]);
  const sights = live.reports.filter((report) => report.tell === 'sight');
  const moments = momentsOf(record, viewer);
  for (const { sight } of sights) {
    expect(Object.keys(sight).sort().join(' ')).toBe(SIGHT);
    const { viewer, step, from, view, decision, moves, barred, outcome, concessions, events } = sight;
    // By text, which is a hundred times faster; a difference is told field by field.
    const now = { viewer, step, view, decision, moves, barred, outcome, concessions };
    const right = moments.sights[step];
    if (JSON.stringify(now) !== right) expect(now).toEqual(JSON.parse(right ?? 'null'));
    const news = moments.events.filter((told) => told.step >= from && told.step <= step);
    if (JSON.stringify(events) !== JSON.stringify(news)) expect(events).toEqual(news);
  }
  // The schema knows every field that a view may have; a few positions are enough, since all are as they should be.
  for (const { sight } of sights.filter((_, i) => i % 16 === 0)) viewSchema.parse(sight.view);
  return sights.length;
}

/** By step, as text: what a viewer may be told of a game that was never undone. */
export function momentsOf(record: GameRecord, viewer: Viewer) {
  const { view, pending, moves, barred, outcome, see } = crownOfAsh;
  const sights: string[] = [];
  const watch = (s: State, step: number): void => {
    const concessions = concessionsIn(record, step);
    const over = concessions.at(-1)?.ends === true;
    const silent = viewer === 'spectator' || over || concessions.some(({ seat }) => seat === viewer);
    const own = silent ? [[], []] : [moves(s, viewer), barred(s, viewer)];
    const asked = { decision: over ? null : pending(s), moves: own[0], barred: own[1] };
    const end = finishOf(outcome(s), concessions, { players: s.config.players, together: false });
    sights.push(JSON.stringify({ viewer, step, view: view(s, viewer), ...asked, outcome: end, concessions }));
  };
  const replayed = replay(crownOfAsh, record, { watch });
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.refusal));
  const events = replayed.value.events.flatMap(({ step, event }) => {
    const seen = see(event, viewer);
    return seen === null ? [] : [{ step, event: seen }];
  });
  return { sights, events: structuredClone(events) };
}
