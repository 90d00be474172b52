import { type Interval, wilson } from '../sim/tally.ts';
import { finishOf, type Match, type Played } from './matches.ts';
import { type Figure, type Finish, lead, rate, stagesOf, withDraws } from './rating.ts';

/** A match and how it went. */
export interface Outcome {
  readonly match: Match;
  readonly games: readonly Played[];
}

/** How one entrant did. */
export interface Standing {
  readonly name: string;
  /** Seats held in games. */
  readonly games: number;
  /** Mean share of the win, with its 95 % interval. */
  readonly score: number;
  readonly interval: Interval;
  /** Mean place, 1 is the best; whoever ties shares the mean of their places. */
  readonly place: number;
  readonly points: number;
  /** Over the anchor. */
  readonly figure: Figure;
  /** Over the entrant before it in the list; null for the first. */
  readonly step: Figure | null;
}

interface Sum {
  games: number;
  won: number;
  places: number;
  points: number;
}

/** Draws that all who met are taken to have had beside their games, so that nobody is infinitely strong. */
const DRAWS = 1;

/** How everybody did, in the order of the list; figures are over `anchor`. */
export function standingsOf(entrants: readonly string[], outcomes: readonly Outcome[], anchor: number): Standing[] {
  const finishes = outcomes.flatMap(({ match, games }) => games.map((game) => finishOf(match, game)));
  const rating = rate(entrants.length, withDraws(stagesOf(finishes), DRAWS), anchor);
  const sums = entrants.map((): Sum => ({ games: 0, won: 0, places: 0, points: 0 }));
  for (const { match, games } of outcomes) for (const game of games) count(sums, match, game);
  return entrants.map((name, i) => {
    const { games, won, places, points } = sums[i] ?? { games: 0, won: 0, places: 0, points: 0 };
    const mean = (sum: number): number => sum / Math.max(1, games);
    return {
      name,
      games,
      score: mean(won),
      interval: wilson(mean(won), games),
      place: mean(places),
      points: mean(points),
      figure: lead(rating, i, anchor),
      step: i === 0 ? null : lead(rating, i, i - 1),
    };
  });
}

function count(sums: readonly Sum[], match: Match, game: Played): void {
  const finish = finishOf(match, game);
  finish.forEach(({ entrant, rank }, seat) => {
    const sum = sums[entrant];
    if (sum === undefined) return;
    sum.games++;
    sum.won += game.share[seat] ?? 0;
    sum.points += game.score[seat] ?? 0;
    sum.places += placeAt(finish, rank);
  });
}

/** The mean of the places that those of this rank share. */
const placeAt = (finish: Finish, rank: number): number =>
  rank + (finish.filter((place) => place.rank === rank).length + 1) / 2;

/** The mean share of the win that the first of those seated had in a match. */
export function scoreOfFirst({ games }: Outcome): number {
  const shares = games.map(({ seating, share }) => share[seating.indexOf(0)] ?? 0);
  return shares.reduce((a, b) => a + b, 0) / Math.max(1, shares.length);
}
