import {
  accepted,
  applyText,
  type Fields,
  type Game,
  malformed,
  type Refusal,
  type Result,
  refused,
  SEATS,
  type Seat,
  tellRefusal,
  type Viewer,
} from '@cinderhall/kernel';
import { difference } from '../difference.ts';
import { type Mismatch, mismatches, untold } from './compare.ts';
import type { Desk } from './desk.ts';
import { overridden } from './overrides.ts';
import type { Check, Scenario } from './schema.ts';

/** How a scenario went. */
export interface ScenarioReport {
  /** Moves carried out. */
  readonly moves: number;
  /** What was not as the file says; empty: all of it was. */
  readonly failures: readonly Mismatch[];
}

/** A scenario under way. */
interface Scene<Config, State, Move, Event, View> {
  readonly game: Game<Config, State, Move, Event, View>;
  readonly desk: Desk<Config, State, Event, View>;
  readonly config: Config;
  state: State;
  /** Since the last check. */
  told: Event[];
}

/**
 * Lays a scenario's position, plays its moves and looks. A refusal says that the file cannot be read as one of this game,
 * with the path into it; what differs is no refusal. `content` is the pack that the file names: the same value for the same
 * pack, since tables with it are set up once.
 */
export type PlayScenario = (scenario: Scenario, content?: unknown) => Result<ScenarioReport>;

/** Plays scenarios of one game, and remembers the tables they are played at. */
export function scenarioPlayer<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  desk: Desk<Config, State, Event, View>,
): PlayScenario {
  const known = new Map<unknown, Map<string, Result<Config>>>();
  return (scenario, content) => {
    if (scenario.game !== game.id) return malformed('game', `must be ${game.id}`);
    const tables = known.get(content) ?? new Map<string, Result<Config>>();
    known.set(content, tables);
    const key = JSON.stringify([scenario.table, scenario.overrides]);
    const config = tables.get(key) ?? tableOf(game, desk, scenario, content);
    tables.set(key, config);
    return config.ok ? playAt(game, desk, config.value, scenario) : config;
  };
}

function playAt<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  desk: Desk<Config, State, Event, View>,
  config: Config,
  scenario: Scenario,
): Result<ScenarioReport> {
  const laid = within('position', desk.lay(config, scenario.position ?? {}));
  if (!laid.ok) return laid;
  const scene: Scene<Config, State, Move, Event, View> = { game, desk, config, state: laid.value, told: [] };
  const failures: Mismatch[] = [];
  let moves = 0;
  for (const [i, step] of scenario.steps.entries()) {
    const path = `steps[${i}]`;
    if ('move' in step) {
      const failure = carryOut(scene, step.move.seat, step.move.text, path);
      if (failure !== null) return accepted({ moves, failures: [...failures, failure] });
      moves++;
      continue;
    }
    const found = look(scene, step.check, path);
    if (!found.ok) return found;
    failures.push(...found.value);
    scene.told = [];
    if (step.check.dice !== undefined) desk.load(scene.state, step.check.dice);
  }
  return accepted({ moves, failures });
}

function tableOf<C, S, M, E, V>(
  game: Game<C, S, M, E, V>,
  desk: Desk<C, S, E, V>,
  { table, overrides }: Scenario,
  content: unknown,
): Result<C> {
  if (content === undefined && overrides === undefined) return within('table', game.configure(table ?? {}));
  const whole = overridden(content ?? desk.content, overrides ?? {}, 'overrides');
  if (!whole.ok) return whole;
  return within('table', game.configure({ ...(isFields(table) ? table : {}), content: whole.value }));
}

const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null;

/** Plays one move; null, or why the scenario cannot go on. */
function carryOut<C, S, M, E, V>(scene: Scene<C, S, M, E, V>, seat: Seat, move: string, path: string): Mismatch | null {
  const { game, desk, config, state, told } = scene;
  const before = desk.census(state);
  const decision = game.pending(state)?.id ?? 0;
  const done = applyText(game, config, state, { seat, move, decision }, (e) => told.push(e));
  if (!done.ok) return { path, expected: `'${move}' to be a move of seat ${seat}`, found: tellRefusal(done.refusal) };
  scene.state = done.value;
  const lost = difference(before, desk.census(done.value));
  return lost === null ? null : { path, expected: 'every piece to be kept', found: lost };
}

/** Everything that one check says, against the table as it is now. */
function look<C, S, M, E, V>(scene: Scene<C, S, M, E, V>, check: Check, path: string): Result<Mismatch[]> {
  const { game, desk, config, state } = scene;
  const found: Mismatch[] = [];
  if (check.asked !== undefined) found.push(...mismatches(check.asked, asked(scene), `${path}.asked`));
  const seen = parts(scene, check, path);
  if (!seen.ok) return seen;
  found.push(...seen.value, ...offers(scene, check, path));
  check.refused?.forEach((expected, i) => {
    found.push(...refusals(scene, expected, `${path}.refused[${i}]`));
  });
  if (check.outcome !== undefined) found.push(...mismatches(check.outcome, game.outcome(state), `${path}.outcome`));
  const told = scene.told.map((e) => desk.event(config, e));
  const expected = events(scene, check, path);
  if (!expected.ok) return expected;
  found.push(...untold(expected.value.told, told, `${path}.told`));
  expected.value.untold.forEach((event, i) => {
    const came = told.find((one) => mismatches(event, one, '').length === 0);
    if (came !== undefined) found.push({ path: `${path}.untold[${i}]`, expected: 'no such event', found: came });
  });
  return accepted(found);
}

function asked<C, S, M, E, V>({ game, state }: Scene<C, S, M, E, V>): string {
  const decision = game.pending(state);
  return decision === null ? 'over' : [decision.kind, ...decision.seats].join(' ');
}

/** The expected parts of the state and of views. */
function parts<C, S, M, E, V>(scene: Scene<C, S, M, E, V>, check: Check, path: string): Result<Mismatch[]> {
  const { game, desk, config, state } = scene;
  const found: Mismatch[] = [];
  const compare = (expected: unknown, reading: () => unknown, at: string): Result<never> | null => {
    if (expected === undefined) return null;
    const part = within(at, desk.part(config, expected));
    if (!part.ok) return part;
    found.push(...mismatches(part.value, reading(), at));
    return null;
  };
  const wrong = compare(check.state, () => desk.state(state), `${path}.state`);
  if (wrong !== null) return wrong;
  const viewers: readonly Viewer[] = [...SEATS, 'spectator'];
  for (const who of viewers) {
    const bad = compare(check.views?.[who], () => desk.view(game.view(state, who)), `${path}.views.${who}`);
    if (bad !== null) return bad;
  }
  return accepted(found);
}

/** Moves that are to be on offer, or not. */
function offers<C, S, M, E, V>({ game, config, state }: Scene<C, S, M, E, V>, check: Check, path: string): Mismatch[] {
  const { write } = game.notation(config);
  const all = SEATS.map((seat) => game.moves(state, seat).map((m) => write(m)));
  const lines = all.flatMap((moves, seat) => moves.map((move) => `${seat} ${move}`));
  const found: Mismatch[] = [];
  check.offered?.forEach((line, i) => {
    if (!lines.includes(line)) found.push({ path: `${path}.offered[${i}]`, expected: line, found: lines });
  });
  check.notOffered?.forEach((line, i) => {
    if (lines.includes(line)) found.push({ path: `${path}.notOffered[${i}]`, expected: 'no such move', found: line });
  });
  for (const seat of SEATS) {
    const only = check.only?.[seat];
    if (only === undefined) continue;
    found.push(...mismatches([...only].sort(), [...(all[seat] ?? [])].sort(), `${path}.only.${seat}`));
  }
  return found;
}

type ExpectedRefusal = NonNullable<Check['refused']>[number];

function refusals<C, S, M, E, V>(
  { game, config, state }: Scene<C, S, M, E, V>,
  { move: line, refusal, rule, reason }: ExpectedRefusal,
  path: string,
): Mismatch[] {
  const seat = SEATS.find((one) => String(one) === line[0]) ?? 0;
  const before = JSON.stringify(state);
  const answer = { seat, move: line.slice(2), decision: game.pending(state)?.id ?? 0 };
  const done = applyText(game, config, state, answer);
  if (done.ok) return [{ path, expected: 'a refusal', found: `'${line}' is a move` }];
  const found = reasons(done.refusal);
  const changed = JSON.stringify(state) === before ? [] : [{ path, expected: 'no change', found: 'a changed state' }];
  const expected = { refusal, ...(rule === undefined ? {} : { rule }), ...(reason === undefined ? {} : { reason }) };
  return [...mismatches(expected, found, path), ...changed];
}

const reasons = (refusal: Refusal) =>
  refusal.refused === 'not-offered'
    ? { refusal: refusal.refused, rule: refusal.rule, reason: refusal.reason }
    : { refusal: refusal.refused };

/** Expected events, and those that are not to come, in the desk's form. */
function events<C, S, M, E, V>(
  { desk, config }: Scene<C, S, M, E, V>,
  check: Check,
  path: string,
): Result<{ told: unknown[]; untold: unknown[] }> {
  const read: { told: unknown[]; untold: unknown[] } = { told: [], untold: [] };
  for (const key of ['told', 'untold'] as const)
    for (const [i, event] of (check[key] ?? []).entries()) {
      const one = within(`${path}.${key}[${i}]`, desk.telling(config, event));
      if (!one.ok) return one;
      read[key].push(one.value);
    }
  return accepted(read);
}

/** The same result, its refusal's path lengthened at the front. */
function within<T>(at: string, result: Result<T>): Result<T> {
  if (result.ok || result.refusal.refused !== 'malformed') return result;
  const { path, message } = result.refusal;
  return refused({ refused: 'malformed', path: path === '' ? at : `${at}.${path}`, message });
}
