import { columns } from '../columns.ts';
import { wilson } from '../sim/tally.ts';
import { type Outcome, type Score, weigh } from './sides.ts';

/** What was asked for. */
export interface Request {
  readonly game: string;
  readonly edition: string;
  readonly bot: string;
  /** Deals for each two sides, each played in both orders. */
  readonly games: number;
  readonly seed: string;
  readonly sides: readonly string[];
}

const rounded = (x: number): number => Number(x.toFixed(4));
const rate = ({ won, games }: Score): number => won / Math.max(1, games);
const told = (score: Score) => ({
  games: score.games,
  won: rounded(score.won),
  rate: rounded(rate(score)),
  interval: wilson(rate(score), score.games).map(rounded),
});

/** As one JSON value; rates are of the games that somebody won. */
export function jsonReport(request: Request, outcomes: readonly Outcome[]) {
  const { sides, pairs, first, nobody, games } = weigh(request.sides, outcomes);
  return {
    ...request,
    played: games,
    nobody,
    rates: Object.fromEntries([...sides].map(([side, score]) => [side, told(score)])),
    pairs: pairs.map(({ first: one, second: other, ...score }) => ({ sides: [one, other], ...told(score) })),
    firstSeat: told(first),
  };
}

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;

function row(name: string, score: Score): string[] {
  const [low, high] = wilson(rate(score), score.games);
  return [name, score.won.toFixed(1), String(score.games), percent(rate(score)), `${percent(low)} to ${percent(high)}`];
}

/** As a table for people. */
export function textReport(request: Request, outcomes: readonly Outcome[]): string {
  const { sides, pairs, first, nobody, games } = weigh(request.sides, outcomes);
  const lines = [
    `${request.game} ${request.edition}, two ${request.bot} players, seed ${request.seed}: ${games} games, ${nobody} of them won by nobody alone`,
    '',
    ...columns([
      ['', 'won', 'of', 'rate', '95 % interval'],
      ...[...sides].map(([side, score]) => row(side, score)),
      ...pairs.map(({ first: one, second: other, ...score }) => row(`${one} against ${other}`, score)),
      row('whoever begins', first),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
