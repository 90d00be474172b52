import { columns } from '../columns.ts';
import type { Standing, Tally } from './tally.ts';

/** What a simulation was asked to do. */
export interface Request {
  readonly game: string;
  readonly edition: string;
  readonly players: number;
  readonly bots: readonly string[];
  /** What points are called. */
  readonly points: string;
  readonly games: number;
  readonly seed: string;
  readonly rotate: boolean;
  readonly workers: number;
  readonly conserve: boolean;
}

/** What the games took. */
export interface Took {
  /** By the clock. */
  readonly seconds: number;
  /** Of processors, all threads together: what to compare on a machine that others use as well. */
  readonly cpuSeconds: number;
}

/** The report as one JSON value. Lists of `wins`, `winRate`, `interval` and `vp` are by seat. */
export function jsonReport(request: Request, tally: Tally, { seconds, cpuSeconds }: Took) {
  return {
    ...request,
    games: tally.games,
    decisions: tally.decisions,
    seconds: rounded(seconds, 3),
    cpuSeconds: rounded(cpuSeconds, 3),
    decisionsPerSecond: Math.round(tally.decisions / seconds),
    gamesPerSecond: rounded(tally.games / seconds, 1),
    wins: tally.seats.map((seat) => rounded(seat.wins, 4)),
    winRate: tally.seats.map((seat) => rounded(seat.winRate, 4)),
    interval: tally.seats.map((seat) => seat.interval.map((end) => rounded(end, 4))),
    vp: tally.seats.map((seat) => rounded(seat.vp, 3)),
    lengths: { ...tally.lengths, mean: rounded(tally.lengths.mean, 2) },
    byBot: Object.fromEntries([...tally.bots].map(([bot, standing]) => [bot, jsonStanding(standing)])),
    ...(tally.digest === '' ? {} : { digest: tally.digest }),
  };
}

const jsonStanding = (bot: Standing) => ({
  games: bot.games,
  wins: rounded(bot.wins, 4),
  winRate: rounded(bot.winRate, 4),
  interval: bot.interval.map((end) => rounded(end, 4)),
  vp: rounded(bot.vp, 3),
});

const rounded = (x: number, digits: number): number => Number(x.toFixed(digits));

/** The report as a table for people. */
export function textReport(request: Request, tally: Tally, { seconds, cpuSeconds }: Took): string {
  const who = (seat: number): string => (request.rotate ? '' : ` ${request.bots[seat] ?? '(not a bot)'}`);
  const rows = [
    ['', 'wins', 'rate', '95 % interval', `mean ${request.points}`],
    ...tally.seats.map((standing, seat) => row(`seat ${seat}${who(seat)}`, standing)),
    ...[...tally.bots].map(([bot, standing]) => row(bot, standing)),
  ];
  const { min, mean, max } = tally.lengths;
  const lines = [
    `${request.game} ${request.edition}, ${request.players} players, seed ${request.seed}`,
    '',
    ...columns(rows),
    '',
    `${tally.games} games, ${tally.decisions} decisions (${min} to ${max} in a game, ${mean.toFixed(1)} on average)`,
    `${seconds.toFixed(2)} s (${cpuSeconds.toFixed(2)} s of processors): ${Math.round(tally.decisions / seconds)} decisions/s, ${(tally.games / seconds).toFixed(1)} games/s`,
    ...(request.conserve ? ['every component was in exactly one place after every step'] : []),
    ...(tally.digest === '' ? [] : [`digest ${tally.digest}`]),
  ];
  return `${lines.join('\n')}\n`;
}

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;

function row(name: string, { wins, winRate, interval, vp }: Standing): string[] {
  const [low, high] = interval;
  return [name, wins.toFixed(1), percent(winRate), `${percent(low)} to ${percent(high)}`, vp.toFixed(1)];
}
