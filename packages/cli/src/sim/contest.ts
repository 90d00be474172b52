import { createHash, type Hash } from 'node:crypto';
import { type RngState, type Seat, seedRng } from '@cinderhall/kernel';
import type { Player } from '../opponents.ts';
import type { Progress } from '../progress.ts';
import { DONE, type ExitCode, FOUND_FAULT, type Terminal } from '../terminal.ts';
import type { Title } from '../title.ts';
import type { Fixture } from './schedule.ts';

/** How one game of a simulation went; plain data, so that it can come from a worker. */
export interface Result {
  readonly number: number;
  readonly decisions: number;
  /** By seat. */
  readonly share: readonly number[];
  readonly score: readonly number[];
  /** Hash of the moves and the final state; empty when nobody asked for it. */
  readonly digest: string;
}

export interface Watch {
  /** Check after every step that nothing got lost. */
  readonly conserve: boolean;
  readonly digest: boolean;
  /** Show views even to bots that never look: slower, and must change nothing. */
  readonly insistOnViews: boolean;
  /** Milliseconds that an answer may take; null: as long as it likes. */
  readonly patience: number | null;
}

/** A game that broke its own laws, with all that is needed to see it again. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** Carries out what plays games; one that breaks its own laws ends it, and is told. */
export async function untilFault(terminal: Terminal, bar: Progress, work: () => Promise<string>): Promise<ExitCode> {
  try {
    const told = await work();
    bar.end();
    terminal.out(told);
    return DONE;
  } catch (error) {
    bar.end();
    if (!(error instanceof Fault)) throw error;
    terminal.err(`${error.message}\n`);
    return FOUND_FAULT;
  }
}

/** An answer that takes this long to come is no answer: the longest games have some hundreds. */
const ENDLESS = 100_000;

/** Plays one game to its end. `bots` are by seat. Throws a {@link Fault} when the game breaks, or who plays it does. */
export function contest<C, S, M, E, V>(
  title: Title<C, S, M, E, V>,
  config: C,
  bots: readonly Player<V, M>[],
  fixture: Fixture,
  watch: Watch,
): Result {
  const { game } = title;
  const s = game.setup(config, fixture.seed);
  const rngs = fixture.botSeeds.map(seedRng);
  const notation = game.notation(config);
  const hash = watch.digest ? createHash('sha256') : null;
  let decisions = 0;
  check(title, s, fixture, decisions, watch);
  for (let d = game.pending(s); d !== null; d = game.pending(s)) {
    const seat = d.seats[0];
    if (seat === undefined || decisions === ENDLESS) throw fault(fixture, decisions, 'waits on nobody, or for ever');
    try {
      const move = answerOf(title, s, seat, sitting(bots, rngs, seat), watch);
      hash?.update(`${seat} ${notation.write(move)}\n`);
      game.step(s, seat, move);
    } catch (error) {
      throw fault(fixture, decisions, `seat ${seat} ${storyOf(error)}`);
    }
    decisions++;
    check(title, s, fixture, decisions, watch);
  }
  const outcome = game.outcome(s);
  if (outcome === null) throw fault(fixture, decisions, 'is over and has no outcome');
  return { number: fixture.number, decisions, share: outcome.share, score: outcome.score, digest: finish(hash, s) };
}

/** What a bot does that it must not. */
class Misdeed extends Error {
  override readonly name = 'Misdeed';
}

/** What is answered at a seat. Throws a {@link Misdeed} if that is not allowed, or took too long. */
function answerOf<C, S, M, E, V>(
  { game }: Title<C, S, M, E, V>,
  s: S,
  seat: Seat,
  { bot, rng }: { readonly bot: Player<V, M>; readonly rng: RngState },
  { insistOnViews, patience }: Watch,
): M {
  const moves = game.moves(s, seat);
  const begun = performance.now();
  const move =
    bot.blind !== undefined && !insistOnViews
      ? bot.blind(moves, rng)
      : bot.choose(game.view(s, seat), seat, moves, rng);
  const took = performance.now() - begun;
  if (!moves.includes(move)) throw new Misdeed(`answers what is not offered: ${JSON.stringify(move)}`);
  if (patience !== null && took > patience) throw new Misdeed(`takes ${Math.round(took)} ms to answer`);
  return move;
}

const storyOf = (error: unknown): string =>
  error instanceof Misdeed ? error.message : `breaks down: ${error instanceof Error ? error.stack : String(error)}`;

function sitting<V, M>(bots: readonly Player<V, M>[], rngs: readonly RngState[], seat: number) {
  const bot = bots[seat];
  const rng = rngs[seat];
  if (bot === undefined || rng === undefined) throw new RangeError(`nobody sits in seat ${seat}`);
  return { bot, rng };
}

function finish(hash: Hash | null, s: unknown): string {
  return hash === null ? '' : hash.update(JSON.stringify(s)).digest('hex');
}

function check<C, S, M, E, V>(
  title: Title<C, S, M, E, V>,
  s: S,
  fixture: Fixture,
  decisions: number,
  watch: Watch,
): void {
  if (!watch.conserve) return;
  const wrong = title.conserve(s);
  if (wrong !== null) throw fault(fixture, decisions, wrong);
}

const fault = (fixture: Fixture, decisions: number, what: string): Fault =>
  new Fault(`game ${fixture.number} (seed ${fixture.seed}), after ${decisions} decisions: ${what}`);
