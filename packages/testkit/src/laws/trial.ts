import {
  type Decision,
  forkRng,
  type Game,
  type GameRecord,
  type Seed,
  seedRng,
  startRecord,
  type Told,
  type Viewer,
} from '@cinderhall/kernel';
import { copied } from '../difference.ts';
import { type Choose, pickSeat } from '../playout.ts';
import { LAWS, type LawId } from './index.ts';
import type { Glimpse, Law, Question, Step, Table, Verdict } from './law.ts';
import { keepSecrets } from './secrecy.ts';

export interface Fault {
  readonly law: LawId;
  readonly detail: string;
  readonly cause?: unknown;
}

/** What has been counted over all games of a run. */
export interface Tally {
  games: number;
  decisions: number;
  readonly checks: Map<LawId, number>;
}

interface Terms<State, Move> {
  readonly conserve: ((state: State) => string | null) | null;
  readonly most: number;
  readonly deep: number;
  readonly pick: Choose<Move>;
  readonly tally: Tally;
  /** Questions looked at, and the viewers from whom something was hidden at one of them. */
  readonly secrets: { looks: number; readonly kept: Set<Viewer> };
}

/** A game being played and tried. */
interface Trial<Config, State, Move, Event, View> extends Table<Config, State, Move, Event, View> {
  /** A copy of the configuration, taken before anybody saw it. */
  readonly agreed: unknown;
  readonly state: State;
  readonly lines: string[];
  readonly events: Told<Event>[];
}

/** Plays one game and checks every law on the way. Repeatable: all chance comes from the seed. */
export function tryGame<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  config: Config,
  seed: Seed,
  terms: Terms<State, Move>,
): { readonly fault: Fault | null; readonly record: GameRecord } {
  const lines: string[] = [];
  const agreed = copied(config);
  const record = { ...startRecord(game, config, seed), moves: lines };
  try {
    const events: Told<Event>[] = [];
    const state = game.setup(config, seed, (event) => events.push({ step: 0, event }));
    const seats = game.seats(config);
    const { conserve, most } = terms;
    const rng = forkRng(seedRng(seed));
    const table = { game, config, seats, notation: game.notation(config), conserve, most, rng };
    const trial = { ...table, viewers: [...seats, 'spectator' as const], met: [], agreed, state, lines, events };
    return { fault: playOut(trial, terms) ?? judgeEnd(trial, record, terms.tally), record };
  } catch (cause) {
    return { fault: thrown('the game', cause), record };
  }
}

function playOut<C, S, M, E, V>(trial: Trial<C, S, M, E, V>, terms: Terms<S, M>): Fault | null {
  for (let asked = 0; ; asked++) {
    const decision = trial.game.pending(trial.state);
    if (decision === null) return null;
    if (asked >= trial.most) return { law: 'ends', detail: `no end after ${asked} answers` };
    const fault = answerOne(trial, questionOf(trial, decision), { ...terms, dear: asked % terms.deep === 0 });
    if (fault) return fault;
    terms.tally.decisions += 1;
  }
}

function answerOne<C, S, M, E, V>(
  trial: Trial<C, S, M, E, V>,
  question: Question<C, S, M, E, V>,
  { tally, secrets, pick, dear }: Terms<S, M> & { readonly dear: boolean },
): Fault | null {
  const { game, state, seats, lines, met } = trial;
  const wrong = judge(dear, tally, (law) => (law.at === 'question' ? law.check(question) : null));
  if (wrong) return wrong;
  if (dear) {
    secrets.looks += 1;
    keepSecrets(game, state, seats, question.glimpses(), secrets.kept);
  }

  const seat = pickSeat(question.decision.seats, trial.rng);
  const move = pick(question.answers.get(seat) ?? [], trial.rng);
  if (move === undefined) throw new RangeError('nothing was picked of the moves on offer');
  const text = trial.notation.write(move);
  const before = game.clone(state);
  const told: E[] = [];
  game.step(state, seat, move, (event) => told.push(event));
  trial.events.push(...told.map((event) => ({ step: lines.length + 1, event })));
  const step: Step<C, S, M, E, V> = { ...question, state: before, seat, move, after: state, told };
  const fault = judge(dear, tally, (law) => (law.at === 'step' ? law.check(step) : null));
  met.push(text);
  lines.push(`${seat} ${text}`);
  return fault;
}

function questionOf<C, S, M, E, V>(trial: Trial<C, S, M, E, V>, decision: Decision): Question<C, S, M, E, V> {
  const { game, config, state, notation, viewers, rng } = trial;
  // The configuration is held to a copy of its own, at the end.
  const before = copied(state, config);
  const answers = new Map(decision.seats.map((seat) => [seat, game.moves(state, seat)]));
  const texts = new Map([...answers].map(([seat, moves]) => [seat, moves.map((m) => notation.write(m))]));
  let made: readonly Glimpse<S, V>[] | null = null;
  const glimpses = () => {
    made ??= viewers.map((who) => {
      const view = game.view(state, who);
      return { who, view, world: game.sample(view, who, rng) };
    });
    return made;
  };
  return { ...trial, decision, before, answers, texts, glimpses };
}

function judgeEnd<C, S, M, E, V>(trial: Trial<C, S, M, E, V>, record: GameRecord, tally: Tally): Fault | null {
  const fault = judge(true, tally, (law) => (law.at === 'end' ? law.check({ ...trial, record }) : null));
  tally.games += 1;
  for (const law of ['ends', 'throws-nothing'] as const) tally.checks.set(law, tally.games);
  return fault;
}

/** Asks the laws in order; the first that is broken, or at which something is thrown. */
function judge(dear: boolean, tally: Tally, ask: (law: Law) => Verdict | null): Fault | null {
  for (const [id, law] of LAWS) {
    if (law.dear && !dear) continue;
    let found: Verdict | null;
    try {
      found = ask(law);
    } catch (cause) {
      return thrown(id, cause);
    }
    if (found === null || found === 'idle') continue;
    tally.checks.set(id, (tally.checks.get(id) ?? 0) + 1);
    if (found !== 'kept') return { law: id, detail: found.broken };
  }
  return null;
}

function thrown(where: string, cause: unknown): Fault {
  const detail = `${where}: ${cause instanceof Error ? cause.message : String(cause)}`;
  return { law: 'throws-nothing', detail, cause };
}
