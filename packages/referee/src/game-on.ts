import {
  type Answer,
  accepted,
  admitText,
  type Concession,
  type Contest,
  concessionAt,
  concessionsIn,
  type Decision,
  type Game,
  parseRecordedMove,
  type Result,
  refused,
  replay,
  type Seat,
  type Told,
  type Viewer,
} from '@cinderhall/kernel';
import { finishOf } from './finish.ts';
import { cutTo, type Saved, withEntry } from './saved.ts';
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
  /** Who has conceded, in this order. */
  readonly concessions: readonly Concession[];
  /** The states after every so manyth answer, from the start on: no moment is far from one. */
  readonly milestones: readonly State[];
}

/** Answers between two milestones. */
export const STRIDE = 16;

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
    if (!next?.ok || line === undefined) return;
    const { seat } = next.value;
    asked.push({ seat, choices: concessionAt(line, step + 1) ? 0 : game.moves(s, seat).length });
  };
  const replayed = replay(game, saved.record, { watch });
  if (!replayed.ok) return replayed;
  const { config, state, events } = replayed.value;
  const revealing = new Set(events.filter(({ event }) => game.reveals(event)).map(({ step }) => step));
  const marks = asked.map((mark, i) => ({ ...mark, revealed: revealing.has(i + 1) }));
  return accepted({ config, state, saved, marks, events, concessions: concessionsIn(saved.record), milestones });
}

/** Whether somebody has ended the game by conceding. */
const isEnded = ({ concessions }: Pick<GameOn<unknown, unknown, unknown>, 'concessions'>): boolean =>
  concessions.at(-1)?.ends === true;

/** The question that a table waits on; null: the game is over. */
export const pendingIn = <State>(
  game: Pick<Game<never, State, never, never, unknown>, 'pending'>,
  on: GameOn<unknown, State, unknown>,
): Decision | null => (isEnded(on) ? null : game.pending(on.state));

/** What is at stake in a game: by itself everybody plays alone. */
export const contestOf = <Config>(
  game: Pick<Game<Config, never, never, never, unknown>, 'contest' | 'seats'>,
  config: Config,
): Contest => game.contest?.(config) ?? { players: game.seats(config).length, together: false };

/** The game after this answer, which comes under this id. */
export function advance<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  on: GameOn<Config, State, Event>,
  answer: Answer<string>,
  id: string,
): Result<GameOn<Config, State, Event>> {
  if (isEnded(on)) return refused({ refused: 'over' });
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
    ...on,
    state,
    saved: withEntry(on.saved, { line, id }),
    marks: [...on.marks, { seat, choices, revealed }],
    events: [...on.events, ...events],
    milestones: step % STRIDE === 0 ? [...on.milestones, state] : on.milestones,
  });
}

/** Up to how many answers a seat may take back its last choice; or why it may not. */
export type UndoRule = (
  on: Pick<GameOn<unknown, unknown, unknown>, 'marks' | 'saved' | 'concessions'>,
  seat: Seat,
) => number | NoUndo;

/** The first answer that may be taken back at all: none of the game that this one goes on from, and none before a concession. */
const firstOf: (...on: Parameters<UndoRule>) => number = ({ saved, concessions }) =>
  Math.max(saved.record.redeals?.at(-1)?.after ?? 0, concessions.at(-1)?.step ?? 0);

/**
 * How many answers are left when this seat takes back its last choice, with the answers that followed from it without
 * a choice; or why it may not. Only the latest answers of the table can go, only their own giver may take them back,
 * and never one by which somebody learned something, nor one before somebody conceded or of the game that this one goes on
 * from.
 */
export const undoPoint: UndoRule = (on, seat) => {
  const first = firstOf(on, seat);
  for (let i = on.marks.length - 1; i >= first; i--) {
    const mark = on.marks[i];
    if (mark === undefined || mark.seat !== seat) return 'answered-since';
    if (mark.revealed) return 'revealed-since';
    if (mark.choices > 1) return i;
  }
  return passedOr(on, first);
};

/**
 * How many answers are left when this seat takes back its last choice with everything that followed, whoever answered or
 * learned something since: what only all of them together may agree on. Never behind a concession or the game that this one goes on from.
 */
export const choicePoint: UndoRule = (on, seat) => {
  const first = firstOf(on, seat);
  const last = on.marks.findLastIndex((mark) => mark.seat === seat && mark.choices > 1);
  return last >= first ? last : passedOr(on, first);
};

/** Why nothing from this answer on can be taken back. */
const passedOr = ({ concessions }: Pick<GameOn<unknown, unknown, unknown>, 'concessions'>, first: number): NoUndo =>
  concessions.at(-1)?.step === first ? 'answered-since' : 'no-choice';

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
  const { state, marks, concessions, config } = on;
  const decision = pendingIn(game, on);
  const asked = viewer !== 'spectator' && decision !== null;
  const events: Told<Event>[] = [];
  for (const told of eventsFrom(on, from)) {
    const event = game.see(told.event, viewer);
    if (event !== null) events.push({ step: told.step, event });
  }
  return {
    viewer,
    step: marks.length,
    view: game.view(state, viewer),
    decision,
    moves: asked ? game.moves(state, viewer) : [],
    barred: asked ? game.barred(state, viewer) : [],
    outcome: finishOf(game.outcome(state), concessions, contestOf(game, config)),
    concessions,
    canUndo: viewer !== 'spectator' && typeof undoPoint(on, viewer) === 'number',
    from,
    events,
  };
}
