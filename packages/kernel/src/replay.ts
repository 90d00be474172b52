import { admitText } from './apply.ts';
import { type Concession, concessionAt, concessionsIn } from './concession.ts';
import type { Game, Result, Seat, Tell } from './game.ts';
import { type GameRecord, parseRecordedMove } from './record.ts';
import { accepted, malformed, refused, tellRefusal } from './refusal.ts';

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
  const first = firstState(game, config.value, record, options, (event) => events.push({ step: 0, event }));
  if (!first.ok) return first;
  const dealt = dealtAnew(game, record, first.value, 0);
  if (!dealt.ok) return dealt;
  options.watch?.(dealt.value, 0);

  const steps = Math.min(options.upTo ?? record.moves.length, record.moves.length);
  const hear = (told: Told<Event>): unknown => events.push(told);
  const from = { config: config.value, state: dealt.value, step: 0 };
  const played = playOn(game, record, from, { to: steps, hear, watch: options.watch });
  return played.ok ? accepted({ config: config.value, state: played.value, steps, events }) : played;
}

/** What the moves of a record have come to after some of them. */
export interface Reached<Config, State> {
  readonly config: Config;
  readonly state: State;
  readonly step: number;
}

interface PlayOnOptions<State, Event> {
  /** After so many moves of the record it stops; never more than there are. */
  readonly to: number;
  readonly hear?: ((told: Told<Event>) => void) | undefined;
  readonly watch?: ReplayOptions<State>['watch'];
}

/** Plays a record on from where it has come. The state that it starts from is used up. */
export function playOn<Config, State, Move, Event>(
  game: Game<Config, State, Move, Event, unknown>,
  record: GameRecord,
  from: Reached<Config, State>,
  { to, hear, watch }: PlayOnOptions<State, Event>,
): Result<State> {
  let { state, step } = from;
  let conceded = concessionsIn(record, step);
  for (const line of record.moves.slice(step, to)) {
    step += 1;
    const at = step;
    const concession = concessionAt(line, at);
    if (record.redeals?.some(({ after }) => after === at - 1)) conceded = [];
    const done = concession
      ? giveUp(game, from.config, state, concession, conceded)
      : playLine(game, from.config, state, line, conceded, (event) => hear?.({ step: at, event }));
    if (concession) conceded = [...conceded, concession];
    if (!done.ok) return malformed(`moves[${step - 1}]`, tellRefusal(done.refusal));
    const dealt = dealtAnew(game, record, state, step);
    if (!dealt.ok) return dealt;
    state = dealt.value;
    watch?.(state, step);
  }
  return accepted(state);
}

/** The state after so many moves, once chance has begun anew there if it did. */
function dealtAnew<State>(
  game: Pick<Game<never, State, never, never, unknown>, 'id' | 'redeal'>,
  { redeals = [] }: GameRecord,
  state: State,
  step: number,
): Result<State> {
  const at = redeals.findIndex(({ after }) => after === step);
  const redeal = redeals[at];
  if (redeal === undefined) return accepted(state);
  if (game.redeal === undefined) return malformed(`redeals[${at}]`, `${game.id} cannot be dealt anew`);
  return accepted(game.redeal(state, redeal.seed));
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

/** Somebody gives up: once, and while there is something to give up. */
function giveUp<Config, State>(
  game: Pick<Game<Config, State, never, never, unknown>, 'seats' | 'pending'>,
  config: Config,
  state: State,
  { seat }: Concession,
  before: readonly Concession[],
): Result<Seat> {
  if (isEnded(before) || game.pending(state) === null) return refused({ refused: 'over' });
  if (!game.seats(config).includes(seat)) return malformed('', `seat ${seat} does not play`);
  const again = before.some((concession) => concession.seat === seat);
  return again ? malformed('', `seat ${seat} has conceded before`) : accepted(seat);
}

const isEnded = (conceded: readonly Concession[]): boolean => conceded.at(-1)?.ends === true;

function playLine<Config, State, Move, Event>(
  game: Game<Config, State, Move, Event, unknown>,
  config: Config,
  state: State,
  line: string,
  conceded: readonly Concession[],
  tell: Tell<Event>,
): Result<Move> {
  if (isEnded(conceded)) return refused({ refused: 'over' });
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
