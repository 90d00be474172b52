import {
  type Answer,
  accepted,
  admitText,
  type Game,
  parseRecordedMove,
  playOn,
  type Result,
  replay,
  type Seat,
  type Told,
  type Viewer,
} from '@cinderhall/kernel';
import { type Change, cutTo, type Entry, type Saved, withEntry } from './saved.ts';
import type { Sight } from './sight.ts';
import type { NoUndo } from './verdict.ts';

/** What of an answer decides whether it can be taken back. */
interface Mark {
  readonly seat: Seat;
  /** How many answers there were to choose from. */
  readonly choices: number;
  /** Whether it told anybody something that was hidden before. */
  readonly revealed: boolean;
}

/** A game that is being played, whole. A value: every change makes another one. */
export interface GameOn<Config, State, Event> {
  readonly config: Config;
  readonly state: State;
  readonly saved: Saved;
  /** By answer. */
  readonly marks: readonly Mark[];
  readonly events: readonly Told<Event>[];
  /** The states after every so manyth answer, from the start on: no moment is far from one. */
  readonly milestones: readonly State[];
}

/** Answers between two milestones. */
const STRIDE = 16;

/** A game from what was saved of it, by replay. */
export function resume<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  saved: Saved,
): Result<GameOn<Config, State, Event>> {
  const asked: Omit<Mark, 'revealed'>[] = [];
  const milestones: State[] = [];
  const watch = (s: State, step: number): void => {
    if (step % STRIDE === 0) milestones.push(game.clone(s));
    const line = saved.record.moves[step];
    const next = line === undefined ? null : parseRecordedMove(line);
    if (next?.ok) asked.push({ seat: next.value.seat, choices: game.moves(s, next.value.seat).length });
  };
  const replayed = replay(game, saved.record, { watch });
  if (!replayed.ok) return replayed;
  const { config, state, events } = replayed.value;
  const revealing = new Set(events.filter(({ event }) => game.reveals(event)).map(({ step }) => step));
  const marks = asked.map((mark, i) => ({ ...mark, revealed: revealing.has(i + 1) }));
  return accepted({ config, state, saved, marks, events, milestones });
}

/** The game after this answer, which comes under this id. */
export function advance<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  on: GameOn<Config, State, Event>,
  answer: Answer<string>,
  id: string,
): Result<GameOn<Config, State, Event>> {
  const admitted = admitText(game, on.config, on.state, answer);
  if (!admitted.ok) return admitted;
  const { seat } = answer;
  const step = on.marks.length + 1;
  const choices = game.moves(on.state, seat).length;
  const events: Told<Event>[] = [];
  const state = game.clone(on.state);
  game.step(state, seat, admitted.value, (event) => events.push({ step, event }));
  const revealed = events.some(({ event }) => game.reveals(event));
  const line = `${seat} ${game.notation(on.config).write(admitted.value)}`;
  return accepted({
    config: on.config,
    state,
    saved: withEntry(on.saved, { line, id }),
    marks: [...on.marks, { seat, choices, revealed }],
    events: [...on.events, ...events],
    milestones: step % STRIDE === 0 ? [...on.milestones, state] : on.milestones,
  });
}

/** The game after changes that somebody else has made; null: they do not follow on it. */
export function follow<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  on: GameOn<Config, State, Event>,
  changes: readonly Change[],
): GameOn<Config, State, Event> | null {
  let after = on;
  for (const change of changes) {
    const next = 'keep' in change ? accepted(rewind(game, after, change.keep)) : followOne(game, after, change);
    if (!next.ok) return null;
    after = next.value;
  }
  return after;
}

function followOne<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  on: GameOn<Config, State, Event>,
  { line, id }: Entry,
): Result<GameOn<Config, State, Event>> {
  const recorded = parseRecordedMove(line);
  if (!recorded.ok) return recorded;
  const { seat, text: move } = recorded.value;
  return advance(game, on, { seat, decision: game.pending(on.state)?.id ?? -1, move }, id);
}

/** Up to how many answers a seat may take back its last choice; or why it may not. */
export type UndoRule = (on: Pick<GameOn<unknown, unknown, unknown>, 'marks' | 'saved'>, seat: Seat) => number | NoUndo;

/**
 * How many answers are left when this seat takes back its last choice, with the answers that followed from it without
 * a choice; or why it may not. Only the latest answers of the table can go, only their own giver may take them back,
 * and never one by which somebody learned something, nor one of the game that this one goes on from.
 */
export const undoPoint: UndoRule = (on, seat) => {
  const first = on.saved.record.redeals?.at(-1)?.after ?? 0;
  for (let i = on.marks.length - 1; i >= first; i--) {
    const mark = on.marks[i];
    if (mark === undefined || mark.seat !== seat) return 'answered-since';
    if (mark.revealed) return 'revealed-since';
    if (mark.choices > 1) return i;
  }
  return 'no-choice';
};

/**
 * How many answers are left when this seat takes back its last choice with everything that followed, whoever answered or
 * learned something since: what only all of them together may agree on. Never behind the game that this one goes on from.
 */
export const choicePoint: UndoRule = (on, seat) => {
  const first = on.saved.record.redeals?.at(-1)?.after ?? 0;
  const last = on.marks.findLastIndex((mark) => mark.seat === seat && mark.choices > 1);
  return last >= first ? last : 'no-choice';
};

/** The game as it was after its first `keep` answers. */
export function rewind<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  on: GameOn<Config, State, Event>,
  keep: number,
): GameOn<Config, State, Event> {
  const saved = cutTo(on.saved, keep);
  const before = resume(game, saved);
  if (!before.ok) throw new Error('a game that was played does not play again');
  return before.value;
}

/** The game as it was after its first `step` answers, to be looked at. */
export function momentOf<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  on: GameOn<Config, State, Event>,
  step: number,
): GameOn<Config, State, Event> {
  const near = Math.floor(step / STRIDE);
  const milestone = on.milestones[near];
  if (milestone === undefined) throw new RangeError(`no moment ${step}`);
  const from = { config: on.config, state: game.clone(milestone), step: near * STRIDE };
  const played = playOn(game, on.saved.record, from, { to: step });
  if (!played.ok) throw new Error('a game that was played does not play again');
  return {
    ...on,
    state: played.value,
    saved: cutTo(on.saved, step),
    marks: on.marks.slice(0, step),
    events: on.events.filter((told) => told.step <= step),
  };
}

/** What happened from a step on: mostly the last, of which nobody need search the whole game. */
function eventsFrom<Event>({ events }: { readonly events: readonly Told<Event>[] }, from: number): Told<Event>[] {
  const before = events.findLastIndex(({ step }) => step < from);
  return events.slice(before + 1);
}

/** What a viewer is told, with the events of step `from` and later. */
export function sightOf<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  on: GameOn<Config, State, Event>,
  viewer: Viewer,
  from: number,
): Sight<Move, Event, View> {
  const { state, marks } = on;
  const events: Told<Event>[] = [];
  for (const told of eventsFrom(on, from)) {
    const event = game.see(told.event, viewer);
    if (event !== null) events.push({ step: told.step, event });
  }
  return {
    viewer,
    step: marks.length,
    view: game.view(state, viewer),
    decision: game.pending(state),
    moves: viewer === 'spectator' ? [] : game.moves(state, viewer),
    barred: viewer === 'spectator' ? [] : game.barred(state, viewer),
    outcome: game.outcome(state),
    canUndo: viewer !== 'spectator' && typeof undoPoint(on, viewer) === 'number',
    from,
    events,
  };
}
