import { describe, expect, it } from 'vitest';
import { meetings, weigh } from '../src/balance/sides.ts';
import { shelf } from '../src/games.ts';
import { type Shelf, shelve } from '../src/title.ts';
import { jsonOf, run } from './run.ts';

const SIDES = ['red', 'green', 'blue'];

describe('what is counted of games between two sides', () => {
  it('lets every two meet in both orders', () => {
    expect(meetings(SIDES)).toHaveLength(6);
    expect(new Set(meetings(SIDES).map(({ first, second }) => `${first} ${second}`)).size).toBe(6);
    expect(meetings(SIDES).every(({ first, second }) => first !== second)).toBe(true);
  });

  it('counts a game for both sides, their pair in the order of the list, and who began', () => {
    const found = weigh(SIDES, [
      { first: 'red', second: 'green', share: [1, 0] },
      { first: 'green', second: 'red', share: [1, 0] },
      { first: 'green', second: 'red', share: [0, 1] },
      { first: 'blue', second: 'green', share: [0, 1] },
    ]);
    expect(found.sides.get('red')).toEqual({ games: 3, won: 2 });
    expect(found.sides.get('green')).toEqual({ games: 4, won: 2 });
    expect(found.sides.get('blue')).toEqual({ games: 1, won: 0 });
    expect(found.pairs).toEqual([
      { first: 'red', second: 'green', games: 3, won: 2 },
      { first: 'green', second: 'blue', games: 1, won: 1 },
    ]);
    expect(found.first).toEqual({ games: 4, won: 2 });
  });

  it('leaves out games that nobody won alone', () => {
    const found = weigh(SIDES, [
      { first: 'red', second: 'green', share: [0, 0] },
      { first: 'red', second: 'green', share: [0.5, 0.5] },
    ]);
    expect(found).toMatchObject({ games: 2, nobody: 2, first: { games: 0, won: 0 } });
    expect(found.sides.get('red')).toEqual({ games: 0, won: 0 });
  });
});

describe('balance', { timeout: 60_000 }, () => {
  it('prints one JSON object: each side in as many games as the others', async () => {
    const ran = await run('balance --game rune-age --edition runewars --bot plain --games 1 --seed 3 --json');
    expect(ran).toMatchObject({ code: 0, err: '' });
    const report = jsonOf(ran);
    expect(report).toMatchObject({ game: 'rune-age', edition: 'runewars', bot: 'plain', games: 1, played: 12 });
    const rates: { readonly [side: string]: { readonly won: number } } = Object(report.rates);
    expect(Object.keys(rates)).toEqual(['daqan', 'latari', 'uthuk', 'waiqar']);
    const won = Object.values(rates).reduce((sum, side) => sum + side.won, 0);
    expect(won + Number(report.nobody)).toBeCloseTo(12);
  });

  it('prints the same table for people each time, for the first game too', async () => {
    const line = 'balance --bot random --games 1 --seed 3';
    const { code, out } = await run(line);
    expect(code).toBe(0);
    expect(out).toMatch(/two random players, seed 3: 12 games/);
    expect(out).toMatch(/visio against nox +\d/);
    expect((await run(line)).out).toBe(out);
  });

  it.each([
    ['balance --bot clever', "There is no bot 'clever'"],
    ['balance --games 0', 'from 1'],
    ['balance --edition first', "there is no edition 'first'"],
    ['balance --set options.magic=true', 'options: does not know "magic"'],
  ])('refuses: %s', async (line, complaint) => {
    const { code, out, err } = await run(line);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(complaint);
  });

  it('refuses a game without sides', async () => {
    const { code, err } = await run('balance', { games: sideless() });
    expect(code).toBe(2);
    expect(err).toContain('has no sides to choose');
  });
});

function sideless(): Shelf {
  const games = new Map<string, NonNullable<ReturnType<Shelf['get']>>>();
  for (const [id, shelved] of shelf)
    games.set(
      id,
      shelved((title) => shelve({ ...title, sides: null })),
    );
  return games;
}
