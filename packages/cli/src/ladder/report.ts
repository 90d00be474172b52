import { columns } from '../columns.ts';
import { textPlot } from './plot.ts';
import type { Figure } from './rating.ts';
import type { Answer, Question } from './sprt.ts';
import type { Standing } from './standings.ts';

/** What a ladder was asked for. */
export interface Request {
  readonly game: string;
  readonly edition: string;
  readonly players: number;
  readonly seed: string;
  readonly anchor: string;
  readonly deals: number;
  readonly games: number;
}

const whole = (x: number): string => (x < 0 ? `−${Math.round(-x)}` : `${Math.round(x)}`);
const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
const interval = ({ low, high }: Figure): string => `${whole(low)} to ${whole(high)}`;

/** The ladder as a table, strongest last, with a plot of the intervals. */
export function textLadder({ game, edition, players, seed, anchor, games }: Request, all: readonly Standing[]): string {
  const head = [
    '',
    'Elo',
    '95 % interval',
    'step',
    '95 % interval',
    'games',
    'won',
    '95 % interval',
    'mean place',
    'points',
  ];
  const rows = all.map(({ name, figure, step, games: played, score, interval: [low, high], place, points }) => [
    name,
    whole(figure.elo),
    name === anchor ? '' : interval(figure),
    step === null ? '' : whole(step.elo),
    step === null ? '' : interval(step),
    String(played),
    percent(score),
    `${percent(low)} to ${percent(high)}`,
    place.toFixed(2),
    points.toFixed(1),
  ]);
  const plot = textPlot(all);
  const drawn = columns(all.map(({ name }) => [name, ''])).map((name, i) => `${name.padEnd(widest(all))}  ${plot[i]}`);
  return [
    `${game} ${edition}, ${players} players, seed ${seed}: ${games} games, Elo over ${anchor}`,
    '',
    ...columns([head, ...rows]),
    '',
    ...drawn,
    '',
  ].join('\n');
}

const widest = (all: readonly Standing[]): number => Math.max(...all.map(({ name }) => name.length));

/** The same as one JSON value. */
export const jsonLadder = (request: Request, all: readonly Standing[]) => ({ ...request, entrants: all });

/** What a test of a candidate came to. */
export function textTest(names: readonly [string, string], question: Question, answer: Answer, mean: number): string {
  const { pairs, ratio, bounds, verdict } = answer;
  const [low, high] = bounds.map((bound) => bound.toFixed(2));
  const said = {
    taken: `leads by ${question.wanted} Elo rather than ${question.least}`,
    refused: `leads by ${question.least} Elo rather than ${question.wanted}`,
    open: 'is not decided yet',
  };
  return [
    `${names[0]} against ${names[1]}: ${said[verdict]}`,
    `${pairs} pairs of games, ${percent(mean)} of the points; log-likelihood ratio ${ratio.toFixed(2)} between ${low} and ${high}`,
    '',
  ].join('\n');
}
