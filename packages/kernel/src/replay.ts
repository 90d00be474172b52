import { admitText } from './apply.ts';
import type { Game, Result, Tell } from './game.ts';
import { type GameRecord, parseRecordedMove } from './record.ts';
import { accepted, malformed, tellRefusal } from './refusal.ts';

/** One event, and the move that it belongs to: 1 is the first, 0 the setup. */
export interface Told<Event> {
  readonly step: number;
  readonly event: Event;
}

/** A replayed game. */
export interface Replayed<Config, State, Event> {
  readonly config: Config;
  readonly state: State;
  /** Moves carried out, from the setup or the snapshot. */
  readonly steps: number;
  readonly events: readonly Told<Event>[];
}

export interface ReplayOptions<State> {
  /** Stops after so many moves; all of them otherwise. */
  readonly upTo?: number | undefined;
  /** `any` tries a record of other rules as well: to find out whether it still plays. `same` by default. */
  readonly rules?: 'same' | 'any' | undefined;
  /** Reads the snapshot of a rebased record. Without it such a record is refused: a state from outside is a lie away from any position. */
  readonly restore?: ((from: unknown) => Result<State>) | undefined;
  /** Sees the state before the first move (step 0) and after each. Must not keep it: the next move changes it. */
  readonly watch?: ((state: State, step: number) => void) | undefined;
}

/** Plays a record again. The refusal's path points into the record: `moves[12]` is the one that cannot be carried out. */
export function replay<Config, State, Move, Event>(
  game: Game<Config, State, Move, Event, unknown>,
  record: GameRecord,
  options: ReplayOptions<State> = {},
): Result<Replayed<Config, State, Event>> {
  const foreign = otherGame(game, record, options.rules ?? 'same');
  if (foreign) return foreign;
  const config = within('config', game.configure(record.config));
  if (!config.ok) return config;

  const events: Told<Event>[] = [];
  let step = 0;
  const tell: Tell<Event> = (event) => events.push({ step, event });
  const first = firstState(game, config.value, record, options, tell);
  if (!first.ok) return first;
  const state = first.value;
  options.watch?.(state, step);

  for (const line of record.moves.slice(0, options.upTo)) {
    step += 1;
    const done = playLine(game, config.value, state, line, tell);
    if (!done.ok) return malformed(`moves[${step - 1}]`, tellRefusal(done.refusal));
    options.watch?.(state, step);
  }
  return accepted({ config: config.value, state, steps: step, events });
}

function otherGame(
  game: { readonly id: string; readonly rules: number },
  record: GameRecord,
  rules: 'same' | 'any',
): Result<never> | null {
  if (record.game !== game.id) return malformed('game', `is ${record.game}; this plays ${game.id}`);
  if (rules === 'any' || record.rules === game.rules) return null;
  const message = `made under version ${record.rules} of the rules of ${game.id}; this program plays version ${game.rules}`;
  return malformed('rules', `${message}. It can go on from a snapshot, not be played again from the start`);
}

function firstState<Config, State, Event>(
  game: Game<Config, State, unknown, Event, unknown>,
  config: Config,
  record: GameRecord,
  { restore }: ReplayOptions<State>,
  tell: Tell<Event>,
): Result<State> {
  if (record.from === undefined) return accepted(game.setup(config, record.seed, tell));
  if (restore === undefined)
    return malformed('from', 'starts from a snapshot; here only games recorded from their setup on can be played');
  return within('from', restore(record.from));
}

function playLine<Config, State, Move, Event>(
  game: Game<Config, State, Move, Event, unknown>,
  config: Config,
  state: State,
  line: string,
  tell: Tell<Event>,
): Result<Move> {
  const parsed = parseRecordedMove(line);
  if (!parsed.ok) return parsed;
  const { seat, text } = parsed.value;
  const move = admitText(game, config, state, { seat, decision: game.pending(state)?.id ?? 0, move: text });
  if (move.ok) game.step(state, seat, move.value, tell);
  return move;
}

/** The same result, its refusal's path lengthened at the front. */
function within<T>(at: string, result: Result<T>): Result<T> {
  if (result.ok || result.refusal.refused !== 'malformed') return result;
  const { path, message } = result.refusal;
  return malformed(path === '' ? at : `${at}.${path}`, message);
}
