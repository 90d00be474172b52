import { createHash } from 'node:crypto';
import type { Result } from './contest.ts';
import type { Fixture } from './schedule.ts';

/** Lower and upper end of a 95 % interval. */
export type Interval = readonly [number, number];

/** How one seat or one bot fared. */
export interface Standing {
  /** Games played; a bot in two seats of a game played two. */
  readonly games: number;
  /** Shared wins count as fractions. */
  readonly wins: number;
  readonly winRate: number;
  readonly interval: Interval;
  /** Mean points. */
  readonly vp: number;
}

export interface Tally {
  readonly games: number;
  readonly decisions: number;
  /** By seat, those that the game itself plays included. */
  readonly seats: readonly Standing[];
  /** By bot, in the order they were named. */
  readonly bots: ReadonlyMap<string, Standing>;
  /** Decisions in a game. */
  readonly lengths: { readonly min: number; readonly mean: number; readonly max: number };
  /** One hash over all games; empty when nobody asked for it. */
  readonly digest: string;
}

interface Sum {
  games: number;
  wins: number;
  vp: number;
}

/** Adds up the results of all games, which must be in the order of their numbers: sums of fractions depend on it. */
export function tally(fixtures: readonly Fixture[], results: readonly Result[], bots: readonly string[]): Tally {
  const scored = results[0]?.score.length ?? bots.length;
  const seats: Sum[] = Array.from({ length: scored }, () => ({ games: 0, wins: 0, vp: 0 }));
  const byBot = new Map<string, Sum>(bots.map((bot) => [bot, { games: 0, wins: 0, vp: 0 }]));
  const digest = createHash('sha256');
  results.forEach((result, number) => {
    const seating = fixtures[number]?.seating ?? [];
    seats.forEach((sum, seat) => {
      count(sum, result, seat);
      const bot = byBot.get(bots[seating[seat] ?? -1] ?? '');
      if (bot !== undefined) count(bot, result, seat);
    });
    digest.update(result.digest);
  });
  return {
    games: results.length,
    decisions: results.reduce((sum, result) => sum + result.decisions, 0),
    seats: seats.map(standing),
    bots: new Map([...byBot].map(([bot, sum]) => [bot, standing(sum)])),
    lengths: lengthsOf(results.map((result) => result.decisions)),
    digest: results.some((result) => result.digest !== '') ? digest.digest('hex') : '',
  };
}

function count(sum: Sum, result: Result, seat: number): void {
  sum.games++;
  sum.wins += result.share[seat] ?? 0;
  sum.vp += result.score[seat] ?? 0;
}

function standing({ games, wins, vp }: Sum): Standing {
  const winRate = wins / Math.max(games, 1);
  return { games, wins, winRate, interval: wilson(winRate, games), vp: vp / Math.max(games, 1) };
}

function lengthsOf(lengths: readonly number[]): Tally['lengths'] {
  const sum = lengths.reduce((a, b) => a + b, 0);
  const min = lengths.reduce((a, b) => Math.min(a, b), lengths[0] ?? 0);
  const max = lengths.reduce((a, b) => Math.max(a, b), 0);
  return { min, mean: sum / Math.max(lengths.length, 1), max };
}

/** 97.5th percentile of the normal distribution. */
const Z = 1.959963984540054;

/**
 * Wilson's score interval for a rate seen in `games` games (Wilson 1927), good near 0 and 1 too. Fractions of a win
 * vary less than whole ones, so with shared wins it is a little too wide.
 */
export function wilson(rate: number, games: number): Interval {
  if (games === 0) return [0, 1];
  const spread = (Z * Math.sqrt((rate * (1 - rate)) / games + (Z * Z) / (4 * games * games))) / (1 + (Z * Z) / games);
  const middle = (rate + (Z * Z) / (2 * games)) / (1 + (Z * Z) / games);
  return [Math.max(0, middle - spread), Math.min(1, middle + spread)];
}
