import { below, forkRng, type Game, next, type RngState, type Seat, type Seed, seedRng } from '@cinderhall/kernel';
import type { Appraisal } from '../appraisal.ts';
import { nth } from '../bot.ts';
import { type Features, utility } from '../insight.ts';
import type { Net } from '../net.ts';
import { playOn } from '../play-on.ts';
import type { Sample } from './pupil.ts';

/** A game, and how positions of it are told and judged. */
export interface Subject<Config, State, Move, Event, View> {
  readonly game: Game<Config, State, Move, Event, View>;
  /** Chooses the moves: judges where each one leads. */
  readonly judge: Appraisal<State, Move>;
  readonly features: Features<State, Move>;
  /** Says what a position seems worth, to be corrected by what comes of it. */
  readonly net: Net;
  /** What lies between a good move and one that is chosen half as often or less, in the judge's own points. */
  readonly heat: number;
}

/** How much each next position is believed beside the end (Sutton 1988). */
const LAMBDA = 0.8;
/** How often a move is made at random, so that what nobody would do is learned about, too. */
const STRAY = 0.03;

interface Moment {
  readonly inputs: Float32Array;
  readonly guess: number;
  odds: ReadonlyMap<number, number> | null;
}

/** Plays one game against itself, and says what there is to learn from it, for every seat. Repeatable by its seed. */
export function lesson<Config, State, Move, Event, View>(
  subject: Subject<Config, State, Move, Event, View>,
  config: Config,
  seed: Seed,
): Sample[] {
  const { game, features, judge } = subject;
  const s = game.setup(config, seed);
  const rng = forkRng(seedRng(seed));
  const players = features.players(s);
  const moments: Moment[][] = Array.from({ length: players }, () => []);
  for (let d = game.pending(s); d !== null; d = game.pending(s)) {
    const seat = nth(d.seats, 0);
    const moves = game.moves(s, seat);
    const quiet = judge.quiet(s);
    if (quiet) for (const [looker, list] of moments.entries()) list.push(momentOf(subject, s, looker, players));
    const choice = choose(subject, s, seat, moves, rng);
    const now = moments[seat]?.at(-1);
    if (quiet && now !== undefined) now.odds = choice.odds;
    game.step(s, seat, choice.move);
  }
  const outcome = game.outcome(s);
  if (outcome === null) throw new RangeError('a game is over and has no outcome');
  const worths = utility(outcome, features.lead);
  return moments.flatMap((list, seat) => corrected(list, worths[seat] ?? 0));
}

function momentOf<C, S, M, E, V>(
  { features, net }: Subject<C, S, M, E, V>,
  s: S,
  looker: number,
  players: number,
): Moment {
  const inputs = new Float32Array(features.count(players));
  features.write(s, seatAt(looker), inputs);
  return { inputs, guess: net.first(inputs), odds: null };
}

function seatAt(n: number): Seat {
  if (n === 0 || n === 1 || n === 2 || n === 3) return n;
  throw new RangeError(`${n} is no seat`);
}

interface Choice<Move> {
  readonly move: Move;
  readonly odds: ReadonlyMap<number, number> | null;
}

/** Tries each move in one imagined world. */
function choose<C, S, M, E, V>(
  { game, judge, features, heat }: Subject<C, S, M, E, V>,
  real: S,
  seat: Seat,
  moves: readonly M[],
  rng: RngState,
): Choice<M> {
  if (moves.length === 1) return { move: nth(moves, 0), odds: null };
  const world = game.sample(game.view(real, seat), seat, rng);
  const luck = forkRng(rng);
  const values = moves.map((move) => {
    const s = game.clone(world);
    game.step(s, seat, move);
    playOn(game, judge, s, luck.slice());
    return judge.value(s, seat);
  });
  const stray = next(rng) / 2 ** 32 < STRAY;
  const best = stray ? below(rng, moves.length) : values.indexOf(values.reduce((a, b) => Math.max(a, b)));
  return { move: nth(moves, best), odds: oddsOf(moves, values, features.output, heat) };
}

/** Softmax of the values over the moves that outputs stand for; null when there are fewer than two. */
function oddsOf<M>(
  moves: readonly M[],
  values: readonly number[],
  output: (m: M) => number,
  heat: number,
): ReadonlyMap<number, number> | null {
  const told = moves.flatMap((move, i) => {
    const at = output(move);
    return at < 0 ? [] : [{ at, value: values[i] ?? 0 }];
  });
  if (told.length < 2) return null;
  const most = told.reduce((best, { value }) => Math.max(best, value), Number.NEGATIVE_INFINITY);
  const weights = told.map(({ value }) => Math.exp((value - most) / heat));
  const sum = weights.reduce((a, b) => a + b, 0);
  return new Map(told.map(({ at }, i) => [at, (weights[i] ?? 0) / sum]));
}

/** TD(λ): each guess is corrected by those that followed it, and by the end. */
function corrected(moments: readonly Moment[], end: number): Sample[] {
  const samples: Sample[] = [];
  let worth = end;
  for (let i = moments.length - 1; i >= 0; i--) {
    const moment = moments[i];
    if (moment === undefined) break;
    samples.push({ inputs: moment.inputs, worth, odds: moment.odds });
    worth = LAMBDA * worth + (1 - LAMBDA) * moment.guess;
  }
  return samples;
}
