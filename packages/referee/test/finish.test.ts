import type { Concession, Contest, Outcome, Seat } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { endsGame, finishOf } from '../src/finish.ts';
import { placesOf } from '../src/places.ts';

const against = (players: number): Contest => ({ players, together: false });
const beside = (players: number): Contest => ({ players, together: true });

/** These seats have conceded one after the other; with the last of them the game is over. */
const gaveUp = (ends: boolean, ...seats: Seat[]): Concession[] =>
  seats.map((seat, i) => ({ seat, step: i + 1, ends: ends && i === seats.length - 1 }));

const ranked = (score: readonly number[], winners: readonly number[]): Outcome => ({
  kind: 'ranking',
  share: score.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
  score,
});

/** The end, and the order of finish that comes of it. */
function ended(own: Outcome | null, concessions: readonly Concession[], contest: Contest) {
  const finish = finishOf(own, concessions, contest);
  return finish && { ...finish, places: placesOf(finish, concessions) };
}

describe('a game is over when somebody concedes', () => {
  test.each<[string, readonly Seat[], readonly Seat[], Contest, boolean]>([
    ['one of two', [0], [0, 1], against(2), true],
    ['the person against a computer', [0], [0], against(2), true],
    ['whoever plays alone', [0], [0], against(1), true],
    ['whoever plays alone beside the game', [0], [0], beside(1), true],
    ['one of three', [0], [0, 1, 2], against(3), false],
    ['the second of three', [0, 2], [0, 1, 2], against(3), true],
    ['the second of four', [0, 2], [0, 1, 2, 3], against(4), false],
    ['the third of four', [0, 2, 1], [0, 1, 2, 3], against(4), true],
    ['the last person among computers', [1], [1], against(4), true],
    ['one of two persons among computers', [1], [1, 3], against(4), false],
    ['the second of two persons among computers', [1, 3], [1, 3], against(4), true],
    ['one of two against an opponent of the game', [0], [0, 1], against(3), false],
    ['both of two against an opponent of the game', [0, 1], [0, 1], against(3), true],
    ['one of two who play together', [0], [0, 1], beside(2), false],
    ['both of two who play together', [0, 1], [0, 1], beside(2), true],
    ['three of four who play together', [0, 1, 3], [0, 1, 2, 3], beside(4), false],
  ])('%s: %o of people %o', (_who, conceded, people, contest, over) => {
    expect(endsGame(conceded, { people, contest })).toBe(over);
  });
});

describe('the end of a game', () => {
  test('is none while it goes on', () => {
    expect(ended(null, [], against(2))).toBeNull();
    expect(ended(null, gaveUp(false, 0), against(3))).toBeNull();
  });

  test('is its own where nobody has conceded, with places', () => {
    const own = ranked([30, 41, 12, 41], [3]);
    expect(ended(own, [], against(4))).toEqual({ ...own, places: [3, 2, 4, 1] });
    expect(ended(ranked([5, 9, 9], [1, 2]), [], against(3))).toMatchObject({
      share: [0, 0.5, 0.5],
      places: [3, 1, 1],
    });
    const lost = { kind: 'lost-together' as const, share: [0, 0], score: [3, 3] };
    expect(ended(lost, [], beside(2))).toEqual({ ...lost, places: [1, 1] });
  });

  test('of two is the win of the other, without points', () => {
    expect(ended(null, gaveUp(true, 0), against(2))).toEqual({
      ...{ kind: 'ranking', share: [0, 1], score: null, places: [2, 1] },
    });
  });

  test('is shared by those who have not conceded where nobody plays any more', () => {
    expect(ended(null, gaveUp(true, 1), against(3))).toMatchObject({
      ...{ kind: 'shared', share: [0.5, 0, 0.5], places: [1, 3, 1] },
    });
  });

  test('has whoever concedes later above whoever conceded sooner', () => {
    expect(ended(null, gaveUp(true, 2, 0, 3), against(4))?.places).toEqual([3, 1, 4, 2]);
    expect(ended(ranked([10, 20, 90, 30], [2]), gaveUp(false, 2, 0), against(4))?.places).toEqual([3, 2, 4, 1]);
  });

  test('has those who have conceded last, whatever their points, and one of the others has won', () => {
    expect(ended(ranked([60, 41, 12], [0]), gaveUp(false, 0), against(3))).toEqual({
      ...{ kind: 'ranking', share: [0, 1, 0], score: [60, 41, 12], places: [3, 1, 2] },
    });
    expect(ended(ranked([60, 41, 41], [0]), gaveUp(false, 0), against(3))).toMatchObject({
      ...{ kind: 'shared', share: [0, 0.5, 0.5], places: [3, 1, 1] },
    });
    expect(ended(ranked([60, 60, 12], [0, 1]), gaveUp(false, 0), against(3))).toMatchObject({
      ...{ kind: 'ranking', share: [0, 1, 0], places: [3, 1, 2] },
    });
  });

  test('is the opponent’s whom the game plays, where all people have conceded', () => {
    expect(ended(null, gaveUp(true, 0), against(2))?.share).toEqual([0, 1]);
    expect(ended(null, gaveUp(true, 1, 0), against(3))).toMatchObject({ share: [0, 0, 1], places: [2, 3, 1] });
  });

  test('is lost by whoever plays alone', () => {
    expect(ended(null, gaveUp(true, 0), against(1))).toEqual({
      ...{ kind: 'lost-together', share: [0], score: null, places: [1] },
    });
  });

  test('is lost by all who play together when the last of them concedes, and a win is of those who have not', () => {
    expect(ended(null, gaveUp(true, 0, 1), beside(2))).toMatchObject({ kind: 'lost-together', share: [0, 0] });
    expect(ended(null, gaveUp(true, 0), beside(3))).toMatchObject({ kind: 'lost-together', share: [0, 0, 0] });
    const won: Outcome = { kind: 'shared', share: [1 / 3, 1 / 3, 1 / 3], score: [4, 9, 2] };
    expect(ended(won, gaveUp(false, 1), beside(3))).toMatchObject({ share: [0.5, 0, 0.5], places: [1, 3, 2] });
    const lost: Outcome = { kind: 'lost-together', share: [0, 0], score: [4, 0] };
    expect(ended(lost, gaveUp(false, 0), beside(2))).toMatchObject({ kind: 'lost-together', share: [0, 0] });
  });
});
