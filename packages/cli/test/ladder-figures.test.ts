import { describe, expect, it } from 'vitest';
import { finishOf, fixturesOf, pairings, tablesOf } from '../src/ladder/matches.ts';
import { svgPlot, textPlot } from '../src/ladder/plot.ts';
import { ELO, type Finish, lead, rate, stagesOf, withDraws } from '../src/ladder/rating.ts';
import { expected, sprt } from '../src/ladder/sprt.ts';
import { scoreOfFirst, standingsOf } from '../src/ladder/standings.ts';

const won = (winner: number, loser: number, times: number): Finish[] =>
  Array.from({ length: times }, () => [
    { entrant: winner, rank: 0 },
    { entrant: loser, rank: 1 },
  ]);
const ranked = (...entrants: number[]): Finish => entrants.map((entrant, rank) => ({ entrant, rank }));

describe('rating by orders of finish', () => {
  it('of two is what their score says: 3 to 1 are 400 · log10 3, with the interval of a logit', () => {
    const rating = rate(2, stagesOf([...won(0, 1, 75), ...won(1, 0, 25)]), 1);
    const { elo, low, high } = lead(rating, 0, 1);
    expect(elo).toBeCloseTo(190.85, 1);
    // The standard error of a logit is 1 / √(n·p·(1 − p)).
    expect((high - low) / 2).toBeCloseTo((1.959964 * ELO) / Math.sqrt(100 * 0.75 * 0.25), 2);
    expect(lead(rating, 1, 0)).toMatchObject({ elo: -elo });
    expect(lead(rating, 1, 1)).toEqual({ elo: 0, low: 0, high: 0 });
  });

  it('takes a draw for half a win', () => {
    const drawn: Finish = [
      { entrant: 0, rank: 0 },
      { entrant: 1, rank: 0 },
    ];
    const draws = stagesOf([...won(0, 1, 2), drawn, drawn]);
    expect(draws).toEqual(
      expect.arrayContaining([
        { winner: 0, field: [0, 1], weight: 3 },
        { winner: 1, field: [0, 1], weight: 1 },
      ]),
    );
  });

  it('adds up over a chain: who beats by 3 to 1 who beats by 3 to 1 is twice as far ahead', () => {
    const games = [...won(0, 1, 30), ...won(1, 0, 10), ...won(1, 2, 30), ...won(2, 1, 10)];
    const rating = rate(3, stagesOf(games), 2);
    expect(lead(rating, 0, 2).elo).toBeCloseTo(381.7, 1);
    // Two steps are less certain than one.
    const width = ({ low, high }: { low: number; high: number }): number => high - low;
    expect(width(lead(rating, 0, 2))).toBeCloseTo(Math.SQRT2 * width(lead(rating, 0, 1)), 3);
  });

  it('finds the strengths of Plackett and Luce behind tables of three', () => {
    // Strengths 3, 2 and 1: each order as often as the model says, in 600 games.
    const games = [
      ...Array.from({ length: 200 }, () => ranked(0, 1, 2)),
      ...Array.from({ length: 100 }, () => ranked(0, 2, 1)),
      ...Array.from({ length: 150 }, () => ranked(1, 0, 2)),
      ...Array.from({ length: 50 }, () => ranked(1, 2, 0)),
      ...Array.from({ length: 60 }, () => ranked(2, 0, 1)),
      ...Array.from({ length: 40 }, () => ranked(2, 1, 0)),
    ];
    const rating = rate(3, stagesOf(games), 2);
    expect(Math.exp(rating.strength[0] ?? 0)).toBeCloseTo(3, 6);
    expect(Math.exp(rating.strength[1] ?? 0)).toBeCloseTo(2, 6);
  });

  it('counts an entrant in several seats once for each', () => {
    // One seat against three equal ones wins a quarter of the games.
    const field = (winner: number, times: number) => ({ winner, field: [0, 1, 1, 1], weight: times });
    expect(lead(rate(2, [field(0, 25), field(1, 75)], 1), 0, 1).elo).toBeCloseTo(0, 6);
    expect(lead(rate(2, [field(0, 50), field(1, 50)], 1), 0, 1).elo).toBeCloseTo(190.85, 1);
  });

  it('keeps whoever has won everything within reach', () => {
    const { elo, low, high } = lead(rate(2, withDraws(stagesOf(won(0, 1, 19)), 1), 1), 0, 1);
    // 19.5 to 0.5
    expect(elo).toBeCloseTo(400 * Math.log10(39), 1);
    expect(low).toBeGreaterThan(0);
    expect(high).toBeLessThan(1500);
  });
});

describe('sequential test', () => {
  const question = { least: 0, wanted: 20, alpha: 0.05, beta: 0.05 };
  const pairs = (...counts: number[]): number[] =>
    counts.flatMap((count, i) => Array.from({ length: count }, () => i / 4));

  it('knows what a lead is worth', () => {
    expect(expected(0)).toBe(0.5);
    expect(expected(400)).toBeCloseTo(10 / 11, 12);
  });

  it('has the bounds of Wald and the ratio of the normal form', () => {
    // 100 pairs, mean 0.55, variance 0.35 − 0.3025 = 0.0475: 100 · 0.02875 · (1.1 − 1.02875) / 0.095
    const answer = sprt(pairs(5, 10, 50, 30, 5), question);
    expect(answer.bounds[0]).toBeCloseTo(-2.944, 3);
    expect(answer.bounds[1]).toBeCloseTo(2.944, 3);
    expect(answer.ratio).toBeCloseTo(2.156, 2);
    expect(answer).toMatchObject({ pairs: 100, verdict: 'open' });
  });

  it('takes who leads, refuses who does not, and decides nothing too early', () => {
    expect(sprt(pairs(10, 20, 100, 60, 10), question).verdict).toBe('taken');
    expect(sprt(pairs(20, 60, 100, 20, 0), question).verdict).toBe('refused');
    expect(sprt(pairs(0, 0, 1, 8, 0), question).verdict).toBe('open');
    expect(sprt([], question)).toMatchObject({ ratio: 0, verdict: 'open' });
    expect(sprt(pairs(0, 0, 0, 0, 50), question)).toMatchObject({ ratio: 0, verdict: 'open' });
  });
});

describe('matches', () => {
  const none = () => false;

  it('pair those who stand near, each deal before the next', () => {
    const keys = pairings(['a', 'b', 'c'], 2, 1, none).map(({ key }) => key);
    expect(keys).toEqual(['a b #0', 'b c #0', 'a b #1', 'b c #1']);
    expect(pairings(['a', 'b', 'c'], 1, 2, none)).toHaveLength(3);
  });

  it('seat the game’s own opponents last, and never two of them', () => {
    const own = (name: string) => name.startsWith('ai:');
    const keys = pairings(['a', 'ai:easy', 'ai:hard', 'b'], 1, 3, own).map(({ key, seated }) => [key, seated]);
    expect(keys).toEqual([
      ['a ai:easy #0', [0, 1]],
      ['a ai:hard #0', [0, 2]],
      ['a b #0', [0, 3]],
      ['b ai:easy #0', [3, 1]],
      ['b ai:hard #0', [3, 2]],
    ]);
  });

  it('play one deal in every seating, the same whoever else climbs', () => {
    const [match] = tablesOf(['a', 'b', 'c', 'd'], 1, 3, '7');
    const fixtures = match ? fixturesOf(match, '7', 3) : [];
    expect(fixtures.map(({ seating }) => seating)).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]);
    expect(new Set(fixtures.map(({ seed }) => seed)).size).toBe(1);
    expect(new Set(fixtures.flatMap(({ botSeeds }) => botSeeds)).size).toBe(9);
    const [one] = pairings(['a', 'b'], 1, 1, none);
    const [, other] = pairings(['z', 'a', 'b'], 1, 1, none);
    expect(one && fixturesOf(one, '7', 2)).toEqual(other && fixturesOf(other, '7', 2));
  });

  it('seat everybody about equally often, and fill a table with the last', () => {
    const times = [0, 0, 0, 0, 0];
    for (const { seated } of tablesOf(['a', 'b', 'c', 'd', 'e'], 500, 3, '1'))
      for (const i of seated) times[i] = (times[i] ?? 0) + 1;
    for (const n of times) expect(Math.abs(n - 300)).toBeLessThan(50);
    expect(tablesOf(['a', 'b'], 1, 4, '1').map(({ seated }) => seated)).toEqual([[0, 1, 1, 1]]);
  });

  it('rank by the share of the win, then by points', () => {
    const match = { key: 'a b c #0', deal: 0, seated: [4, 5, 6] };
    const ranks = (share: number[], score: number[]) =>
      finishOf(match, { seating: [1, 2, 0], share, score }).map(({ entrant, rank }) => [entrant, rank]);
    expect(ranks([0, 1, 0], [20, 30, 25])).toEqual([
      [5, 2],
      [6, 0],
      [4, 1],
    ]);
    // A tie of points is broken for the winner alone.
    expect(ranks([0, 1, 0], [30, 30, 20]).map(([, rank]) => rank)).toEqual([1, 0, 2]);
    expect(ranks([0.5, 0.5, 0], [30, 30, 30]).map(([, rank]) => rank)).toEqual([0, 0, 2]);
  });
});

describe('standings', () => {
  const [match] = pairings(['weak', 'strong'], 1, 1, () => false);
  const games = [
    { seating: [0, 1], share: [0, 1], score: [20, 30] },
    { seating: [1, 0], share: [0.5, 0.5], score: [28, 28] },
  ];
  const outcome = { match: match ?? { key: '', deal: 0, seated: [] }, games };

  it('add up by entrant, wherever one sat', () => {
    const [weak, strong] = standingsOf(['weak', 'strong'], [outcome], 0);
    expect(weak).toMatchObject({ games: 2, score: 0.25, place: 1.75, points: 24, step: null });
    expect(strong).toMatchObject({ games: 2, score: 0.75, place: 1.25, points: 29 });
    expect(strong?.step).toEqual(strong?.figure);
    expect(scoreOfFirst(outcome)).toBe(0.25);
  });

  it('are drawn with their intervals, in text and as SVG', () => {
    const rungs = [
      { name: 'a<b', figure: { elo: 0, low: 0, high: 0 } },
      { name: 'c', figure: { elo: 100, low: 50, high: 200 } },
    ];
    const [first = '', second = ''] = textPlot(rungs);
    expect(first).toBe('●');
    expect(second.trimStart()).toMatch(/^├─+●─+┤$/);
    const svg = svgPlot(rungs, 'a ladder');
    expect(svg).toContain('a&lt;b');
    expect(svg.match(/<circle/g)).toHaveLength(2);
  });
});
