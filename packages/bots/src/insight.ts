import { type Game, type Outcome, type RngState, SEATS, type Seat } from '@cinderhall/kernel';
import type { Appraisal } from './appraisal.ts';
import { nth } from './bot.ts';
import { Net, type NetFile } from './net.ts';

/** Deals what others hide in a world by what is believed of them. Writes to it, and advances `rng`. */
export type Belief<State> = (world: State, rng: RngState) => void;

/** What a search asks of a game beside its rules. Like an appraisal, it is shown sampled states alone. */
export interface Insight<State, Move> extends Appraisal<State, Move> {
  /** By seat: what each may expect of the end, −1 to 1 (see {@link utility}). */
  prospects(s: State): readonly number[];
  /** Whether that has been learned from games, rather than being a lead by rules of thumb; the same for all of one table. */
  learned(s: State): boolean;
  /** By move: how likely good play makes it, by first sight. Sums to 1. */
  priors(s: State, seat: Seat, moves: readonly Move[]): readonly number[];
  /**
   * Takes back what others have sealed in a question that `seat` and one of them answer at once, and says who that is;
   * null when nobody else's choice is open in it. Writes to `s`.
   */
  reopen(s: State, seat: Seat): Seat | null;
  /**
   * What makes of a world that was drawn evenly out of what `seat` cannot rule out one that is drawn by belief: whatever others
   * hide it deals as likely as their public choices make it. Good for every world of the view that `s` is one of. Left out where
   * one world is as likely as another.
   */
  belief?(s: State, seat: Seat): Belief<State>;
}

/** How a game tells of a position in numbers, for evaluations that learn. */
export interface Features<State, Move> {
  readonly players: (s: State) => number;
  /** Of so many players. */
  readonly count: (players: number) => number;
  readonly write: (s: State, seat: Seat, into: Float32Array) => void;
  /** The same for every seat, by seat, for less. Left out: it is written for one after the other. */
  readonly writeAll?: (s: State, into: readonly Float32Array[]) => void;
  /** Grows when the same position is told in other numbers. */
  readonly version: number;
  /** How many outputs a net needs: its worth, then one for each move that has one. */
  readonly outputs: number;
  /** The output of a net that stands for this move, 1 or higher; −1: none does. */
  readonly output: (m: Move) => number;
  /** A lead in points that counts as a whole one. */
  readonly lead: number;
  /** By seat: what the appraisal's `value` says, for less than asking it of each. Left out: it is asked. */
  readonly leads?: (s: State) => readonly number[];
  readonly reopen: (s: State, seat: Seat) => Seat | null;
  readonly belief?: (s: State, seat: Seat) => Belief<State>;
  /** Whether all win or lose as one; left out: never. */
  readonly allied?: (s: State) => boolean;
}

/** Part of the utility that is the win itself; the rest is the margin, so that a lost game is still played well. */
const WIN = 0.7;

/** By seat, −1 to 1: mostly the share of the win, a little the lead over the best of the others. */
export function utility({ share, score }: Outcome, lead: number): number[] {
  return share.map((part, seat) => {
    const others = score.filter((_points, other) => other !== seat);
    const margin = ((score[seat] ?? 0) - Math.max(...others)) / lead;
    return WIN * (2 * part - 1) + (1 - WIN) * Math.min(1, Math.max(-1, margin));
  });
}

/** Weight of a move that no output stands for, beside the likeliest one that has its own. */
const UNTOLD = 0.3;
/** Part of the priors that is the same for every move, so that nothing is overlooked for good. */
const EVEN = 0.25;

/** Nets by the number of players whose positions they read. */
export type Nets = ReadonlyMap<number, NetFile>;

/**
 * An insight whose judgement is a net's, where there is one for so many players; elsewhere it is the appraisal's, and so is
 * what is likely.
 */
export function insightOf<Config, State, Move, Event, View>(
  game: Game<Config, State, Move, Event, View>,
  appraisal: Appraisal<State, Move>,
  features: Features<State, Move>,
  nets: Nets,
): Insight<State, Move> {
  const minds = new Map<number, Mind>();
  const mindFor = (s: State): Mind | null => {
    const players = features.players(s);
    const mind = minds.get(players) ?? mindOf(nets.get(players), players);
    if (mind !== null) minds.set(players, mind);
    return mind;
  };
  const value = (s: State, seat: Seat): number => {
    const outcome = game.outcome(s);
    if (outcome !== null) return ends(outcome, features, s)[seat] ?? 0;
    const mind = mindFor(s);
    return mind === null
      ? roughly(appraisal.value(s, seat), features.lead)
      : mind.net.first(toldTo(seat, s, mind, features));
  };
  const values = (s: State): readonly number[] => {
    const outcome = game.outcome(s);
    if (outcome !== null) return ends(outcome, features, s);
    const mind = mindFor(s);
    return mind === null ? rough(s, appraisal, features) : looks(s, mind, features);
  };
  return {
    ...appraisal,
    value,
    learned: (s) => mindFor(s) !== null,
    prospects: (s) => (features.allied?.(s) === true ? values(s) : meanOfLooks(values(s))),
    priors: (s, seat, moves) =>
      likely(moves, features, () => {
        const mind = mindFor(s);
        return mind === null ? null : mind.net.run(toldTo(seat, s, mind, features));
      }) ??
      appraisal.likely?.(s, seat, moves) ??
      moves.map(() => 1 / moves.length),
    reopen: features.reopen,
    ...(features.belief === undefined ? {} : { belief: features.belief }),
  };
}

/** By seat: what a finished game was worth. */
const ends = <State, Move>(outcome: Outcome, features: Features<State, Move>, s: State): readonly number[] =>
  features.allied?.(s) === true ? outcome.share.map((part) => (part > 0 ? 1 : -1)) : utility(outcome, features.lead);

/** A lead in points as prospects. */
const roughly = (points: number, lead: number): number => Math.min(1, Math.max(-1, points / lead));

/** By seat: what each may expect by rules of thumb. */
function rough<State, Move>(s: State, appraisal: Appraisal<State, Move>, features: Features<State, Move>): number[] {
  const leads = features.leads?.(s) ?? SEATS.slice(0, features.players(s)).map((seat) => appraisal.value(s, seat));
  return leads.map((lead) => roughly(lead, features.lead));
}

/** A net, and by seat what it is told. */
interface Mind {
  readonly net: Net;
  readonly told: readonly Float32Array[];
}

function mindOf(file: NetFile | undefined, players: number): Mind | null {
  if (file === undefined) return null;
  const net = new Net(file);
  return { net, told: SEATS.slice(0, players).map(() => new Float32Array(net.inputs)) };
}

/** The position as this seat sees it. */
function toldTo<State, Move>(seat: Seat, s: State, { told }: Mind, { write }: Features<State, Move>): Float32Array {
  const into = nth(told, seat);
  write(s, seat, into);
  return into;
}

/** By seat: what a net makes of its look at the position. */
function looks<State, Move>(s: State, { net, told }: Mind, { write, writeAll }: Features<State, Move>): number[] {
  if (writeAll !== undefined) writeAll(s, told);
  else for (const seat of SEATS.slice(0, told.length)) write(s, seat, nth(told, seat));
  return told.map((look) => net.first(look));
}

/** Every seat looks for itself. With two rivals, what one expects the other does not: the mean of both looks is nearer the truth. */
function meanOfLooks(values: readonly number[]): readonly number[] {
  const [one = 0, other = 0] = values;
  return values.length === 2 ? [(one - other) / 2, (other - one) / 2] : values;
}

/** By the net; null where there is none, or where it has nothing to say of these moves. */
function likely<State, Move>(
  moves: readonly Move[],
  features: Features<State, Move>,
  run: () => Float32Array | null,
): readonly number[] | null {
  const outputs = moves.map((m) => (features.output(m) < features.outputs ? features.output(m) : -1));
  const logits = outputs.some((output) => output >= 0) ? run() : null;
  if (logits === null) return null;
  const most = outputs.reduce(
    (best, output) => (output < 0 ? best : Math.max(best, logits[output] ?? 0)),
    Number.NEGATIVE_INFINITY,
  );
  const weights = outputs.map((output) => (output < 0 ? UNTOLD : steep((logits[output] ?? 0) - most)));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => ((1 - EVEN) * weight) / sum + EVEN / moves.length);
}

/** About e to the power of `x`, for x of 0 or less, in + and × alone: engines may round the other one differently. */
const steep = (x: number): number => {
  const part = Math.max(0, 1 + x / 256);
  let power = part;
  for (let i = 0; i < 8; i++) power *= power;
  return power;
};
